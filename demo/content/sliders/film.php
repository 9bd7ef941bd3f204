<?php
namespace Frontage\Demo\Sliders;

defined( 'ABSPATH' ) || exit;

/** @return array<string, mixed> The whole window, a silent film, letters that come one by one into its sky. */
function film(): array {
	$words = [
		text(
			'Night shift',
			[
				'x'       => [ 'center' ],
				'y'       => [ 'top' ],
				'offsetY' => [ 94, 72, 48, 150 ],
				'base'    => 'slide',
				'width'   => [ 1000, 900, 680, 350 ],
			],
			[
				'fontSize'   => [ 92, 84, 66, 56 ],
				'lineHeight' => [ 100, 92, 74, 62 ],
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
			'We lifted the deck into place between 2 and 4 a.m., eleven nights in a row.',
			[
				'x'       => [ 'center' ],
				'y'       => [ 'top' ],
				'offsetY' => [ 202, 172, 126, 228 ],
				'base'    => 'slide',
				'width'   => [ 640, 640, 600, 300 ],
			],
			[
				'fontSize'  => [ 20, 20, 20, 18 ],
				'textAlign' => [ 'center' ],
			],
			[ 'frames' => enters( 600 ) ]
		),
		button(
			'Learn more',
			[
				'x'       => [ 'center' ],
				'y'       => [ 'bottom' ],
				'offsetY' => [ 166, 120, 110, 142 ],
				'base'    => 'slide',
			],
			[
				'on'       => 'click',
				'do'       => 'scrollbelow',
				'duration' => 800,
			],
			900
		),
	];
	return slider(
		'film',
		'The bridge at night',
		[
			'sliderType'   => 'hero',
			'sliderLayout' => 'fullscreen',
			'gridheight'   => [ 560, 540, 480, 520 ], // Low: words shrink only in windows lower than this, as they are at 200 % zoom.
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
					shade( 'linear-gradient(180deg, rgba(6,23,34,0.55), rgba(6,23,34,0.05) 45%, rgba(6,23,34,0.45))' ),
					...$words,
				],
			],
		]
	);
}
