<?php

declare( strict_types = 1 );

namespace Frontage\Site\Request;

use Frontage\Kit\Http\RequestInput;

defined( 'ABSPATH' ) || exit;

/** Query parameters of the current page. No other class of the plugin reads the request. */
final class PageQuery {

	/** Maximum number of terms; more are ignored. */
	private const MOST = 20;

	/**
	 * The terms that visitors filter by: `?fr_category=bridges,halls`.
	 *
	 * @return list<string> Slugs.
	 */
	public static function terms( string $taxonomy ): array {
		$value = RequestInput::query()[ "fr_$taxonomy" ] ?? '';
		$slugs = is_string( $value ) ? array_slice( explode( ',', $value, self::MOST + 1 ), 0, self::MOST ) : [];
		return array_values( array_unique( array_filter( array_map( sanitize_title( ... ), $slugs ) ) ) );
	}

	/** @return list<string> Taxonomies to filter by, from the URL: `?fr_category=…`. */
	public static function taxonomies(): array {
		$names = array_filter( array_map( strval( ... ), array_keys( RequestInput::query() ) ), static fn ( string $name ): bool => str_starts_with( $name, 'fr_' ) );
		return array_map( static fn ( string $name ): string => substr( $name, 3 ), array_slice( array_values( $names ), 0, self::MOST ) );
	}

	/** @return array<string, string> Other query parameters, for a form that submits to the same page. */
	public static function other_parameters( string $taxonomy ): array {
		$texts = array_filter( RequestInput::query(), static fn ( mixed $value, mixed $name ): bool => is_string( $value ) && "fr_$taxonomy" !== $name && ! preg_match( '/^query-(\d+-)?page$/D', (string) $name ), ARRAY_FILTER_USE_BOTH );
		return array_map( sanitize_text_field( ... ), array_slice( $texts, 0, self::MOST ) );
	}

	/**
	 * The posted fields of a meta box; null if it was not submitted, or the nonce is invalid.
	 *
	 * @return array<mixed>|null
	 */
	public static function meta_box_fields( string $name, string $action ): ?array {
		$nonce = RequestInput::posted()[ "{$name}_nonce" ] ?? '';
		$box   = is_string( $nonce ) && wp_verify_nonce( $nonce, $action ) ? ( RequestInput::posted()[ $name ] ?? null ) : null;
		return is_array( $box ) ? $box : null;
	}
}
