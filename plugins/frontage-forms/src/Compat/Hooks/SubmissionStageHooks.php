<?php

namespace Frontage\Forms\Compat\Hooks;

use Frontage\Forms\Compat\CurrentForm;
use Frontage\Forms\Compat\Tags\FormTagConverter;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Mail\MailFileLinks;
use Frontage\Forms\Processing\AcceptanceConsent;
use Frontage\Forms\Processing\SubmissionValidator;
use Frontage\Forms\Request\RequestData;
use Frontage\Forms\Request\TextSanitizer;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\Submission\SubmissionControl;
use Frontage\Forms\Submission\SubmissionRequest;
use Frontage\Forms\Tags\TagTypeRegistry;

defined( 'ABSPATH' ) || exit;

/** Runs the hooks of Contact Form 7 at the stages of a submission (docs/reference/contact-forms.md §11), up to the moment before its email. */
final class SubmissionStageHooks {

	/**
	 * `wpcf7_posted_data` and `wpcf7_posted_data_{type}`: the filtered values are stored and emailed.
	 *
	 * @param array<string, string|list<string>> $values
	 * @return array<string, string|list<string>>
	 */
	public static function values( array $values, Form $form, SubmissionRequest $input ): array {
		$submission = \WPCF7_Submission::begin( self::contact_form( $form ), self::meta( $form, $input, $values ) );
		$plain      = self::posted( $values, $form, $input );
		$data       = $plain;
		foreach ( self::tags( $form ) as $name => $tag ) {
			$data[ $name ] = GuardedCallback::filter( "wpcf7_posted_data_{$tag->type}", $plain[ $name ], $input->fields[ $name ] ?? '', FormTagConverter::to_theirs( $tag ) );
		}
		$submission->note_posted_data( $data );
		$data = (array) GuardedCallback::filter( 'wpcf7_posted_data', $data );
		$submission->note_posted_data( $data );
		foreach ( array_diff_key( $values, $data ) as $name => $gone ) {
			unset( $values[ $name ] );
		}
		$changed = array_filter( $data, static fn ( mixed $value, int|string $name ): bool => ! array_key_exists( $name, $plain ) || $plain[ $name ] !== $value, ARRAY_FILTER_USE_BOTH );
		foreach ( TextSanitizer::shape( $changed ) as $name => $value ) {
			$is_one          = is_array( $value ) && count( $value ) < 2 && is_string( $values[ $name ] ?? null );
			$values[ $name ] = $is_one ? ( $value[0] ?? '' ) : $value;
		}
		return $values;
	}

	/** Between two stages: an add-on that set a status on the submission has ended it. */
	public static function before( SubmissionControl $sending, Submission $submission ): void {
		$old = \WPCF7_Submission::get_instance();
		if ( ! $old ) {
			return;
		}
		$old->note_own( $submission );
		if ( ! $old->is( 'init' ) ) {
			$message = $old->get_response();
			$sending->stop( '' === $message && $old->is( 'mail_sent' ) ? $submission->form->message( 'mail_sent_ok' ) : $message, $old->get_status() );
		}
	}

	/**
	 * `wpcf7_validate_{type}` for each tag that accepts no file, then `wpcf7_validate`.
	 *
	 * @param array<string, string>              $errors
	 * @param array<string, string|list<string>> $values
	 * @return array<string, string>
	 */
	public static function field_errors( array $errors, array $values, Form $form ): array {
		$old = \WPCF7_Submission::get_instance();
		if ( ! $old ) {
			return $errors;
		}
		$result = new \WPCF7_Validation();
		foreach ( $errors as $name => $text ) {
			$result->note( (string) $name, $text );
		}
		$tags = [];
		foreach ( $form->tags() as $tag ) {
			if ( ! TagTypeRegistry::instance()->supports( $tag->type, 'file-uploading' ) ) {
				$tags[] = FormTagConverter::to_theirs( $tag );
			}
		}
		foreach ( $tags as $tag ) {
			$result = self::validation( GuardedCallback::filter( "wpcf7_validate_{$tag->type}", $result, $tag ), $result );
		}
		$result = self::validation( GuardedCallback::filter( 'wpcf7_validate', $result, $tags ), $result );
		$old->note_invalid_fields( $result->get_invalid_fields() );
		return array_map( static fn ( array $one ): string => $one['reason'], $result->get_invalid_fields() );
	}

	/** @param array<string, string|list<string>> $values */
	public static function acceptance( bool $given, array $values, Form $form ): bool {
		$old = \WPCF7_Submission::get_instance();
		if ( ! $old ) {
			return $given;
		}
		foreach ( AcceptanceConsent::texts( $form, $values ) as $name => $text ) {
			$old->add_consent( $name, $text );
		}
		return (bool) GuardedCallback::filter( 'wpcf7_acceptance', $given, $old );
	}

	public static function skip_spam_check( bool $skip ): bool {
		$old = \WPCF7_Submission::get_instance();
		return $old ? (bool) GuardedCallback::filter( 'wpcf7_skip_spam_check', $skip, $old ) : $skip;
	}

	/** `wpcf7_spam`: a boolean there, with a log; here the reason as an identifier. */
	public static function spam( string $reason ): string {
		$old = \WPCF7_Submission::get_instance();
		if ( ! $old ) {
			return $reason;
		}
		if ( in_array( $reason, [ '', 'disallowed-word' ], true ) ) {
			$words  = GuardedCallback::filter( 'wpcf7_submission_is_blacklisted', '' !== $reason, $old );
			$words  = GuardedCallback::filter( 'wpcf7_submission_has_disallowed_words', $words, $old );
			$reason = $words ? 'disallowed-word' : '';
		}
		if ( '' !== $reason ) {
			$old->add_spam_log( [ 'agent' => 'frontage', 'reason' => $reason ] );
		}
		if ( ! GuardedCallback::filter( 'wpcf7_spam', '' !== $reason, $old ) ) {
			return '';
		}
		if ( '' !== $reason ) {
			return $reason;
		}
		$log   = $old->get_spam_log();
		$agent = end( $log )['agent'] ?? '';
		return sanitize_key( is_scalar( $agent ) ? (string) $agent : '' ) ?: 'add-on';
	}

	/** `wpcf7_upload_file_name`. */
	public static function file_name( string $safe, string $name, FormTag $tag ): string {
		$theirs  = FormTagConverter::to_theirs( $tag );
		$options = [
			'tag'       => $theirs,
			'name'      => $tag->name,
			'required'  => $tag->is_required(),
			'filetypes' => $tag->option_list( 'filetypes' ),
			'limit'     => $theirs->get_limit_option(),
		];
		$filtered = GuardedCallback::filter( 'wpcf7_upload_file_name', $safe, $name, $options );
		return is_string( $filtered ) && '' !== $filtered ? $filtered : $safe;
	}

	/**
	 * File tags are validated after the spam check, with the files as third argument.
	 *
	 * @param array<string, string>                                   $errors
	 * @param array<string, list<array{path: string, name: string}>> $files
	 * @return array<string, string>
	 */
	public static function file_errors( array $errors, array $files, Submission $submission ): array {
		$old = \WPCF7_Submission::get_instance();
		if ( ! $old ) {
			return $errors;
		}
		$result = new \WPCF7_Validation();
		foreach ( $errors as $name => $text ) {
			$result->note( $name, $text );
		}
		foreach ( SubmissionValidator::file_tags( $submission->form ) as $tag ) {
			$paths = array_column( $files[ $tag->name ] ?? [], 'path' );
			$old->add_uploaded_file( $tag->name, $paths );
			$result = self::validation( GuardedCallback::filter( "wpcf7_validate_{$tag->type}", $result, FormTagConverter::to_theirs( $tag ), [ 'uploaded_files' => $paths ] ), $result );
		}
		$old->note_invalid_fields( $result->get_invalid_fields() );
		return array_map( static fn ( array $one ): string => $one['reason'], $result->get_invalid_fields() );
	}

	/** `wpcf7_before_send_mail` (may change the form for this email, and abort), then `wpcf7_skip_mail`. */
	public static function before_send( SubmissionControl $sending, Submission $submission ): void {
		$old = self::of( $submission );
		self::note_addresses( $old, $submission );
		$contact_form = $old->get_contact_form();
		$before       = $contact_form->get_properties();
		$abort        = false;
		GuardedCallback::run(
			static function () use ( $contact_form, &$abort, $old ): void {
				do_action_ref_array( 'wpcf7_before_send_mail', [ $contact_form, &$abort, $old ] );
			},
			null
		);
		$after = $contact_form->get_properties();
		if ( $after !== $before ) {
			$sending->change_form( $contact_form->form() );
		}
		if ( $abort ) { // @phpstan-ignore if.alwaysFalse (Set by reference.)
			$sending->stop( $old->get_response(), $old->is( 'init' ) ? 'aborted' : $old->get_status() );
			return;
		}
		$skips = (bool) GuardedCallback::filter( 'wpcf7_skip_mail', ManualSubmission::skips_mail() || ! $sending->mails(), $contact_form );
		$skips ? $sending->skip_mail() : $sending->send_mail();
	}

	/** The original's object of a submission: the current one, or in the worker a new one. */
	public static function of( Submission $submission ): \WPCF7_Submission {
		$old = \WPCF7_Submission::get_instance();
		if ( $old && ( ! $old->own() || $old->is_of( $submission ) ) ) {
			$old->note_own( $submission );
			return $old;
		}
		$old = \WPCF7_Submission::begin(
			self::contact_form( $submission->form ),
			[
				'timestamp'         => strtotime( $submission->received . ' UTC' ) ?: time(),
				'remote_ip'         => $submission->address,
				'user_agent'        => $submission->user_agent,
				'url'               => $submission->url,
				'unit_tag'          => $submission->unit_tag,
				'container_post_id' => $submission->container_post,
				'current_user_id'   => get_current_user_id(),
				'do_not_store'      => ! $submission->stored,
			]
		);
		$data = $submission->values;
		foreach ( self::tags( $submission->form ) as $name => $tag ) {
			$data[ $name ] = self::as_posted( $tag, isset( $submission->values[ $name ] ) ? $submission->piped( $name ) : '' );
		}
		$old->note_posted_data( $data );
		foreach ( $submission->files as $name => $files ) {
			$old->add_uploaded_file( $name, array_column( $files, 'path' ) );
		}
		foreach ( $submission->consents as $name => $text ) {
			$old->add_consent( $name, $text );
		}
		self::note_addresses( $old, $submission );
		$old->note_own( $submission );
		return $old;
	}

	/** The uploader add-on returns URLs as an upload field's value; add-ons that store or forward messages rely on that list. */
	private static function note_addresses( \WPCF7_Submission $old, Submission $submission ): void {
		foreach ( $submission->form->tags_of( 'mfile' ) as $tag ) {
			if ( isset( $submission->files[ $tag->name ] ) ) {
				$old->note_posted_data( array_replace( (array) $old->get_posted_data(), [ $tag->name => MailFileLinks::addresses( $submission, $tag->name ) ] ) );
			}
		}
	}

	/**
	 * @param array<string, string|list<string>> $values
	 * @return array<string, mixed>
	 */
	private static function meta( Form $form, SubmissionRequest $input, array $values ): array {
		return [
			'timestamp'         => time(),
			'remote_ip'         => GuardedCallback::filter( 'wpcf7_remote_ip_addr', $input->address ),
			'remote_port'       => RequestData::server( 'REMOTE_PORT' ),
			'user_agent'        => $input->user_agent,
			'url'               => $input->url,
			'unit_tag'          => $input->unit_tag(),
			'container_post_id' => $input->container_post(),
			'current_user_id'   => get_current_user_id(),
			'do_not_store'      => ! AcceptanceConsent::to_storing( $form, $values ),
		];
	}

	/**
	 * All posted fields except names that begin with `_`, with each field's value after pipes.
	 *
	 * @param array<string, string|list<string>> $values
	 * @return array<string, mixed>
	 */
	private static function posted( array $values, Form $form, SubmissionRequest $input ): array {
		$data  = array_filter( $input->fields, static fn ( int|string $name ): bool => ! str_starts_with( (string) $name, '_' ), ARRAY_FILTER_USE_KEY );
		$piped = new Submission( form: $form, values: $values );
		foreach ( self::tags( $form ) as $name => $tag ) {
			$data[ $name ] = self::as_posted( $tag, isset( $values[ $name ] ) ? $piped->piped( $name ) : '' );
		}
		return $data;
	}

	/**
	 * In the original, choices are lists, and so is a checked consent.
	 *
	 * @param string|list<string> $value
	 * @return string|list<string>
	 */
	private static function as_posted( FormTag $tag, string|array $value ): string|array {
		$is_list = 'acceptance' === $tag->basetype || TagTypeRegistry::instance()->supports( $tag->type, 'selectable-values' );
		return $is_list ? ( '' === $value ? [] : (array) $value ) : $value;
	}

	/** @return array<string, FormTag> All tags that have a value, by name; the first of each name. */
	private static function tags( Form $form ): array {
		$types = TagTypeRegistry::instance();
		$tags  = [];
		foreach ( $form->tags() as $tag ) {
			if ( '' !== $tag->name && $types->supports( $tag->type, 'name-attr' ) && ! $types->supports( $tag->type, 'not-for-mail' ) ) {
				$tags[ $tag->name ] ??= $tag;
			}
		}
		return $tags;
	}

	private static function validation( mixed $result, \WPCF7_Validation $before ): \WPCF7_Validation {
		return $result instanceof \WPCF7_Validation ? $result : $before;
	}

	/** The add-ons' object of the form, which becomes the current one. */
	private static function contact_form( Form $form ): \WPCF7_ContactForm {
		if ( CurrentForm::form() !== $form ) {
			CurrentForm::begin( $form );
		}
		return \WPCF7_ContactForm::get_current() ?? \WPCF7_ContactForm::of( $form );
	}
}
