<?php
/** A story told by scrolling: the page is pinned while night becomes day, and the text stays. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

$frontage_drawn = static fn ( string $shapes, array $more = [] ): array => TemplateLayers::svg(
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="100%" height="100%" preserveAspectRatio="xMidYMax slice" aria-hidden="true">' . $shapes . '</svg>',
	[
		'inset' => true,
		'base'  => 'slide',
	],
	$more
);

$frontage_moves = static fn ( int $at, int $duration, array $from, array $to ): array => [
	'frames' => [
		[
			'id' => 'frame_0',
			'to' => TemplateLayers::breakpoint_values( $from ),
		],
		[
			'id'       => 'frame_1',
			'at'       => $at,
			'duration' => $duration,
			'ease'     => 'none',
			'to'       => TemplateLayers::breakpoint_values( $to ),
		],
	],
];

$frontage_told = static fn ( string $hour, string $words, int $at ): array => TemplateLayers::column(
	'33.333%',
	[
		TemplateLayers::text(
			'<strong>' . esc_html( $hour ) . '</strong><br>' . esc_html( $words ),
			[],
			[
				'color'        => TemplateLayers::DARK,
				'background'   => 'rgba(255,255,255,0.92)',
				'fontSize'     => [ 19, 17, 21, 15 ],
				'padding'      => TemplateLayers::sides( [ 18, 16, 16, 10 ], [ 22, 20, 20, 16 ] ),
				'borderRadius' => TemplateLayers::corners( 14 ),
				'margin'       => [
					'top'    => [ 0 ],
					'right'  => [ 18, 14, 0, 0 ],
					'bottom' => [ 0, 0, 14, 8 ],
					'left'   => [ 0 ],
				],
			],
			$frontage_moves( $at, 300, [ 'opacity' => 0, 'y' => 30 ], [ 'opacity' => 1 ] )
		),
	]
);

TemplateRegistry::show(
	TemplateDocument::slider(
		__( 'From night to day', 'frontage-slider' ),
		[
			'sliderType'   => 'hero',
			'sliderLayout' => 'fullscreen',
			'gridheight'   => [ 760, 720, 900, 760 ],
			'progressBar'  => [ 'disableProgressBar' => true ],
			'sbtimeline'   => [
				'set'      => true,
				'fixed'    => true,
				'fixStart' => 0,
				'fixEnd'   => 2400,
				'layers'   => true,
				'speed'    => 0,
			],
		],
		[
			TemplateDocument::slide(
				'day',
				__( 'From night to day', 'frontage-slider' ),
				TemplateDocument::color_background( 'linear-gradient(180deg, #0d1433, #2a2f63 60%, #5b4f86)' ),
				[
					TemplateLayers::shape( 'linear-gradient(180deg, #2f4584, #4d5c9a 24%, #f2a98c 62%, #ffd9a8)', [], [], $frontage_moves( 300, 900, [ 'opacity' => 0 ], [ 'opacity' => 1 ] ) ),
					TemplateLayers::shape( 'linear-gradient(180deg, #1f5f8f, #3f7fa8 26%, #cfe8ea 66%, #fff3d8)', [], [], $frontage_moves( 1300, 900, [ 'opacity' => 0 ], [ 'opacity' => 1 ] ) ),
					$frontage_drawn( '<g fill="#ffffff"><circle cx="180" cy="180" r="3"></circle><circle cx="340" cy="90" r="2"></circle><circle cx="520" cy="240" r="3"></circle><circle cx="700" cy="120" r="2"></circle><circle cx="890" cy="60" r="3"></circle><circle cx="1040" cy="210" r="2"></circle><circle cx="1230" cy="110" r="3"></circle><circle cx="1420" cy="220" r="2"></circle><circle cx="1520" cy="70" r="3"></circle><circle cx="610" cy="340" r="2"></circle><circle cx="1130" cy="350" r="2"></circle></g>', $frontage_moves( 300, 600, [ 'opacity' => 1 ], [ 'opacity' => 0 ] ) ),
					$frontage_drawn( '<circle cx="930" cy="470" r="150" fill="#fff1c4" fill-opacity="0.45"></circle><circle cx="930" cy="470" r="92" fill="#ffe39a"></circle>', $frontage_moves( 200, 2000, [ 'y' => 360, 'opacity' => 1 ], [ 'y' => 0, 'opacity' => 1 ] ) ),
					$frontage_drawn( '<path fill="#7f9fb0" d="M0 900V640l190-90 170 80 210-140 190 120 170-70 220 110 180-100 270 130v320z"></path>', $frontage_moves( 0, 2400, [ 'y' => 40, 'opacity' => 1 ], [ 'y' => 0, 'opacity' => 1 ] ) ),
					$frontage_drawn( '<path fill="#4f7d72" d="M0 900V720q220-80 430-20t420-20 400 10 350-30v240z"></path>', $frontage_moves( 0, 2400, [ 'y' => 80, 'opacity' => 1 ], [ 'y' => 0, 'opacity' => 1 ] ) ),
					$frontage_drawn( '<path fill="#1f4a45" d="M0 900v-90q300-70 620-20t980-40v150z"></path><g transform="translate(260 0)"><path fill="#163733" d="M360 800h150v-74l-75-52-75 52z"></path><path fill="#ffd58a" d="M392 740h32v34h-32zM446 740h32v34h-32z"></path><path fill="#163733" d="M575 806l34-130 34 130zM628 806l26-96 26 96zM262 812l30-112 30 112z"></path></g>', $frontage_moves( 0, 2400, [ 'y' => 120, 'opacity' => 1 ], [ 'y' => 0, 'opacity' => 1 ] ) ),
					TemplateLayers::shape( 'rgba(10,16,44,0.62)', [], [], $frontage_moves( 100, 1300, [ 'opacity' => 1 ], [ 'opacity' => 0 ] ) ),
					TemplateLayers::stack(
						'top',
						[
							TemplateLayers::text(
								esc_html__( 'Our day starts early', 'frontage-slider' ),
								[],
								[
									'fontSize'   => [ 54, 46, 54, 32 ],
									'lineHeight' => '1.14em',
									'fontWeight' => 700,
								],
								[ 'tag' => 'h2' ]
							),
						],
						[ 'padding' => TemplateLayers::sides( [ 60, 52, 40, 24 ], [ 64, 56, 48, 24 ] ) ]
					),
					TemplateLayers::row(
						'top',
						[
							$frontage_told( __( '4 a.m.', 'frontage-slider' ), __( 'We heat the ovens and knead the dough.', 'frontage-slider' ), 150 ),
							$frontage_told( __( '6 a.m.', 'frontage-slider' ), __( 'The first loaves come out of the oven.', 'frontage-slider' ), 900 ),
							$frontage_told( __( '8 a.m.', 'frontage-slider' ), __( 'The shop is open. Come on in!', 'frontage-slider' ), 1700 ),
						],
						[],
						[ 'breakAt' => 2 ]
					),
				],
				[ 'duration' => 2400 ]
			),
		]
	)
);
