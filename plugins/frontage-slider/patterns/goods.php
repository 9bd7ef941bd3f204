<?php
/** One product on its own color: ground, image, and text change together, the button stays. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

$frontage_ink = '#2a1d14'; // At least 4.5 : 1 on the three grounds.

$frontage_good = static fn ( string $key, string $title, string $line, string $file, string $alt, string $ground ): array => TemplateDocument::slide(
	$key,
	$title,
	TemplateDocument::color_background( $ground ),
	[
		TemplateLayers::image(
			TemplateDocument::image( $file, $alt, 880, 990 ),
			[
				'x'      => [ 'right', 'right', 'center', 'center' ],
				'width'  => [ '50%', '50%', '100%', '100%' ],
				'height' => [ '100%', '100%', 520, 300 ],
				'base'   => 'slide',
			],
			[
				'style'  => [ 'objectFit' => 'cover' ],
				'frames' => TemplateKeyframes::entrance( 0, [ 'scaleX' => 1.06, 'scaleY' => 1.06 ], 1200 ),
			]
		),
		TemplateLayers::stack(
			'middle',
			[
				TemplateLayers::text(
					esc_html( $title ),
					[ 'maxWidth' => [ 480, 400, 640, 342 ] ],
					[
						'color'      => $frontage_ink,
						'fontSize'   => [ 72, 60, 64, 44 ],
						'lineHeight' => '1.06em',
						'fontWeight' => 600,
						'margin'     => TemplateLayers::margin_below( 20, 18, 16, 12 ),
					],
					[
						'tag'    => 'h2',
						'frames' => TemplateKeyframes::split_text( 'words', 200, 90, [ 'y' => 40 ] ),
					]
				),
				TemplateLayers::text(
					esc_html( $line ),
					[ 'maxWidth' => [ 420, 380, 600, 342 ] ],
					[
						'color'    => $frontage_ink,
						'fontSize' => [ 20, 19, 24, 17 ],
						'margin'   => TemplateLayers::margin_below( 96, 92, 110, 88 ), // The button's place.
					],
					[ 'frames' => TemplateKeyframes::entrance( 450, [ 'y' => 24 ], 700 ) ]
				),
			],
			[
				'padding' => [
					'top'    => [ 0, 0, 520, 300 ],
					'right'  => [ 700, 540, 48, 24 ],
					'bottom' => [ 0 ],
					'left'   => [ 64, 56, 48, 24 ],
				],
			]
		),
	],
	[
		'transition' => [
			'name'     => 'fade',
			'duration' => 600,
		],
	]
);

TemplateRegistry::show(
	TemplateDocument::slider(
		__( 'From the shelf', 'frontage-slider' ),
		[
			'sliderLayout' => 'fullwidth',
			'gridheight'   => [ 620, 540, 920, 660 ],
			'duration'     => 6500,
			'progressBar'  => [ 'disableProgressBar' => true ],
			'navigation'   => TemplateDocument::navigation(
				[
					'bullets' => [
						'enable'   => true,
						'style'    => 'bars',
						'color'    => $frontage_ink,
						'h_align'  => 'right',
						'h_offset' => 60, // Next to the pause button.
					],
				]
			),
		],
		[
			$frontage_good( 'mug', __( 'Mug', 'frontage-slider' ), __( 'A handle for four fingers. It keeps coffee warm through the first email.', 'frontage-slider' ), 'mug.svg', __( 'Stoneware mug with a rust-colored glaze', 'frontage-slider' ), '#93a7ab' ),
			$frontage_good( 'pitcher', __( 'Pitcher', 'frontage-slider' ), __( 'Water at lunch, flowers for the rest of the day.', 'frontage-slider' ), 'pitcher.svg', __( 'Speckled pitcher with a clay base', 'frontage-slider' ), '#b9c3a4' ),
			$frontage_good( 'vase', __( 'Vase', 'frontage-slider' ), __( 'One branch is enough.', 'frontage-slider' ), 'vase.svg', __( 'Green vase with a narrow neck', 'frontage-slider' ), '#e3a94a' ),
		],
		[
			TemplateLayers::stack(
				'bottom',
				[
					TemplateLayers::button(
						__( 'Shop all', 'frontage-slider' ),
						[],
						[
							'color'      => '#fbfaf7',
							'background' => $frontage_ink,
						],
						[
							'hover' => TemplateKeyframes::hover( $frontage_ink, '#fbfaf7' ),
						]
					),
				],
				[
					'padding' => [
						'top'    => [ 0 ],
						'right'  => [ 700, 540, 48, 24 ],
						'bottom' => [ 64, 56, 64, 40 ],
						'left'   => [ 64, 56, 48, 24 ],
					],
				]
			),
		]
	)
);
