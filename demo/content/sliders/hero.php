<?php
namespace Frontage\Demo\Sliders;

defined( 'ABSPATH' ) || exit;

/** @return array<string, mixed> A picture that breathes, words that come one after another, and figures at the side where there is room. */
function hero(): array {
	$words = [
		text(
			'Halden &amp; Rowe',
			[
				'offsetX' => EDGE,
				'offsetY' => [ 150, 130, 130, 130 ],
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
			'Bridges designed to last',
			[
				'offsetX' => EDGE,
				'offsetY' => [ 190, 168, 166, 164 ],
				'width'   => [ 640, 560, 560, 350 ],
			],
			[
				'fontSize'   => [ 76, 64, 58, 44 ],
				'fontWeight' => [ 700 ],
				'lineHeight' => [ 80, 68, 62, 48 ],
			],
			[
				'tag'    => 'h1',
				'frames' => enters( 250, [ 'y' => [ 50 ] ], 1000 ),
			]
		),
		text(
			'See how one was designed and built, from the first sketch to the last bolt.',
			[
				'offsetX' => EDGE,
				'offsetY' => [ 454, 394, 374, 356 ],
				'width'   => [ 500, 460, 480, 330 ],
			],
			[ 'fontSize' => [ 21, 20, 19, 18 ] ],
			[ 'frames' => enters( 500 ) ]
		),
		button(
			'Read the story',
			[
				'x'       => [ 'left' ],
				'y'       => [ 'top' ],
				'offsetX' => EDGE,
				'offsetY' => [ 540, 474, 450, 440 ],
			],
			[
				'on'       => 'click',
				'do'       => 'scrollto',
				'anchor'   => 'story',
				'duration' => 900,
			],
			700
		),
	];
	return slider(
		'hero',
		'What we build',
		[
			'sliderType'   => 'hero',
			'sliderLayout' => 'fullwidth',
			'gridheight'   => [ 720, 620, 600, 600 ],
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
					shade( 'linear-gradient(90deg, rgba(6,23,34,0.82), rgba(6,23,34,0.55) 45%, rgba(6,23,34,0.1) 85%)' ),
					...$words,
					...figure( '214 m', 'longest span', 800, 0 ),
					...figure( '38', 'bridges built', 950, 1 ),
					...figure( '0', 'days late', 1100, 2 ),
				],
			],
		]
	);
}

/**
 * A figure with its name, in a row at the lower right; where the window is narrow there is no room for them.
 *
 * @return list<array<string, mixed>>
 */
function figure( string $number, string $name, int $at, int $place ): array {
	$box  = static fn ( int $bottom ): array => [
		'x'       => [ 'right' ],
		'y'       => [ 'bottom' ],
		'offsetX' => [ 48 + ( 2 - $place ) * 178, 48 + ( 2 - $place ) * 150 ],
		'offsetY' => [ $bottom ],
		'width'   => [ 160, 136 ],
	];
	$more = [
		'visible' => [ true, true, false, false ],
		'frames'  => enters( $at, [ 'y' => [ 24 ] ], 800 ),
	];
	return [
		text(
			esc_html( $number ),
			$box( 58 ),
			[
				'fontSize'   => [ 40, 34 ],
				'fontWeight' => [ 650 ],
			],
			$more
		),
		text( esc_html( $name ), $box( 34 ), [ 'fontSize' => [ 17, 16 ] ], $more ),
	];
}
