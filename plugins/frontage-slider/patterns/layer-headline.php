<?php
/** Layers: heading, sentence and button, one below the other. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

TemplateRegistry::show_layer(
	TemplateLayers::stack(
		'middle',
		[
			TemplateLayers::text(
				esc_html__( 'Your headline here', 'frontage-slider' ),
				[ 'maxWidth' => [ 640, 560, 620, 342 ] ],
				[
					'fontSize'   => [ 52, 46, 48, 32 ],
					'lineHeight' => '1.12em',
					'fontWeight' => 700,
					'margin'     => TemplateLayers::margin_below( 16, 16, 16, 12 ),
				],
				[
					'tag'    => 'h2',
					'frames' => TemplateKeyframes::entrance( 150 ),
				]
			),
			TemplateLayers::text(
				esc_html__( 'One sentence on what your customers get.', 'frontage-slider' ),
				[ 'maxWidth' => [ 520, 480, 560, 330 ] ],
				[
					'fontSize' => [ 19, 18, 23, 17 ],
					'margin'   => TemplateLayers::margin_below( 28, 26, 28, 22 ),
				],
				[ 'frames' => TemplateKeyframes::entrance( 350 ) ]
			),
			TemplateLayers::button( __( 'Learn more', 'frontage-slider' ), [], [], [ 'frames' => TemplateKeyframes::entrance( 550 ) ] ),
		]
	)
);
