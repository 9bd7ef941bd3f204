<?php
/** Half image, half text: the image is revealed, then the text line by line. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

$frontage_half = static fn ( string $key, string $title, string $line, string $button, string $file, string $alt, string $number ): array => TemplateDocument::slide(
	$key,
	$title,
	TemplateDocument::color_background( TemplateLayers::PAPER ),
	[
		TemplateLayers::image(
			TemplateDocument::image( $file, $alt, 1200, 1200 ),
			[
				'x'      => [ 'right', 'right', 'center', 'center' ],
				'width'  => [ '50%', '50%', '100%', '100%' ],
				'height' => [ '100%', '100%', 480, 280 ],
				'base'   => 'slide',
			],
			[
				'style'  => [ 'objectFit' => 'cover' ],
				'clip'   => [
					'shape'  => 'rectangle',
					'origin' => 'right',
				],
				'frames' => [
					[
						'id' => 'frame_0',
						'to' => [
							'clip'    => [ 0 ],
							'opacity' => [ 1 ],
						],
					],
					[
						'id'       => 'frame_1',
						'at'       => 0,
						'duration' => 1100,
						'ease'     => 'power3.inOut',
						'to'       => [
							'clip'    => [ 100 ],
							'opacity' => [ 1 ],
						],
					],
				],
			]
		),
		TemplateLayers::stack(
			'middle',
			[
				TemplateLayers::text(
					esc_html( $number ),
					[],
					[
						'color'      => TemplateLayers::INK,
						'fontSize'   => [ 15, 15, 20, 14 ],
						'fontWeight' => 600,
						'margin'     => TemplateLayers::margin_below( 18, 16, 16, 10 ),
					],
					[ 'frames' => TemplateKeyframes::entrance( 300, [ 'x' => -24 ], 600 ) ]
				),
				TemplateLayers::text(
					esc_html( $title ),
					[ 'maxWidth' => [ 500, 400, 640, 342 ] ],
					[
						'color'      => TemplateLayers::INK,
						'fontSize'   => [ 52, 44, 48, 32 ],
						'lineHeight' => '1.12em',
						'fontWeight' => 700,
						'margin'     => TemplateLayers::margin_below( 20, 18, 18, 14 ),
					],
					[
						'tag'    => 'h2',
						'frames' => TemplateKeyframes::split_text( 'lines', 400, 140, [ 'y' => 36 ] ),
					]
				),
				TemplateLayers::text(
					esc_html( $line ),
					[ 'maxWidth' => [ 460, 400, 600, 342 ] ],
					[
						'color'    => TemplateLayers::INK,
						'fontSize' => [ 19, 18, 23, 17 ],
						'margin'   => TemplateLayers::margin_below( 32, 28, 28, 20 ),
					],
					[ 'frames' => TemplateKeyframes::entrance( 700 ) ]
				),
				TemplateLayers::button(
					$button,
					[],
					[
						'color'      => TemplateLayers::PAPER,
						'background' => TemplateLayers::INK,
					],
					[
						'hover'  => [
							'to'       => [ 'scaleX' => [ 1.04 ], 'scaleY' => [ 1.04 ] ],
							'duration' => 200,
						],
						'frames' => TemplateKeyframes::entrance( 850 ),
					]
				),
			],
			[
				'padding' => [
					'top'    => [ 0, 0, 470, 280 ],
					'right'  => [ 700, 540, 48, 24 ],
					'bottom' => [ 0 ],
					'left'   => [ 64, 56, 48, 24 ],
				],
			]
		),
	],
	[
		'transition' => [
			'name'     => 'fade',
			'duration' => 600,
		],
	]
);

TemplateRegistry::show(
	TemplateDocument::slider(
		__( 'What we do', 'frontage-slider' ),
		[
			'gridheight' => [ 600, 520, 960, 680 ],
			'duration'   => 7000,
			'progressBar' => [ 'disableProgressBar' => true ],
			'navigation' => TemplateDocument::navigation(
				[
					'bullets' => [
						'enable'   => true,
						'style'    => 'bars',
						'color'    => TemplateLayers::INK,
						'h_align'  => 'right',
						'h_offset' => 60, // Next to the pause button.
					],
				]
			),
		],
		[
			$frontage_half(
				key: 'plan',
				title: __( 'Rooms planned around you', 'frontage-slider' ),
				line: __( 'We plan light, storage, and furniture before you buy anything.', 'frontage-slider' ),
				button: __( 'See our plans', 'frontage-slider' ),
				file: 'room.svg',
				alt: __( 'Living room with an armchair below a window', 'frontage-slider' ),
				number: __( '1 · Design', 'frontage-slider' ),
			),
			$frontage_half(
				key: 'make',
				title: __( 'Built by people you can call', 'frontage-slider' ),
				line: __( 'Carpenters, painters, and electricians from your town. One contact, one invoice.', 'frontage-slider' ),
				button: __( 'Meet the team', 'frontage-slider' ),
				file: 'workshop.svg',
				alt: __( 'Workbench with tools on the wall', 'frontage-slider' ),
				number: __( '2 · Build', 'frontage-slider' ),
			),
			$frontage_half(
				key: 'live',
				title: __( 'Built to last', 'frontage-slider' ),
				line: __( 'We come back after a year to check and adjust everything.', 'frontage-slider' ),
				button: __( 'Book a visit', 'frontage-slider' ),
				file: 'garden.svg',
				alt: __( 'Table set for dinner in a garden', 'frontage-slider' ),
				number: __( '3 · Live', 'frontage-slider' ),
			),
		]
	)
);
