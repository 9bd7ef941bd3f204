<?php

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

/** Builds layers for templates in the format of the slider's model. A single value applies to every breakpoint. */
final class TemplateLayers {

	/** Colors of the theme, so that a template fits any site. */
	public const INK    = 'var(--wp--preset--color--contrast)';
	public const PAPER  = 'var(--wp--preset--color--base)';
	public const ACCENT = 'var(--wp--preset--color--accent)';

	/** Colors for text on images, which are always dark enough. */
	public const LIGHT = '#fbfaf7';
	public const DARK  = '#10201f';

	/** Properties that the model stores as one value, not per breakpoint. */
	private const SINGLE = [ 'background', 'fontFamily', 'textTransform', 'textDecoration', 'fontStyle', 'zIndex', 'cursor', 'overflow', 'blend', 'verticalAlign', 'objectFit', 'base', 'inset', 'zone', 'zoneIndex', 'display', 'boxShadow', 'textShadow', 'backgroundImage' ];

	/**
	 * @param array<string, mixed> $box
	 * @param array<string, mixed> $style
	 * @param array<string, mixed> $more
	 * @return array<string, mixed>
	 */
	public static function text( string $html, array $box, array $style, array $more = [] ): array {
		return [
			'type'  => 'text',
			'html'  => $html,
			'box'   => self::breakpoint_values( $box ),
			'style' => self::breakpoint_values(
				$style + [
					'color'      => self::LIGHT,
					'fontFamily' => 'inherit',
					'lineHeight' => '1.5em',
					'whiteSpace' => 'normal',
				]
			),
		] + $more;
	}

	/**
	 * A button with a link, or with `actions` in $more one with actions.
	 *
	 * @param array<string, mixed> $box
	 * @param array<string, mixed> $style
	 * @param array<string, mixed> $more
	 * @return array<string, mixed>
	 */
	public static function button( string $label, array $box = [], array $style = [], array $more = [] ): array {
		return [
			'type'  => 'button',
			'html'  => esc_html( $label ),
			'box'   => self::breakpoint_values( $box + [ 'display' => 'inline-block' ] ),
			'style' => self::breakpoint_values(
				$style + [
					'color'        => self::DARK,
					'background'   => self::LIGHT,
					'fontFamily'   => 'inherit',
					'fontSize'     => [ 17, 17, 22, 16 ],
					'fontWeight'   => 600,
					'lineHeight'   => '1.3em',
					'whiteSpace'   => 'nowrap',
					'padding'      => self::sides( [ 15, 15, 18, 14 ], [ 28, 28, 34, 24 ] ),
					'borderRadius' => self::corners( 999 ),
				]
			),
		] + $more + ( isset( $more['actions'] ) ? [] : [ 'link' => [ 'url' => '#' ] ] );
	}

	/**
	 * @param array<string, mixed> $image
	 * @param array<string, mixed> $box
	 * @param array<string, mixed> $more
	 * @return array<string, mixed>
	 */
	public static function image( array $image, array $box, array $more = [] ): array {
		return [
			'type'  => 'image',
			'image' => $image,
			'box'   => self::breakpoint_values( $box ),
		] + $more;
	}

	/**
	 * A colored area; without a box it fills the slide.
	 *
	 * @param array<string, mixed> $box
	 * @param array<string, mixed> $style
	 * @param array<string, mixed> $more
	 * @return array<string, mixed>
	 */
	public static function shape( string $paint, array $box = [], array $style = [], array $more = [] ): array {
		return [
			'type'  => 'shape',
			'box'   => self::breakpoint_values(
				$box ? $box : [
					'inset' => true,
					'base'  => 'slide',
				]
			),
			'style' => self::breakpoint_values( [ 'background' => $paint ] + $style ),
		] + $more;
	}

	/**
	 * One of our own SVGs, without text.
	 *
	 * @param array<string, mixed> $box
	 * @param array<string, mixed> $more
	 * @return array<string, mixed>
	 */
	public static function svg( string $svg, array $box, array $more = [] ): array {
		return [
			'type' => 'svg',
			'box'  => self::breakpoint_values( $box ),
			'svg'  => [ 'html' => $svg ],
		] + $more;
	}

	/**
	 * Layers in flow, stacked: they adapt to each other with any font and language.
	 *
	 * @param list<array<string, mixed>> $layers
	 * @param array<string, mixed>       $style   Style of the row, such as padding.
	 * @param array<string, mixed>       $column
	 * @return array<string, mixed>
	 */
	public static function stack( string $zone, array $layers, array $style = [], array $column = [] ): array {
		return self::row( $zone, [ self::column( '100%', $layers, $column ) ], $style );
	}

	/**
	 * @param list<array<string, mixed>> $columns
	 * @param array<string, mixed>       $style
	 * @param array<string, mixed>       $more
	 * @return array<string, mixed>
	 */
	public static function row( string $zone, array $columns, array $style = [], array $more = [] ): array {
		return [
			'type'   => 'row',
			'box'    => [ 'zone' => $zone ],
			'style'  => self::breakpoint_values( $style + [ 'padding' => self::sides( [ 0 ], [ 64, 56, 48, 24 ] ) ] ),
			'layers' => $columns,
		] + $more;
	}

	/**
	 * @param list<array<string, mixed>> $layers
	 * @param array<string, mixed>       $style
	 * @return array<string, mixed>
	 */
	public static function column( int|string $width, array $layers, array $style = [], string $align = 'top' ): array {
		return [
			'type'   => 'column',
			'column' => [
				'width' => $width,
				'align' => $align,
			],
			'style'  => self::breakpoint_values( $style ),
			'layers' => array_map(
				static function ( array $layer ): array {
					$box          = is_array( $layer['box'] ?? null ) ? $layer['box'] : [];
					$layer['box'] = [ 'position' => [ 'relative' ] ] + $box;
					return $layer;
				},
				$layers
			),
		];
	}

	/**
	 * @param array<string, mixed> $values
	 * @return array<string, mixed>
	 */
	public static function breakpoint_values( array $values ): array {
		$out = [];
		foreach ( $values as $key => $value ) {
			$out[ $key ] = is_array( $value ) || in_array( $key, self::SINGLE, true ) ? $value : [ $value ];
		}
		return $out;
	}

	/**
	 * @param list<int|string> $vertical   One for each breakpoint.
	 * @param list<int|string> $horizontal
	 * @return array<string, list<int|string>>
	 */
	public static function sides( array $vertical, array $horizontal ): array {
		return [
			'top'    => $vertical,
			'right'  => $horizontal,
			'bottom' => $vertical,
			'left'   => $horizontal,
		];
	}

	/**
	 * Margin below a layer in flow.
	 *
	 * @return array<string, list<int>>
	 */
	public static function margin_below( int ...$margin ): array {
		return [
			'top'    => [ 0 ],
			'right'  => [ 0 ],
			'bottom' => array_values( $margin ),
			'left'   => [ 0 ],
		];
	}

	/**
	 * Centered in its column, with a margin below.
	 *
	 * @return array<string, list<int|string>>
	 */
	public static function centered( int ...$margin ): array {
		return [
			'top'    => [ 0 ],
			'right'  => [ 'auto' ],
			'bottom' => array_values( $margin ),
			'left'   => [ 'auto' ],
		];
	}

	/** @return array<string, list<int>> */
	public static function corners( int ...$radius ): array {
		return array_fill_keys( [ 'topLeft', 'topRight', 'bottomRight', 'bottomLeft' ], array_values( $radius ) );
	}
}
