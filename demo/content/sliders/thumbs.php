<?php
namespace Frontage\Demo\Sliders;

defined( 'ABSPATH' ) || exit;

/** @return array<string, mixed> Names above, small pictures below: both lead to the same slides. */
function thumbs(): array {
	return slider(
		'thumbs',
		'A tour with thumbnails',
		[
			'gridheight'  => [ 600, 520, 430, 300 ],
			'stopLoop'    => true,
			'stopAtSlide' => 1,
			'navigation'  => [
				'keyboardNavigation' => true,
				'touch'              => [ 'touchenabled' => true ],
				'thumbnails'         => [
					'enable'          => true,
					'width'           => 120,
					'height'          => 68,
					'visibleAmount'   => 5,
					'space'           => 8,
					'wrapper_padding' => 12,
					'position'        => 'outer-bottom',
				],
				'tabs'               => [
					'enable'        => true,
					'width'         => 132,
					'min_width'     => 120,
					'height'        => 44,
					'visibleAmount' => 5,
					'position'      => 'outer-top',
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
	);
}
