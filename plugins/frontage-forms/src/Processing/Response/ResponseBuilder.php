<?php

namespace Frontage\Forms\Processing\Response;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Mail\MailTagReplacer;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\Submission\SubmissionRequest;
use Frontage\Forms\Submission\SubmissionResult;
use Frontage\Forms\SubmissionStore\SubmissionClaim;

defined( 'ABSPATH' ) || exit;

/** Builds the result of one request: the form's messages with mail-tags replaced by the visitor's values. */
final class ResponseBuilder {

	/** Statuses in which nothing was accepted, so there is nothing to recognize as a repeat. */
	private const WITHOUT_HASH = [ 'init', 'validation_failed', 'acceptance_missing', 'spam' ];

	public function __construct(
		private readonly Form $form,
		private readonly SubmissionRequest $input,
		private readonly ?Submission $submission = null,
	) {}

	public function about( Submission $submission ): self {
		return new self( $this->form, $this->input, $submission );
	}

	/** @param array<string, mixed> $extra */
	public function give( string $status, string $message, array $extra = [] ): SubmissionResult {
		return $this->result( $status, $message, [], $this->submission->hash ?? '', $extra );
	}

	/** @param array<string, array{message:string, idref:?string}> $errors */
	public function invalid( array $errors ): SubmissionResult {
		return $this->result( 'validation_failed', $this->form->message( 'validation_error' ), $errors, '', [] );
	}

	public function members_only(): SubmissionResult {
		return $this->result( 'error', __( 'This contact form is available only for logged in users.', 'frontage-forms' ), [], null, [] );
	}

	/** The result of the first request. When that one was stored but its process died before it responded, the result that it would have returned. */
	public function repeat( SubmissionClaim $kept ): SubmissionResult {
		$record = $kept->result;
		$text   = static fn ( string $key ): string => is_string( $record[ $key ] ?? null ) ? $record[ $key ] : '';
		/** @var array<string, mixed> $extra Written by `SubmissionResult::to_record()`. */
		$extra = is_array( $record['extra'] ?? null ) ? $record['extra'] : [];
		if ( '' === $text( 'status' ) ) {
			return $this->result( 'mail_sent', $this->form->message( 'mail_sent_ok' ), [], $kept->hash, [] )->with( [ 'is_repeat' => true ] );
		}
		// Its mail-tags are already replaced: anything that looks like one was typed by the visitor.
		return $this->result( $text( 'status' ), '', [], $kept->hash, $extra )->with( [ 'message' => $text( 'message' ), 'is_repeat' => true ] );
	}

	/**
	 * @param array<string, array{message:string, idref:?string}> $invalid
	 * @param array<string, mixed>                                $extra
	 */
	private function result( string $status, string $message, array $invalid, ?string $hash, array $extra ): SubmissionResult {
		$tags = new MailTagReplacer( $this->form, $this->submission, count( $invalid ) );
		foreach ( $invalid as $field => $error ) {
			$invalid[ $field ]['message'] = $tags->replace_message( $error['message'] );
		}
		return new SubmissionResult(
			$status,
			$tags->replace_message( $message ),
			$invalid,
			in_array( $status, self::WITHOUT_HASH, true ) ? '' : $hash,
			$this->form->id,
			$this->input->unit_tag(),
			$this->form->is_on( 'demo_mode' ) ? [ 'demo_mode' => true, ...$extra ] : $extra,
			'mail_sent' === $status ? [] : $this->input->fields,
		);
	}
}
