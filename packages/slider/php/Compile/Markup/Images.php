<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compile\Markup;

use Frontage\Slider\Model\Compile\Play\PlayOptions;
use Frontage\Slider\Model\Compile\Style\Css;
use Frontage\Slider\Model\Document\Get;

defined( 'ABSPATH' ) || exit;

/** Attributes of images: dimensions, candidates, and whether they wait. */
final class Images {

	/**
	 * @param array<string, mixed>  $image
	 * @param 'high'|'now'|'later' $when
	 * @return array<string, string|null>
	 */
	public static function attributes( array $image, string $sizes, string $when ): array {
		$number = static fn ( string $key ): ?string => Get::number( $image, $key ) > 0 ? Css::number( Get::number( $image, $key ), 0 ) : null;
		$set    = Get::text( $image, 'srcset' );
		return [
			'src'           => Get::text( $image, 'url' ),
			'srcset'        => $set ?: null,
			'sizes'         => '' === $set ? null : ( $sizes ?: '100vw' ),
			'width'         => $number( 'width' ),
			'height'        => $number( 'height' ),
			'alt'           => Get::text( $image, 'alt' ),
			'decoding'      => 'high' === $when ? null : 'async',
			'fetchpriority' => 'high' === $when ? 'high' : null,
			'loading'       => 'later' === $when ? 'lazy' : null,
			'title'         => Get::text( $image, 'title' ) ?: null,
		];
	}

	/**
	 * The image; inside `picture` with what is offered in AVIF besides, since browsers that know no AVIF may know srcset.
	 *
	 * @param array<string, mixed>  $image
	 * @param array<string, mixed>  $attrs Of the image.
	 * @param 'high'|'now'|'later' $when
	 * @return array<string, mixed>
	 */
	public static function node( array $image, array $attrs, string $sizes, string $when ): array {
		$attrs += self::attributes( $image, $sizes, $when );
		$node   = [
			'tag'   => 'img',
			'attrs' => $attrs,
		];
		$avif   = Get::text( $image, 'avif' );
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
	 * How wide a picture that covers the slide is drawn, per level: wider than the slide where the slide is higher than the
	 * picture, at most by half, since the rest is cut off anyway.
	 *
	 * @param array<string, mixed> $options
	 * @param array<string, mixed> $image
	 */
	public static function sizes( array $options, array $image ): string {
		if ( '' !== Get::text( $image, 'sizes' ) ) {
			return Get::text( $image, 'sizes' );
		}
		$ratio   = Get::number( $image, 'height' ) > 0 ? Get::number( $image, 'width' ) / Get::number( $image, 'height' ) : 0.0;
		$widths  = Get::wholes( $options, 'gridwidth' );
		$heights = Get::wholes( $options, 'gridheight' );
		return self::listed( $options, static fn ( int $level ): string => self::size( $options, $ratio, $widths[ $level ], $heights[ $level ] ) );
	}

	/**
	 * How wide a layer draws its picture, per level.
	 *
	 * @param array<string, mixed> $options
	 * @param array<string, mixed> $image
	 * @param array<string, mixed> $layer
	 * @param bool                 $nested It stands in another layer, whose width nobody knows here.
	 */
	public static function in_layer( array $options, array $image, array $layer, bool $nested ): string {
		if ( '' !== Get::text( $image, 'sizes' ) ) {
			return Get::text( $image, 'sizes' );
		}
		$box    = Get::map( $layer, 'box' );
		$given  = Get::flag( $box, 'inset' ) ? [ '100%', '100%', '100%', '100%' ] : Get::levels( $box, 'width' );
		$grid   = Get::wholes( $options, 'gridwidth' );
		$full   = $nested || 'slide' === Get::text( $box, 'base' );
		$scales = Get::flag( Get::map( $layer, 'responsive' ), 'size' );
		return self::listed(
			$options,
			static function ( int $level ) use ( $given, $grid, $full, $scales, $options, $image ): string {
				$width = $given[ $level ] ?? 'auto';
				$whole = max( 1, $grid[ $level ] );
				$part  = is_string( $width ) && str_ends_with( $width, '%' ) ? (float) $width : 0.0;
				$px    = $part > 0 ? $whole * $part / 100 : ( is_numeric( $width ) ? (float) $width : Get::number( $image, 'width' ) );
				if ( $px <= 0 || ( $part > 0 && $full ) ) {
					return Css::number( $part ?: 100, 0 ) . 'vw';
				}
				$vw = Css::number( is_numeric( $width ) || $part > 0 ? 100 * $px / $whole : 100, 0 ) . 'vw';
				return match ( true ) {
					is_numeric( $width ) && ! $scales                       => Css::number( $px, 0 ) . 'px',
					is_numeric( $width ) && PlayOptions::upscales( $options ) => $vw,
					default                                                 => "min($vw, " . Css::number( $px, 0 ) . 'px)',
				};
			}
		);
	}

	/**
	 * A list of sizes for the widths of the levels; what is as on the wider level is not said again.
	 *
	 * @param array<string, mixed>    $options
	 * @param callable( int ): string $size    Of a level.
	 */
	private static function listed( array $options, callable $size ): string {
		$levels = Get::wholes( $options, 'responsiveLevels' );
		$parts  = [];
		for ( $level = 0; $level < 4; $level++ ) {
			if ( 0 === $level || $levels[ $level ] < $levels[ $level - 1 ] ) {
				$here = $size( $level );
				if ( ( $parts[0][0] ?? '' ) !== $here ) {
					array_unshift( $parts, [ $here, 0 === $level ? '' : "(width <= {$levels[ $level ]}px) " ] );
				}
			}
		}
		return implode( ', ', array_map( static fn ( array $part ): string => $part[1] . $part[0], $parts ) );
	}

	/** @param array<string, mixed> $options */
	private static function size( array $options, float $ratio, int $width, int $height ): string {
		$layout   = Get::text( $options, 'sliderLayout' );
		$carousel = 'carousel' === Get::text( $options, 'sliderType' ) ? Get::map( $options, 'carousel' ) : [];
		$item     = $carousel && ! Get::flag( $carousel, 'stretch' ) && 'v' !== Get::text( $carousel, 'orientation' );
		$slide    = $item || 'auto' === $layout ? "min(100vw, {$width}px)" : '100vw';
		if ( $ratio <= 0 || $width <= 0 ) {
			return $slide;
		}
		if ( 'fullscreen' === $layout ) {
			$drawn = Css::number( 100 * $ratio, 0 ) . 'svh';
		} else {
			$most   = Get::number( $options, 'maxHeight' ) > 0 ? min( $height, Get::number( $options, 'maxHeight' ) ) : $height;
			$least  = Get::number( $options, 'minHeight' );
			$fixed  = Get::flag( $options, 'keepBPHeight' );
			$covers = $height / $width * $ratio;
			if ( $covers <= 1 && $least * $ratio <= 320 && ! $fixed ) {
				return $slide;
			}
			$px    = Css::number( max( $most, $least ) * $ratio, 0 ) . 'px';
			$vw    = Css::number( 100 * $covers, 0 ) . 'vw';
			$drawn = $fixed ? $px : ( PlayOptions::upscales( $options ) ? $vw : "min($vw, $px)" );
			$drawn = $least > 0 && ! $fixed ? 'max(' . Css::number( $least * $ratio, 0 ) . "px, $drawn)" : $drawn;
		}
		return Get::flag( $carousel, 'justify' ) ? "min(100vw, $drawn)" : "clamp($slide, $drawn, 1.5 * $slide)";
	}
}
