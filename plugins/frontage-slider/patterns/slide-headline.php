<?php
/** A slide: a large centered headline and a button. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

TemplateRegistry::show_slide(
	TemplateDocument::slide(
		'headline',
		__( 'Headline', 'frontage-slider' ),
		TemplateDocument::color_background( 'linear-gradient(140deg, #0e3d3a, #10201f)' ),
		[
			TemplateLayers::stack(
				'middle',
				[
					TemplateLayers::text(
						esc_html__( 'Say one thing, and say it big', 'frontage-slider' ),
						[ 'maxWidth' => [ 860, 760, 660, 342 ] ],
						[
							'fontSize'   => [ 68, 58, 60, 40 ],
							'lineHeight' => '1.1em',
							'fontWeight' => 700,
							'textAlign'  => 'center',
							'margin'     => TemplateLayers::centered( 32, 30, 32, 24 ),
						],
						[
							'tag'    => 'h2',
							'frames' => TemplateKeyframes::split_text( 'words', 150, 80 ),
						]
					),
					TemplateLayers::button(
						__( 'Learn more', 'frontage-slider' ),
						[],
						[],
						[
							'hover'  => TemplateKeyframes::hover( TemplateLayers::DARK, '#f3c77a' ),
							'frames' => TemplateKeyframes::entrance( 700 ),
						]
					),
				],
				[],
				[ 'textAlign' => 'center' ]
			),
		]
	)
);
