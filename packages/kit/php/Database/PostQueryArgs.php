<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Arguments of `get_posts()` and `WP_Query` that make a query slow on a site with very many posts. Callers ask for few posts,
 * while an owner waits, or as an owner's block says.
 */
final class PostQueryArgs {

	/**
	 * Posts with this metadata, or with any of this key.
	 *
	 * @return array{ meta_key: string, meta_value?: string }
	 */
	public static function meta( string $key, ?string $value = null ): array {
		return [ 'meta_key' => $key ] + ( null === $value ? [] : [ 'meta_value' => $value ] ); // phpcs:ignore WordPress.DB.SlowDBQuery -- See above.
	}

	/**
	 * Posts with these terms.
	 *
	 * @param array<mixed> $clauses As WP_Tax_Query takes them.
	 * @return array{ tax_query: array<mixed> }
	 */
	public static function terms( array $clauses ): array {
		return [ 'tax_query' => $clauses ]; // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- See above.
	}
}
