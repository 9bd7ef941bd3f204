<?php

namespace Frontage\Forms\Compat;

use Frontage\Forms\Compat\Hooks\GuardedCallback;
use Frontage\Forms\Compat\Tags\FormTagConverter;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\StorageErrors;
use Frontage\Kit\Database\VerifiedWrite;

defined( 'ABSPATH' ) || exit;

/** Finds and stores forms for the original's functions and classes that add-ons call. */
final class FormLookup {

	/** Set while an add-on's form is being stored; its object then runs the hooks itself. */
	private static bool $is_saving = false;

	/** Why the last form could not be stored; the add-ons' functions report only failure. */
	private static ?\WP_Error $error = null;

	/** The form of a post in any status; null for another post type. */
	public static function read_post( mixed $post ): ?Form {
		$post = $post instanceof \WP_Post || ( is_numeric( $post ) && $post > 0 ) ? get_post( $post instanceof \WP_Post ? $post : (int) $post ) : null;
		return $post instanceof \WP_Post && FormFormat::POST_TYPE === $post->post_type ? FormRepository::from_post( $post ) : null;
	}

	/**
	 * @param array<mixed> $args As for `WP_Query`.
	 * @return array{list<Form>, int} The forms, and their total number.
	 */
	public static function find( array $args ): array {
		$query = new \WP_Query(
			[ 'post_type' => FormFormat::POST_TYPE ] + $args + [
				'post_status'    => 'any',
				'posts_per_page' => -1,
				'offset'         => 0,
				'orderby'        => 'ID',
				'order'          => 'ASC',
			]
		);
		return [ array_values( array_filter( array_map( [ self::class, 'read_post' ], $query->posts ?? [] ) ) ), (int) $query->found_posts ];
	}

	/** Finds a form by the beginning of its hash, then by its title. */
	public static function find_one( string $address, string $title = '' ): ?Form {
		return ( new FormRepository() )->find_by_address( $address, $title );
	}

	public static function find_by_old_id( int $id ): ?Form {
		return ( new FormRepository() )->find_by_old_id( $id );
	}

	/** @return list<\WPCF7_FormTag> */
	public static function tags( Form $form, mixed $cond ): array {
		$tags = array_map( [ FormTagConverter::class, 'to_wpcf7_tag' ], $form->tags() );
		return null === $cond || [] === $cond || '' === $cond ? $tags : \WPCF7_FormTagsManager::get_instance()->filter( $tags, $cond );
	}

	/** @return list<string> */
	public static function find_types( string $feature ): array {
		return \WPCF7_FormTagsManager::get_instance()->collect_tag_types( $feature );
	}

	public static function find_old_id( int $id ): int {
		$old_id = get_post_meta( $id, FormFormat::META_OLD_ID, true );
		return is_numeric( $old_id ) ? (int) $old_id : 0;
	}

	/**
	 * Stores the form with the add-ons' properties, completely or not at all. On failure it returns null, and last_error() returns the reason.
	 *
	 * @param array<string, mixed> $properties
	 */
	public static function save( Form $form, array $properties ): ?Form {
		$before          = self::read_post( $form->id );
		self::$is_saving = true;
		try {
			$stored_form = ( new FormRepository() )->save( $form );
			self::$error = is_wp_error( $stored_form ) ? $stored_form : self::save_metadata( $stored_form, $properties );
			if ( is_wp_error( $stored_form ) ) {
				return null;
			}
			if ( self::$error ) {
				$before ? ( new FormRepository() )->save( $before, (string) get_post_status( $stored_form->id ) ) : wp_delete_post( $stored_form->id, true );
				return null;
			}
			return $stored_form;
		} finally {
			self::$is_saving = false;
		}
	}

	public static function last_error(): ?\WP_Error {
		return self::$error;
	}

	/**
	 * Stores what an add-on set on a form that is already stored, completely or not at all.
	 *
	 * @param array<string, mixed> $properties
	 * @return \WP_Error|null Which property the database refused, and why.
	 */
	public static function save_added( Form $stored_form, array $properties ): ?\WP_Error {
		self::$error = self::save_metadata( $stored_form, $properties );
		return self::$error;
	}

	/** @param array<string, mixed> $properties */
	private static function save_metadata( Form $stored_form, array $properties ): ?\WP_Error {
		$previous_values = [];
		foreach ( array_diff_key( $properties, FormProperties::own_properties( $stored_form ) ) as $name => $value ) {
			$previous_values[ "_$name" ] = get_post_meta( $stored_form->id, "_$name" );
			$error                       = VerifiedWrite::meta( $stored_form->id, "_$name", wpcf7_normalize_newline_deep( $value ) );
			if ( $error ) {
				self::restore_metadata( $stored_form->id, $previous_values );
				/* translators: 1: the name of a property. 2: why, in a sentence or two. */
				return new \WP_Error( VerifiedWrite::REFUSED, sprintf( __( 'Could not save the add-on property “%1$s”. %2$s', 'frontage-forms' ), $name, StorageErrors::with_message( $error )->get_error_message() ), $error->get_error_data() );
			}
		}
		return null;
	}

	/** @param array<string, mixed> $metadata The previous values of each written key. */
	private static function restore_metadata( int $id, array $metadata ): void {
		foreach ( $metadata as $key => $values ) {
			delete_post_meta( $id, $key );
			foreach ( is_array( $values ) ? $values : [] as $value ) {
				add_post_meta( $id, $key, wp_slash( $value ) );
			}
		}
	}

	public static function is_saving(): bool {
		return self::$is_saving;
	}

	/** Runs the add-ons' hooks for a stored form. */
	public static function notify_saved( object $contact_form, bool $is_new ): void {
		GuardedCallback::action( $is_new ? 'wpcf7_after_create' : 'wpcf7_after_update', $contact_form );
		GuardedCallback::action( 'wpcf7_after_save', $contact_form );
	}
}
