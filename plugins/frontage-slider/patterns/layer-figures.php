<?php
/** Layers: three numbers with a label each. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

$frontage_figure = static fn ( string $number, string $word, int $at ): array => TemplateLayers::column(
	'33.333%',
	[
		TemplateLayers::text(
			'<strong>' . esc_html( $number ) . '</strong>',
			[],
			[
				'fontSize'   => [ 48, 42, 50, 32 ],
				'lineHeight' => '1.15em',
			],
			[ 'frames' => TemplateKeyframes::entrance( $at, [ 'y' => 30 ], 700 ) ]
		),
		TemplateLayers::text( esc_html( $word ), [], [ 'fontSize' => [ 17, 16, 21, 14 ] ], [ 'frames' => TemplateKeyframes::entrance( $at + 150, [ 'y' => 20 ], 700 ) ] ),
	]
);

TemplateRegistry::show_layer(
	TemplateLayers::row(
		'bottom',
		[
			$frontage_figure( '38', __( 'homes built', 'frontage-slider' ), 300 ),
			$frontage_figure( '11', __( 'team members', 'frontage-slider' ), 450 ),
			$frontage_figure( '1987', __( 'founded', 'frontage-slider' ), 600 ),
		],
		[ 'padding' => TemplateLayers::sides( [ 40, 36, 36, 44 ], [ 64, 56, 48, 24 ] ) ],
		[ 'breakAt' => 3 ]
	)
);
