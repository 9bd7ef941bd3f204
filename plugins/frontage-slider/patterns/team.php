<?php
/** Team members: a slide for each, selected by their portraits. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

$frontage_person = static fn ( string $key, string $name, string $role, string $words, string $color, string $alt ): array => TemplateDocument::slide(
	$key,
	$name,
	TemplateDocument::color_background( $color ),
	[
		TemplateLayers::image(
			TemplateDocument::image( "$key.svg", $alt, 480, 480 ),
			[
				'x'       => [ 'right', 'right', 'center', 'center' ],
				'y'       => 'bottom',
				'offsetX' => [ 90, 40, 0, 0 ],
				'width'   => [ 540, 470, 540, 350 ],
				'height'  => [ 540, 470, 540, 350 ],
			],
			[ 'frames' => TemplateKeyframes::entrance( 150, [ 'y' => 80 ], 900 ) ]
		),
		TemplateLayers::stack(
			'top',
			[
				TemplateLayers::text(
					esc_html( $role ),
					[],
					[
						'color'      => TemplateLayers::DARK,
						'fontSize'   => [ 16, 16, 22, 15 ],
						'fontWeight' => 600,
						'margin'     => TemplateLayers::margin_below( 10, 10, 12, 6 ),
					],
					[ 'frames' => TemplateKeyframes::entrance( 150, [ 'x' => -24 ], 600 ) ]
				),
				TemplateLayers::text(
					esc_html( $name ),
					[],
					[
						'color'      => TemplateLayers::DARK,
						'fontSize'   => [ 60, 52, 58, 36 ],
						'lineHeight' => '1.1em',
						'fontWeight' => 700,
						'margin'     => TemplateLayers::margin_below( 18, 16, 18, 10 ),
					],
					[
						'tag'    => 'h2',
						'frames' => TemplateKeyframes::split_text( 'chars', 250, 28, [ 'y' => 40, 'rotateZ' => 8 ], 600 ),
					]
				),
				TemplateLayers::text(
					esc_html( $words ),
					[ 'maxWidth' => [ 470, 400, 620, 342 ] ],
					[
						'color'    => TemplateLayers::DARK,
						'fontSize' => [ 21, 19, 25, 17 ],
					],
					[ 'frames' => TemplateKeyframes::entrance( 500 ) ]
				),
			],
			[
				'padding' => [
					'top'    => [ 96, 84, 64, 36 ],
					'right'  => [ 24 ],
					'bottom' => [ 0 ],
					'left'   => [ 64, 56, 48, 24 ],
				],
			]
		),
	],
	[
		'thumb'      => TemplateDocument::image( "$key.svg", '', 480, 480 ),
		'transition' => [
			'name'     => 'slideoverup',
			'duration' => 800,
		],
	]
);

TemplateRegistry::show(
	TemplateDocument::slider(
		__( 'Our team', 'frontage-slider' ),
		[
			'gridheight'  => [ 600, 540, 880, 600 ],
			'stopLoop'    => true,
			'stopAtSlide' => 1,
			'progressBar' => [ 'disableProgressBar' => true ],
			'navigation'  => TemplateDocument::navigation(
				[
					'thumbnails' => [
						'enable'          => true,
						'width'           => 72,
						'height'          => 72,
						'min_width'       => 56,
						'space'           => 10,
						'wrapper_padding' => 10,
						'visibleAmount'   => 4,
						'h_align'         => 'left',
						'v_align'         => 'bottom',
						'h_offset'        => 48,
						'v_offset'        => 32,
						'hide_under'      => 780,
					],
					'bullets'    => [
						'enable'    => true,
						'hide_over' => 780,
					],
				]
			),
		],
		[
			$frontage_person( 'face-1', __( 'Ines Aldoy', 'frontage-slider' ), __( 'Founder', 'frontage-slider' ), __( 'Founded the company and still answers the phone herself.', 'frontage-slider' ), '#e9c9a4', __( 'Ines Aldoy, smiling', 'frontage-slider' ) ),
			$frontage_person( 'face-2', __( 'Tom Brandt', 'frontage-slider' ), __( 'Construction manager', 'frontage-slider' ), __( 'Keeps your construction site on schedule.', 'frontage-slider' ), '#b9cfcf', __( 'Tom Brandt, with a beard', 'frontage-slider' ) ),
			$frontage_person( 'face-3', __( 'Sara Nilsen', 'frontage-slider' ), __( 'Architect', 'frontage-slider' ), __( 'Sketches every room by hand first.', 'frontage-slider' ), '#d8d2ea', __( 'Sara Nilsen, wearing round glasses', 'frontage-slider' ) ),
			$frontage_person( 'face-4', __( 'Ama Owusu', 'frontage-slider' ), __( 'Carpenter', 'frontage-slider' ), __( 'Builds custom kitchens and furniture.', 'frontage-slider' ), '#f0d9b8', __( 'Ama Owusu, with her hair up', 'frontage-slider' ) ),
		]
	)
);
