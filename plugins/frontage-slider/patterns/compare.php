<?php
/** Before and after: one image over the other, revealed by three buttons. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

/** The image and the edge between both move together. */
$frontage_to = static fn ( string $frame ): array => array_map(
	static fn ( string $layer ): array => [
		'on'     => 'click',
		'do'     => 'gotoframe',
		'layer'  => $layer,
		'frames' => [ $frame ],
	],
	[ 'after', 'edge' ]
);

$frontage_show = static fn ( string $label, string $frame ): array => TemplateLayers::button(
	$label,
	[],
	[
		'fontSize' => [ 16, 16, 22, 14 ],
		'padding'  => TemplateLayers::sides( [ 12, 12, 16, 12 ], [ 22, 22, 26, 15 ] ),
		'margin'   => TemplateLayers::sides( [ 0 ], [ 4, 4, 5, 3 ] ),
	],
	[
		'hover'   => TemplateKeyframes::hover( '#ffffff', '#0e3d3a' ),
		'actions' => $frontage_to( $frame ),
	]
);

$frontage_frames = static fn ( string $key, mixed $none, mixed $half, mixed $all ): array => [
	[
		'id' => 'frame_0',
		'to' => [ 'opacity' => [ 1 ] ] + TemplateLayers::breakpoint_values( [ $key => $none ] ),
	],
	[
		'id'       => 'frame_1',
		'at'       => 300,
		'duration' => 1400,
		'to'       => [ 'opacity' => [ 1 ] ] + TemplateLayers::breakpoint_values( [ $key => $half ] ),
	],
	TemplateKeyframes::delayed_keyframe( 'frame_2', 'action', [ $key => $none ], 900 ),
	TemplateKeyframes::delayed_keyframe( 'frame_3', 'action', [ $key => $half ], 900 ),
	TemplateKeyframes::delayed_keyframe( 'frame_4', 'action', [ $key => $all ], 900 ),
];

$frontage_sign = static fn ( string $label, string $side ): array => TemplateLayers::text(
	esc_html( $label ),
	[
		'x'       => $side,
		'offsetX' => [ 24, 24, 24, 14 ],
		'offsetY' => [ 24, 24, 24, 14 ],
		'base'    => 'slide',
	],
	[
		'fontSize'     => [ 15, 15, 22, 14 ],
		'fontWeight'   => 600,
		'background'   => 'rgba(16,32,31,0.82)',
		'padding'      => TemplateLayers::sides( [ 6 ], [ 14 ] ),
		'borderRadius' => TemplateLayers::corners( 999 ),
	]
);

TemplateRegistry::show(
	TemplateDocument::slider(
		__( 'Before and after', 'frontage-slider' ),
		[
			'sliderType'  => 'hero',
			'gridheight'  => [ 720, 600, 520, 420 ],
			'progressBar' => [ 'disableProgressBar' => true ],
			'wrapper'     => [ 'background' => '#10201f' ],
			'navigation'  => [ 'keyboardNavigation' => false ],
		],
		[
			TemplateDocument::slide(
				'room',
				__( 'Before and after', 'frontage-slider' ),
				[
					'type'  => 'image',
					'image' => TemplateDocument::image( 'room-before.svg', __( 'Room before renovation: bare walls, a boarded-up window, a ladder', 'frontage-slider' ), 1680, 1050 ),
				],
				[
					[ 'id' => 'after' ] + TemplateLayers::image(
						TemplateDocument::image( 'room-after.svg', __( 'Room after renovation: an armchair, a lamp, and hills outside the window', 'frontage-slider' ), 1680, 1050 ),
						[
							'inset' => true,
							'base'  => 'slide',
						],
						[
							'style'  => [ 'objectFit' => 'cover' ],
							'clip'   => [ 'origin' => 'left' ],
							'frames' => $frontage_frames( 'clip', 0, 50, 100 ),
						]
					),
					[ 'id' => 'edge' ] + TemplateLayers::shape(
						TemplateLayers::LIGHT,
						[
							'x'      => 'center',
							'width'  => 4,
							'height' => '100%',
							'base'   => 'slide',
						],
						[],
						[ 'frames' => $frontage_frames( 'x', 'left', 0, 'right' ) ]
					),
					$frontage_sign( __( 'After', 'frontage-slider' ), 'left' ),
					$frontage_sign( __( 'Before', 'frontage-slider' ), 'right' ),
					TemplateLayers::stack(
						'bottom',
						[
							$frontage_show( __( 'Show before', 'frontage-slider' ), 'frame_2' ),
							$frontage_show( __( 'Both', 'frontage-slider' ), 'frame_3' ),
							$frontage_show( __( 'Show after', 'frontage-slider' ), 'frame_4' ),
						],
						[ 'padding' => TemplateLayers::sides( [ 24, 24, 24, 16 ], [ 8 ] ) ],
						[ 'textAlign' => 'center' ]
					),
				]
			),
		]
	)
);
