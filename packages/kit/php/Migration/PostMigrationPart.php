<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Migration;

use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Posts of one type as a migration part: all posts that are publicly visible, identified by their slug path.
 *
 * @phpstan-import-type Item from MigrationPart
 */
final class PostMigrationPart implements RevertibleMigrationPart, CopyableMigrationPart {

	use PostRestoration;

	/** Maximum number of items in an export. */
	private const MOST = 500;

	/**
	 * @param string                                      $type       Post type.
	 * @param string                                      $title      For display.
	 * @param string                                      $capability Required capability, in addition to the general ones.
	 * @param array<string, 'string'|'integer'|'object'>  $meta       Metadata keys to include, with the type of their values.
	 * @param list<string>                                $taxonomies Taxonomies whose terms are included.
	 * @param (\Closure( Item ): ?ImportPreview)|null           $refuse     Returns why an item is left out on this site.
	 * @param array{ tax_query?: array<mixed> }           $only       Additional arguments for the query of existing posts.
	 * @param (\Closure( string ): int)|null              $find       Finds a post by the key, where the type has its own way.
	 */
	public function __construct( private readonly string $type, private readonly string $title, private readonly string $capability, array $meta = [], array $taxonomies = [], private readonly ?\Closure $refuse = null, private readonly array $only = [], private readonly ?\Closure $find = null ) {
		$this->posts = new PostTransfer( $meta, $taxonomies );
	}

	public function title(): string {
		return $this->title;
	}

	public function may(): bool {
		return current_user_can( $this->capability );
	}

	public function schema(): array {
		return $this->posts->schema();
	}

	public function describe(): array {
		$titles = [];
		foreach ( $this->all() as $key => $post ) {
			$titles[ $key ] = '' === $post->post_title ? (string) $key : $post->post_title;
		}
		return $titles;
	}

	public function export( array $keys ): array {
		$items = [];
		foreach ( $this->all() as $key => $post ) {
			if ( in_array( (string) $key, $keys, true ) ) {
				$items[] = [ 'key' => (string) $key ] + $this->posts->export( $post );
			}
		}
		return $items;
	}

	public function find( array $item ): int {
		$key = is_string( $item['key'] ?? null ) ? $item['key'] : '';
		if ( $this->find ) {
			return ( $this->find )( $key );
		}
		$post = '' === $key ? null : get_page_by_path( self::address( $key ), OBJECT, $this->type );
		return $post instanceof WP_Post && 'trash' !== $post->post_status ? $post->ID : 0;
	}

	public function copy( array $item ): ?array {
		return $this->find ? null : $item; // WordPress adds a number to its slug.
	}

	public function look( array $item, int $id, IdMap $map ): ImportPreview {
		return ( $this->refuse ? ( $this->refuse )( $item ) : null ) ?? ImportPreview::of( $id > 0, $id > 0 && $this->posts->is_same( $item, $id, $map ) );
	}

	public function import( array $item, int $id, IdMap $map ): ?WP_Error {
		return $this->posts->write( $item, $id, $this->type, $map );
	}

	/** @return array<string, WP_Post> By key: slug paths, for pages with those of their parents. */
	private function all(): array {
		$found = get_posts(
			[
				'post_type'    => $this->type,
				'post_status'  => [ 'publish', 'private' ],
				'has_password' => false,
				'numberposts'  => self::MOST,
				'orderby'      => 'ID',
				'order'        => 'ASC',
			] + $this->only
		);
		$posts = [];
		foreach ( $found as $post ) {
			$key = rawurldecode( is_post_type_hierarchical( $this->type ) ? (string) get_page_uri( $post ) : $post->post_name );
			if ( '' !== $key && current_user_can( 'edit_post', $post->ID ) ) {
				$posts[ $key ] = $post;
			}
		}
		return $posts;
	}

	private static function address( string $key ): string {
		return implode( '/', array_map( static fn ( string $part ): string => sanitize_title( $part ), explode( '/', $key ) ) );
	}
}
