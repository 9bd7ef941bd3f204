<?php

namespace Frontage\Slider\Storage;

defined( 'ABSPATH' ) || exit;

/**
 * For authors whose HTML WordPress filters: exempts attributes of our blocks from KSES, since they are not HTML. KSES
 * would empty SVGs and encode every & in a title again. Our own sanitizer has already cleaned the exempted values
 * (docs/reference/slider.md F), so nothing is left unchecked.
 */
final class KsesExemption {

	private const HELD = 'frontageHeld';

	/** @var array<string, array<string, mixed>> Attributes by their placeholder. */
	private static array $held = [];

	/** Before the filter: replaces our attributes in a post's content by placeholders. */
	public static function hold( mixed $content ): mixed {
		self::$held = [];
		if ( ! is_string( $content ) || ! PostContentSanitizer::has_slider( $content ) || false === has_filter( 'content_save_pre', 'wp_filter_post_kses' ) ) {
			return $content;
		}
		return wp_slash( PostContentSanitizer::each( wp_unslash( $content ), self::held( ... ) ) );
	}

	/** After the filter: restores them. */
	public static function give_back( mixed $content ): mixed {
		if ( ! is_string( $content ) || ! self::$held ) {
			return $content;
		}
		$content    = wp_slash( PostContentSanitizer::each( wp_unslash( $content ), self::given_back( ... ) ) );
		self::$held = [];
		return $content;
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	private static function held( array $attributes, string $name ): array {
		$others = PostContentSanitizer::sanitize_foreign_blocks( $attributes, $name );
		unset( $others[ self::HELD ] );
		$mark                = bin2hex( random_bytes( 16 ) );
		self::$held[ $mark ] = array_diff_key( PostContentSanitizer::sanitize_own( $attributes, $name ), $others );
		unset( self::$held[ $mark ][ self::HELD ] );
		return $others + [ self::HELD => $mark ];
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	private static function given_back( array $attributes ): array {
		$mark = $attributes[ self::HELD ] ?? '';
		unset( $attributes[ self::HELD ] );
		return ( is_string( $mark ) ? self::$held[ $mark ] ?? [] : [] ) + $attributes;
	}
}
