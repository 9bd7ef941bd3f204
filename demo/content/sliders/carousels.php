<?php
namespace Frontage\Demo\Sliders;

defined( 'ABSPATH' ) || exit;

/** @return array<string, mixed> What both carousels have: they wait for the visitor, and can be dragged. */
function by_hand(): array {
	return [
		'sliderType'   => 'carousel',
		'sliderLayout' => 'fullwidth',
		'stopLoop'     => true,
		'stopAtSlide'  => 1,
		'navigation'   => [
			'keyboardNavigation' => true,
			'touch'              => [
				'touchenabled'   => true,
				'touchOnDesktop' => true,
			],
			'arrows'             => [ 'enable' => true ],
		],
	];
}

/** @return array<string, mixed> Side by side. */
function flat(): array {
	$options = [
		'gridwidth'  => [ 560, 520, 460, 300 ],
		'gridheight' => [ 380, 350, 310, 300 ],
		'carousel'   => [
			'maxVisibleItems' => 3,
			'space'           => 24,
			'infinity'        => true,
			'border_radius'   => 16,
			'maxOpacity'      => 0.55,
			'fadeout'         => true,
		],
	];
	return slider( 'flat', 'Places we know', $options + by_hand(), cards() );
}

/** @return array<string, mixed> On a circle, seen from outside. */
function ring(): array {
	$options = [
		'gridwidth'  => [ 640, 560, 440, 260 ],
		'gridheight' => [ 420, 380, 310, 270 ],
		'carousel'   => [
			'maxVisibleItems' => 3,
			'space'           => 12,
			'spin'            => '3d',
			'spinAngle'       => 36,
			'infinity'        => true,
			'border_radius'   => 16,
			'fadeout'         => true,
			'vary_fade'       => true,
			'maxOpacity'      => 0.4,
		],
	];
	return slider( 'ring', 'Places we know, on a ring', $options + by_hand(), cards() );
}
