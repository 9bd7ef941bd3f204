<?php

namespace Frontage\Forms\Compat\Hooks;

use Frontage\Kit\Database\VerifiedWrite;

defined( 'ABSPATH' ) || exit;

/** Stores each submission in Flamingo while that plugin is active, as Contact Form 7 does, because owners read their messages there. */
final class FlamingoBridge {

	private const TAXONOMY = 'flamingo_inbound_channel';

	/** The parent channel of the forms' channels. */
	private const PARENT = 'contact-form-7';

	/** Metadata that Flamingo shows with a message. */
	private const META = [
		'serial_number', 'remote_ip', 'user_agent', 'url', 'date', 'time', 'post_id', 'post_name', 'post_title', 'post_url', 'post_author',
		'post_author_email', 'site_title', 'site_description', 'site_url', 'site_admin_email', 'user_login', 'user_email', 'user_display_name',
	];

	/**
	 * On `wpcf7_submit`.
	 *
	 * @param mixed $result
	 */
	public static function store_message( mixed $contact_form, mixed $result ): void {
		$submission = \WPCF7_Submission::get_instance();
		$status     = is_array( $result ) ? ( $result['status'] ?? '' ) : '';
		if ( ! $submission || ! $contact_form instanceof \WPCF7_ContactForm || ! is_array( $result ) || ! class_exists( 'Flamingo_Contact' ) || ! class_exists( 'Flamingo_Inbound_Message' ) ) {
			return;
		}
		$cases = (array) GuardedCallback::filter( 'wpcf7_flamingo_submit_if', [ 'spam', 'mail_sent', 'mail_failed' ] );
		$data  = $submission->get_posted_data();
		if ( ! in_array( $status, $cases, true ) || $contact_form->in_demo_mode() || $submission->get_meta( 'do_not_store' ) || ! is_array( $data ) || ! $data ) {
			return;
		}
		$sender = [];
		foreach ( [ 'email', 'name', 'subject' ] as $field ) {
			$sender[ $field ] = self::setting_value( $field, $contact_form );
		}
		$time    = $submission->get_meta( 'timestamp' );
		$time    = is_int( $time ) ? $time : time();
		$contact = null;
		if ( 'mail_sent' === $status ) {
			$contact = \Flamingo_Contact::add(
				[
					'email'          => $sender['email'],
					'name'           => $sender['name'],
					'last_contacted' => wp_date( 'Y-m-d H:i:s', $time ),
				]
			);
		}
		$message = [
			'channel'          => self::create_slug( $contact_form ),
			'status'           => $submission->get_status(),
			'subject'          => $sender['subject'],
			'from'             => trim( sprintf( '%s <%s>', $sender['name'], $sender['email'] ) ),
			'from_name'        => $sender['name'],
			'from_email'       => $sender['email'],
			'fields'           => self::remove_unstored( $data, $contact_form ),
			'meta'             => self::collect_meta(),
			'akismet'          => $submission->pull( 'akismet' ),
			'spam'             => 'spam' === $status,
			'consent'          => $submission->collect_consent(),
			'timestamp'        => $time,
			'posted_data_hash' => $submission->get_posted_data_hash(),
		];
		if ( $message['spam'] ) {
			$message['spam_log'] = $submission->get_spam_log();
		}
		$message['recaptcha'] = $submission->pull( 'recaptcha' );
		$inbound              = \Flamingo_Inbound_Message::add( GuardedCallback::filter( 'wpcf7_flamingo_inbound_message_parameters', $message ) );
		GuardedCallback::action( 'wpcf7_after_flamingo', $result + [ 'flamingo_contact_id' => self::message_id( $contact ), 'flamingo_inbound_id' => self::message_id( $inbound ) ] );
	}

	/** The setting `flamingo_email` and similar ones, with mail-tags replaced; without it the fields of the default form. */
	public static function setting_value( mixed $field, mixed $contact_form ): string {
		$value = '';
		if ( is_string( $field ) && in_array( $field, [ 'email', 'name', 'subject' ], true ) && $contact_form instanceof \WPCF7_ContactForm ) {
			$template = $contact_form->pref( 'flamingo_' . $field );
			$template = is_string( $template ) ? (string) preg_replace( '/^([\'"])(.*)\1$/Ds', '$2', trim( $template ) ) : "[your-$field]";
			$value    = wpcf7_mail_replace_tags( $template );
		}
		$value = GuardedCallback::filter( 'wpcf7_flamingo_get_value', $value, $field, $contact_form );
		return is_scalar( $value ) ? (string) $value : '';
	}

	/** The form's channel, created when it is missing; 0 when it cannot be created. */
	public static function find_channel( string $slug, string $name = '' ): int {
		$parent = self::find_term( self::PARENT, 'Contact Form 7', 0 );
		return $parent ? self::find_term( $slug, '' === $name ? $slug : $name, $parent ) : 0;
	}

	/** On `wpcf7_after_update`: gives the channel the form's title. */
	public static function rename_channel( mixed $contact_form ): void {
		$id   = $contact_form instanceof \WPCF7_ContactForm && class_exists( 'Flamingo_Inbound_Message' ) ? self::find_known_channel( $contact_form ) : 0;
		$term = $id ? get_term( $id, self::TAXONOMY ) : null;
		if ( $contact_form instanceof \WPCF7_ContactForm && $term instanceof \WP_Term && $term->name !== $contact_form->title() ) {
			$rename = static function ( string $name ) use ( $id, $contact_form, $term ): mixed {
				wp_update_term( $id, self::TAXONOMY, [ 'name' => $name, 'slug' => (string) $contact_form->name(), 'parent' => max( 0, $term->parent ) ] );
				return get_term_field( 'name', $id, self::TAXONOMY, 'raw' ); // WordPress does not report whether the term exists.
			};
			$title  = (string) $contact_form->title();
			if ( VerifiedWrite::is_lost( $title, $rename( $title ), $term->name ) ) {
				$rename( VerifiedWrite::ascii( $title ) );
			}
		}
	}

	/** `[_serial_number]`: the number of this message within its form. */
	public static function replace_serial_number( mixed $output, mixed $name ): mixed {
		$contact_form = '_serial_number' === $name ? \WPCF7_ContactForm::get_current() : null;
		if ( ! $contact_form instanceof \WPCF7_ContactForm || ! is_callable( [ 'Flamingo_Inbound_Message', 'count' ] ) ) {
			return $output;
		}
		$channel = self::find_form_channel( $contact_form );
		$count   = $channel ? call_user_func( [ 'Flamingo_Inbound_Message', 'count' ], [ 'channel_id' => $channel ] ) : -1;
		return (string) ( 1 + ( is_numeric( $count ) ? (int) $count : 0 ) );
	}

	private static function create_slug( \WPCF7_ContactForm $contact_form ): string {
		$id   = self::find_form_channel( $contact_form );
		$term = $id ? get_term( $id, self::TAXONOMY ) : null;
		return $term instanceof \WP_Term ? $term->slug : self::PARENT;
	}

	private static function find_form_channel( \WPCF7_ContactForm $contact_form ): int {
		$known_channel = self::find_known_channel( $contact_form );
		if ( $known_channel ) {
			return $known_channel;
		}
		$created = self::find_channel( (string) $contact_form->name(), (string) $contact_form->title() );
		$meta    = get_post_meta( (int) $contact_form->id(), '_flamingo', true );
		if ( $created ) {
			VerifiedWrite::meta( (int) $contact_form->id(), '_flamingo', [ 'channel' => $created ] + ( is_array( $meta ) ? $meta : [] ) ); // Otherwise it is found by its slug next time.
		}
		return $created;
	}

	private static function find_known_channel( \WPCF7_ContactForm $contact_form ): int {
		$meta = get_post_meta( (int) $contact_form->id(), '_flamingo', true );
		return is_array( $meta ) && is_numeric( $meta['channel'] ?? null ) ? (int) $meta['channel'] : 0;
	}

	private static function find_term( string $slug, string $name, int $parent ): int {
		global $wpdb;
		$existing_term = term_exists( $slug, self::TAXONOMY, $parent );
		// A table with an old character set refuses some characters: encoded as HTML entities the name is ASCII, which Flamingo prints as
		// is.
		$term = $existing_term ? $existing_term : self::insert_term( VerifiedWrite::fits( $wpdb->terms, 'name', $name ) ? $name : VerifiedWrite::ascii( $name ), $slug, $parent );
		if ( is_wp_error( $term ) && 'db_insert_error' === $term->get_error_code() ) {
			$term = self::insert_term( VerifiedWrite::ascii( $name ), $slug, $parent );
		}
		return is_array( $term ) ? (int) $term['term_id'] : 0;
	}

	/** @return array{ term_id: int|string }|\WP_Error */
	private static function insert_term( string $name, string $slug, int $parent ): array|\WP_Error {
		return wp_insert_term( $name, self::TAXONOMY, [ 'slug' => $slug, 'parent' => max( 0, $parent ) ] );
	}

	/** @return array<string, mixed> */
	private static function collect_meta(): array {
		$meta = [];
		foreach ( self::META as $name ) {
			$meta[ $name ] = GuardedCallback::filter( 'wpcf7_special_mail_tags', null, "_$name", false, new \WPCF7_MailTag( "[_$name]", "_$name", '' ) );
		}
		return $meta;
	}

	/**
	 * @param array<mixed> $data
	 * @return array<mixed>
	 */
	private static function remove_unstored( array $data, \WPCF7_ContactForm $contact_form ): array {
		return array_filter( $data, static fn ( int|string $name ): bool => ! $contact_form->scan_form_tags( [ 'name' => (string) $name, 'feature' => 'do-not-store' ] ), ARRAY_FILTER_USE_KEY );
	}

	private static function message_id( mixed $created ): int {
		$id = is_object( $created ) ? ( is_callable( [ $created, 'id' ] ) ? $created->id() : ( get_object_vars( $created )['id'] ?? 0 ) ) : 0;
		return is_numeric( $id ) ? absint( $id ) : 0;
	}
}
