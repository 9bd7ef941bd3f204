<?php
/** A short film without sound behind a headline; the slider's own button pauses it. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

Templates::show(
	Document::slider(
		__( 'Film', 'frontage-slider' ),
		[
			'sliderLayout' => 'fullwidth',
			'gridheight'   => [ 680, 600, 720, 600 ],
			'navigation'   => Document::navigation(),
		],
		[
			Document::slide(
				'harbour',
				__( 'Harbour at dusk', 'frontage-slider' ),
				Document::film( 'harbour.mp4', 'harbour.webp', __( 'A sailing boat and a lighthouse after sunset', 'frontage-slider' ) ),
				[
					Layers::shape( 'linear-gradient(90deg, rgba(9,16,38,0.82), rgba(9,16,38,0.55) 42%, rgba(9,16,38,0) 78%)', [], [], [ 'visible' => [ true, true, false, false ] ] ),
					Layers::shape( 'rgba(9,16,38,0.6)', [], [], [ 'visible' => [ false, false, true, true ] ] ),
					Layers::stack(
						'middle',
						[
							Layers::text(
								esc_html__( 'The light is on all night', 'frontage-slider' ),
								[ 'maxWidth' => [ 640, 560, 620, 342 ] ],
								[
									'fontSize'   => [ 72, 62, 62, 40 ],
									'lineHeight' => '1.06em',
									'fontWeight' => 700,
									'margin'     => Layers::below( 24, 22, 22, 18 ),
								],
								[
									'tag'    => 'h2',
									'frames' => Frames::pieces( 'lines', 300, 140 ),
								]
							),
							Layers::text(
								esc_html__( 'A berth for the weekend, a bed above the boathouse, breakfast when the fog has gone.', 'frontage-slider' ),
								[ 'maxWidth' => [ 480, 460, 560, 330 ] ],
								[
									'fontSize' => [ 20, 19, 24, 17 ],
									'margin'   => Layers::below( 36, 32, 32, 28 ),
								],
								[ 'frames' => Frames::enter( 700 ) ]
							),
							Layers::button(
								__( 'Ask for a berth', 'frontage-slider' ),
								[],
								[ 'margin' => Layers::below( 12 ) ],
								[
									'hover'  => Frames::hover( '#ffffff', '#0e4a47' ),
									'frames' => Frames::enter( 900 ),
								]
							),
						]
					),
				]
			),
		]
	)
);
