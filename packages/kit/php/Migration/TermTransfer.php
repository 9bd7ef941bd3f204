<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Migration;

use Frontage\Kit\Database\VerifiedWrite;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Terms that imported items use. Blocks refer to them by ID, so they are created first.
 *
 * @phpstan-type Term array{ id: int, taxonomy: string, slug: string, name: string }
 */
final class TermTransfer {

	/**
	 * @param array<string, mixed> $item
	 * @return list<Term>
	 */
	public static function exported_terms( array $item ): array {
		$terms = [];
		foreach ( is_array( $item['terms'] ?? null ) ? $item['terms'] : [] as $taxonomy => $list ) {
			foreach ( is_array( $list ) ? $list : [] as $term ) {
				if ( is_array( $term ) && is_int( $term['id'] ?? null ) && is_string( $term['slug'] ?? null ) && is_string( $term['name'] ?? null ) ) {
					$terms[] = [
						'id'       => $term['id'],
						'taxonomy' => (string) $taxonomy,
						'slug'     => $term['slug'],
						'name'     => $term['name'],
					];
				}
			}
		}
		return $terms;
	}

	public static function find( string $taxonomy, string $slug ): int {
		$term = taxonomy_exists( $taxonomy ) ? get_term_by( 'slug', $slug, $taxonomy ) : false;
		return $term instanceof \WP_Term ? $term->term_id : 0;
	}

	/** The term's ID on this site; creates the term if needed. 0 when that fails, an error when the database did not store it. */
	public static function find_or_create( string $taxonomy, string $slug, string $name ): int|WP_Error {
		global $wpdb;
		$existing = self::find( $taxonomy, $slug );
		if ( ! $existing && ! VerifiedWrite::fits( $wpdb->terms, 'name', $name ) ) {
			return VerifiedWrite::refusal_error( $name );
		}
		$created = $existing || ! taxonomy_exists( $taxonomy ) ? null : wp_insert_term( wp_slash( $name ), $taxonomy, [ 'slug' => $slug ] );
		if ( is_wp_error( $created ) && 'db_insert_error' === $created->get_error_code() ) {
			return VerifiedWrite::refusal_error( $name );
		}
		return is_array( $created ) ? (int) $created['term_id'] : $existing;
	}
}
