<?php

namespace Frontage\Forms\Processing;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Processing\Response\ConfirmationResponse;
use Frontage\Forms\Request\RequestData;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Submission\SubmissionRequest;
use Frontage\Forms\Submission\SubmissionResult;
use Frontage\Kit\Language;

defined( 'ABSPATH' ) || exit;

/**
 * Handles a form that was posted to its own page without JavaScript. It runs the same stages before any output, and the page then renders
 * the result.
 */
final class FormPostHandler {

	/** @var array<mixed> Posted fields hidden from WordPress while it parses the request. */
	private static array $hidden = [];

	/**
	 * WordPress treats posted fields called "name", "year" or "page" as query variables and would find no page.
	 *
	 * @param array<string> $names
	 * @return array<string>
	 */
	public static function hide_fields( array $names ): array {
		if ( ! FormFormat::is_original_active() && SubmissionRequest::from_page() ) {
			self::$hidden = RequestData::remove_fields( $names );
		}
		return $names;
	}

	public static function show_fields(): void {
		RequestData::restore_fields( self::$hidden );
		self::$hidden = [];
	}

	public static function handle_post(): void {
		if ( FormFormat::is_original_active() ) {
			return;
		}
		$discarded_request = SubmissionRequest::from_discarded();
		$refusal           = $discarded_request ? SubmissionLimits::find_request_error( $discarded_request ) : null;
		if ( $refusal ) {
			( new SubmissionResult( 'aborted', $refusal->get_error_message() ) )->to_no_script_response()->store();
			self::send_headers( [] );
			return;
		}
		$input = SubmissionRequest::from_page();
		$form  = $input ? ( new FormRepository() )->find( $input->form_id() )?->filter_for_visitor() : null;
		if ( ! $input || ! $form || '' === $input->unit_tag() ) {
			return;
		}
		$headers = [];
		$result  = Language::with_locale( $form->locale, static fn (): SubmissionResult|\WP_Error => self::find_nonce_error( $form, $input ) ?? SubmissionLimits::find_request_error( $input ) ?? ( new SubmissionProcessor() )->process( $form, $input ) );
		if ( is_wp_error( $result ) ) {
			$data   = $result->get_error_data();
			$result = new SubmissionResult( 'aborted', $result->get_error_message(), form_id: $form->id, unit_tag: $input->unit_tag(), typed: $input->fields );
			if ( is_array( $data ) && is_numeric( $data['retry_after'] ?? null ) ) {
				$headers['Retry-After'] = (string) (int) $data['retry_after'];
			}
		}
		$after = $result->extra[ ConfirmationResponse::KEY ] ?? null;
		$after = is_array( $after ) ? $after : [];
		if ( is_string( $after['go'] ?? null ) ) {
			nocache_headers();
			wp_safe_redirect( $after['go'], 303, 'Frontage' ); // 303 makes the browser use GET, so a reload sends nothing.
			exit;
		}
		$result->to_no_script_response( is_string( $after['html'] ?? null ) ? $after['html'] : '' )->store( $input->unit_tag() );
		self::send_headers( $headers );
	}

	/** @param array<string, string> $headers Added to `Cache-Control: no-store`, since the page is personal to one visitor. */
	private static function send_headers( array $headers ): void {
		add_filter( 'wp_headers', static fn ( array $sent_headers ): array => [ ...$sent_headers, 'Cache-Control' => 'no-store', ...$headers ] );
	}

	/** A form for members acts on behalf of the signed-in user, so it needs a nonce against CSRF. */
	private static function find_nonce_error( Form $form, SubmissionRequest $input ): ?SubmissionResult {
		if ( ! $form->is_on( 'subscribers_only' ) || ! is_user_logged_in() || wp_verify_nonce( $input->field( FormFormat::FIELD_NONCE ), 'wp_rest' ) ) {
			return null;
		}
		$message = __( 'This page has expired. Please send the form again.', 'frontage-forms' );
		return new SubmissionResult( 'error', $message, hash: null, form_id: $form->id, unit_tag: $input->unit_tag(), typed: $input->fields );
	}
}
