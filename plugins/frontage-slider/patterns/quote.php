<?php
/** Customer quotes, one at a time, in large type; the words appear one after another. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

$frontage_quote = static fn ( string $key, string $words, string $name, string $role, string $face ): array => TemplateDocument::slide(
	$key,
	$name,
	TemplateDocument::color_background( TemplateLayers::PAPER ),
	[
		TemplateLayers::stack(
			'middle',
			[
				TemplateLayers::svg(
					'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 36" width="100%" height="100%" aria-hidden="true"><path fill="currentColor" d="M0 36V21C0 9 7 1 19 0v7c-6 1-9 5-9 11h9v18zM27 36V21C27 9 34 1 46 0v7c-6 1-9 5-9 11h9v18z"></path></svg>',
					[
						'width'  => [ 48, 48, 56, 40 ],
						'height' => [ 36, 36, 42, 30 ],
					],
					[
						'style'  => [
							'color'  => [ TemplateLayers::ACCENT ],
							'margin' => TemplateLayers::centered( 24, 22, 24, 18 ),
						],
						'frames' => TemplateKeyframes::entrance( 0, [ 'scaleX' => 0.4, 'scaleY' => 0.4 ], 700, [ 'ease' => 'back.out' ] ),
					]
				),
				TemplateLayers::text(
					esc_html( $words ),
					[ 'maxWidth' => [ 860, 760, 660, 342 ] ],
					[
						'color'      => TemplateLayers::INK,
						'fontSize'   => [ 38, 34, 40, 24 ],
						'lineHeight' => '1.32em',
						'fontWeight' => 500,
						'margin'     => TemplateLayers::centered( 36, 32, 36, 26 ),
					],
					[
						'tag'    => 'p',
						'frames' => TemplateKeyframes::split_text( 'words', 200, 35, [ 'y' => 18 ], 600 ),
					]
				),
				TemplateLayers::image(
					TemplateDocument::image( $face, '', 480, 480 ),
					[
						'width'  => [ 64, 60, 76, 56 ],
						'height' => [ 64, 60, 76, 56 ],
					],
					[
						'style'  => [
							'objectFit'    => 'cover',
							'borderRadius' => TemplateLayers::corners( 999 ),
							'margin'       => TemplateLayers::centered( 12 ),
						],
						'frames' => TemplateKeyframes::entrance( 900, [ 'y' => 20 ], 600 ),
					]
				),
				TemplateLayers::text(
					'<strong>' . esc_html( $name ) . '</strong><br>' . esc_html( $role ),
					[],
					[
						'color'    => TemplateLayers::INK,
						'fontSize' => [ 17, 17, 22, 16 ],
						'margin'   => TemplateLayers::centered( 0 ),
					],
					[ 'frames' => TemplateKeyframes::entrance( 1000, [ 'y' => 20 ], 600 ) ]
				),
			],
			[],
			[ 'textAlign' => 'center' ]
		),
	],
	[
		'transition' => [
			'name'     => 'fade',
			'duration' => 700,
		],
	]
);

TemplateRegistry::show(
	TemplateDocument::slider(
		__( 'What our customers say', 'frontage-slider' ),
		[
			'gridheight'  => [ 520, 500, 640, 560 ],
			'duration'    => 9000,
			'progressBar' => [ 'disableProgressBar' => true ],
			'navigation'  => TemplateDocument::navigation(
				[
					'arrows'  => [
						'enable'     => true,
						'hide_under' => 900,
					],
					'bullets' => [ 'enable' => true ],
				]
			),
		],
		[
			$frontage_quote( 'ines', __( 'They promised eleven weeks, and I got my keys on time.', 'frontage-slider' ), __( 'Ines Aldoy', 'frontage-slider' ), __( 'Homeowner', 'frontage-slider' ), 'face-1.svg' ),
			$frontage_quote( 'tom', __( 'I had a reply within ten minutes. That’s never happened before.', 'frontage-slider' ), __( 'Tom Brandt', 'frontage-slider' ), __( 'Bakery owner', 'frontage-slider' ), 'face-2.svg' ),
			$frontage_quote( 'sara', __( 'The invoice matched the quote. What more can I say?', 'frontage-slider' ), __( 'Sara Nilsen', 'frontage-slider' ), __( 'Architect', 'frontage-slider' ), 'face-3.svg' ),
		]
	)
);
