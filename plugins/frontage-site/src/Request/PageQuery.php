<?php

declare( strict_types = 1 );

namespace Frontage\Site\Request;

defined( 'ABSPATH' ) || exit;

/** Query parameters of the current page. The only class of the plugin that reads superglobals. */
final class PageQuery {

	/** Maximum number of terms; more are ignored. */
	private const MOST = 20;

	/**
	 * The terms that visitors filter by: `?fr_category=bridges,halls`.
	 *
	 * @return list<string> Slugs.
	 */
	public static function terms( string $taxonomy ): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- It only chooses what a public page lists; each slug is cleaned below.
		$said  = wp_unslash( $_GET[ "fr_$taxonomy" ] ?? '' );
		$slugs = is_string( $said ) ? array_slice( explode( ',', $said, self::MOST + 1 ), 0, self::MOST ) : [];
		return array_values( array_unique( array_filter( array_map( sanitize_title( ... ), $slugs ) ) ) );
	}

	/** @return list<string> Taxonomies to filter by, from the URL: `?fr_category=…`. */
	public static function taxonomies(): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Names only; who uses them asks whether everybody may see such terms.
		$names = array_filter( array_map( strval( ... ), array_keys( $_GET ) ), static fn ( string $name ): bool => str_starts_with( $name, 'fr_' ) );
		return array_map( static fn ( string $name ): string => substr( $name, 3 ), array_slice( array_values( $names ), 0, self::MOST ) );
	}

	/** @return array<string, string> Other query parameters, for a form that submits to the same page. */
	public static function others( string $taxonomy ): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Printed back, escaped, into the same address.
		$texts = array_filter( wp_unslash( $_GET ), static fn ( mixed $value, mixed $name ): bool => is_string( $value ) && "fr_$taxonomy" !== $name && ! preg_match( '/^query-(\d+-)?page$/D', (string) $name ), ARRAY_FILTER_USE_BOTH );
		return array_map( sanitize_text_field( ... ), array_slice( $texts, 0, self::MOST ) );
	}

	/**
	 * The posted fields of a meta box; null if it was not submitted, or the nonce is invalid.
	 *
	 * @return array<mixed>|null
	 */
	public static function box( string $name, string $action ): ?array {
		// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- Judged by wp_verify_nonce(), and cleaned by who stores it.
		$nonce = wp_unslash( $_POST[ "{$name}_nonce" ] ?? '' );
		$box   = is_string( $nonce ) && wp_verify_nonce( $nonce, $action ) ? wp_unslash( $_POST[ $name ] ?? null ) : null;
		// phpcs:enable
		return is_array( $box ) ? $box : null;
	}
}
