<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Migration;

use Frontage\Kit\Database\VerifiedWrite;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Exports, imports, backs up and restores posts of a site export.
 *
 * @phpstan-type Row array<string, mixed>
 */
final class PostTransfer {

	/** An unregistered post type: posts of it appear nowhere, however a site queries its posts. */
	public const RESERVED = 'frontage_kit';

	/** Fields that an import writes and that undo restores. */
	private const FIELDS = [ 'post_type', 'post_status', 'post_title', 'post_name', 'post_content', 'post_excerpt', 'post_parent', 'menu_order', 'post_date', 'post_date_gmt', 'post_modified', 'post_modified_gmt', 'post_author' ];

	/**
	 * WordPress rejects a page whose template is not in the theme, even an existing page. The template is stored as metadata
	 * instead.
	 */
	private const WITHOUT_TEMPLATE = [ 'page_template' => '' ];

	/**
	 * @param array<string, 'string'|'integer'|'object'> $meta       Metadata keys to include, with the type of their values; code that reads them later may accept no other type.
	 * @param list<string>                               $taxonomies Taxonomies whose terms are included.
	 */
	public function __construct( private readonly array $meta = [], private readonly array $taxonomies = [] ) {}

	/** @return array<string, array<string, mixed>> JSON schema of what write() accepts. */
	public function schema(): array {
		$text = static fn ( int $most ): array => [
			'type'      => 'string',
			'maxLength' => $most,
		];
		return [
			'slug'    => $text( 200 ),
			'status'  => [
				'type' => 'string',
				'enum' => [ 'publish', 'private', 'draft' ],
			],
			'date'    => [
				'type'    => 'string',
				'pattern' => '^(?:\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)?$',
			],
			'content' => $text( 2_000_000 ),
			'excerpt' => $text( 20_000 ),
			'parent'  => [
				'type'    => 'integer',
				'minimum' => 0,
			],
			'order'   => [ 'type' => 'integer' ],
			'meta'    => [
				'type'                 => 'object',
				'properties'           => array_map( static fn ( string $type ): array => [ 'type' => [ $type, 'null' ] ], $this->meta ),
				'additionalProperties' => false,
			],
			'terms'   => [
				'type'                 => 'object',
				'properties'           => array_fill_keys(
					$this->taxonomies,
					[
						'type'     => 'array',
						'maxItems' => 200,
						'items'    => [
							'type'                 => 'object',
							'properties'           => [
								'id'   => [ 'type' => 'integer' ],
								'slug' => $text( 200 ),
								'name' => $text( 200 ),
							],
							'additionalProperties' => false,
						],
					]
				),
				'additionalProperties' => false,
			],
		];
	}

	/** @return Row */
	public function export( WP_Post $post ): array {
		$meta = [];
		foreach ( array_keys( $this->meta ) as $key ) {
			$value = get_post_meta( $post->ID, $key, true );
			if ( '' !== $value && [] !== $value ) {
				$meta[ $key ] = $value;
			}
		}
		$terms = [];
		foreach ( $this->taxonomies as $taxonomy ) {
			$found = taxonomy_exists( $taxonomy ) ? get_the_terms( $post, $taxonomy ) : false;
			foreach ( is_array( $found ) ? $found : [] as $term ) {
				$terms[ $taxonomy ][] = [
					'id'   => $term->term_id,
					'slug' => rawurldecode( $term->slug ),
					'name' => $term->name,
				];
			}
		}
		return [
			'id'      => $post->ID,
			'title'   => $post->post_title,
			'slug'    => rawurldecode( $post->post_name ),
			'status'  => $post->post_status,
			'date'    => $post->post_date,
			'content' => $post->post_content,
			'excerpt' => $post->post_excerpt,
			'parent'  => $post->post_parent,
			'order'   => $post->menu_order,
			'meta'    => $meta,
			'terms'   => $terms,
			'media'   => array_values( array_filter( [ (int) get_post_thumbnail_id( $post ) ] ) ),
		];
	}

	/**
	 * Whether importing would change nothing visible.
	 *
	 * @param Row $item
	 */
	public function is_same( array $item, int $id, IdMap $map ): bool {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post ) {
			return false;
		}
		$existing = $this->export( $post );
		$imported = $this->map_references( $item, $map );
		foreach ( [ 'title', 'status', 'content', 'excerpt', 'parent', 'order', 'meta' ] as $field ) {
			if ( $existing[ $field ] != ( $imported[ $field ] ?? $existing[ $field ] ) ) { // Numbers in metadata are text here and numbers there.
				return false;
			}
		}
		$slugs = static fn ( array $row ): array => array_map( static fn ( mixed $terms ): array => is_array( $terms ) ? array_column( $terms, 'slug' ) : [], is_array( $row['terms'] ?? null ) ? $row['terms'] : [] );
		return $slugs( $existing ) == $slugs( $imported ); // In whatever order.
	}

	/** @param string $kit The import that it belongs to, for debugging in the database. */
	public static function reserve( string $kit = '' ): int|WP_Error {
		return wp_insert_post(
			[
				'post_type'   => self::RESERVED,
				'post_status' => 'draft',
				'post_title'  => "kit $kit",
			],
			true
		);
	}

	/** @return array<string, mixed> */
	public function keep( int $id ): array {
		$post  = get_post( $id );
		$terms = [];
		foreach ( $this->taxonomies as $taxonomy ) {
			$found              = taxonomy_exists( $taxonomy ) ? wp_get_object_terms( $id, $taxonomy, [ 'fields' => 'ids' ] ) : [];
			$terms[ $taxonomy ] = is_array( $found ) ? $found : [];
		}
		$meta = [];
		foreach ( array_keys( $this->meta ) as $key ) {
			$meta[ $key ] = get_post_meta( $id, $key );
		}
		return [
			'fields' => array_intersect_key( $post instanceof WP_Post ? $post->to_array() : [], array_flip( self::FIELDS ) ),
			'meta'   => $meta,
			'terms'  => $terms,
		];
	}

	/**
	 * @param Row    $item
	 * @param string $type Post type.
	 * @return WP_Error|null What was not written, as `Frontage\Kit\Database\VerifiedWrite` returns it; the caller reverts the rest.
	 */
	public function write( array $item, int $id, string $type, IdMap $map ): ?WP_Error {
		$item   = $this->map_references( $item, $map );
		$fields = [
			'ID'           => $id,
			'post_type'    => $type,
			'post_status'  => $item['status'] ?? 'publish',
			'post_title'   => self::title( is_string( $item['title'] ?? null ) ? $item['title'] : '' ),
			'post_name'    => $item['slug'] ?? '',
			'post_content' => $item['content'] ?? '',
			'post_excerpt' => $item['excerpt'] ?? '',
			'post_parent'  => $item['parent'] ?? 0,
			'menu_order'   => $item['order'] ?? 0,
		] + self::WITHOUT_TEMPLATE;
		$new    = get_post_type( $id ) === self::RESERVED;
		if ( $new && is_string( $item['date'] ?? null ) && '' !== $item['date'] && $item['date'] <= current_time( 'mysql' ) ) {
			$fields['post_date']     = $item['date'];
			$fields['post_date_gmt'] = get_gmt_from_date( $item['date'] );
			$fields['edit_date']     = true; // Otherwise WordPress keeps the draft's date.
		}
		$done = VerifiedWrite::post( $fields );
		if ( is_wp_error( $done ) ) {
			return $done;
		}
		foreach ( array_keys( $this->meta ) as $key ) {
			$value = is_array( $item['meta'] ?? null ) ? $item['meta'][ $key ] ?? null : null;
			if ( null === $value ) {
				delete_post_meta( $id, $key );
				continue;
			}
			$refused = VerifiedWrite::meta( $id, $key, $value );
			if ( $refused ) {
				return $refused;
			}
		}
		foreach ( $this->taxonomies as $taxonomy ) {
			$refused = $this->set_terms( $id, $taxonomy, is_array( $item['terms'] ?? null ) && is_array( $item['terms'][ $taxonomy ] ?? null ) ? $item['terms'][ $taxonomy ] : [] );
			if ( $refused ) {
				return $refused;
			}
		}
		return null;
	}

	/**
	 * Restores all that can be restored; returns the first error of the database.
	 *
	 * @param array<string, mixed>|null $kept Null for a new post, which is deleted.
	 * @return WP_Error|null As `Frontage\Kit\Database\VerifiedWrite` returns it.
	 */
	public function undo( int $id, ?array $kept ): ?WP_Error {
		$post = get_post( $id );
		if ( ! $post ) {
			return null; // It was deleted meanwhile.
		}
		if ( null === $kept ) {
			return wp_delete_post( $id, true ) ? null : VerifiedWrite::refusal_error( $post->post_title );
		}
		$fields = is_array( $kept['fields'] ?? null ) ? $kept['fields'] : [];
		if ( ! $fields ) {
			return null;
		}
		/** @var array<string, mixed> $fields As WordPress returned them. */
		$done    = VerifiedWrite::post( [ 'ID' => $id ] + $fields + [ 'edit_date' => true ] + self::WITHOUT_TEMPLATE );
		$refused = is_wp_error( $done ) ? $done : null;
		foreach ( is_array( $kept['meta'] ?? null ) ? $kept['meta'] : [] as $key => $values ) {
			$error     = VerifiedWrite::replace_meta( $id, (string) $key, is_array( $values ) ? array_values( $values ) : [] );
			$refused ??= $error;
		}
		foreach ( is_array( $kept['terms'] ?? null ) ? $kept['terms'] : [] as $taxonomy => $terms ) {
			$error     = taxonomy_exists( (string) $taxonomy ) ? self::assign( $id, (string) $taxonomy, wp_parse_id_list( is_array( $terms ) ? $terms : [] ) ) : null;
			$refused ??= $error;
		}
		return $refused;
	}

	/**
	 * @param Row $item
	 * @return Row
	 */
	private function map_references( array $item, IdMap $map ): array {
		foreach ( [ 'content', 'excerpt' ] as $field ) {
			$item[ $field ] = $map->content( is_string( $item[ $field ] ?? null ) ? $item[ $field ] : '' );
		}
		$item['parent'] = is_int( $item['parent'] ?? null ) ? $map->post( $item['parent'] ) : 0;
		if ( is_array( $item['meta'] ?? null ) && isset( $item['meta']['_thumbnail_id'] ) ) {
			$picture                       = is_numeric( $item['meta']['_thumbnail_id'] ) ? $map->post( (int) $item['meta']['_thumbnail_id'] ) : 0;
			$item['meta']['_thumbnail_id'] = $picture ?: null;
		}
		return $item;
	}

	/** @param array<mixed> $terms */
	private function set_terms( int $id, string $taxonomy, array $terms ): ?WP_Error {
		if ( ! taxonomy_exists( $taxonomy ) ) {
			return null;
		}
		$ids = [];
		foreach ( $terms as $term ) {
			$slug    = is_array( $term ) && is_string( $term['slug'] ?? null ) ? $term['slug'] : '';
			$created = '' === $slug ? 0 : TermTransfer::find_or_create( $taxonomy, $slug, is_string( $term['name'] ?? null ) ? $term['name'] : $slug );
			if ( is_wp_error( $created ) ) {
				return $created;
			}
			$ids[] = $created;
		}
		return self::assign( $id, $taxonomy, array_values( array_filter( $ids ) ) );
	}

	/**
	 * WordPress reports no error when the database did not assign a term.
	 *
	 * @param array<int> $terms Some may not exist any more.
	 */
	private static function assign( int $id, string $taxonomy, array $terms ): ?WP_Error {
		$done = wp_set_object_terms( $id, $terms, $taxonomy );
		if ( is_wp_error( $done ) ) {
			return $done;
		}
		$stored  = wp_get_object_terms( $id, $taxonomy, [ 'fields' => 'ids' ] );
		$missing = array_filter( $terms, static fn ( int $term ): bool => ! in_array( $term, is_array( $stored ) ? $stored : [], true ) && term_exists( $term, $taxonomy ) );
		return $missing ? VerifiedWrite::refusal_error( array_map( static fn ( int $term ): string => get_term( $term, $taxonomy )->name ?? '', array_values( $missing ) ) ) : null;
	}

	/** Allows only the markup that WordPress allows untrusted authors in titles, since the title comes from another site. */
	private static function title( string $title ): string {
		return 1 === preg_match( '~<[a-z/!?]~i', $title ) ? wp_kses_data( $title ) : $title;
	}
}
