<?php
/**
 * Before an opening day, on that day, and afterwards: three slides with dates. WordPress shows the slide for today, and
 * the first one counts down.
 */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

$frontage_day  = ( new \DateTimeImmutable( 'now', wp_timezone() ) )->modify( '+30 days' )->setTime( 10, 0 );
$frontage_from = $frontage_day->format( 'Y-m-d' );
$frontage_next = $frontage_day->modify( '+1 day' )->format( 'Y-m-d' );
$frontage_said = (string) wp_date(
	/* translators: how a day and a time are written, in the letters of PHP's date() */
	__( 'F j, Y, g:i a', 'frontage-slider' ),
	$frontage_day->getTimestamp()
);

$frontage_head = static fn ( string $headline, string $line ): array => [
	TemplateLayers::text(
		esc_html( $headline ),
		[ 'maxWidth' => [ 900, 800, 660, 342 ] ],
		[
			'fontSize'   => [ 60, 52, 54, 34 ],
			'lineHeight' => '1.12em',
			'fontWeight' => 700,
			'textAlign'  => 'center',
			'margin'     => TemplateLayers::centered( 16, 14, 16, 12 ),
		],
		[
			'tag'    => 'h2',
			'frames' => TemplateKeyframes::split_text( 'words', 100, 80, [ 'y' => 40 ] ),
		]
	),
	TemplateLayers::text(
		esc_html( $line ),
		[ 'maxWidth' => [ 520, 500, 620, 330 ] ], // Two lines of several words each.
		[
			'fontSize'  => [ 20, 19, 24, 17 ],
			'textAlign' => 'center',
			'margin'    => TemplateLayers::centered( 0 ),
		],
		[ 'frames' => TemplateKeyframes::entrance( 400 ) ]
	),
];

$frontage_sparks = TemplateLayers::svg(
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 700" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><g fill="#f3c77a"><path d="M160 120l10 28 28 10-28 10-10 28-10-28-28-10 28-10zM1420 470l12 34 34 12-34 12-12 34-12-34-34-12 34-12z"></path><circle cx="320" cy="560" r="9"></circle><circle cx="1300" cy="140" r="7"></circle></g><g fill="#e98f8f"><circle cx="1500" cy="220" r="14"></circle><circle cx="110" cy="430" r="11"></circle><path d="M1180 600l26 10-10 26-26-10z"></path></g><g fill="#7fc1b5"><circle cx="420" cy="90" r="8"></circle><path d="M1050 80l30-6 6 30-30 6zM240 640l22-14 14 22-22 14z"></path></g></svg>',
	[
		'inset' => true,
		'base'  => 'slide',
	],
	[ 'frames' => TemplateKeyframes::entrance( 0, [ 'scaleX' => 0.85, 'scaleY' => 0.85 ], 1400 ) ]
);

$frontage_button = static fn ( string $label ): array => TemplateLayers::stack(
	'middle',
	[ TemplateLayers::button( $label, [], [], [ 'hover' => TemplateKeyframes::hover( TemplateLayers::DARK, '#f3c77a' ), 'frames' => TemplateKeyframes::entrance( 700 ) ] ) ],
	[ 'padding' => TemplateLayers::sides( [ 30, 28, 30, 24 ], [ 24 ] ) ],
	[ 'textAlign' => 'center' ]
);

$frontage_paint = TemplateDocument::color_background( 'linear-gradient(140deg, #101b3c, #34245c)' );

TemplateRegistry::show(
	TemplateDocument::slider(
		__( 'Grand opening', 'frontage-slider' ),
		[
			'sliderLayout' => 'fullwidth',
			'gridheight'   => [ 600, 540, 680, 560 ],
			'progressBar'  => [ 'disableProgressBar' => true ],
			'navigation'   => TemplateDocument::navigation( [ 'bullets' => [ 'enable' => true ] ] ),
		],
		[
			TemplateDocument::slide(
				'before',
				__( 'Before opening day', 'frontage-slider' ),
				$frontage_paint,
				[
					$frontage_sparks,
					TemplateLayers::stack( 'middle', $frontage_head( __( 'Our doors are about to open', 'frontage-slider' ), __( 'A new space, familiar faces, and drinks for everyone.', 'frontage-slider' ) ) ),
					TemplateLayers::stack(
						'middle',
						[
							TemplateLayers::text(
								esc_html( $frontage_said ),
								[
									'width'  => [ 760, 700, 640, 342 ],
									'height' => [ 140, 128, 128, 88 ],
								],
								[
									'color'      => '#f3c77a',
									'fontSize'   => [ 60, 54, 54, 34 ],
									'lineHeight' => '1.1em',
									'fontWeight' => 700,
									'textAlign'  => 'center',
									'margin'     => TemplateLayers::centered( 20, 18, 20, 16 ),
								],
								[
									'countdown' => $frontage_day->format( 'c' ),
									'frames'    => TemplateKeyframes::entrance( 500, [ 'y' => 24 ] ),
								]
							),
							TemplateLayers::text(
								/* translators: %s: a day and a time, such as 22 December 2026, 10:00 */
								esc_html( sprintf( __( 'Doors open %s. Come early.', 'frontage-slider' ), $frontage_said ) ),
								[ 'maxWidth' => [ 620, 580, 620, 330 ] ],
								[
									'fontSize'  => [ 18, 17, 22, 16 ],
									'textAlign' => 'center',
									'margin'    => TemplateLayers::centered( 0 ),
								],
								[ 'frames' => TemplateKeyframes::entrance( 700 ) ]
							),
						],
						[ 'padding' => TemplateLayers::sides( [ 36, 32, 36, 28 ], [ 24 ] ) ],
						[ 'textAlign' => 'center' ]
					),
				],
				[ 'until' => "{$frontage_from}T00:00:00" ]
			),
			TemplateDocument::slide(
				'today',
				__( 'Opening day', 'frontage-slider' ),
				$frontage_paint,
				[
					$frontage_sparks,
					TemplateLayers::stack( 'middle', $frontage_head( __( 'We’re open today', 'frontage-slider' ), __( 'Join us from 10 a.m. for coffee and cake.', 'frontage-slider' ) ) ),
					$frontage_button( __( 'Get directions', 'frontage-slider' ) ),
				],
				[
					'from'  => "{$frontage_from}T00:00:00",
					'until' => "{$frontage_next}T00:00:00",
				]
			),
			TemplateDocument::slide(
				'after',
				__( 'After opening day', 'frontage-slider' ),
				$frontage_paint,
				[
					$frontage_sparks,
					TemplateLayers::stack( 'middle', $frontage_head( __( 'We’re open', 'frontage-slider' ), __( 'Thanks to everyone who came. If you missed the opening, stop by any day.', 'frontage-slider' ) ) ),
					$frontage_button( __( 'See opening hours', 'frontage-slider' ) ),
				],
				[ 'from' => "{$frontage_next}T00:00:00" ]
			),
		]
	)
);
