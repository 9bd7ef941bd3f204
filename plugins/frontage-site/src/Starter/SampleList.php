<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter;

use Frontage\Site\Business\BusinessProfile;
use Frontage\Site\Business\BusinessScreen;
use Frontage\Site\Samples\SampleMark;
use Frontage\Site\Samples\SampleText;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * What on this site is still a sample. The list gets shorter with each text that an owner edits or removes.
 *
 * @phpstan-import-type Whole from CreatedItems
 * @phpstan-type Place array{ title: string, url: string, count: int }
 * @phpstan-type Row array{ kind: string, label: string, is_hidden: bool, count: int, places: list<Place> }
 */
final class SampleList {

	/** Maximum number of posts with marked blocks, newest first. */
	private const MOST = 200;

	/** @return list<Row> Those that visitors do not see come first. */
	public static function rows(): array {
		$record  = CreatedItems::read();
		$sliders = [];
		$rows    = self::marked( $sliders );
		if ( '' === $record['look'] || $record['undoing'] ) {
			return $rows;
		}
		return array_values( array_filter( [ ...$rows, self::business(), self::texts( $record ), ...self::items( $record, $sliders ) ] ) );
	}

	/** @param list<Row> $rows */
	public static function count( array $rows ): int {
		return array_sum( array_column( $rows, 'count' ) );
	}

	/**
	 * Blocks with a mark, in posts of every type.
	 *
	 * @param list<int> $referenced Filled with the posts that sample blocks refer to.
	 * @return list<Row>
	 */
	private static function marked( array &$referenced ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- No query of WordPress's own looks through all types of posts for a text; it is asked on screens for owners.
		$ids   = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM %i WHERE post_status IN ('publish', 'future', 'draft', 'pending', 'private') AND post_type <> 'revision' AND post_content LIKE %s ORDER BY ID DESC LIMIT %d", $wpdb->posts, '%' . $wpdb->esc_like( SampleMark::STORED ) . '%', self::MOST ) );
		$found = [];
		foreach ( array_reverse( $ids ) as $id ) {
			$post = get_post( (int) $id );
			foreach ( $post ? SampleMark::samples( $post->post_content ) : [] as $block ) {
				$ref                   = is_array( $block['attrs'] ?? null ) ? $block['attrs']['ref'] ?? 0 : 0;
				$ref                   = is_int( $ref ) ? $ref : 0;
				$at                    = $ref && get_edit_post_link( $ref ) ? $ref : (int) $id;
				$kind                  = SampleMark::kind( $block );
				$found[ $kind ][ $at ] = ( $found[ $kind ][ $at ] ?? 0 ) + 1;
				if ( $ref ) {
					$referenced[] = $ref;
				}
			}
		}
		$rows = [];
		foreach ( array_intersect_key( self::labels(), $found ) as $kind => $label ) {
			$rows[] = self::row( $kind, $label, true, $found[ $kind ] );
		}
		return $rows;
	}

	/** @return array<string, string> */
	private static function labels(): array {
		return [
			'testimonial' => __( 'Testimonials', 'frontage-site' ),
			'logo'        => __( 'Client logos', 'frontage-site' ),
			'figure'      => __( 'Statistics', 'frontage-site' ),
			'person'      => __( 'Team members', 'frontage-site' ),
			'price'       => __( 'Prices', 'frontage-site' ),
		];
	}

	/**
	 * Contact details that the created pages show once they are entered.
	 *
	 * @return ?Row
	 */
	private static function business(): ?array {
		$facts   = BusinessProfile::facts();
		$missing = count( array_filter( [ $facts['phones'], $facts['emails'], $facts['addresses'] ], static fn ( array $values ): bool => ! $values ) );
		return $missing ? [
			'kind'      => 'business',
			'label'     => __( 'Phone, email, and address', 'frontage-site' ),
			'is_hidden' => true,
			'count'     => $missing,
			'places'    => [
				[
					'title' => __( 'Business details', 'frontage-site' ),
					'url'   => BusinessScreen::url(),
					'count' => $missing,
				],
			],
		] : null;
	}

	/**
	 * Texts and images of the created pages that are still as they were created.
	 *
	 * @param Whole $record
	 * @return ?Row
	 */
	private static function texts( array $record ): ?array {
		$counts = [];
		foreach ( CreatedItems::posts( $record ) as $key => $id ) {
			$texts = $record['made'][ $key ]['texts'] ?? [];
			$count = $texts ? count( array_intersect( SampleText::hashes( (string) get_post_field( 'post_content', $id, 'raw' ) ), $texts ) ) : 0;
			if ( $count ) {
				$counts[ $id ] = $count;
			}
		}
		return $counts ? self::row( 'text', __( 'Text and images', 'frontage-site' ), false, $counts ) : null;
	}

	/**
	 * Created projects, products and sliders that nobody has changed since.
	 *
	 * @param Whole     $record
	 * @param list<int> $besides Posts that are counted already.
	 * @return list<Row>
	 */
	private static function items( array $record, array $besides ): array {
		$counts = [];
		foreach ( CreatedItems::posts( $record ) as $key => $id ) {
			$made = $record['made'][ $key ];
			$type = (string) get_post_type( $id );
			$own  = ! empty( $made['used'] ) || in_array( $id, $besides, true ) || preg_match( '/^(?:page|form|menu|part):/', $key );
			if ( ! $own && CreatedItems::print( $id ) === $made['print'] ) {
				$counts[ $type ][ $id ] = 1;
			}
		}
		$rows = [];
		foreach ( $counts as $type => $posts ) {
			$rows[] = self::row( $type, get_post_type_object( $type )->labels->name ?? $type, false, $posts );
		}
		return $rows;
	}

	/**
	 * @param array<int, int> $counts By post ID.
	 * @return Row
	 */
	private static function row( string $kind, string $label, bool $is_hidden, array $counts ): array {
		$places = [];
		foreach ( $counts as $id => $count ) {
			$post     = get_post( $id );
			$places[] = [
				'title' => $post instanceof WP_Post && '' !== $post->post_title ? get_the_title( $post ) : __( '(no title)', 'frontage-site' ),
				'url'   => (string) get_edit_post_link( $id, 'raw' ),
				'count' => $count,
			];
		}
		return [
			'kind'      => $kind,
			'label'     => $label,
			'is_hidden' => $is_hidden,
			'count'     => array_sum( $counts ),
			'places'    => $places,
		];
	}
}
