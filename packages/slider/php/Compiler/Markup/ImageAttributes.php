<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Markup;

use Frontage\Slider\Model\Compiler\Playback\OptionPlayback;
use Frontage\Slider\Model\Compiler\Style\CssValue;
use Frontage\Slider\Model\Document\ModelReader;

defined( 'ABSPATH' ) || exit;

/** Attributes of images: dimensions, `srcset` candidates, and whether they load lazily. */
final class ImageAttributes {

	/**
	 * @param array<string, mixed>  $image
	 * @param 'high'|'now'|'later' $when
	 * @return array<string, string|null>
	 */
	public static function attributes( array $image, string $sizes, string $when ): array {
		$number = static fn ( string $key ): ?string => ModelReader::number( $image, $key ) > 0 ? CssValue::number( ModelReader::number( $image, $key ), 0 ) : null;
		$set    = ModelReader::text( $image, 'srcset' );
		return [
			'src'           => ModelReader::text( $image, 'url' ),
			'srcset'        => $set ?: null,
			'sizes'         => '' === $set ? null : ( $sizes ?: '100vw' ),
			'width'         => $number( 'width' ),
			'height'        => $number( 'height' ),
			'alt'           => ModelReader::text( $image, 'alt' ),
			'decoding'      => 'high' === $when ? null : 'async',
			'fetchpriority' => 'high' === $when ? 'high' : null,
			'loading'       => 'later' === $when ? 'lazy' : null,
			'title'         => ModelReader::text( $image, 'title' ) ?: null,
		];
	}

	/**
	 * Returns the image. AVIF candidates go into a `picture` element, since browsers without AVIF may support srcset.
	 *
	 * @param array<string, mixed>  $image
	 * @param array<string, mixed>  $attrs Of the image.
	 * @param 'high'|'now'|'later' $when
	 * @return array<string, mixed>
	 */
	public static function image_node( array $image, array $attrs, string $sizes, string $when ): array {
		$attrs += self::attributes( $image, $sizes, $when );
		$node   = [
			'tag'   => 'img',
			'attrs' => $attrs,
		];
		$avif   = ModelReader::text( $image, 'avif' );
		if ( '' === $avif || null === $attrs['srcset'] ) {
			return $node;
		}
		return [
			'tag'      => 'picture',
			'attrs'    => [ 'class' => 'fr-picture' ],
			'children' => [
				[
					'tag'   => 'source',
					'attrs' => [
						'type'   => 'image/avif',
						'srcset' => $avif,
						'sizes'  => $attrs['sizes'],
					],
				],
				$node,
			],
		];
	}

	/**
	 * Returns `sizes` for an image that covers the slide, for each breakpoint. Where the slide is taller than the
	 * image, the image is wider than the slide; the value grows by half at most, since the rest is cut off anyway.
	 *
	 * @param array<string, mixed> $options
	 * @param array<string, mixed> $image
	 */
	public static function sizes( array $options, array $image ): string {
		if ( '' !== ModelReader::text( $image, 'sizes' ) ) {
			return ModelReader::text( $image, 'sizes' );
		}
		$ratio   = ModelReader::number( $image, 'height' ) > 0 ? ModelReader::number( $image, 'width' ) / ModelReader::number( $image, 'height' ) : 0.0;
		$widths  = ModelReader::integers( $options, 'gridwidth' );
		$heights = ModelReader::integers( $options, 'gridheight' );
		return self::listed( $options, static fn ( int $level ): string => self::size( $options, $ratio, $widths[ $level ], $heights[ $level ] ) );
	}

	/**
	 * Returns `sizes` for an image in a layer, for each breakpoint.
	 *
	 * @param array<string, mixed> $options
	 * @param array<string, mixed> $image
	 * @param array<string, mixed> $layer
	 * @param bool                 $nested Whether it is inside another layer, whose width is not known here.
	 */
	public static function in_layer( array $options, array $image, array $layer, bool $nested ): string {
		if ( '' !== ModelReader::text( $image, 'sizes' ) ) {
			return ModelReader::text( $image, 'sizes' );
		}
		$box    = ModelReader::map( $layer, 'box' );
		$widths = ModelReader::flag( $box, 'inset' ) ? [ '100%', '100%', '100%', '100%' ] : ModelReader::levels( $box, 'width' );
		$grid   = ModelReader::integers( $options, 'gridwidth' );
		$full   = $nested || 'slide' === ModelReader::text( $box, 'base' );
		$scales = ModelReader::flag( ModelReader::map( $layer, 'responsive' ), 'size' );
		return self::listed(
			$options,
			static function ( int $level ) use ( $widths, $grid, $full, $scales, $options, $image ): string {
				$width        = $widths[ $level ] ?? 'auto';
				$column_width = max( 1, $grid[ $level ] );
				$part         = is_string( $width ) && str_ends_with( $width, '%' ) ? (float) $width : 0.0;
				$px           = $part > 0 ? $column_width * $part / 100 : ( is_numeric( $width ) ? (float) $width : ModelReader::number( $image, 'width' ) );
				if ( $px <= 0 || ( $part > 0 && $full ) ) {
					return CssValue::number( $part ?: 100, 0 ) . 'vw';
				}
				$vw = CssValue::number( is_numeric( $width ) || $part > 0 ? 100 * $px / $column_width : 100, 0 ) . 'vw';
				return match ( true ) {
					is_numeric( $width ) && ! $scales                       => CssValue::number( $px, 0 ) . 'px',
					is_numeric( $width ) && OptionPlayback::upscales( $options ) => $vw,
					default                                                 => "min($vw, " . CssValue::number( $px, 0 ) . 'px)',
				};
			}
		);
	}

	/**
	 * Builds a `sizes` list for the widths of the breakpoints; a value equal to the wider breakpoint's is omitted.
	 *
	 * @param array<string, mixed>    $options
	 * @param callable( int ): string $size    Size at a breakpoint.
	 */
	private static function listed( array $options, callable $size ): string {
		$levels = ModelReader::integers( $options, 'responsiveLevels' );
		$parts  = [];
		for ( $level = 0; $level < 4; $level++ ) {
			if ( 0 === $level || $levels[ $level ] < $levels[ $level - 1 ] ) {
				$current_size = $size( $level );
				if ( ( $parts[0][0] ?? '' ) !== $current_size ) {
					array_unshift( $parts, [ $current_size, 0 === $level ? '' : "(width <= {$levels[ $level ]}px) " ] );
				}
			}
		}
		return implode( ', ', array_map( static fn ( array $part ): string => $part[1] . $part[0], $parts ) );
	}

	/** @param array<string, mixed> $options */
	private static function size( array $options, float $ratio, int $width, int $height ): string {
		$layout   = ModelReader::text( $options, 'sliderLayout' );
		$carousel = 'carousel' === ModelReader::text( $options, 'sliderType' ) ? ModelReader::map( $options, 'carousel' ) : [];
		$item     = $carousel && ! ModelReader::flag( $carousel, 'stretch' ) && 'v' !== ModelReader::text( $carousel, 'orientation' );
		$slide    = $item || 'auto' === $layout ? "min(100vw, {$width}px)" : '100vw';
		if ( $ratio <= 0 || $width <= 0 ) {
			return $slide;
		}
		if ( 'fullscreen' === $layout ) {
			$image_size = CssValue::number( 100 * $ratio, 0 ) . 'svh';
		} else {
			$most   = ModelReader::number( $options, 'maxHeight' ) > 0 ? min( $height, ModelReader::number( $options, 'maxHeight' ) ) : $height;
			$least  = ModelReader::number( $options, 'minHeight' );
			$fixed  = ModelReader::flag( $options, 'keepBPHeight' );
			$covers = $height / $width * $ratio;
			if ( $covers <= 1 && $least * $ratio <= 320 && ! $fixed ) {
				return $slide;
			}
			$px         = CssValue::number( max( $most, $least ) * $ratio, 0 ) . 'px';
			$vw         = CssValue::number( 100 * $covers, 0 ) . 'vw';
			$image_size = $fixed ? $px : ( OptionPlayback::upscales( $options ) ? $vw : "min($vw, $px)" );
			$image_size = $least > 0 && ! $fixed ? 'max(' . CssValue::number( $least * $ratio, 0 ) . "px, $image_size)" : $image_size;
		}
		return ModelReader::flag( $carousel, 'justify' ) ? "min(100vw, $image_size)" : "clamp($slide, $image_size, 1.5 * $slide)";
	}
}
