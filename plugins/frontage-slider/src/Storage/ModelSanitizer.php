<?php

namespace Frontage\Slider\Storage;

use Frontage\Slider\Model\Sanitizer\HtmlSanitizer;
use Frontage\Slider\Model\Sanitizer\SvgSanitizer;

defined( 'ABSPATH' ) || exit;

/** Sanitizes HTML and URLs of a model or of a block's attributes. */
final class ModelSanitizer {

	private const HTML = [ 'html', 'toggleHtml', 'tmp' ];

	/** Number of sanitized texts cached in this request. */
	private const REMEMBERED = 200;

	/** @var array<string, string> */
	private static array $cache = [];

	/**
	 * @param array<string, mixed> $part
	 * @return array<string, mixed>
	 */
	public static function model( array $part ): array {
		foreach ( $part as $key => $value ) {
			if ( is_array( $value ) ) {
				if ( 'blocks' !== $key ) { // WordPress sanitizes and renders inner blocks itself.
					/** @var array<string, mixed> $value */
					$part[ $key ] = 'svg' === $key ? self::svg( $value ) : ( 'params' === $key ? array_map( self::text( ... ), $value ) : self::model( $value ) );
				}
			} elseif ( is_string( $value ) ) {
				if ( in_array( $key, self::HTML, true ) ) {
					$part[ $key ] = self::text( $value );
				} elseif ( 'url' === $key ) {
					$part[ $key ] = HtmlSanitizer::url( $value ) ?? '';
				}
			}
		}
		return $part;
	}

	private static function text( mixed $html ): string {
		if ( ! is_string( $html ) ) {
			return '';
		}
		if ( count( self::$cache ) > self::REMEMBERED ) {
			self::$cache = [];
		}
		return self::$cache[ $html ] ??= HtmlSanitizer::html( $html );
	}

	/**
	 * @param array<string, mixed> $svg
	 * @return array<string, mixed>
	 */
	private static function svg( array $svg ): array {
		if ( isset( $svg['html'] ) ) {
			$svg['html'] = is_string( $svg['html'] ) ? ( SvgSanitizer::clean( $svg['html'] ) ?? '' ) : '';
		}
		if ( isset( $svg['url'] ) ) {
			$svg['url'] = is_string( $svg['url'] ) ? ( HtmlSanitizer::url( $svg['url'] ) ?? '' ) : '';
		}
		return $svg;
	}
}
