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
	private static array $protected_attributes = [];

	/** Before the filter: replaces our attributes in a post's content by placeholders. */
	public static function protect( mixed $content ): mixed {
		self::$protected_attributes = [];
		if ( ! is_string( $content ) || ! PostContentSanitizer::has_slider( $content ) || false === has_filter( 'content_save_pre', 'wp_filter_post_kses' ) ) {
			return $content;
		}
		return wp_slash( PostContentSanitizer::change_blocks( wp_unslash( $content ), self::protect_attributes( ... ) ) );
	}

	/** After the filter: restores them. */
	public static function restore( mixed $content ): mixed {
		if ( ! is_string( $content ) || ! self::$protected_attributes ) {
			return $content;
		}
		$content                    = wp_slash( PostContentSanitizer::change_blocks( wp_unslash( $content ), self::restore_attributes( ... ) ) );
		self::$protected_attributes = [];
		return $content;
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	private static function protect_attributes( array $attributes, string $name ): array {
		$others = PostContentSanitizer::foreign_attributes( $attributes, $name );
		unset( $others[ self::HELD ] );
		$mark                                = bin2hex( random_bytes( 16 ) );
		self::$protected_attributes[ $mark ] = array_diff_key( PostContentSanitizer::sanitize_own( $attributes, $name ), $others );
		unset( self::$protected_attributes[ $mark ][ self::HELD ] );
		return $others + [ self::HELD => $mark ];
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	private static function restore_attributes( array $attributes ): array {
		$mark = $attributes[ self::HELD ] ?? '';
		unset( $attributes[ self::HELD ] );
		return ( is_string( $mark ) ? self::$protected_attributes[ $mark ] ?? [] : [] ) + $attributes;
	}
}
