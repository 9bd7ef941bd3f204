<?php
namespace Frontage\Demo\Sliders;

defined( 'ABSPATH' ) || exit;

/** @return array<string, mixed> The page stands still over 2400 px of scrolling while a bridge is built. */
function story(): array {
	return slider(
		'story',
		'How a bridge is built',
		[
			'sliderType'   => 'hero',
			'sliderLayout' => 'fullscreen',
			'gridheight'   => [ 800, 760, 900, 780 ],
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
					'color' => 'linear-gradient(180deg, #dcebe8, #f3e6d2 78%)',
				],
				'layers'     => [ ...scenery(), ...told() ],
			],
		]
	);
}

/** @return list<array<string, mixed>> The heading, and three sentences that come in their turn and stay. */
function told(): array {
	$line = static fn ( string $words, int $at, int $place ): array => text(
		esc_html( $words ),
		[
			'offsetX' => [ 48 + $place * 402, 48 + $place * 316, 38, 20 ],
			'offsetY' => [ 176, 164, 170 + $place * 42, 140 + $place * 52 ],
			'width'   => [ 350, 290, 660, 350 ],
		],
		[
			'color'    => [ '#2c3a36' ],
			'fontSize' => [ 22, 20, 21, 18 ],
		],
		[ 'frames' => enters( $at, [ 'y' => [ 24 ] ], 250 ) ]
	);
	return [
		text(
			'How a bridge is built',
			[
				'offsetX' => EDGE,
				'offsetY' => [ 88, 84, 88, 84 ],
				'width'   => [ 1100, 900, 690, 350 ],
			],
			[
				'color'      => [ INK ],
				'fontSize'   => [ 56, 50, 48, 34 ],
				'lineHeight' => [ 62, 56, 54, 40 ],
				'fontWeight' => [ 650 ],
			],
			[ 'tag' => 'h3' ]
		),
		$line( 'First, the piers: they stand on rock, 40 meters down.', 100, 0 ),
		$line( 'Then the deck: we push it out from both sides.', 850, 1 ),
		$line( 'Last, the cables: from now on, they carry the deck.', 1650, 2 ),
	];
}

/**
 * Drawings of one size, one over the other, that fill the slide from its lower edge; each moves as a whole.
 *
 * @return list<array<string, mixed>>
 */
function scenery(): array {
	$drawn = static fn ( string $shapes, array $more = [] ): array => [
		'type' => 'svg',
		'box'  => [
			'inset' => true,
			'base'  => 'slide',
		],
		'svg'  => [ 'html' => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="100%" height="100%" preserveAspectRatio="xMidYMax slice" aria-hidden="true">' . $shapes . '</svg>' ],
	] + $more;

	// The tower stands in the middle, so that the narrowest window shows it; the cables fan out from it.
	$cables = static fn ( int $side ): string => implode(
		'',
		array_map(
			static fn ( int $i ): string => sprintf( '<path d="M800 %d L%d 640"/>', 372 + ( 10 - $i ) * 13, 800 + $side * ( 70 + $i * 66 ) ),
			range( 0, 10 )
		)
	);
	$moved  = static fn ( int $at, array $from, int $duration ): array => [ 'frames' => enters( $at, $from + [ 'opacity' => [ 1 ] ], $duration ) ];
	$drawn_out = static fn ( string $from ): array => [
		'clip'   => [ 'origin' => $from ],
		'frames' => [
			[
				'id' => 'frame_0',
				'to' => [ 'clip' => [ 50 ] ],
			],
			[
				'id'       => 'frame_1',
				'at'       => 1600,
				'duration' => 600,
				'ease'     => 'none',
				'to'       => [ 'clip' => [ 100 ] ],
			],
		],
	];

	return [
		$drawn( '<circle cx="930" cy="500" r="92" fill="#f7d9a4"/><path d="M0 900V600l150-70 130 60 190-130 150 110 170-60 190 90 170-120 210 140 240-110v390z" fill="#b9cfcc"/><path d="M0 900V670l220-60 180 70 260-90 200 80 240-70 220 80 280-60v280z" fill="#8fb0ae"/>' ),
		$drawn( '<path d="M784 900L794 350h12l10 550z" fill="#16201d"/><path d="M760 640h80v14h-80z" fill="#16201d"/>', $moved( 0, [ 'y' => [ 'bottom' ] ], 750 ) ),
		$drawn( '<path d="M-900 640H798v20H-900z" fill="' . ACCENT . '"/><path d="M130 660h16v240h-16zM-270 660h16v240h-16z" fill="#16201d"/>', $moved( 800, [ 'x' => [ 'left' ] ], 700 ) ),
		$drawn( '<path d="M802 640H2500v20H802z" fill="' . ACCENT . '"/><path d="M1454 660h16v240h-16zM1854 660h16v240h-16z" fill="#16201d"/>', $moved( 800, [ 'x' => [ 'right' ] ], 700 ) ),
		$drawn( '<g fill="none" stroke="#33433e" stroke-width="2.5">' . $cables( -1 ) . '</g>', $drawn_out( 'right' ) ),
		$drawn( '<g fill="none" stroke="#33433e" stroke-width="2.5">' . $cables( 1 ) . '</g>', $drawn_out( 'left' ) ),
		$drawn( '<path d="M-900 770H2500v130H-900z" fill="#2f6068"/><path d="M-900 770H2500v6H-900z" fill="#f3e6d2" opacity=".5"/><path d="M820 800h220v4H820zM850 824h160v4H850zM790 850h280v5H790zM300 806h180v4H300zM210 846h240v5H210z" fill="#f7d9a4" opacity=".45"/>' ),
	];
}
