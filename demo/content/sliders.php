<?php
/**
 * The sliders of the demo: each shows one end of the range, as a document of the slider's model.
 */

namespace Frontage\Demo\Sliders;

defined( 'ABSPATH' ) || exit;

const ACCENT = '#0b5d4e';
const PAPER  = '#fbfaf7';
const INK    = '#16201d';

/** Window widths at which a level starts, and the design widths of the grid at each. */
const LEVELS = [ 1240, 1024, 778, 480 ];
const WIDTHS = [ 1240, 1024, 740, 390 ];

/** @return array<string, mixed> */
function picture( string $scene, string $alt ): array {
	$address = static fn ( int $width ): string => content_url( "mu-plugins/images/scenes/$scene-$width.avif" );
	return [
		'url'    => $address( 1920 ),
		'width'  => 1920,
		'height' => 1080,
		'srcset' => implode( ', ', array_map( static fn ( int $width ): string => $address( $width ) . " {$width}w", [ 780, 1280, 1920 ] ) ),
		'alt'    => $alt,
	];
}

/**
 * An entrance and its state before.
 *
 * @param array<string, mixed> $from
 * @param array<string, mixed> $more
 * @return list<array<string, mixed>>
 */
function enters( int $at, array $from = [ 'y' => [ 40 ] ], int $duration = 900, array $more = [] ): array {
	return [
		[
			'id' => 'frame_0',
			'to' => [ 'opacity' => [ 0 ] ] + $from,
		],
		[
			'id'       => 'frame_1',
			'at'       => $at,
			'duration' => $duration,
			'ease'     => 'power3.out',
			'to'       => [ 'opacity' => [ 1 ] ],
		] + $more,
	];
}

/**
 * @param array<string, mixed> $box
 * @param array<string, mixed> $style
 * @param array<string, mixed> $more
 * @return array<string, mixed>
 */
function text( string $html, array $box, array $style, array $more = [] ): array {
	return [
		'type'  => 'text',
		'html'  => $html,
		'box'   => $box + [
			'x' => [ 'left' ],
			'y' => [ 'top' ],
		],
		'style' => $style + [
			'color'      => [ PAPER ],
			'fontFamily' => 'inherit',
			'lineHeight' => array_map( static fn ( mixed $size ): int => (int) round( ( is_numeric( $size ) ? (float) $size : 18 ) * 1.4 ), (array) ( $style['fontSize'] ?? [ 18 ] ) ),
			'whiteSpace' => [ 'normal' ],
			'margin'     => sides( 0, 0 ),
		],
	] + $more;
}

/** @return array<string, mixed> */
function sides( int $vertical, int $horizontal ): array {
	return [
		'top'    => [ $vertical ],
		'right'  => [ $horizontal ],
		'bottom' => [ $vertical ],
		'left'   => [ $horizontal ],
	];
}

/** @return array<string, mixed> */
function corners( int $radius ): array {
	return array_fill_keys( [ 'topLeft', 'topRight', 'bottomRight', 'bottomLeft' ], [ $radius ] );
}

/**
 * @param array<string, mixed> $box
 * @param array<string, mixed> $action
 * @return array<string, mixed>
 */
function button( string $label, array $box, array $action, int $at ): array {
	return [
		'type'    => 'button',
		'html'    => esc_html( $label ),
		'box'     => $box,
		'style'   => [
			'color'        => [ INK ],
			'background'   => PAPER,
			'fontFamily'   => 'inherit',
			'fontSize'     => [ 18, 18, 18, 17 ],
			'fontWeight'   => [ 600 ],
			'lineHeight'   => [ 22 ],
			'padding'      => sides( 15, 28 ),
			'borderRadius' => corners( 8 ),
			'whiteSpace'   => [ 'nowrap' ],
		],
		'hover'   => [
			'to'       => [
				'background' => [ ACCENT ],
				'color'      => [ '#ffffff' ],
			],
			'duration' => 200,
		],
		'frames'  => enters( $at ),
		'actions' => [ $action ],
	];
}

/**
 * A heading over a line of text, as each slide of the second slider has it.
 *
 * @return list<array<string, mixed>>
 */
function caption( string $title, string $line ): array {
	return [
		text(
			esc_html( $title ),
			[
				'x'       => [ 'left' ],
				'y'       => [ 'bottom' ],
				'offsetX' => [ 0, 30, 30, 24 ],
				'offsetY' => [ 150, 140, 140, 170 ],
				'width'   => [ 760, 700, 640, 342 ],
			],
			[
				'fontSize'   => [ 56, 52, 46, 34 ],
				'lineHeight' => [ 62, 58, 52, 40 ],
				'fontWeight' => [ 650 ],
			],
			[
				'tag'      => 'h3',
				'frames'   => enters( 300, [ 'y' => [ 60 ] ], 900, [ 'mask' => [ 'y' => [ 0 ] ] ] ),
				'parallax' => 2,
			]
		),
		text(
			esc_html( $line ),
			[
				'x'       => [ 'left' ],
				'y'       => [ 'bottom' ],
				'offsetX' => [ 0, 30, 30, 24 ],
				'offsetY' => [ 80, 76, 76, 70 ],
				'width'   => [ 620, 600, 600, 342 ],
			],
			[
				'fontSize'   => [ 21, 20, 20, 18 ],
			],
			[
				'frames'   => enters( 550 ),
				'parallax' => 4,
			]
		),
	];
}

/**
 * @param array<string, mixed> $options
 * @param list<array<string, mixed>> $slides
 * @return array<string, mixed>
 */
function slider( string $alias, string $title, array $options, array $slides ): array {
	return [
		'schema'  => 1,
		'id'      => $alias,
		'alias'   => $alias,
		'title'   => $title,
		'options' => $options + [
			'responsiveLevels' => LEVELS,
			'gridwidth'        => WIDTHS,
			'lazyType'         => 'smart',
		],
		'slides'  => $slides,
	];
}

/** @return list<array{0: string, 1: string, 2: array<string, mixed>}> Heading, sentence, slider. */
function all(): array {
	$shade = 'rgba(6,23,34,0.4)';
	$dark  = [
		'type'  => 'shape',
		'box'   => [
			'inset' => true,
			'base'  => 'slide',
		],
		'style' => [ 'background' => $shade ],
	];
	$works = [
		[ 'harbour', 'Containers below three red cranes', 'Cranes that came back to work', 'Three harbour cranes from 1968, checked member by member and good for twenty more years.' ],
		[ 'hall', 'The inside of a hall with timber arches', 'Forty metres of spruce', 'A hall whose arches were cut in one valley and raised in one week.' ],
		[ 'stairs', 'A spiral staircase from above', 'A staircase nobody believed in', 'Forty-six treads, one column, and a tolerance of two millimetres.' ],
	];

	return [
		[
			'',
			'',
			slider(
				'hero',
				'What we build',
				[
					'sliderType'   => 'hero',
					'sliderLayout' => 'fullwidth',
					'gridheight'   => [ 640, 580, 560, 620 ],
				],
				[
					[
						'key'        => 'fjord',
						'title'      => 'Bridges',
						'background' => [
							'type'    => 'image',
							'image'   => picture( 'fjord', 'A cable-stayed bridge over a fjord at dawn' ),
							'panZoom' => [
								'duration'   => 16000,
								'scaleStart' => 1,
								'scaleEnd'   => 1.08,
							],
						],
						'layers'     => [
							$dark,
							text(
								'Halden &amp; Rowe',
								[
									'offsetX' => [ 0, 30, 30, 24 ],
									'offsetY' => [ 190, 160, 150, 190 ],
								],
								[
									'fontSize'      => [ 17, 17, 16, 15 ],
									'fontWeight'    => [ 600 ],
									'letterSpacing' => [ 2 ],
									'textTransform' => 'uppercase',
								],
								[ 'frames' => enters( 100, [ 'x' => [ -40 ] ], 700 ) ]
							),
							text(
								'Bridges that carry more than they weigh',
								[
									'offsetX' => [ 0, 30, 30, 24 ],
									'offsetY' => [ 228, 196, 184, 222 ],
									'width'   => [ 820, 760, 660, 342 ],
								],
								[
									'fontSize'   => [ 76, 66, 58, 42 ],
									'fontWeight' => [ 700 ],
									'lineHeight' => [ 80, 70, 62, 46 ],
								],
								[
									'tag'    => 'h1',
									'frames' => enters( 250, [ 'y' => [ 50 ] ], 1000 ),
								]
							),
							text(
								'From the first sketch to the last bolt. See what one of them went through.',
								[
									'offsetX' => [ 0, 30, 30, 24 ],
									'offsetY' => [ 412, 356, 326, 376 ],
									'width'   => [ 560, 560, 560, 330 ],
								],
								[
									'fontSize'   => [ 21, 20, 19, 18 ],
													],
								[ 'frames' => enters( 500 ) ]
							),
							button(
								'Read the story',
								[
									'x'       => [ 'left' ],
									'y'       => [ 'top' ],
									'offsetX' => [ 0, 30, 30, 24 ],
									'offsetY' => [ 500, 440, 410, 476 ],
								],
								[
									'on'       => 'click',
									'do'       => 'scrollto',
									'anchor'   => 'story',
									'duration' => 900,
								],
								700
							),
						],
					],
				]
			),
		],
		[
			'Layers that keep their distance',
			'Three slides over the whole width: text and picture move at different speeds as you scroll.',
			slider(
				'works',
				'Three of our works',
				[
					'sliderLayout' => 'fullwidth',
					'duration'     => 7000,
					'gridheight'   => [ 600, 560, 540, 600 ],
					'parallax'     => [
						'type'   => 'scroll',
						'levels' => [ 5, 10, 15, 20, 25, 30, 35, 40, 45, 46, 47, 48, 49, 50, 51, 30 ],
					],
					'navigation'   => [
						'keyboardNavigation' => true,
						'touch'              => [ 'touchenabled' => true ],
						'arrows'             => [
							'enable'     => true,
							'hide_under' => 600,
						],
						'bullets'            => [ 'enable' => true ],
					],
				],
				array_map(
					static fn ( array $work, string $transition ): array => [
						'key'        => $work[0],
						'title'      => $work[2],
						'transition' => [
							'name'     => $transition,
							'duration' => 1000,
						],
						'background' => [
							'type'     => 'image',
							'image'    => picture( $work[0], $work[1] ),
							'parallax' => 4,
						],
						'layers'     => [ $dark, ...caption( $work[2], $work[3] ) ],
					],
					$works,
					[ 'fade', 'slideoverhorizontal', 'slidehorizontal' ]
				)
			),
		],
		[
			'A film behind the words',
			'The window’s whole height, a silent film, and a button that leads on.',
			slider(
				'film',
				'The bridge at night',
				[
					'sliderType'   => 'hero',
					'sliderLayout' => 'fullscreen',
					'gridheight'   => [ 720, 700, 900, 780 ],
				],
				[
					[
						'key'        => 'night',
						'title'      => 'Night shift',
						'background' => [
							'type'  => 'video',
							'image' => picture( 'night', 'A suspension bridge at night' ),
							'video' => [
								'provider' => 'html5',
								'sources'  => [
									[
										'url'  => content_url( 'mu-plugins/images/scenes/night.webm' ),
										'type' => 'video/webm',
									],
								],
								'autoplay' => 'always',
								'loop'     => 'loop',
								'muted'    => true,
								'cover'    => true,
							],
						],
						'layers'     => [
							$dark,
							text(
								'Night shift',
								[
									'x'       => [ 'center' ],
									'y'       => [ 'middle' ],
									'offsetY' => [ -60, -60, -60, -80 ],
									'width'   => [ 1000, 900, 680, 350 ],
								],
								[
									'fontSize'   => [ 92, 84, 72, 54 ],
									'lineHeight' => [ 100, 92, 80, 62 ],
									'fontWeight' => [ 700 ],
									'textAlign'  => [ 'center' ],
								],
								[
									'tag'    => 'h3',
									'frames' => enters(
										200,
										[],
										900,
										[
											'split' => [
												[
													'by'   => 'chars',
													'step' => 40,
													'pose' => [
														'y'       => [ 60 ],
														'opacity' => [ 0 ],
													],
												],
											],
										]
									),
								]
							),
							text(
								'The deck was lifted between two and four, for eleven nights.',
								[
									'x'       => [ 'center' ],
									'y'       => [ 'middle' ],
									'offsetY' => [ 30, 30, 30, 10 ],
									'width'   => [ 640, 640, 600, 330 ],
								],
								[
									'fontSize'  => [ 22, 21, 20, 18 ],
									'textAlign' => [ 'center' ],
								],
								[ 'frames' => enters( 900 ) ]
							),
							button(
								'Go on',
								[
									'x'       => [ 'center' ],
									'y'       => [ 'middle' ],
									'offsetY' => [ 120, 120, 120, 110 ],
								],
								[
									'on'       => 'click',
									'do'       => 'scrollbelow',
									'duration' => 800,
								],
								1200
							),
						],
					],
				]
			),
		],
		[
			'A carousel, flat',
			'Several at a time; drag it, or use the arrow keys.',
			slider(
				'flat',
				'Places we know',
				[
					'sliderType'   => 'carousel',
					'sliderLayout' => 'fullwidth',
					'gridwidth'    => [ 560, 520, 460, 300 ],
					'gridheight'   => [ 380, 350, 310, 300 ],
					'stopLoop'     => true,
					'stopAtSlide'  => 1,
					'carousel'     => [
						'maxVisibleItems' => 3,
						'space'           => 24,
						'infinity'        => true,
						'border_radius'   => 16,
						'maxOpacity'      => 0.55,
						'fadeout'         => true,
					],
					'navigation'   => [
						'keyboardNavigation' => true,
						'touch'              => [
							'touchenabled'   => true,
							'touchOnDesktop' => true,
						],
						'arrows'             => [ 'enable' => true ],
					],
				],
				cards()
			),
		],
		[
			'The same, on a ring',
			'Depth without a library: the cards stand on a circle.',
			slider(
				'ring',
				'Places we know, on a ring',
				[
					'sliderType'   => 'carousel',
					'sliderLayout' => 'fullwidth',
					'gridwidth'    => [ 520, 480, 420, 260 ],
					'gridheight'   => [ 360, 330, 300, 260 ],
					'stopLoop'     => true,
					'stopAtSlide'  => 1,
					'carousel'     => [
						'maxVisibleItems' => 3,
						'spin'            => '3d',
						'spinAngle'       => 40,
						'infinity'        => true,
						'border_radius'   => 16,
						'fadeout'         => true,
						'vary_fade'       => true,
						'maxOpacity'      => 0.4,
					],
					'navigation'   => [
						'keyboardNavigation' => true,
						'touch'              => [
							'touchenabled'   => true,
							'touchOnDesktop' => true,
						],
						'arrows'             => [ 'enable' => true ],
					],
				],
				cards()
			),
		],
		[
			'A story that you scroll',
			'The page holds still while the scroll wheel builds the bridge.',
			slider(
				'story',
				'How a bridge is built',
				[
					'sliderType'   => 'hero',
					'sliderLayout' => 'fullwidth',
					'gridheight'   => [ 640, 600, 580, 620 ],
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
					[
						'key'        => 'build',
						'title'      => 'How a bridge is built',
						'duration'   => 2400,
						'background' => [
							'type'  => 'color',
							'color' => '#e6f0ec',
						],
						'layers'     => story(),
					],
				]
			),
		],
		[
			'In front of everything',
			'A slider that waits until it is called, in a real dialog.',
			slider(
				'opener',
				'Open the gallery',
				[
					'sliderType'   => 'hero',
					'gridheight'   => [ 300, 280, 260, 300 ],
				],
				[
					[
						'key'        => 'open',
						'title'      => 'Open the gallery',
						'background' => [
							'type'  => 'image',
							'image' => picture( 'stairs', '' ),
						],
						'layers'     => [
							$dark,
							button(
								'Open the gallery',
								[
									'x' => [ 'center' ],
									'y' => [ 'middle' ],
								],
								[
									'on'    => 'click',
									'do'    => 'openmodal',
									'modal' => 'gallery',
								],
								0
							),
						],
					],
				]
			),
		],
		[
			'Thumbnails and tabs',
			'Small pictures lead the way; every one of them is a button with a name.',
			slider(
				'thumbs',
				'A tour with thumbnails',
				[
					'gridheight' => [ 560, 520, 460, 320 ],
					'stopLoop'   => true,
					'stopAtSlide' => 1,
					'navigation' => [
						'keyboardNavigation' => true,
						'touch'              => [ 'touchenabled' => true ],
						'thumbnails'         => [
							'enable'        => true,
							'width'         => 120,
							'height'        => 68,
							'visibleAmount' => 5,
							'space'         => 8,
							'position'      => 'outer-bottom',
						],
						'tabs'               => [
							'enable'        => true,
							'width'         => 160,
							'height'        => 44,
							'visibleAmount' => 5,
							'position'      => 'outer-top',
							'hide_under'    => 700,
							'tmp'           => '<span>{{title}}</span>',
						],
					],
				],
				array_map(
					static fn ( array $card ): array => [
						'thumb'      => [ 'url' => content_url( "mu-plugins/images/scenes/{$card['key']}-780.avif" ) ],
						'transition' => [
							'name'     => 'fade',
							'duration' => 700,
						],
					] + $card,
					cards()
				)
			),
		],
	];
}

/**
 * The slider that opens as a dialog: it stands in the library, not in the page.
 *
 * @return array<string, mixed>
 */
function gallery(): array {
	return slider(
		'gallery',
		'Gallery',
		[
			'gridwidth'   => [ 1100, 960, 720, 360 ],
			'gridheight'  => [ 620, 560, 460, 420 ],
			'stopLoop'    => true,
			'stopAtSlide' => 1,
			'modal'       => [
				'useAsModal' => true,
				'alias'      => 'gallery',
				'coverColor' => 'rgba(6,23,34,0.8)',
				'coverSpeed' => 0.4,
			],
			'navigation'  => [
				'keyboardNavigation' => true,
				'touch'              => [ 'touchenabled' => true ],
				'arrows'             => [ 'enable' => true ],
			],
		],
		cards()
	);
}

/** @return list<array{key: string, title: string, background: array<string, mixed>, layers: list<array<string, mixed>>}> */
function cards(): array {
	$cards = [
		[ 'fjord', 'A cable-stayed bridge over a fjord at dawn', 'Hardanger' ],
		[ 'hall', 'The inside of a hall with timber arches', 'Voss' ],
		[ 'harbour', 'Containers below three red cranes', 'Bergen' ],
		[ 'stairs', 'A spiral staircase from above', 'Oslo' ],
		[ 'night', 'A suspension bridge at night', 'Askøy' ],
	];
	return array_map(
		static fn ( array $card ): array => [
			'key'        => $card[0],
			'title'      => $card[2],
			'background' => [
				'type'  => 'image',
				'image' => picture( $card[0], $card[1] ),
			],
			'layers'     => [
				text(
					esc_html( $card[2] ),
					[
						'x'       => [ 'left' ],
						'y'       => [ 'bottom' ],
						'offsetX' => [ 24, 24, 20, 16 ],
						'offsetY' => [ 24, 24, 20, 16 ],
					],
					[
						'fontSize'     => [ 20, 19, 18, 17 ],
						'fontWeight'   => [ 600 ],
						'background'   => 'rgba(6,23,34,0.72)',
						'padding'      => sides( 8, 16 ),
						'borderRadius' => corners( 8 ),
					]
				),
			],
		],
		$cards
	);
}

/**
 * Piers rise, the deck slides in, cables are drawn, and each step says what it is.
 *
 * @return list<array<string, mixed>>
 */
function story(): array {
	$shape = static fn ( array $box, string $color, array $frames ): array => [
		'type'   => 'shape',
		'box'    => $box,
		'style'  => [ 'background' => $color ],
		'frames' => $frames,
	];
	$place = static fn ( array $x, array $y, array $width, array $height ): array => [
		'x'       => [ 'center' ],
		'y'       => [ 'bottom' ],
		'offsetX' => $x,
		'offsetY' => $y,
		'width'   => $width,
		'height'  => $height,
	];
	$line  = static fn ( string $words, int $at ): array => text(
		esc_html( $words ),
		[
			'x'       => [ 'center' ],
			'y'       => [ 'top' ],
			'offsetY' => [ 150, 140, 130, 150 ],
			'width'   => [ 700, 660, 560, 330 ],
		],
		[
			'color'     => [ '#55605c' ],
			'fontSize'  => [ 22, 21, 20, 18 ],
			'textAlign' => [ 'center' ],
		],
		[
			'frames' => [
				...enters( $at, [ 'y' => [ 20 ] ], 250 ),
				[
					'id'       => 'frame_999',
					'at'       => $at + 620,
					'duration' => 150,
					'to'       => [ 'opacity' => [ $at > 1500 ? 1 : 0 ] ],
				],
			],
		]
	);
	return [
		text(
			'How a bridge is built',
			[
				'x'       => [ 'center' ],
				'y'       => [ 'top' ],
				'offsetY' => [ 80, 76, 70, 64 ],
				'width'   => [ 900, 860, 660, 340 ],
			],
			[
				'color'      => [ INK ],
				'fontSize'   => [ 48, 44, 40, 32 ],
				'fontWeight' => [ 650 ],
				'textAlign'  => [ 'center' ],
				'lineHeight' => [ 54, 50, 46, 38 ],
			],
			[ 'tag' => 'h3' ]
		),
		$line( 'First the piers, on rock, forty metres down.', 100 ),
		$line( 'Then the deck, pushed out from both sides.', 900 ),
		$line( 'Last the cables; and then it carries itself.', 1700 ),
		$shape( $place( [ -260, -220, -170, -90 ], [ 60 ], [ 26, 24, 20, 14 ], [ 330, 310, 290, 280 ] ), '#16201d', enters( 0, [ 'y' => [ 330 ] ], 700 ) ),
		$shape( $place( [ 260, 220, 170, 90 ], [ 60 ], [ 26, 24, 20, 14 ], [ 330, 310, 290, 280 ] ), '#16201d', enters( 100, [ 'y' => [ 330 ] ], 700 ) ),
		$shape( $place( [ -310, -256, -185, -98 ], [ 150 ], [ 620, 512, 370, 196 ], [ 18, 18, 16, 12 ] ), ACCENT, enters( 850, [ 'x' => [ -700 ] ], 700 ) ),
		$shape( $place( [ 310, 256, 185, 98 ], [ 150 ], [ 620, 512, 370, 196 ], [ 18, 18, 16, 12 ] ), ACCENT, enters( 850, [ 'x' => [ 700 ] ], 700 ) ),
		...array_map(
			static fn ( int $i ): array => [
				'transform' => [ 'rotateZ' => [ $i % 2 ? 40 : -40 ] ],
			] + $shape(
				$place( [ ( $i < 2 ? -260 : 260 ) + ( $i % 2 ? 110 : -110 ), ( $i < 2 ? -220 : 220 ) + ( $i % 2 ? 100 : -100 ), ( $i < 2 ? -170 : 170 ) + ( $i % 2 ? 80 : -80 ), ( $i < 2 ? -90 : 90 ) + ( $i % 2 ? 60 : -60 ) ], [ 258, 246, 232, 222 ], [ 290, 270, 220, 150 ], [ 4 ] ),
				'#7d8a85',
				enters( 1650 + $i * 90, [ 'scaleX' => [ 0 ] ], 400 )
			),
			[ 0, 1, 2, 3 ]
		),
	];
}
