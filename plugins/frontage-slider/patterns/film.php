<?php
/** A short muted video behind a headline; the slider's own button pauses it. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

TemplateRegistry::show(
	TemplateDocument::slider(
		__( 'Video', 'frontage-slider' ),
		[
			'sliderLayout' => 'fullwidth',
			'gridheight'   => [ 680, 600, 720, 600 ],
			'navigation'   => TemplateDocument::navigation(),
		],
		[
			TemplateDocument::slide(
				'harbour',
				__( 'Harbor at dusk', 'frontage-slider' ),
				TemplateDocument::video_background( 'harbour.mp4', 'harbour.webp', __( 'Sailboat and lighthouse after sunset', 'frontage-slider' ) ),
				[
					TemplateLayers::shape( 'linear-gradient(90deg, rgba(9,16,38,0.82), rgba(9,16,38,0.55) 42%, rgba(9,16,38,0) 78%)', [], [], [ 'visible' => [ true, true, false, false ] ] ),
					TemplateLayers::shape( 'rgba(9,16,38,0.6)', [], [], [ 'visible' => [ false, false, true, true ] ] ),
					TemplateLayers::stack(
						'middle',
						[
							TemplateLayers::text(
								esc_html__( 'Stay overnight at the harbor', 'frontage-slider' ),
								[ 'maxWidth' => [ 640, 560, 620, 342 ] ],
								[
									'fontSize'   => [ 72, 62, 62, 40 ],
									'lineHeight' => '1.06em',
									'fontWeight' => 700,
									'margin'     => TemplateLayers::margin_below( 24, 22, 22, 18 ),
								],
								[
									'tag'    => 'h2',
									'frames' => TemplateKeyframes::split_text( 'lines', 300, 140 ),
								]
							),
							TemplateLayers::text(
								esc_html__( 'Rent a berth for the weekend, or a room above the boathouse. Breakfast is included.', 'frontage-slider' ),
								[ 'maxWidth' => [ 480, 460, 560, 330 ] ],
								[
									'fontSize' => [ 20, 19, 24, 17 ],
									'margin'   => TemplateLayers::margin_below( 36, 32, 32, 28 ),
								],
								[ 'frames' => TemplateKeyframes::entrance( 700 ) ]
							),
							TemplateLayers::button(
								__( 'Reserve a berth', 'frontage-slider' ),
								[],
								[ 'margin' => TemplateLayers::margin_below( 12 ) ],
								[
									'hover'  => TemplateKeyframes::hover( '#ffffff', '#0e4a47' ),
									'frames' => TemplateKeyframes::entrance( 900 ),
								]
							),
						]
					),
				]
			),
		]
	)
);
