<?php
/** A slide: a slowly zooming image with a caption. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

TemplateRegistry::show_slide(
	TemplateDocument::slide(
		'picture',
		__( 'Image', 'frontage-slider' ),
		TemplateDocument::image_background(
			'forest.svg',
			__( 'Misty forest', 'frontage-slider' ),
			[
				'panZoom' => [
					'duration'   => 14000,
					'scaleStart' => 1,
					'scaleEnd'   => 1.1,
				],
			]
		),
		[
			TemplateLayers::stack(
				'bottom',
				[
					TemplateLayers::text(
						esc_html__( 'Quiet hikes, far from the crowds', 'frontage-slider' ),
						[ 'display' => 'inline-block' ],
						[
							'background'   => 'rgba(10,24,24,0.82)',
							'fontSize'     => [ 21, 20, 24, 17 ],
							'padding'      => TemplateLayers::sides( [ 12 ], [ 20, 20, 20, 16 ] ),
							'borderRadius' => TemplateLayers::corners( 10 ),
						],
						[ 'frames' => TemplateKeyframes::entrance( 300, [ 'x' => -32 ], 700 ) ]
					),
				],
				[ 'padding' => TemplateLayers::sides( [ 48, 44, 40, 48 ], [ 64, 56, 48, 24 ] ) ]
			),
		]
	)
);
