<?php
/** Three images that cross-fade slowly behind a paper card; the card stays. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

$frontage_scene = static fn ( string $key, string $title, string $file, string $alt, string $position, int|float $from, int|float $to ): array => TemplateDocument::slide(
	$key,
	$title,
	TemplateDocument::image_background(
		$file,
		$alt,
		[
			'position' => $position,
			'panZoom'  => [
				'duration'   => 14000,
				'scaleStart' => $from,
				'scaleEnd'   => $to,
			],
		]
	),
	[],
	[
		'transition' => [
			'name'     => 'fade',
			'duration' => 1800,
		],
	]
);

$frontage_course = static fn ( string $name, string $line ): array => TemplateLayers::text(
	'<strong>' . esc_html( $name ) . '</strong><br>' . esc_html( $line ),
	[],
	[
		'color'    => '#171c1d',
		'fontSize' => [ 17, 17, 21, 15 ],
		'margin'   => TemplateLayers::margin_below( 16, 14, 16, 10 ),
	]
);

TemplateRegistry::show(
	TemplateDocument::slider(
		__( 'An evening with us', 'frontage-slider' ),
		[
			'sliderLayout' => 'fullwidth',
			'gridheight'   => [ 680, 600, 820, 640 ],
			'duration'     => 7000,
			'progressBar'  => [ 'disableProgressBar' => true ],
			'navigation'   => TemplateDocument::navigation(),
		],
		[
			$frontage_scene( 'table', __( 'Table', 'frontage-slider' ), 'table.svg', __( 'Dark table with plates and mussels, seen from above', 'frontage-slider' ), 'right center', 1, 1.06 ),
			$frontage_scene( 'coals', __( 'Fire', 'frontage-slider' ), 'coals.svg', __( 'Fish on a grill over birch coals', 'frontage-slider' ), 'center center', 1.06, 1 ),
			$frontage_scene( 'window', __( 'Window', 'frontage-slider' ), 'window.svg', __( 'Table by a window with boats at dusk', 'frontage-slider' ), 'center center', 1, 1.06 ),
		],
		[
			TemplateLayers::row(
				'middle',
				[
					TemplateLayers::column(
						'100%',
						[
							TemplateLayers::text(
								esc_html__( 'Tonight', 'frontage-slider' ),
								[],
								[
									'color'      => '#171c1d',
									'fontSize'   => [ 44, 40, 46, 32 ],
									'lineHeight' => '1.1em',
									'fontWeight' => 500,
									'margin'     => TemplateLayers::margin_below( 22, 20, 22, 14 ),
								],
								[ 'tag' => 'h2' ]
							),
							$frontage_course( __( 'From the boat', 'frontage-slider' ), __( 'Whatever was landed this afternoon.', 'frontage-slider' ) ),
							$frontage_course( __( 'Over coals', 'frontage-slider' ), __( 'Whole fish, lemon, one green thing.', 'frontage-slider' ) ),
							$frontage_course( __( 'To finish', 'frontage-slider' ), __( 'Cake by the slice, still warm.', 'frontage-slider' ) ),
							TemplateLayers::button(
								__( 'Book a table', 'frontage-slider' ),
								[],
								[
									'color'        => '#160c07',
									'background'   => '#c9623a',
									'borderRadius' => TemplateLayers::corners( 2 ),
									'margin'       => [
										'top'    => [ 10, 8, 10, 4 ],
										'right'  => [ 0 ],
										'bottom' => [ 0 ],
										'left'   => [ 0 ],
									],
								],
								[ 'hover' => TemplateKeyframes::hover( '#f6f0e2', '#171c1d' ) ]
							),
						],
						[
							'background' => '#f6f0e2',
							'padding'    => TemplateLayers::sides( [ 44, 38, 44, 26 ], [ 44, 38, 44, 26 ] ),
							'boxShadow'  => [
								'color' => 'rgba(0,0,0,0.45)',
								'y'     => [ 24 ],
								'blur'  => [ 60 ],
							],
						]
					),
				],
				[
					'padding' => [
						'top'    => [ 0 ],
						'right'  => [ 780, 590, 260, 60 ],
						'bottom' => [ 0 ],
						'left'   => [ 64, 56, 48, 24 ],
					],
				]
			),
		]
	)
);
