<?php
namespace Frontage\Demo\Sliders;

defined( 'ABSPATH' ) || exit;

/** @return array<string, mixed> A picture with a button that calls the gallery. */
function opener(): array {
	return slider(
		'opener',
		'Open the gallery',
		[
			'sliderType' => 'hero',
			'gridheight' => [ 380, 340, 320, 320 ],
		],
		[
			[
				'key'        => 'open',
				'title'      => 'Open the gallery',
				'background' => [
					'type'  => 'image',
					'image' => picture( 'hall', '' ),
				],
				'layers'     => [
					shade( 'rgba(6,23,34,0.62)' ),
					text(
						'Five places, close up',
						[
							'x'       => [ 'center' ],
							'y'       => [ 'middle' ],
							'offsetY' => [ -52, -50, -48, -56 ],
							'width'   => [ 900, 800, 660, 300 ],
						],
						[
							'fontSize'   => [ 40, 38, 34, 28 ],
							'lineHeight' => [ 46, 44, 40, 34 ],
							'fontWeight' => [ 650 ],
							'textAlign'  => [ 'center' ],
						],
						[
							'tag'    => 'h3',
							'frames' => enters( 0, [ 'y' => [ 24 ] ], 700 ),
						]
					),
					button(
						'Open the gallery',
						[
							'x'       => [ 'center' ],
							'y'       => [ 'middle' ],
							'offsetY' => [ 36, 36, 36, 46 ],
						],
						[
							'on'    => 'click',
							'do'    => 'openmodal',
							'modal' => 'gallery',
						],
						150
					),
				],
			],
		]
	);
}

/** @return array<string, mixed> The slider that opens as a dialog: it stands in the library, not in the page. */
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
