<?php
/** A large slowly zooming image, a headline whose words appear one by one, two buttons. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

$frontage_words = static fn ( string $kicker, string $headline, string $line, string $tag ): array => TemplateLayers::stack(
	'middle',
	[
		TemplateLayers::text(
			esc_html( $kicker ),
			[],
			[
				'fontSize'      => [ 15, 15, 19, 14 ],
				'fontWeight'    => 600,
				'letterSpacing' => 2,
				'textTransform' => 'uppercase',
				'margin'        => TemplateLayers::margin_below( 18, 16, 16, 14 ),
			],
			[ 'frames' => TemplateKeyframes::entrance( 100, [ 'x' => -32 ], 700 ) ]
		),
		TemplateLayers::text(
			esc_html( $headline ),
			[ 'maxWidth' => [ 760, 660, 620, 342 ] ],
			[
				'fontSize'   => [ 78, 66, 64, 42 ],
				'lineHeight' => '1.06em',
				'fontWeight' => 700,
				'margin'     => TemplateLayers::margin_below( 24, 22, 22, 18 ),
			],
			[
				'tag'    => $tag,
				'frames' => TemplateKeyframes::split_text( 'words', 250, 90 ),
			]
		),
		TemplateLayers::text(
			esc_html( $line ),
			[ 'maxWidth' => [ 520, 480, 560, 330 ] ],
			[
				'fontSize' => [ 20, 19, 24, 17 ],
				'margin'   => TemplateLayers::margin_below( 36, 32, 32, 28 ),
			],
			[ 'frames' => TemplateKeyframes::entrance( 650 ) ]
		),
		TemplateLayers::button(
			__( 'See our work', 'frontage-slider' ),
			[],
			[
				'margin' => [
					'top'    => [ 0 ],
					'right'  => [ 12 ],
					'bottom' => [ 12 ],
					'left'   => [ 0 ],
				],
			],
			[
				'hover'  => TemplateKeyframes::hover( '#ffffff', '#0e4a47' ),
				'frames' => TemplateKeyframes::entrance( 850 ),
			]
		),
		TemplateLayers::button(
			__( 'Contact us', 'frontage-slider' ),
			[],
			[
				'color'       => TemplateLayers::LIGHT,
				'background'  => 'rgba(8,26,28,0.35)',
				'borderStyle' => 'solid',
				'borderColor' => TemplateLayers::LIGHT,
				'borderWidth' => TemplateLayers::sides( [ 1 ], [ 1 ] ),
				'margin'      => TemplateLayers::margin_below( 12 ),
			],
			[
				'hover'  => TemplateKeyframes::hover( TemplateLayers::DARK, TemplateLayers::LIGHT ),
				'frames' => TemplateKeyframes::entrance( 950 ),
			]
		),
	]
);

TemplateRegistry::show(
	TemplateDocument::slider(
		__( 'Welcome', 'frontage-slider' ),
		[
			'sliderLayout' => 'fullwidth',
			'gridheight'   => [ 720, 620, 760, 620 ],
			'duration'     => 8000,
			'navigation'   => TemplateDocument::navigation(
				[
					'arrows'  => [
						'enable'     => true,
						'hide_under' => 1300,
					],
					'bullets' => [ 'enable' => true ],
				]
			),
		],
		[
			TemplateDocument::slide(
				'coast',
				__( 'Calm water', 'frontage-slider' ),
				TemplateDocument::image_background(
					'coast.svg',
					__( 'Bay at dusk with hills in the background', 'frontage-slider' ),
					[
						'panZoom'  => [
							'duration'   => 16000,
							'scaleStart' => 1,
							'scaleEnd'   => 1.08,
						],
						'position' => 'center bottom',
					]
				),
				[
					TemplateLayers::shape( 'linear-gradient(90deg, rgba(6,22,28,0.86), rgba(6,22,28,0.62) 42%, rgba(6,22,28,0.08) 82%)', [], [], [ 'visible' => [ true, true, false, false ] ] ),
					TemplateLayers::shape( 'rgba(6,22,28,0.66)', [], [], [ 'visible' => [ false, false, true, true ] ] ),
					$frontage_words( __( 'Since 1987', 'frontage-slider' ), __( 'Build your home by the water', 'frontage-slider' ), __( 'We design, build, and maintain homes by the water. See what we have built so far.', 'frontage-slider' ), 'h2' ),
				]
			),
			TemplateDocument::slide(
				'peaks',
				__( 'Higher ground', 'frontage-slider' ),
				TemplateDocument::image_background(
					'peaks.svg',
					__( 'Mountains at first light', 'frontage-slider' ),
					[
						'panZoom' => [
							'duration'   => 16000,
							'scaleStart' => 1.08,
							'scaleEnd'   => 1,
						],
					]
				),
				[
					TemplateLayers::shape( 'linear-gradient(90deg, rgba(16,18,38,0.86), rgba(16,18,38,0.62) 42%, rgba(16,18,38,0.08) 82%)', [], [], [ 'visible' => [ true, true, false, false ] ] ),
					TemplateLayers::shape( 'rgba(16,18,38,0.66)', [], [], [ 'visible' => [ false, false, true, true ] ] ),
					$frontage_words( __( 'New this year', 'frontage-slider' ), __( 'Now building in the mountains, too', 'frontage-slider' ), __( 'Lightweight homes for steep sites, finished in one summer and warm every winter.', 'frontage-slider' ), 'h2' ),
				],
				[
					'transition' => [
						'name'     => 'slidingoverlayhorizontal',
						'duration' => 1200,
					],
				]
			),
		]
	)
);
