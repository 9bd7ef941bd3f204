<?php

namespace Frontage\Forms\Compat;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Form\Format;
use Frontage\Forms\Form\Forms;

defined( 'ABSPATH' ) || exit;

/** What add-ons ask of stored forms, answered by ours. */
final class Store {

	/** Set while an add-on's form is being stored, which then says so itself. */
	private static bool $is_saving = false;

	/** A form in whatever state its post is; null for another post. */
	public static function read( mixed $post ): ?Form {
		$post = $post instanceof \WP_Post || ( is_numeric( $post ) && $post > 0 ) ? get_post( $post instanceof \WP_Post ? $post : (int) $post ) : null;
		return $post instanceof \WP_Post && Format::POST_TYPE === $post->post_type ? Forms::from_post( $post ) : null;
	}

	/**
	 * @param array<mixed> $args As of `WP_Query`.
	 * @return array{list<Form>, int} The forms, and how many there are in all.
	 */
	public static function find( array $args ): array {
		$query = new \WP_Query(
			[ 'post_type' => Format::POST_TYPE ] + $args + [
				'post_status'    => 'any',
				'posts_per_page' => -1,
				'offset'         => 0,
				'orderby'        => 'ID',
				'order'          => 'ASC',
			]
		);
		return [ array_values( array_filter( array_map( [ self::class, 'read' ], $query->posts ?? [] ) ) ), (int) $query->found_posts ];
	}

	/** By the beginning of its hash, then by its title. */
	public static function find_one( string $address, string $title = '' ): ?Form {
		return ( new Forms() )->find_by_address( $address, $title );
	}

	public static function find_by_old_id( int $id ): ?Form {
		return ( new Forms() )->find_by_old_id( $id );
	}

	/** @return list<\WPCF7_FormTag> */
	public static function tags( Form $form, mixed $cond ): array {
		$tags = array_map( [ Tags::class, 'to_theirs' ], $form->tags() );
		return null === $cond || [] === $cond || '' === $cond ? $tags : \WPCF7_FormTagsManager::get_instance()->filter( $tags, $cond );
	}

	/** @return list<string> */
	public static function types_with( string $feature ): array {
		return \WPCF7_FormTagsManager::get_instance()->collect_tag_types( $feature );
	}

	public static function old_id( int $id ): int {
		$old = get_post_meta( $id, Format::META_OLD_ID, true );
		return is_numeric( $old ) ? (int) $old : 0;
	}

	/**
	 * Stores the form with the properties that add-ons brought; null when that failed.
	 *
	 * @param array<string, mixed> $properties
	 */
	public static function save( Form $form, array $properties ): ?Form {
		self::$is_saving = true;
		try {
			$stored = ( new Forms() )->save( $form );
		} finally {
			self::$is_saving = false;
		}
		if ( is_wp_error( $stored ) ) {
			return null;
		}
		foreach ( array_diff_key( $properties, Properties::ours( $form ) ) as $name => $value ) {
			update_post_meta( $stored->id, '_' . $name, wp_slash( wpcf7_normalize_newline_deep( $value ) ) );
		}
		return $stored;
	}

	public static function is_saving(): bool {
		return self::$is_saving;
	}

	/** What happened to a form, to who waits for it. */
	public static function tell( object $contact_form, bool $is_new ): void {
		do_action( $is_new ? 'wpcf7_after_create' : 'wpcf7_after_update', $contact_form );
		do_action( 'wpcf7_after_save', $contact_form );
	}
}
