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
	public static function filter_values( array $values, Form $form, SubmissionRequest $input ): array {
		$submission = \WPCF7_Submission::begin( self::create_contact_form( $form ), self::collect_meta( $form, $input, $values ) );
		$plain      = self::collect_posted( $values, $form, $input );
		$data       = $plain;
		foreach ( self::list_tags( $form ) as $name => $tag ) {
			$data[ $name ] = GuardedCallback::filter( "wpcf7_posted_data_{$tag->type}", $plain[ $name ], $input->fields[ $name ] ?? '', FormTagConverter::to_wpcf7_tag( $tag ) );
		}
		$submission->note_posted_data( $data );
		$data = (array) GuardedCallback::filter( 'wpcf7_posted_data', $data );
		$submission->note_posted_data( $data );
		foreach ( array_diff_key( $values, $data ) as $name => $removed_value ) {
			unset( $values[ $name ] );
		}
		$changed_values = array_filter( $data, static fn ( mixed $value, int|string $name ): bool => ! array_key_exists( $name, $plain ) || $plain[ $name ] !== $value, ARRAY_FILTER_USE_BOTH );
		foreach ( TextSanitizer::normalize( $changed_values ) as $name => $value ) {
			$is_one          = is_array( $value ) && count( $value ) < 2 && is_string( $values[ $name ] ?? null );
			$values[ $name ] = $is_one ? ( $value[0] ?? '' ) : $value;
		}
		return $values;
	}

	/** Between two stages: an add-on that set a status on the submission has ended it. */
	public static function check_status( SubmissionControl $sending, Submission $submission ): void {
		$wpcf7_submission = \WPCF7_Submission::get_instance();
		if ( ! $wpcf7_submission ) {
			return;
		}
		$wpcf7_submission->note_own( $submission );
		if ( ! $wpcf7_submission->is( 'init' ) ) {
			$message = $wpcf7_submission->get_response();
			$sending->stop( '' === $message && $wpcf7_submission->is( 'mail_sent' ) ? $submission->form->message( 'mail_sent_ok' ) : $message, $wpcf7_submission->get_status() );
		}
	}

	/**
	 * `wpcf7_validate_{type}` for each tag that accepts no file, then `wpcf7_validate`.
	 *
	 * @param array<string, string>              $errors
	 * @param array<string, string|list<string>> $values
	 * @return array<string, string>
	 */
	public static function filter_field_errors( array $errors, array $values, Form $form ): array {
		$wpcf7_submission = \WPCF7_Submission::get_instance();
		if ( ! $wpcf7_submission ) {
			return $errors;
		}
		$result = new \WPCF7_Validation();
		foreach ( $errors as $name => $text ) {
			$result->note( (string) $name, $text );
		}
		$tags = [];
		foreach ( $form->tags() as $tag ) {
			if ( ! TagTypeRegistry::instance()->supports( $tag->type, 'file-uploading' ) ) {
				$tags[] = FormTagConverter::to_wpcf7_tag( $tag );
			}
		}
		foreach ( $tags as $tag ) {
			$result = self::check_result( GuardedCallback::filter( "wpcf7_validate_{$tag->type}", $result, $tag ), $result );
		}
		$result = self::check_result( GuardedCallback::filter( 'wpcf7_validate', $result, $tags ), $result );
		$wpcf7_submission->note_invalid_fields( $result->get_invalid_fields() );
		return array_map( static fn ( array $invalid_field ): string => $invalid_field['reason'], $result->get_invalid_fields() );
	}

	/** @param array<string, string|list<string>> $values */
	public static function filter_acceptance( bool $is_given, array $values, Form $form ): bool {
		$wpcf7_submission = \WPCF7_Submission::get_instance();
		if ( ! $wpcf7_submission ) {
			return $is_given;
		}
		foreach ( AcceptanceConsent::list_texts( $form, $values ) as $name => $text ) {
			$wpcf7_submission->add_consent( $name, $text );
		}
		return (bool) GuardedCallback::filter( 'wpcf7_acceptance', $is_given, $wpcf7_submission );
	}

	public static function skip_spam_check( bool $skip ): bool {
		$wpcf7_submission = \WPCF7_Submission::get_instance();
		return $wpcf7_submission ? (bool) GuardedCallback::filter( 'wpcf7_skip_spam_check', $skip, $wpcf7_submission ) : $skip;
	}

	/** `wpcf7_spam`: a boolean there, with a log; here the reason as an identifier. */
	public static function filter_spam( string $reason ): string {
		$wpcf7_submission = \WPCF7_Submission::get_instance();
		if ( ! $wpcf7_submission ) {
			return $reason;
		}
		if ( in_array( $reason, [ '', 'disallowed-word' ], true ) ) {
			$words  = GuardedCallback::filter( 'wpcf7_submission_is_blacklisted', '' !== $reason, $wpcf7_submission );
			$words  = GuardedCallback::filter( 'wpcf7_submission_has_disallowed_words', $words, $wpcf7_submission );
			$reason = $words ? 'disallowed-word' : '';
		}
		if ( '' !== $reason ) {
			$wpcf7_submission->add_spam_log( [ 'agent' => 'frontage', 'reason' => $reason ] );
		}
		if ( ! GuardedCallback::filter( 'wpcf7_spam', '' !== $reason, $wpcf7_submission ) ) {
			return '';
		}
		if ( '' !== $reason ) {
			return $reason;
		}
		$log   = $wpcf7_submission->get_spam_log();
		$agent = end( $log )['agent'] ?? '';
		return sanitize_key( is_scalar( $agent ) ? (string) $agent : '' ) ?: 'add-on';
	}

	/** `wpcf7_upload_file_name`. */
	public static function filter_file_name( string $safe_name, string $name, FormTag $tag ): string {
		$wpcf7_tag = FormTagConverter::to_wpcf7_tag( $tag );
		$options   = [
			'tag'       => $wpcf7_tag,
			'name'      => $tag->name,
			'required'  => $tag->is_required(),
			'filetypes' => $tag->option_list( 'filetypes' ),
			'limit'     => $wpcf7_tag->get_limit_option(),
		];
		$filtered  = GuardedCallback::filter( 'wpcf7_upload_file_name', $safe_name, $name, $options );
		return is_string( $filtered ) && '' !== $filtered ? $filtered : $safe_name;
	}

	/**
	 * File tags are validated after the spam check, with the files as third argument.
	 *
	 * @param array<string, string>                                   $errors
	 * @param array<string, list<array{path: string, name: string}>> $files
	 * @return array<string, string>
	 */
	public static function filter_file_errors( array $errors, array $files, Submission $submission ): array {
		$wpcf7_submission = \WPCF7_Submission::get_instance();
		if ( ! $wpcf7_submission ) {
			return $errors;
		}
		$result = new \WPCF7_Validation();
		foreach ( $errors as $name => $text ) {
			$result->note( $name, $text );
		}
		foreach ( SubmissionValidator::list_file_tags( $submission->form ) as $tag ) {
			$paths = array_column( $files[ $tag->name ] ?? [], 'path' );
			$wpcf7_submission->add_uploaded_file( $tag->name, $paths );
			$result = self::check_result( GuardedCallback::filter( "wpcf7_validate_{$tag->type}", $result, FormTagConverter::to_wpcf7_tag( $tag ), [ 'uploaded_files' => $paths ] ), $result );
		}
		$wpcf7_submission->note_invalid_fields( $result->get_invalid_fields() );
		return array_map( static fn ( array $invalid_field ): string => $invalid_field['reason'], $result->get_invalid_fields() );
	}

	/** `wpcf7_before_send_mail` (may change the form for this email, and abort), then `wpcf7_skip_mail`. */
	public static function run_before_send( SubmissionControl $sending, Submission $submission ): void {
		$wpcf7_submission = self::find_object( $submission );
		self::add_file_urls( $wpcf7_submission, $submission );
		$contact_form = $wpcf7_submission->get_contact_form();
		$before       = $contact_form->get_properties();
		$abort        = false;
		GuardedCallback::run(
			static function () use ( $contact_form, &$abort, $wpcf7_submission ): void {
				do_action_ref_array( 'wpcf7_before_send_mail', [ $contact_form, &$abort, $wpcf7_submission ] );
			},
			null
		);
		$after = $contact_form->get_properties();
		if ( $after !== $before ) {
			$sending->change_form( $contact_form->form() );
		}
		if ( $abort ) { // @phpstan-ignore if.alwaysFalse (Set by reference.)
			$sending->stop( $wpcf7_submission->get_response(), $wpcf7_submission->is( 'init' ) ? 'aborted' : $wpcf7_submission->get_status() );
			return;
		}
		$skips = (bool) GuardedCallback::filter( 'wpcf7_skip_mail', ManualSubmission::skips_mail() || ! $sending->is_mail_enabled(), $contact_form );
		$skips ? $sending->skip_mail() : $sending->send_mail();
	}

	/** The original's object of a submission: the current one, or in the worker a new one. */
	public static function find_object( Submission $submission ): \WPCF7_Submission {
		$wpcf7_submission = \WPCF7_Submission::get_instance();
		if ( $wpcf7_submission && ( ! $wpcf7_submission->own() || $wpcf7_submission->is_of( $submission ) ) ) {
			$wpcf7_submission->note_own( $submission );
			return $wpcf7_submission;
		}
		$wpcf7_submission = \WPCF7_Submission::begin(
			self::create_contact_form( $submission->form ),
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
		$data             = $submission->values;
		foreach ( self::list_tags( $submission->form ) as $name => $tag ) {
			$data[ $name ] = self::to_posted_value( $tag, isset( $submission->values[ $name ] ) ? $submission->value_after_pipe( $name ) : '' );
		}
		$wpcf7_submission->note_posted_data( $data );
		foreach ( $submission->files as $name => $files ) {
			$wpcf7_submission->add_uploaded_file( $name, array_column( $files, 'path' ) );
		}
		foreach ( $submission->consents as $name => $text ) {
			$wpcf7_submission->add_consent( $name, $text );
		}
		self::add_file_urls( $wpcf7_submission, $submission );
		$wpcf7_submission->note_own( $submission );
		return $wpcf7_submission;
	}

	/** The uploader add-on returns URLs as an upload field's value; add-ons that store or forward messages rely on that list. */
	private static function add_file_urls( \WPCF7_Submission $wpcf7_submission, Submission $submission ): void {
		foreach ( $submission->form->find_tags( 'mfile' ) as $tag ) {
			if ( isset( $submission->files[ $tag->name ] ) ) {
				$wpcf7_submission->note_posted_data( array_replace( (array) $wpcf7_submission->get_posted_data(), [ $tag->name => MailFileLinks::list_urls( $submission, $tag->name ) ] ) );
			}
		}
	}

	/**
	 * @param array<string, string|list<string>> $values
	 * @return array<string, mixed>
	 */
	private static function collect_meta( Form $form, SubmissionRequest $input, array $values ): array {
		return [
			'timestamp'         => time(),
			'remote_ip'         => GuardedCallback::filter( 'wpcf7_remote_ip_addr', $input->address ),
			'remote_port'       => RequestData::server( 'REMOTE_PORT' ),
			'user_agent'        => $input->user_agent,
			'url'               => $input->url,
			'unit_tag'          => $input->unit_tag(),
			'container_post_id' => $input->container_post(),
			'current_user_id'   => get_current_user_id(),
			'do_not_store'      => ! AcceptanceConsent::has_storage_consent( $form, $values ),
		];
	}

	/**
	 * All posted fields except names that begin with `_`, with each field's value after pipes.
	 *
	 * @param array<string, string|list<string>> $values
	 * @return array<string, mixed>
	 */
	private static function collect_posted( array $values, Form $form, SubmissionRequest $input ): array {
		$data  = array_filter( $input->fields, static fn ( int|string $name ): bool => ! str_starts_with( (string) $name, '_' ), ARRAY_FILTER_USE_KEY );
		$piped = new Submission( form: $form, values: $values );
		foreach ( self::list_tags( $form ) as $name => $tag ) {
			$data[ $name ] = self::to_posted_value( $tag, isset( $values[ $name ] ) ? $piped->value_after_pipe( $name ) : '' );
		}
		return $data;
	}

	/**
	 * In the original, choices are lists, and so is a checked consent.
	 *
	 * @param string|list<string> $value
	 * @return string|list<string>
	 */
	private static function to_posted_value( FormTag $tag, string|array $value ): string|array {
		$is_list = 'acceptance' === $tag->basetype || TagTypeRegistry::instance()->supports( $tag->type, 'selectable-values' );
		return $is_list ? ( '' === $value ? [] : (array) $value ) : $value;
	}

	/** @return array<string, FormTag> All tags that have a value, by name; the first of each name. */
	private static function list_tags( Form $form ): array {
		$types = TagTypeRegistry::instance();
		$tags  = [];
		foreach ( $form->tags() as $tag ) {
			if ( '' !== $tag->name && $types->supports( $tag->type, 'name-attr' ) && ! $types->supports( $tag->type, 'not-for-mail' ) ) {
				$tags[ $tag->name ] ??= $tag;
			}
		}
		return $tags;
	}

	private static function check_result( mixed $result, \WPCF7_Validation $before ): \WPCF7_Validation {
		return $result instanceof \WPCF7_Validation ? $result : $before;
	}

	/** The add-ons' object of the form, which becomes the current one. */
	private static function create_contact_form( Form $form ): \WPCF7_ContactForm {
		if ( CurrentForm::get_form() !== $form ) {
			CurrentForm::set_form( $form );
		}
		return \WPCF7_ContactForm::get_current() ?? \WPCF7_ContactForm::of( $form );
	}
}
