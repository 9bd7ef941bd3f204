<?php
/** A slide: a heading and three short reasons. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

$frontage_point = static fn ( string $title, string $line, int $at ): array => TemplateLayers::column(
	'33.333%',
	[
		TemplateLayers::text(
			'<strong>' . esc_html( $title ) . '</strong><br>' . esc_html( $line ),
			[],
			[
				'color'    => TemplateLayers::INK,
				'fontSize' => [ 19, 18, 22, 16 ],
				'margin'   => [
					'top'    => [ 0 ],
					'right'  => [ 32, 28, 0, 0 ],
					'bottom' => [ 0, 0, 24, 16 ],
					'left'   => [ 0 ],
				],
			],
			[ 'frames' => TemplateKeyframes::entrance( $at, [ 'y' => 30 ], 700 ) ]
		),
	]
);

TemplateRegistry::show_slide(
	TemplateDocument::slide(
		'points',
		__( 'Three points', 'frontage-slider' ),
		TemplateDocument::color_background( TemplateLayers::PAPER ),
		[
			TemplateLayers::stack(
				'middle',
				[
					TemplateLayers::text(
						esc_html__( 'Three reasons to choose us', 'frontage-slider' ),
						[],
						[
							'color'      => TemplateLayers::INK,
							'fontSize'   => [ 48, 42, 48, 32 ],
							'lineHeight' => '1.14em',
							'fontWeight' => 700,
							'margin'     => TemplateLayers::margin_below( 36, 32, 32, 20 ),
						],
						[
							'tag'    => 'h2',
							'frames' => TemplateKeyframes::entrance( 100 ),
						]
					),
				]
			),
			TemplateLayers::row(
				'middle',
				[
					$frontage_point( __( 'Nearby', 'frontage-slider' ), __( 'We’re twenty minutes away by bike.', 'frontage-slider' ), 300 ),
					$frontage_point( __( 'Clear', 'frontage-slider' ), __( 'The price we quote is the price you pay.', 'frontage-slider' ), 450 ),
					$frontage_point( __( 'Long-term service', 'frontage-slider' ), __( 'We maintain what we build for as long as it stands.', 'frontage-slider' ), 600 ),
				],
				[],
				[ 'breakAt' => 2 ]
			),
		]
	)
);
