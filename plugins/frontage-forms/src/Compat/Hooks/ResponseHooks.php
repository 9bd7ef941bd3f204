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
	private static array $told = [];

	/** The result that `wpcf7_submit` received. */
	private static ?SubmissionResult $result = null;

	public static function mail_sent( Submission $submission ): void {
		self::of_mail( 'wpcf7_mail_sent', 'mail_sent', $submission );
	}

	/** Runs in the request when a submission is not stored; otherwise in the worker, after the last attempt. */
	public static function mail_failed( Submission $submission ): void {
		self::of_mail( 'wpcf7_mail_failed', 'mail_failed', $submission );
	}

	/** `wpcf7_display_message`, properties added by `add_result_props()`, `wpcf7_submission_result`. */
	public static function result( SubmissionResult $result, Submission $submission ): SubmissionResult {
		if ( $result->is_repeat ) {
			return $result;
		}
		$old = SubmissionStageHooks::of( $submission );
		$old->set_status( $result->status );
		$old->set_response( self::shown( $result->message, self::MESSAGES[ $result->status ] ?? '' ) );
		$invalid = array_map( static fn ( array $one ): array => [ 'reason' => $one['message'], 'idref' => $one['idref'] ], $result->invalid );
		$old->note_invalid_fields( $invalid );
		$told    = GuardedCallback::run( static fn (): array => $old->get_result(), [] );
		$extra   = array_diff_key( $told, array_flip( [ 'status', 'message', 'invalid_fields', 'posted_data_hash', 'contact_form_id' ] ) );
		$text    = static fn ( string $key, string $usual ): string => is_string( $told[ $key ] ?? null ) ? $told[ $key ] : $usual;
		$changed = $result->with(
			[
				'status'  => $text( 'status', $result->status ),
				'message' => $text( 'message', $old->get_response() ),
				'extra'   => [ ...$result->extra, ...$extra ],
			]
		);
		self::$told   = [ 'contact_form_id' => $result->form_id ] + $told + $result->extra;
		self::$result = $changed;
		return $changed;
	}

	/** `wpcf7_submit`. It does not run for a repeat, which has no effects. */
	public static function submitted( SubmissionResult $result, Submission $submission ): void {
		if ( ! $result->is_repeat ) {
			$old = SubmissionStageHooks::of( $submission );
			GuardedCallback::action( 'wpcf7_submit', $old->get_contact_form(), self::$told );
		}
	}

	/**
	 * `wpcf7_feedback_response`, and its former name.
	 *
	 * @param array<string, mixed> $response
	 * @return array<mixed>
	 */
	public static function response( array $response, SubmissionResult $result ): array {
		$told   = $result === self::$result ? self::$told : [
			'contact_form_id' => $result->form_id,
			'status'          => $result->status,
			'message'         => $result->message,
		];
		return (array) GuardedCallback::filter( 'wpcf7_feedback_response', GuardedCallback::filter( 'wpcf7_ajax_json_echo', $response, $told ), $told );
	}

	/**
	 * `wpcf7_refill_response`, and its former name.
	 *
	 * @param array<string, mixed> $refill
	 * @return array<mixed>
	 */
	public static function refill( array $refill, Form $form ): array {
		if ( CurrentForm::form()?->id !== $form->id ) {
			CurrentForm::begin( $form );
		}
		return (array) GuardedCallback::filter( 'wpcf7_refill_response', GuardedCallback::filter( 'wpcf7_ajax_onload', $refill ) );
	}

	/** @param non-empty-string $hook */
	private static function of_mail( string $hook, string $status, Submission $submission ): void {
		$old = SubmissionStageHooks::of( $submission );
		$old->set_status( $status );
		$old->set_response( $submission->form->message( self::MESSAGES[ $status ] ) );
		GuardedCallback::action( $hook, $old->get_contact_form() );
	}

	private static function shown( string $message, string $key ): string {
		$shown = '' === $key ? $message : GuardedCallback::filter( 'wpcf7_display_message', $message, $key );
		return wp_strip_all_tags( is_scalar( $shown ) ? (string) $shown : $message );
	}
}
