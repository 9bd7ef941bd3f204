<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Import\Sources;

use Frontage\SliderImport\MetaSlider\SlideshowReader;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the slideshows of MetaSlider from this site's posts, also while it is inactive or deleted; never writes them.
 * Its post types and its taxonomy are not registered then, so the database is asked directly.
 *
 * @phpstan-import-type Slideshow from SlideshowReader
 */
final class MetaSliderPosts {

	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- A taxonomy that is not registered cannot be queried otherwise.

	private const SLIDESHOW = 'ml-slider';

	private const SLIDE = 'ml-slide';

	/** Prefix of the keys of its post meta. */
	private const META = 'ml-slider_';

	/** Maximum number of slideshows, the same as for a file. */
	private const MOST = 200;

	private const DEVICES = [ 'smartphone', 'tablet', 'laptop', 'desktop' ];

	/** @return list<array{ id: int, title: string, slides: int }> */
	public static function list(): array {
		global $wpdb;
		/** @var list<array{ ID: string, post_title: string }> $rows */
		$rows   = (array) $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_title FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'publish' ORDER BY ID LIMIT %d", self::SLIDESHOW, self::MOST ), ARRAY_A );
		$slides = $rows ? self::slide_counts() : [];
		return array_map(
			static fn ( array $row ): array => [
				'id'     => (int) $row['ID'],
				'title'  => $row['post_title'],
				'slides' => $slides[ (int) $row['ID'] ] ?? 0,
			],
			$rows
		);
	}

	/** @return Slideshow|null Null if there is no such slideshow. */
	public static function slideshow( int $id ): ?array {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post || self::SLIDESHOW !== $post->post_type || 'publish' !== $post->post_status ) {
			return null;
		}
		$settings = get_post_meta( $id, self::META . 'settings', true );
		return [
			'title'    => $post->post_title,
			'alias'    => '',
			'settings' => self::scalar_settings( $settings ),
			'slides'   => array_values( array_map( self::slide( ... ), array_filter( array_map( get_post( ... ), self::slide_ids( $id ) ), static fn ( mixed $slide ): bool => $slide instanceof WP_Post ) ) ),
		];
	}

	/** @return array<int, int> Id of a slideshow => number of its slides. */
	private static function slide_counts(): array {
		global $wpdb;
		/** @var list<array{ slug: string, slides: string }> $rows */
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT t.slug, COUNT( DISTINCT p.ID ) AS slides FROM {$wpdb->posts} p
				INNER JOIN {$wpdb->term_relationships} r ON r.object_id = p.ID
				INNER JOIN {$wpdb->term_taxonomy} x ON x.term_taxonomy_id = r.term_taxonomy_id AND x.taxonomy = %s
				INNER JOIN {$wpdb->terms} t ON t.term_id = x.term_id
				WHERE p.post_type IN ( 'attachment', %s ) AND p.post_status IN ( 'inherit', 'publish' )
				GROUP BY t.slug",
				self::SLIDESHOW,
				self::SLIDE
			),
			ARRAY_A
		);
		return array_combine( array_map( intval( ... ), array_column( $rows, 'slug' ) ), array_map( intval( ... ), array_column( $rows, 'slides' ) ) );
	}

	/**
	 * Ids of the slides: posts in the term whose slug is the id of the slideshow. Before version 3 they were attachments.
	 *
	 * @return list<int>
	 */
	private static function slide_ids( int $slideshow ): array {
		global $wpdb;
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT DISTINCT p.ID, p.menu_order FROM {$wpdb->posts} p
				INNER JOIN {$wpdb->term_relationships} r ON r.object_id = p.ID
				INNER JOIN {$wpdb->term_taxonomy} x ON x.term_taxonomy_id = r.term_taxonomy_id AND x.taxonomy = %s
				INNER JOIN {$wpdb->terms} t ON t.term_id = x.term_id
				WHERE t.slug = %s AND p.post_type IN ( 'attachment', %s ) AND p.post_status IN ( 'inherit', 'publish' )
				ORDER BY p.menu_order, p.ID LIMIT 501",
				self::SLIDESHOW,
				(string) $slideshow,
				self::SLIDE
			)
		);
		return array_values( array_map( intval( ... ), $ids ) );
	}

	/** @return array<string, mixed> As SlideshowReader reads it. */
	private static function slide( WP_Post $slide ): array {
		$image   = 'attachment' === $slide->post_type ? $slide : get_post( (int) get_post_thumbnail_id( $slide ) );
		$image   = $image instanceof WP_Post && 'attachment' === $image->post_type ? $image : null;
		$is_own  = static fn ( string $field ): bool => 'attachment' !== $slide->post_type && ! self::meta( $slide->ID, self::META . "inherit_image_$field" );
		$alt_of  = $is_own( 'alt' ) ? $slide->ID : $image->ID ?? 0;
		$hides   = static fn ( string $what ): array => array_values( array_filter( self::DEVICES, static fn ( string $device ): bool => '' !== self::meta( $slide->ID, self::META . "hide_{$what}_$device" ) ) );
		$caption = match ( true ) {
			! $is_own( 'caption' ), 'image-caption' === self::meta( $slide->ID, self::META . 'caption_source' ) => $image->post_excerpt ?? '',
			'image-description' === self::meta( $slide->ID, self::META . 'caption_source' ) => $image->post_content ?? '',
			default => $slide->post_excerpt,
		};
		return [
			'id'            => $slide->ID,
			'type'          => self::meta( $slide->ID, self::META . 'type' ),
			'title'         => $is_own( 'title' ) ? self::meta( $slide->ID, self::META . 'title' ) : $image->post_title ?? '',
			'image'         => [
				'url'   => $image ? (string) wp_get_attachment_url( $image->ID ) : '',
				'alt'   => self::meta( $alt_of, '_wp_attachment_image_alt' ),
				'title' => '',
			],
			'caption'       => html_entity_decode( $caption, ENT_NOQUOTES, 'UTF-8' ),
			'url'           => self::meta( $slide->ID, self::META . 'url' ),
			'new_window'    => '' !== self::meta( $slide->ID, self::META . 'new_window' ),
			'crop_position' => self::meta( $slide->ID, self::META . 'crop_position' ),
			'hidden'        => '1' === self::meta( $slide->ID, '_meta_slider_slide_is_hidden' ),
			'hide_slide'    => $hides( 'slide' ),
			'hide_caption'  => $hides( 'caption' ),
		];
	}

	private static function meta( int $id, string $key ): string {
		$value = $id > 0 ? get_post_meta( $id, $key, true ) : '';
		return is_bool( $value ) ? ( $value ? '1' : '' ) : ( is_scalar( $value ) ? (string) $value : '' );
	}

	/**
	 * Settings without values of other kinds.
	 *
	 * @return array<string, bool|float|int|string>
	 */
	private static function scalar_settings( mixed $settings ): array {
		$plain = [];
		foreach ( is_array( $settings ) ? $settings : [] as $key => $value ) {
			if ( is_scalar( $value ) ) {
				$plain[ (string) $key ] = $value;
			}
		}
		return $plain;
	}
	// phpcs:enable
}
