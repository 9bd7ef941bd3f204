<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Storage;

defined( 'ABSPATH' ) || exit;

/** Keeps the titles of sliders apart: lists, blocks and reports show only the title. */
final class UniqueTitle {

	private const STATUSES = [ 'publish', 'future', 'draft', 'pending', 'private' ];

	/**
	 * On `wp_insert_post_data`, before the slider's block takes over the title: adds a number to the title of a slider that
	 * is new, renamed or restored, if another slider has it. Sliders that had the same title before keep it.
	 *
	 * @param array<string, mixed> $data Fields of a post, slashed.
	 * @param array<string, mixed> $post What was passed to WordPress; with the `ID` of a stored post.
	 * @return array<string, mixed>
	 */
	public static function ensure( array $data, array $post ): array {
		if ( SliderRepository::POST_TYPE !== ( $data['post_type'] ?? '' ) || ! in_array( $data['post_status'] ?? '', self::STATUSES, true ) || ! is_string( $data['post_title'] ?? null ) ) {
			return $data;
		}
		$title  = wp_unslash( $data['post_title'] );
		$id     = is_numeric( $post['ID'] ?? null ) ? (int) $post['ID'] : 0;
		$before = $id ? get_post( $id ) : null;
		if ( '' === $title || ( $before && $before->post_title === $title && in_array( $before->post_status, self::STATUSES, true ) ) ) {
			return $data;
		}
		return [ 'post_title' => wp_slash( self::find( $title, $id ) ) ] + $data;
	}

	/** The title, with a number if another slider than `$id` has it. */
	public static function find( string $title, int $id = 0 ): string {
		$free = $title;
		for ( $number = 2; self::is_taken( $free, $id ); $number++ ) {
			$free = "$title $number";
		}
		return $free;
	}

	private static function is_taken( string $title, int $id ): bool {
		$found = get_posts(
			[
				'post_type'   => SliderRepository::POST_TYPE,
				'post_status' => self::STATUSES,
				'title'       => $title,
				'numberposts' => 2,
				'fields'      => 'ids',
			]
		);
		return [] !== array_diff( $found, [ $id ] );
	}
}
