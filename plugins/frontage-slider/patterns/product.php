<?php
/** A product with hotspots: points on the image open notes, and everything moves slightly with the pointer. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

// Position of the lamp from the center of the grid, and its size, at each breakpoint.
$frontage_x     = [ 270, 220, 0, 0 ];
$frontage_y     = [ 10, 10, -262, -180 ];
$frontage_scale = [ 0.62, 0.54, 0.52, 0.36 ];

/** Converts a point of the drawing (800 × 1000) to offsets from the center of the grid. */
$frontage_at = static fn ( int $x, int $y ): array => [
	'x'       => 'center',
	'y'       => 'middle',
	'offsetX' => array_map( static fn ( int $middle, float $scale ): int => (int) round( $middle + ( $x - 400 ) * $scale ), $frontage_x, $frontage_scale ),
	'offsetY' => array_map( static fn ( int $middle, float $scale ): int => (int) round( $middle + ( $y - 500 ) * $scale ), $frontage_y, $frontage_scale ),
];

$frontage_point = static fn ( string $id, string $title, int $x, int $y, int $after ): array => TemplateLayers::svg(
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44" width="100%" height="100%" aria-hidden="true"><circle cx="22" cy="22" r="21" fill="#10201f" fill-opacity="0.28"></circle><circle cx="22" cy="22" r="15" fill="#fbfaf7"></circle><path d="M22 15v14M15 22h14" stroke="#10201f" stroke-width="2.5" stroke-linecap="round"></path></svg>',
	$frontage_at( $x, $y ) + [
		'width'  => [ 44, 44, 56, 44 ],
		'height' => [ 44, 44, 56, 44 ],
		'zIndex' => 4,
	],
	[
		'title'    => $title,
		'parallax' => 3,
		'loop'     => [
			'from'     => [
				'scaleX' => [ 1 ],
				'scaleY' => [ 1 ],
			],
			'to'       => [
				'scaleX' => [ 1.14 ],
				'scaleY' => [ 1.14 ],
			],
			'duration' => 1200,
			'ease'     => 'sine.inOut',
			'yoyo'     => [ 'scale' => true ],
		],
		'frames'   => TemplateKeyframes::entrance( $after, [ 'scaleX' => 0, 'scaleY' => 0 ], 500, [ 'ease' => 'back.out' ] ),
		'actions'  => [
			[
				'on'    => 'click',
				'do'    => 'togglelayer',
				'layer' => $id,
				'state' => 'hidden',
			],
			// Only one note is open at a time.
			...array_map(
				static fn ( string $other ): array => [
					'on'    => 'click',
					'do'    => 'stoplayer',
					'layer' => $other,
				],
				array_values( array_diff( [ 'about-shade', 'about-switch', 'about-foot' ], [ $id ] ) )
			),
		],
	]
);

$frontage_note = static fn ( string $id, string $title, string $line, int $x, int $y ): array => [
	'id' => $id,
] + TemplateLayers::text(
	'<strong>' . esc_html( $title ) . '</strong><br>' . esc_html( $line ),
	[ 'width' => [ 230, 220, 300, 220 ] ] + $frontage_at( $x, $y ),
	[
		'color'        => TemplateLayers::DARK,
		'background'   => '#ffffff',
		'fontSize'     => [ 15, 15, 20, 15 ],
		'padding'      => TemplateLayers::sides( [ 14 ], [ 18 ] ),
		'borderRadius' => TemplateLayers::corners( 12 ),
		'boxShadow'    => [
			'color' => 'rgba(16,32,31,0.22)',
			'y'     => [ 12 ],
			'blur'  => [ 32 ],
		],
		'zIndex'       => 5,
	],
	[
		'parallax' => 3,
		'frames'   => [
			[
				'id' => 'frame_0',
				'to' => TemplateLayers::breakpoint_values( [ 'opacity' => 0, 'y' => 12, 'scaleX' => 0.94, 'scaleY' => 0.94 ] ),
			],
			[
				'id'       => 'frame_1',
				'at'       => 'action',
				'duration' => 300,
				'ease'     => 'power3.out',
				'to'       => [ 'opacity' => [ 1 ] ],
			],
			TemplateKeyframes::delayed_keyframe( 'frame_999', 'action', [ 'opacity' => 0, 'y' => 12 ], 200 ),
		],
	]
);

TemplateRegistry::show(
	TemplateDocument::slider(
		__( 'Lamp', 'frontage-slider' ),
		[
			'sliderType'   => 'hero',
			'sliderLayout' => 'fullwidth',
			'gridheight'   => [ 700, 620, 1080, 800 ],
			'progressBar'  => [ 'disableProgressBar' => true ],
			'parallax'     => [
				'type'             => 'mouse',
				'levels'           => [ 6, 12, 18, 24, 30, 36, 42, 48, 54, 60, 66, 72, 78, 84, 90, 96 ],
				'origo'            => 'slidercenter',
				'speed'            => 600,
				'disable_onmobile' => true,
			],
			'navigation'   => [ 'keyboardNavigation' => false ],
		],
		[
			TemplateDocument::slide(
				'lamp',
				__( 'Lamp', 'frontage-slider' ),
				TemplateDocument::color_background( 'linear-gradient(120deg, #f6ead6, #e7cfa6)' ),
				[
					TemplateLayers::shape(
						'rgba(255,255,255,0.5)',
						$frontage_at( 400, 460 ) + [
							'width'  => [ 620, 520, 500, 350 ],
							'height' => [ 620, 520, 500, 350 ],
						],
						[ 'borderRadius' => TemplateLayers::corners( 999 ) ],
						[
							'parallax' => 1,
							'frames'   => TemplateKeyframes::entrance( 0, [ 'scaleX' => 0.7, 'scaleY' => 0.7 ], 1200 ),
						]
					),
					TemplateLayers::image(
						TemplateDocument::image( 'lamp.svg', __( 'Table lamp with a green glass shade and a wooden base', 'frontage-slider' ), 800, 1000 ),
						$frontage_at( 400, 500 ) + [
							'width'  => array_map( static fn ( float $scale ): int => (int) round( 800 * $scale ), $frontage_scale ),
							'height' => array_map( static fn ( float $scale ): int => (int) round( 1000 * $scale ), $frontage_scale ),
						],
						[
							'parallax' => 3,
							'frames'   => TemplateKeyframes::entrance( 150, [ 'y' => 60 ], 1100 ),
						]
					),
					$frontage_point( 'about-shade', __( 'Shade details', 'frontage-slider' ), 250, 270, 900 ),
					$frontage_point( 'about-switch', __( 'Switch details', 'frontage-slider' ), 400, 640, 1000 ),
					$frontage_point( 'about-foot', __( 'Base details', 'frontage-slider' ), 480, 884, 1100 ),
					TemplateLayers::row(
						'middle',
						[
							TemplateLayers::column(
								'100%',
								[
									TemplateLayers::text(
										esc_html__( 'Glass, brass, and oak', 'frontage-slider' ),
										[],
										[
											'color'      => TemplateLayers::DARK,
											'fontSize'   => [ 16, 16, 20, 15 ],
											'fontWeight' => 600,
											'margin'     => TemplateLayers::margin_below( 14, 14, 14, 8 ),
										],
										[ 'frames' => TemplateKeyframes::entrance( 200, [ 'x' => -24 ], 600 ) ]
									),
									TemplateLayers::text(
										esc_html__( 'Warm light for every evening', 'frontage-slider' ),
										[ 'maxWidth' => [ 520, 430, 640, 342 ] ],
										[
											'color'      => TemplateLayers::DARK,
											'fontSize'   => [ 58, 48, 50, 32 ],
											'lineHeight' => '1.1em',
											'fontWeight' => 700,
											'margin'     => TemplateLayers::margin_below( 20, 18, 18, 12 ),
										],
										[
											'tag'    => 'h2',
											'frames' => TemplateKeyframes::entrance( 300 ),
										]
									),
									TemplateLayers::text(
										esc_html__( 'Select a point to see how it’s made. Dimmable light, replaceable bulb, washable glass.', 'frontage-slider' ),
										[ 'maxWidth' => [ 440, 400, 600, 342 ] ],
										[
											'color'    => TemplateLayers::DARK,
											'fontSize' => [ 19, 18, 22, 16 ],
											'margin'   => TemplateLayers::margin_below( 28, 26, 26, 18 ),
										],
										[ 'frames' => TemplateKeyframes::entrance( 450 ) ]
									),
									TemplateLayers::button(
										__( 'Order for $189', 'frontage-slider' ),
										[],
										[
											'color'      => TemplateLayers::LIGHT,
											'background' => '#0e3d3a',
										],
										[
											'hover'  => TemplateKeyframes::hover( '#ffffff', '#10201f' ),
											'frames' => TemplateKeyframes::entrance( 600 ),
										]
									),
								]
							),
						],
						[
							'padding' => [
								'top'    => [ 0, 0, 540, 400 ],
								'right'  => [ 660, 540, 48, 24 ],
								'bottom' => [ 0 ],
								'left'   => [ 64, 56, 48, 24 ],
							],
						]
					),
					$frontage_note( 'about-shade', __( 'Mouth-blown', 'frontage-slider' ), __( 'Two layers of glass for a warm glow without the glare.', 'frontage-slider' ), 400, 130 ),
					$frontage_note( 'about-switch', __( 'Dimmer dial', 'frontage-slider' ), __( 'Dims from candlelight to reading light.', 'frontage-slider' ), 400, 500 ),
					$frontage_note( 'about-foot', __( 'Oiled oak', 'frontage-slider' ), __( 'The heavy base keeps it stable.', 'frontage-slider' ), 400, 740 ),
				]
			),
		]
	)
);
