<?php
/** A layer: a round price tag. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

TemplateRegistry::show_layer(
	TemplateLayers::text(
		/* translators: on a price tag; the price stands below in bold */
		esc_html__( 'from', 'frontage-slider' ) . '<br><strong>' . esc_html_x( '$189', 'price tag', 'frontage-slider' ) . '</strong>',
		[
			'x'       => 'right',
			'offsetX' => [ 56, 48, 40, 20 ],
			'offsetY' => [ 48, 44, 40, 20 ],
			'width'   => [ 150, 140, 160, 112 ],
			'height'  => [ 150, 140, 160, 112 ],
		],
		[
			'color'         => TemplateLayers::DARK,
			'background'    => '#f3c77a',
			'fontSize'      => [ 24, 22, 27, 18 ],
			'lineHeight'    => '1.25em',
			'textAlign'     => 'center',
			'verticalAlign' => 'middle',
			'borderRadius'  => TemplateLayers::corners( 999 ),
		],
		[
			'transform' => [ 'rotateZ' => [ 8 ] ],
			'frames'    => TemplateKeyframes::entrance( 600, [ 'y' => -60, 'rotateZ' => -40, 'scaleX' => 0.4, 'scaleY' => 0.4 ], 800, [ 'ease' => 'back.out' ] ),
		]
	)
);
