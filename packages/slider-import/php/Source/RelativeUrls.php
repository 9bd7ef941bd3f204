<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Source;

defined( 'ABSPATH' ) || exit;

/** Resolves relative URLs of images and videos against the source page. Links are kept, since they stay valid on the same site. */
final class RelativeUrls {

	/** Keys of a model that contain an image or a source. */
	private const MEDIA = [ 'image', 'backgroundImage', 'poster', 'thumb', 'sources', 'svg' ];

	/** @param string $base URL of the page; '' if unknown. */
	public function __construct( private readonly string $base ) {}

	public function resolve( string $url ): string {
		if ( '' === $url || '#' === $url[0] || str_starts_with( $url, '//' ) || 1 === preg_match( '/^[a-z][a-z0-9+.-]*:/i', $url ) || 1 !== preg_match( '~^(https?://[^/?#]+)([^?#]*)~i', $this->base, $found ) ) {
			return $url;
		}
		if ( '/' === $url[0] ) {
			return $found[1] . $url;
		}
		$folder = (string) preg_replace( '~[^/]*$~', '', $found[2] );
		$parts  = [];
		foreach ( explode( '/', ( '' === $folder ? '/' : $folder ) . $url ) as $n => $part ) {
			if ( '..' === $part ) {
				count( $parts ) > 1 && array_pop( $parts );
			} elseif ( '.' !== $part && ( '' !== $part || 0 === $n ) ) {
				$parts[] = $part;
			}
		}
		return $found[1] . implode( '/', $parts );
	}

	/**
	 * @param array<mixed> $part Part of a model.
	 * @return array<mixed>
	 */
	public function resolve_all( array $part, bool $media = false ): array {
		foreach ( $part as $key => $value ) {
			if ( is_array( $value ) ) {
				$part[ $key ] = $this->resolve_all( $value, in_array( $key, self::MEDIA, true ) || ( $media && is_int( $key ) ) );
			} elseif ( $media && 'url' === $key && is_string( $value ) ) {
				$part[ $key ] = $this->resolve( $value );
			} elseif ( $media && 'srcset' === $key && is_string( $value ) ) {
				$part[ $key ] = (string) preg_replace_callback( '/(^|,\s*)([^\s,]+)/', fn( array $found ): string => $found[1] . $this->resolve( $found[2] ), $value );
			} elseif ( is_string( $value ) && in_array( $key, [ 'html', 'toggleHtml' ], true ) ) {
				$part[ $key ] = (string) preg_replace_callback( '/( (?:src|poster)=")([^"]*)(?=")/', fn( array $found ): string => $found[1] . $this->resolve( $found[2] ), $value );
			}
		}
		return $part;
	}
}
