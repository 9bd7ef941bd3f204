<?php

namespace Frontage\Forms\Storage;

use Frontage\Forms\Document\ConfirmationSettings;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\GroupConditions;
use Frontage\Forms\Document\MailSettings;
use Frontage\Forms\Form\Form;
use Frontage\Forms\StorageErrors;
use Frontage\Kit\Database\VerifiedWrite;

defined( 'ABSPATH' ) || exit;

/**
 * Finds and keeps forms: posts of a private type, address by hash, id or title (docs/reference/contact-forms.md §1).
 *
 * @phpstan-import-type Entry from ConfirmationSettings
 * @phpstan-import-type Mail from MailSettings
 */
final class FormRepository {

	/** Digits of the hash that an address needs, and that shortcodes show. */
	public const ADDRESS_LENGTH = 7;

	/** Characters; the database takes no more than 65,535 bytes, and nobody reads more. */
	private const LONGEST_TITLE = 1000;

	/** The status of a form that was begun in an editor and is kept when its page is; WordPress sweeps what is left of these after a week. */
	public const BEGUN = 'auto-draft';

	/** @param non-empty-list<string> $statuses One or two, of the forms that are found: visitors get stored ones, editors also what they began. */
	public function __construct( private readonly array $statuses = [ 'publish' ] ) {}

	public static function to_edit(): self {
		return new self( [ 'publish', self::BEGUN ] );
	}

	/** Null unless a form with this id is published, or begun and asked for by an editor. */
	public function find( int $id ): ?Form {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof \WP_Post && FormFormat::POST_TYPE === $post->post_type && in_array( $post->post_status, $this->statuses, true ) ? self::from_post( $post ) : null;
	}

	/** By 7 or more digits of the hash, by id, by title. */
	public function find_by_address( string $address, string $title = '' ): ?Form {
		$address = trim( $address );
		$id      = preg_match( '/^[0-9a-f]{' . self::ADDRESS_LENGTH . ',64}$/Di', $address ) ? $this->id_by_hash( strtolower( $address ) ) : 0;
		$form    = $id ? $this->find( $id ) : null;
		if ( ! $form && ctype_digit( $address ) && strlen( $address ) < 19 ) {
			PageFormPreloader::read();
			$form = $this->find( (int) $address );
		}
		return $form ?? ( '' === trim( $title ) ? null : $this->find_by_title( trim( $title ) ) );
	}

	/** A form of the times before ids were post ids. */
	public function find_by_old_id( int $old_id ): ?Form {
		return $this->find( $this->id_by_meta( FormFormat::META_OLD_ID, (string) $old_id, false ) );
	}

	public function find_by_title( string $title ): ?Form {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- One column of one row, for old shortcodes only; a WP_Query would be changed by the site's filters.
		$id = $wpdb->get_var(
			$wpdb->prepare( "SELECT ID FROM %i WHERE post_type = %s AND post_status = 'publish' AND post_title = %s ORDER BY ID LIMIT 1", $wpdb->posts, FormFormat::POST_TYPE, $title )
		);
		return $this->find( (int) $id );
	}

	/**
	 * @param array<string, mixed> $args As of `WP_Query`: posts_per_page, offset, order, orderby, s.
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
		return array_map( [ self::class, 'with_address' ], array_values( array_filter( $query->posts ?? [], static fn ( mixed $post ): bool => $post instanceof \WP_Post ) ) );
	}

	/**
	 * Stores a new form (id 0) or changes a stored one; gives it back with its id, slug and hash.
	 *
	 * @param string $status `publish`, or `FormRepository::BEGUN` for a new one that waits for its page.
	 */
	public function save( Form $form, string $status = 'publish' ): Form|\WP_Error {
		$title = mb_substr( trim( wp_strip_all_tags( $form->title ) ), 0, self::LONGEST_TITLE );
		$form  = $form->with( self::clean( [
			'title'               => '' === $title ? __( 'Untitled', 'frontage-forms' ) : $title,
			'template'            => $form->template,
			'mail'                => $form->mail,
			'mail_2'              => $form->mail_2,
			'messages'            => $form->messages,
			'additional_settings' => $form->additional_settings,
			'hash'                => '' === $form->hash ? bin2hex( random_bytes( 32 ) ) : $form->hash,
		] ) );
		$old    = $form->id > 0 ? get_post( $form->id ) : null;
		$before = $old instanceof \WP_Post ? self::from_post( $old ) : null;
		$text   = $old instanceof \WP_Post && $before && self::clean( self::meta( $before ) ) === self::meta( $form ) && $before->mails === $form->mails ? $old->post_content : self::text_for_search( $form );
		$post   = [
			'post_type'    => FormFormat::POST_TYPE,
			'post_status'  => $status,
			'post_title'   => $form->title,
			'post_content' => $text,
		];
		// Inserting under an id would reset what a form does not say: author, date, order.
		$id = VerifiedWrite::post( ( $form->id > 0 ? [ 'ID' => $form->id ] : [] ) + $post );
		if ( is_wp_error( $id ) ) {
			return StorageErrors::in_words( $id );
		}
		self::write_meta( $id, $form, $before );
		$stored = self::to_edit()->find( $id );
		if ( ! $stored ) {
			return new \WP_Error( 'frontage_form_not_kept', __( 'The form could not be saved. Please try again.', 'frontage-forms' ), [ 'status' => 500 ] );
		}
		$lost = self::lost( $form, $stored, $before ?? new Form() ) ?? self::further_error( $stored );
		if ( $lost ) {
			if ( $old && $before ) {
				wp_update_post( [ 'ID' => $id, 'post_status' => $old->post_status, 'post_name' => $old->post_name, 'post_title' => wp_slash( $before->title ), 'post_content' => wp_slash( self::text_for_search( $before ) ) ] );
				self::write_meta( $id, $before );
			} else {
				wp_delete_post( $id, true );
			}
			return $lost;
		}
		/**
		 * Runs after a form was stored.
		 *
		 * @since 0.1.0
		 *
		 * @param Form $stored
		 * @param bool $is_new
		 */
		do_action( 'frontage_forms_form_saved', $stored, ! $form->id );
		return $stored;
	}

	private static function further_error( Form $stored ): ?\WP_Error {
		/**
		 * Filters why a form that was just stored cannot stay: code that stores more with it says so, and the form is put back as it was.
		 *
		 * @since 0.1.0
		 *
		 * @param \WP_Error|null $error  Null: it can stay.
		 * @param Form           $stored
		 */
		$error = apply_filters( 'frontage_forms_storage_error', null, $stored );
		return is_wp_error( $error ) ? $error : null;
	}

	/** What routes answer then: the format's code and sentence, and which text it was. */
	public static function not_saved( \WP_Error $error ): \WP_Error {
		return new \WP_Error( FormFormat::ERROR_NOT_SAVED, __( 'There was an error saving the contact form.', 'frontage-forms' ) . ' ' . $error->get_error_message(), [ 'status' => 500 ] );
	}

	/** Of a form that stood there before, what says the same is not written: what another plugin stored keeps its own spelling. */
	private static function write_meta( int $id, Form $form, ?Form $before = null ): void {
		$old = $before ? self::clean( self::meta( $before ) ) : [];
		foreach ( self::meta( $form ) as $key => $value ) {
			if ( ! isset( $old[ $key ] ) || $old[ $key ] !== $value || ! metadata_exists( 'post', $id, $key ) ) {
				update_post_meta( $id, $key, wp_slash( $value ) );
			}
		}
		self::keep_conditions( $id, $form->conditions );
		self::keep_after( $id, $form->after );
		self::keep_mails( $id, $form->mails );
	}

	/** Null when every text of the form stands in the database. */
	private static function lost( Form $form, Form $stored, Form $before ): ?\WP_Error {
		$emails = __( 'the emails', 'frontage-forms' );
		$parts  = [
			'template' => __( 'the form', 'frontage-forms' ),
			'mail'     => $emails,
			'mail_2'   => $emails,
			'mails'    => $emails,
			'messages' => __( 'the messages', 'frontage-forms' ),
		] + array_fill_keys( [ 'additional_settings', 'conditions', 'after', 'locale', 'hash' ], __( 'the settings', 'frontage-forms' ) );
		foreach ( $parts as $part => $label ) {
			// What says the same was not written: it may stand there with other line ends.
			if ( VerifiedWrite::is_lost( $form->$part, self::clean( [ $part => $stored->$part ] )[ $part ], $before->$part ) ) {
				$character = VerifiedWrite::first_long_character( $form->$part );
				return new \WP_Error(
					'frontage_form_not_kept',
					'' === $character
						/* translators: %s: a part of a form, such as "the emails". */
						? sprintf( __( 'The database did not store %s, so the form is as it was before. Try again, or ask your host about the database.', 'frontage-forms' ), $label )
						/* translators: 1: a part of a form, such as "the emails". 2: a character. */
						: sprintf( __( 'The database cannot store “%2$s” in %1$s, so the form is as it was before. Remove this character, or ask your host to convert the tables to utf8mb4.', 'frontage-forms' ), $label, $character ),
					[ 'status' => 500 ]
				);
			}
		}
		return null;
	}

	/**
	 * Keeps what was begun and is named by content that somebody saved: a page, a template, an area of widgets.
	 *
	 * @param string $content With blocks.
	 */
	public static function keep_begun( string $content ): void {
		preg_match_all( '/<!-- wp:frontage\/contact-form \{[^>]*"form":"([0-9a-f]{' . self::ADDRESS_LENGTH . ',64})"/', $content, $found );
		foreach ( array_unique( $found[1] ) as $address ) {
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

	/** On `wp_after_insert_post`: autosaves too, since a preview shows them. */
	public static function keep_begun_of_post( int $id, \WP_Post $post ): void {
		self::keep_begun( $post->post_content );
	}

	/** On `update_option_widget_block`. */
	public static function keep_begun_of_widgets( mixed $old, mixed $widgets ): void {
		foreach ( is_array( $widgets ) ? $widgets : [] as $widget ) {
			self::keep_begun( is_array( $widget ) && is_string( $widget['content'] ?? null ) ? $widget['content'] : '' );
		}
	}

	public function delete( int $id ): bool {
		return $this->find( $id ) && wp_delete_post( $id, true );
	}

	/** A form that is older than hashes gets one when it is listed, so that a block can name it. */
	private static function with_address( \WP_Post $post ): Form {
		$form = self::from_post( $post );
		if ( '' !== $form->hash ) {
			return $form;
		}
		$hash = bin2hex( random_bytes( 32 ) );
		update_post_meta( $post->ID, FormFormat::META_HASH, $hash );
		return $form->with( [ 'hash' => $hash ] );
	}

	/** The form that a post of our type holds, whatever its status. */
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
	 * Only what changed is written: what another plugin stored keeps its own spelling, and forms without conditions get no empty row.
	 *
	 * @param list<array<string, mixed>> $conditions
	 */
	private static function keep_conditions( int $id, array $conditions ): void {
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
	 * Forms that only say their message get no row.
	 *
	 * @param list<Entry> $after
	 */
	private static function keep_after( int $id, array $after ): void {
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
	 * Forms with the format's two mails get no row.
	 *
	 * @param list<Mail> $mails
	 */
	private static function keep_mails( int $id, array $mails ): void {
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
	private static function meta( Form $form ): array {
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

	/** All that the form says, so that a search for a field or a recipient finds it. */
	private static function text_for_search( Form $form ): string {
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
	 * The same values with line ends as LF and no blanks around them.
	 *
	 * @param array<string, mixed> $values
	 * @return array<string, mixed>
	 */
	private static function clean( array $values ): array {
		array_walk_recursive(
			$values,
			static function ( mixed &$value ): void {
				$value = is_string( $value ) ? trim( str_replace( [ "\r\n", "\r" ], "\n", $value ) ) : $value;
			}
		);
		return $values;
	}

	/** Visitors' pages show several forms; editors ask for one. */
	private function id_by_hash( string $hash ): int {
		return [ 'publish' ] === $this->statuses ? PageFormPreloader::id( $hash ) : $this->id_by_meta( FormFormat::META_HASH, $hash, true );
	}

	private function id_by_meta( string $key, string $value, bool $is_prefix ): int {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WP_Query cannot ask for the beginning of a value; find() then reads the post through the cache.
		$id = $wpdb->get_var(
			$wpdb->prepare(
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
