<?php
namespace Frontage\Demo\Sliders;

defined( 'ABSPATH' ) || exit;

/** @return array<string, mixed> Three slides that run by themselves, each with its own transition; pictures and words move apart as the page is scrolled. */
function works(): array {
	$works = [
		[ 'harbour', 'Containers below three red cranes', 'Three cranes back at work', 'We inspected every part of these 1968 harbor cranes. They can work for another 20 years.', 'fade' ],
		[ 'hall', 'The inside of a hall with timber arches', 'A 40-meter span of spruce', 'The arches were cut in one valley and raised in one week.', 'slideoverhorizontal' ],
		[ 'stairs', 'A spiral staircase from above', 'A spiral staircase on one column', 'Forty-six steps, built to within two millimeters.', 'slidehorizontal' ],
	];
	return slider(
		'works',
		'Three of our projects',
		[
			'sliderLayout' => 'fullwidth',
			'duration'     => 7000,
			'gridheight'   => [ 640, 580, 560, 600 ],
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
			static fn ( array $work ): array => [
				'key'        => $work[0],
				'title'      => $work[2],
				'transition' => [
					'name'     => $work[4],
					'duration' => 1000,
				],
				'background' => [
					'type'     => 'image',
					'image'    => picture( $work[0], $work[1] ),
					'parallax' => 4,
				],
				'layers'     => [
					shade( 'linear-gradient(0deg, rgba(6,23,34,0.92), rgba(6,23,34,0.7) 38%, rgba(6,23,34,0.05) 75%)' ),
					...caption( $work[2], $work[3] ),
				],
			],
			$works
		)
	);
}

/**
 * A heading that rises out of its own line, over a sentence.
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
				'offsetX' => [ 100, 96, 96, 20 ],
				'offsetY' => [ 146, 140, 140, 160 ],
				'width'   => [ 900, 800, 600, 350 ],
			],
			[
				'fontSize'   => [ 56, 50, 44, 34 ],
				'lineHeight' => [ 62, 56, 50, 40 ],
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
				'offsetX' => [ 100, 96, 96, 20 ],
				'offsetY' => [ 76, 74, 74, 70 ],
				'width'   => [ 620, 560, 560, 350 ],
			],
			[ 'fontSize' => [ 21, 20, 20, 18 ] ],
			[
				'frames'   => enters( 550 ),
				'parallax' => 4,
			]
		),
	];
}
