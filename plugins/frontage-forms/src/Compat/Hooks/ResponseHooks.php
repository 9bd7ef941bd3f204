<?php

namespace Frontage\Forms\Compat\Hooks;

use Frontage\Forms\Compat\CurrentForm;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\Submission\SubmissionResult;

defined( 'ABSPATH' ) || exit;

/** Runs the hooks of Contact Form 7 when the result of a submission is known (docs/reference/contact-forms.md §11). */
final class ResponseHooks {

	/** The messages of a form for each status. */
	private const MESSAGES = [
		'mail_sent'          => 'mail_sent_ok',
		'mail_failed'        => 'mail_sent_ng',
		'validation_failed'  => 'validation_error',
		'acceptance_missing' => 'accept_terms',
		'spam'               => 'spam',
	];

	/** @var array<mixed> The arguments of `wpcf7_submit`; the filter of the response gets the same. */
	private static array $result_props = [];

	/** The result that `wpcf7_submit` received. */
	private static ?SubmissionResult $result = null;

	public static function run_mail_sent( Submission $submission ): void {
		self::run_mail_hook( 'wpcf7_mail_sent', 'mail_sent', $submission );
	}

	/** Runs in the request when a submission is not stored; otherwise in the worker, after the last attempt. */
	public static function run_mail_failed( Submission $submission ): void {
		self::run_mail_hook( 'wpcf7_mail_failed', 'mail_failed', $submission );
	}

	/** `wpcf7_display_message`, properties added by `add_result_props()`, `wpcf7_submission_result`. */
	public static function filter_result( SubmissionResult $result, Submission $submission ): SubmissionResult {
		if ( $result->is_repeat ) {
			return $result;
		}
		$wpcf7_submission = SubmissionStageHooks::find_object( $submission );
		$wpcf7_submission->set_status( $result->status );
		$wpcf7_submission->set_response( self::filter_shown_message( $result->message, self::MESSAGES[ $result->status ] ?? '' ) );
		$invalid = array_map( static fn ( array $error ): array => [ 'reason' => $error['message'], 'idref' => $error['idref'] ], $result->invalid );
		$wpcf7_submission->note_invalid_fields( $invalid );
		$result_props       = GuardedCallback::run( static fn (): array => $wpcf7_submission->get_result(), [] );
		$extra              = array_diff_key( $result_props, array_flip( [ 'status', 'message', 'invalid_fields', 'posted_data_hash', 'contact_form_id' ] ) );
		$text               = static fn ( string $key, string $default_value ): string => is_string( $result_props[ $key ] ?? null ) ? $result_props[ $key ] : $default_value;
		$changed_result     = $result->with(
			[
				'status'  => $text( 'status', $result->status ),
				'message' => $text( 'message', $wpcf7_submission->get_response() ),
				'extra'   => [ ...$result->extra, ...$extra ],
			]
		);
		self::$result_props = [ 'contact_form_id' => $result->form_id ] + $result_props + $result->extra;
		self::$result       = $changed_result;
		return $changed_result;
	}

	/** `wpcf7_submit`. It does not run for a repeat, which has no effects. */
	public static function run_submitted( SubmissionResult $result, Submission $submission ): void {
		if ( ! $result->is_repeat ) {
			$wpcf7_submission = SubmissionStageHooks::find_object( $submission );
			GuardedCallback::action( 'wpcf7_submit', $wpcf7_submission->get_contact_form(), self::$result_props );
		}
	}

	/**
	 * `wpcf7_feedback_response`, and its former name.
	 *
	 * @param array<string, mixed> $response
	 * @return array<mixed>
	 */
	public static function filter_response( array $response, SubmissionResult $result ): array {
		$result_props = $result === self::$result ? self::$result_props : [
			'contact_form_id' => $result->form_id,
			'status'          => $result->status,
			'message'         => $result->message,
		];
		return (array) GuardedCallback::filter( 'wpcf7_feedback_response', GuardedCallback::filter( 'wpcf7_ajax_json_echo', $response, $result_props ), $result_props );
	}

	/**
	 * `wpcf7_refill_response`, and its former name.
	 *
	 * @param array<string, mixed> $refill
	 * @return array<mixed>
	 */
	public static function filter_refill( array $refill, Form $form ): array {
		if ( CurrentForm::get_form()?->id !== $form->id ) {
			CurrentForm::set_form( $form );
		}
		return (array) GuardedCallback::filter( 'wpcf7_refill_response', GuardedCallback::filter( 'wpcf7_ajax_onload', $refill ) );
	}

	/** @param non-empty-string $hook */
	private static function run_mail_hook( string $hook, string $status, Submission $submission ): void {
		$wpcf7_submission = SubmissionStageHooks::find_object( $submission );
		$wpcf7_submission->set_status( $status );
		$wpcf7_submission->set_response( $submission->form->message( self::MESSAGES[ $status ] ) );
		GuardedCallback::action( $hook, $wpcf7_submission->get_contact_form() );
	}

	private static function filter_shown_message( string $message, string $key ): string {
		$shown_message = '' === $key ? $message : GuardedCallback::filter( 'wpcf7_display_message', $message, $key );
		return wp_strip_all_tags( is_scalar( $shown_message ) ? (string) $shown_message : $message );
	}
}
