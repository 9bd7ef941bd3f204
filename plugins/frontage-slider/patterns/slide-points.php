<?php
/** A slide: a heading and three short reasons. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

$frontage_point = static fn ( string $title, string $line, int $at ): array => Layers::column(
	'33.333%',
	[
		Layers::text(
			'<strong>' . esc_html( $title ) . '</strong><br>' . esc_html( $line ),
			[],
			[
				'color'    => Layers::INK,
				'fontSize' => [ 19, 18, 22, 16 ],
				'margin'   => [
					'top'    => [ 0 ],
					'right'  => [ 32, 28, 0, 0 ],
					'bottom' => [ 0, 0, 24, 16 ],
					'left'   => [ 0 ],
				],
			],
			[ 'frames' => Frames::enter( $at, [ 'y' => 30 ], 700 ) ]
		),
	]
);

Templates::show_slide(
	Document::slide(
		'points',
		__( 'Three points', 'frontage-slider' ),
		Document::paint( Layers::PAPER ),
		[
			Layers::stack(
				'middle',
				[
					Layers::text(
						esc_html__( 'Three reasons to ask us', 'frontage-slider' ),
						[],
						[
							'color'      => Layers::INK,
							'fontSize'   => [ 48, 42, 48, 32 ],
							'lineHeight' => '1.14em',
							'fontWeight' => 700,
							'margin'     => Layers::below( 36, 32, 32, 20 ),
						],
						[
							'tag'    => 'h2',
							'frames' => Frames::enter( 100 ),
						]
					),
				]
			),
			Layers::row(
				'middle',
				[
					$frontage_point( __( 'Near', 'frontage-slider' ), __( 'Twenty minutes by bicycle, and we do come by bicycle.', 'frontage-slider' ), 300 ),
					$frontage_point( __( 'Clear', 'frontage-slider' ), __( 'One price before we begin, the same one at the end.', 'frontage-slider' ), 450 ),
					$frontage_point( __( 'Here to stay', 'frontage-slider' ), __( 'We look after what we built, for as long as it stands.', 'frontage-slider' ), 600 ),
				],
				[],
				[ 'breakAt' => 2 ]
			),
		]
	)
);
