<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model;

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
		];
	}

	/**
	 * How wide a picture that covers the slide is drawn, per level: wider than the window where the slide is higher than the
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
		$levels  = Get::wholes( $options, 'responsiveLevels' );
		$full    = 'auto' !== Get::text( $options, 'sliderLayout' );
		$parts   = [];
		for ( $level = 3; $level >= 0; $level-- ) {
			$cover = $widths[ $level ] > 0 ? $heights[ $level ] / $widths[ $level ] * $ratio : 1.0;
			$size  = Css::number( 100 * max( 1.0, min( 1.5, $cover ) ), 0 ) . 'vw';
			if ( 0 === $level ) {
				$parts[] = $full ? ( $cover > 1 && 'fullscreen' === Get::text( $options, 'sliderLayout' ) ? $size : '100vw' ) : "min(100vw, {$widths[0]}px)";
			} elseif ( $levels[ $level ] < $levels[ $level - 1 ] ) {
				$parts[] = "(width <= {$levels[ $level ]}px) $size";
			}
		}
		return implode( ', ', $parts );
	}
}
