<?php

namespace Frontage\Forms\Storage;

use Frontage\Forms\Document\ConfirmationSettings;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\GroupConditions;
use Frontage\Forms\Document\MailSettings;
use Frontage\Forms\Form\Form;
use Frontage\Forms\StorageErrors;
use Frontage\Kit\Database\Database;
use Frontage\Kit\Database\VerifiedWrite;

defined( 'ABSPATH' ) || exit;

/**
 * Finds and stores forms: posts of a private type, addressed by hash, ID or title (docs/reference/contact-forms.md §1).
 *
 * @phpstan-import-type Entry from ConfirmationSettings
 * @phpstan-import-type Mail from MailSettings
 */
final class FormRepository {

	/** Hex digits of the hash that an address needs, and that shortcodes contain. */
	public const ADDRESS_LENGTH = 7;

	/** Maximum characters; the database accepts 65,535 bytes. */
	private const LONGEST_TITLE = 1000;

	/** Status of a form that was started in an editor and is published with its page; WordPress deletes the others after a week. */
	public const BEGUN = 'auto-draft';

	/** @param non-empty-list<string> $statuses One or two statuses to find: published forms for visitors, for editors also those they started. */
	public function __construct( private readonly array $statuses = [ 'publish' ] ) {}

	public static function create_for_editing(): self {
		return new self( [ 'publish', self::BEGUN ] );
	}

	/** Null unless a form with this ID is published, or an editor started it and asks for it. */
	public function find( int $id ): ?Form {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof \WP_Post && FormFormat::POST_TYPE === $post->post_type && in_array( $post->post_status, $this->statuses, true ) ? self::from_post( $post ) : null;
	}

	/** Finds a form by at least 7 digits of its hash, by ID, or by title. */
	public function find_by_address( string $address, string $title = '' ): ?Form {
		$address = trim( $address );
		$id      = preg_match( '/^[0-9a-f]{' . self::ADDRESS_LENGTH . ',64}$/Di', $address ) ? $this->find_id_by_hash( strtolower( $address ) ) : 0;
		$form    = $id ? $this->find( $id ) : null;
		if ( ! $form && ctype_digit( $address ) && strlen( $address ) < 19 ) {
			PageFormPreloader::load_forms();
			$form = $this->find( (int) $address );
		}
		return $form ?? ( '' === trim( $title ) ? null : $this->find_by_title( trim( $title ) ) );
	}

	/** Finds a form by its legacy ID, from before forms were posts. */
	public function find_by_old_id( int $old_id ): ?Form {
		return $this->find( $this->find_id_by_meta( FormFormat::META_OLD_ID, (string) $old_id, false ) );
	}

	public function find_by_title( string $title ): ?Form {
		global $wpdb;
		// For old shortcodes only; the site's filters would change a WP_Query.
		$id = Database::value(
			(string) $wpdb->prepare( "SELECT ID FROM %i WHERE post_type = %s AND post_status = 'publish' AND post_title = %s ORDER BY ID LIMIT 1", $wpdb->posts, FormFormat::POST_TYPE, $title )
		);
		return $this->find( (int) $id );
	}

	/**
	 * @param array<string, mixed> $args As for `WP_Query`: posts_per_page, offset, order, orderby, s.
	 * @return list<Form>
	 */
	public function query( array $args = [] ): array {
		$query = new \WP_Query(
			[
				'post_type'     => FormFormat::POST_TYPE,
				'post_status'   => 'publish',
				'no_found_rows' => true,
			] + $args + [
				'posts_per_page' => -1,
				'orderby'        => 'ID',
				'order'          => 'ASC',
			]
		);
		return array_map( [ self::class, 'add_missing_hash' ], array_values( array_filter( $query->posts ?? [], static fn ( mixed $post ): bool => $post instanceof \WP_Post ) ) );
	}

	/**
	 * Stores a new form (ID 0) or updates a stored one; returns it with ID, slug and hash.
	 *
	 * @param string $status `publish`, or `FormRepository::BEGUN` for a new one whose page is not saved yet.
	 */
	public function save( Form $form, string $status = 'publish' ): Form|\WP_Error {
		$title    = mb_substr( trim( wp_strip_all_tags( $form->title ) ), 0, self::LONGEST_TITLE );
		$form     = $form->with( self::clean_values( [
			'title'               => '' === $title ? __( 'Untitled', 'frontage-forms' ) : $title,
			'template'            => $form->template,
			'mail'                => $form->mail,
			'mail_2'              => $form->mail_2,
			'messages'            => $form->messages,
			'additional_settings' => $form->additional_settings,
			'hash'                => '' === $form->hash ? bin2hex( random_bytes( 32 ) ) : $form->hash,
		] ) );
		$previous = $form->id > 0 ? get_post( $form->id ) : null;
		$before   = $previous instanceof \WP_Post ? self::from_post( $previous ) : null;
		$text     = $previous instanceof \WP_Post && $before && self::clean_values( self::list_meta( $before ) ) === self::list_meta( $form ) && $before->mails === $form->mails ? $previous->post_content : self::search_text( $form );
		$post     = [
			'post_type'    => FormFormat::POST_TYPE,
			'post_status'  => $status,
			'post_title'   => $form->title,
			'post_content' => $text,
		];
		// Inserting with an ID would reset fields that a form does not have: author, date, order.
		$id = VerifiedWrite::post( ( $form->id > 0 ? [ 'ID' => $form->id ] : [] ) + $post );
		if ( is_wp_error( $id ) ) {
			return StorageErrors::with_message( $id );
		}
		self::write_meta( $id, $form, $before );
		$stored_form = self::create_for_editing()->find( $id );
		if ( ! $stored_form ) {
			return new \WP_Error( 'frontage_form_not_kept', __( 'Could not save the form. Try again.', 'frontage-forms' ), [ 'status' => 500 ] );
		}
		$error = self::find_lost_text( $form, $stored_form, $before ?? new Form() ) ?? self::filter_error( $stored_form );
		if ( $error ) {
			if ( $previous && $before ) {
				wp_update_post( [ 'ID' => $id, 'post_status' => $previous->post_status, 'post_name' => $previous->post_name, 'post_title' => wp_slash( $before->title ), 'post_content' => wp_slash( self::search_text( $before ) ) ] );
				self::write_meta( $id, $before );
			} else {
				wp_delete_post( $id, true );
			}
			return $error;
		}
		/**
		 * Runs after a form was stored.
		 *
		 * @since 0.1.0
		 *
		 * @param Form $stored
		 * @param bool $is_new
		 */
		do_action( 'frontage_forms_form_saved', $stored_form, ! $form->id );
		return $stored_form;
	}

	private static function filter_error( Form $stored_form ): ?\WP_Error {
		/**
		 * Filters an error that makes a form that was just stored invalid, from code that stores more data with it. On an error the form is
		 * restored to its previous state.
		 *
		 * @since 0.1.0
		 *
		 * @param \WP_Error|null $error  Null for no error.
		 * @param Form           $stored
		 */
		$error = apply_filters( 'frontage_forms_storage_error', null, $stored_form );
		return is_wp_error( $error ) ? $error : null;
	}

	/** The error response of routes: the format's code and message, and which text was affected. */
	public static function create_save_error( \WP_Error $error ): \WP_Error {
		return new \WP_Error( FormFormat::ERROR_NOT_SAVED, __( 'There was an error saving the contact form.', 'frontage-forms' ) . ' ' . $error->get_error_message(), [ 'status' => 500 ] );
	}

	/** Writes only the meta that changed, so that values stored by other plugins keep their format. */
	private static function write_meta( int $id, Form $form, ?Form $before = null ): void {
		$previous = $before ? self::clean_values( self::list_meta( $before ) ) : [];
		foreach ( self::list_meta( $form ) as $key => $value ) {
			if ( ! isset( $previous[ $key ] ) || $previous[ $key ] !== $value || ! metadata_exists( 'post', $id, $key ) ) {
				update_post_meta( $id, $key, wp_slash( $value ) );
			}
		}
		self::write_conditions( $id, $form->conditions );
		self::write_confirmation( $id, $form->after );
		self::write_mails( $id, $form->mails );
	}

	/** Null when the database has stored every text of the form completely. */
	private static function find_lost_text( Form $form, Form $stored_form, Form $before ): ?\WP_Error {
		$emails = __( 'the emails', 'frontage-forms' );
		$parts  = [
			'template' => __( 'the form', 'frontage-forms' ),
			'mail'     => $emails,
			'mail_2'   => $emails,
			'mails'    => $emails,
			'messages' => __( 'the response messages', 'frontage-forms' ),
		] + array_fill_keys( [ 'additional_settings', 'conditions', 'after', 'locale', 'hash' ], __( 'the settings', 'frontage-forms' ) );
		foreach ( $parts as $part => $label ) {
			// Unchanged values were not written, and may be stored with other line breaks.
			if ( VerifiedWrite::is_lost( $form->$part, self::clean_values( [ $part => $stored_form->$part ] )[ $part ], $before->$part ) ) {
				$character = VerifiedWrite::first_long_character( $form->$part );
				return new \WP_Error(
					'frontage_form_not_kept',
					'' === $character
						/* translators: %s: a part of a form, such as "the emails". */
						? sprintf( __( 'The database did not save %s, so the form was not changed. Try again, or ask your host about the database.', 'frontage-forms' ), $label )
						/* translators: 1: a part of a form, such as "the emails". 2: a character. */
						: sprintf( __( 'The database cannot store “%2$s” in %1$s, so the form was not changed. Remove this character, or ask your host to convert the tables to utf8mb4.', 'frontage-forms' ), $label, $character ),
					[ 'status' => 500 ]
				);
			}
		}
		return null;
	}

	/**
	 * Publishes started forms that saved content refers to: a page, a template, a widget area.
	 *
	 * @param string $content Content with blocks.
	 */
	public static function publish_started( string $content ): void {
		preg_match_all( '/<!-- wp:frontage\/contact-form \{[^>]*"form":"([0-9a-f]{' . self::ADDRESS_LENGTH . ',64})"/', $content, $matches );
		foreach ( array_unique( $matches[1] ) as $address ) {
			$form = ( new self( [ self::BEGUN ] ) )->find_by_address( $address );
			if ( $form ) {
				wp_update_post(
					[
						'ID'          => $form->id,
						'post_status' => 'publish',
					]
				);
			}
		}
	}

	/** On `wp_after_insert_post`; also for autosaves, since a preview shows them. */
	public static function publish_started_of_post( int $id, \WP_Post $post ): void {
		self::publish_started( $post->post_content );
	}

	/** On `update_option_widget_block`. */
	public static function publish_started_of_widgets( mixed $previous, mixed $widgets ): void {
		foreach ( is_array( $widgets ) ? $widgets : [] as $widget ) {
			self::publish_started( is_array( $widget ) && is_string( $widget['content'] ?? null ) ? $widget['content'] : '' );
		}
	}

	public function delete( int $id ): bool {
		return $this->find( $id ) && wp_delete_post( $id, true );
	}

	/** Adds a hash to a form that is older than hashes when it is listed, so that a block can refer to it. */
	private static function add_missing_hash( \WP_Post $post ): Form {
		$form = self::from_post( $post );
		if ( '' !== $form->hash ) {
			return $form;
		}
		$hash = bin2hex( random_bytes( 32 ) );
		update_post_meta( $post->ID, FormFormat::META_HASH, $hash );
		return $form->with( [ 'hash' => $hash ] );
	}

	/** The form of a post of our type, whatever its status. */
	public static function from_post( \WP_Post $post ): Form {
		$text = static function ( string $key ) use ( $post ): string {
			$value = get_post_meta( $post->ID, $key, true );
			return is_string( $value ) ? $value : '';
		};
		$list = static fn ( string $key ): array => (array) ( get_post_meta( $post->ID, $key, true ) ?: [] );
		return new Form(
			id: $post->ID,
			title: $post->post_title,
			slug: $post->post_name,
			locale: $text( FormFormat::META_LOCALE ) ?: get_locale(),
			hash: $text( FormFormat::META_HASH ),
			template: $text( FormFormat::META_TEMPLATE ),
			mail: $list( FormFormat::META_MAIL ),
			mail_2: $list( FormFormat::META_MAIL_2 ),
			messages: $list( FormFormat::META_MESSAGES ),
			additional_settings: $text( FormFormat::META_SETTINGS ),
			conditions: $list( FormFormat::META_CONDITIONS ),
			after: $list( FormFormat::META_AFTER ),
			mails: $list( FormFormat::META_MAILS ),
		);
	}

	/**
	 * Writes only changes: values stored by other plugins keep their format, and forms without conditions get no empty row.
	 *
	 * @param list<array<string, mixed>> $conditions
	 */
	private static function write_conditions( int $id, array $conditions ): void {
		if ( GroupConditions::clean( get_post_meta( $id, FormFormat::META_CONDITIONS, true ) ) === $conditions ) {
			return;
		}
		if ( $conditions ) {
			update_post_meta( $id, FormFormat::META_CONDITIONS, wp_slash( $conditions ) );
		} else {
			delete_post_meta( $id, FormFormat::META_CONDITIONS );
		}
	}

	/**
	 * Forms with only the default message get no row.
	 *
	 * @param list<Entry> $after
	 */
	private static function write_confirmation( int $id, array $after ): void {
		if ( ConfirmationSettings::clean( get_post_meta( $id, FormFormat::META_AFTER, true ) ) === $after ) {
			return;
		}
		if ( $after ) {
			update_post_meta( $id, FormFormat::META_AFTER, wp_slash( ConfirmationSettings::to_store( $after ) ) );
		} else {
			delete_post_meta( $id, FormFormat::META_AFTER );
		}
	}

	/**
	 * Forms with only the format's two emails get no row.
	 *
	 * @param list<Mail> $mails
	 */
	private static function write_mails( int $id, array $mails ): void {
		if ( MailSettings::clean( get_post_meta( $id, FormFormat::META_MAILS, true ) ) === $mails ) {
			return;
		}
		if ( $mails ) {
			update_post_meta( $id, FormFormat::META_MAILS, wp_slash( MailSettings::to_store( $mails ) ) );
		} else {
			delete_post_meta( $id, FormFormat::META_MAILS );
		}
	}

	/** @return array<string, string|array<string, mixed>> */
	private static function list_meta( Form $form ): array {
		return [
			FormFormat::META_TEMPLATE => $form->template,
			FormFormat::META_MAIL     => $form->mail,
			FormFormat::META_MAIL_2   => $form->mail_2,
			FormFormat::META_MESSAGES => $form->messages,
			FormFormat::META_SETTINGS => $form->additional_settings,
			FormFormat::META_LOCALE   => $form->locale,
			FormFormat::META_HASH     => $form->hash,
		];
	}

	/** All texts of the form, so that a search finds fields and recipients. */
	private static function search_text( Form $form ): string {
		$lines = [];
		$parts = [ $form->template, $form->mail, $form->mail_2, $form->mails, $form->messages, $form->additional_settings ];
		array_walk_recursive(
			$parts,
			static function ( mixed $value ) use ( &$lines ): void {
				$lines[] = is_scalar( $value ) ? (string) $value : '';
			}
		);
		return implode( "\n", $lines );
	}

	/**
	 * Returns the values with line breaks as LF, trimmed.
	 *
	 * @param array<string, mixed> $values
	 * @return array<string, mixed>
	 */
	private static function clean_values( array $values ): array {
		array_walk_recursive(
			$values,
			static function ( mixed &$value ): void {
				$value = is_string( $value ) ? trim( str_replace( [ "\r\n", "\r" ], "\n", $value ) ) : $value;
			}
		);
		return $values;
	}

	/** Visitors' pages may show several forms, which are looked up together; editors look up one. */
	private function find_id_by_hash( string $hash ): int {
		return [ 'publish' ] === $this->statuses ? PageFormPreloader::find_id( $hash ) : $this->find_id_by_meta( FormFormat::META_HASH, $hash, true );
	}

	private function find_id_by_meta( string $key, string $value, bool $is_prefix ): int {
		global $wpdb;
		// WP_Query cannot search by prefix; find() then reads the post through the cache.
		$id = Database::value(
			(string) $wpdb->prepare(
				"SELECT p.ID FROM %i AS m INNER JOIN %i AS p ON p.ID = m.post_id WHERE m.meta_key = %s AND m.meta_value LIKE %s AND p.post_type = %s AND p.post_status IN (%s, %s) ORDER BY p.ID LIMIT 1",
				$wpdb->postmeta,
				$wpdb->posts,
				$key,
				$wpdb->esc_like( $value ) . ( $is_prefix ? '%' : '' ),
				FormFormat::POST_TYPE,
				$this->statuses[0],
				$this->statuses[1] ?? $this->statuses[0]
			)
		);
		return (int) $id;
	}
}
