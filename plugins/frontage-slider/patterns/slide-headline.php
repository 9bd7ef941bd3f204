<?php
/** A slide: large words in the middle, and a button. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

Templates::show_slide(
	Document::slide(
		'headline',
		__( 'Headline', 'frontage-slider' ),
		Document::paint( 'linear-gradient(140deg, #0e3d3a, #10201f)' ),
		[
			Layers::stack(
				'middle',
				[
					Layers::text(
						esc_html__( 'Say one thing, and say it large', 'frontage-slider' ),
						[ 'maxWidth' => [ 860, 760, 660, 342 ] ],
						[
							'fontSize'   => [ 68, 58, 60, 40 ],
							'lineHeight' => '1.1em',
							'fontWeight' => 700,
							'textAlign'  => 'center',
							'margin'     => Layers::centred( 32, 30, 32, 24 ),
						],
						[
							'tag'    => 'h2',
							'frames' => Frames::pieces( 'words', 150, 80 ),
						]
					),
					Layers::button(
						__( 'Go on', 'frontage-slider' ),
						[],
						[],
						[
							'hover'  => Frames::hover( Layers::DARK, '#f3c77a' ),
							'frames' => Frames::enter( 700 ),
						]
					),
				],
				[],
				[ 'textAlign' => 'center' ]
			),
		]
	)
);
