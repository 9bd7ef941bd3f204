<?php
/**
 * What the sliders of the demo are made of: pictures, words, buttons and how they come in, as parts of the slider's model.
 */

namespace Frontage\Demo\Sliders;

defined( 'ABSPATH' ) || exit;

const ACCENT = '#0b5d4e';
const PAPER  = '#fbfaf7';
const INK    = '#16201d';

/** Window widths at which a level starts, and the design widths of the grid at each. */
const LEVELS = [ 1240, 1024, 778, 480 ];
const WIDTHS = [ 1280, 1024, 768, 390 ];

/** The edge that the theme's text stands on, at each level. */
const EDGE = [ 48, 48, 38, 20 ];

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
			'to' => $from + [ 'opacity' => [ 0 ] ],
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
 * A colour or a gradient over the whole slide, so that words stand out from the picture.
 *
 * @param array<string, mixed> $more
 * @return array<string, mixed>
 */
function shade( string $paint, array $more = [] ): array {
	return [
		'type'  => 'shape',
		'box'   => [
			'inset' => true,
			'base'  => 'slide',
		],
		'style' => [ 'background' => $paint ],
	] + $more;
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

/** @return list<array{key: string, title: string, background: array<string, mixed>, layers: list<array<string, mixed>>}> Five places, each a picture with its name. */
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
