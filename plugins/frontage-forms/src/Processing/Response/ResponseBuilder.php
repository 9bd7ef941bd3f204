<?php

namespace Frontage\Forms\Processing\Response;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Mail\MailTagReplacer;
use Frontage\Forms\SubmissionStore\SubmissionClaim;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\Submission\SubmissionRequest;
use Frontage\Forms\Submission\SubmissionResult;

defined( 'ABSPATH' ) || exit;

/** Builds the result of one request: the form's messages with mail-tags replaced by the visitor's values. */
final class ResponseBuilder {

	/** Statuses in which nothing was accepted, so there is nothing to recognize as a repeat. */
	private const WITHOUT_HASH = [ 'init', 'validation_failed', 'acceptance_missing', 'spam' ];

	private readonly Form $form;

	/** @param array<string, string|list<string>> $typed What the page shows again when nothing was sent. */
	public function __construct( private readonly Submission $submission, private readonly array $typed = [] ) {
		$this->form = $submission->form;
	}

	public function for_submission( Submission $submission ): self {
		return new self( $submission, $this->typed );
	}

	/** @param array<string, mixed> $extra */
	public function create( string $status, string $message, array $extra = [] ): SubmissionResult {
		return $this->create_result( $status, $message, [], $this->submission->hash, $extra );
	}

	/** @param array<string, array{message:string, idref:?string}> $errors */
	public function create_invalid( array $errors ): SubmissionResult {
		return $this->create_result( 'validation_failed', $this->form->message( 'validation_error' ), $errors, '', [] );
	}

	/** Before anything of the request is read. */
	public static function create_members_only( Form $form, SubmissionRequest $input ): SubmissionResult {
		return new SubmissionResult(
			'error',
			__( 'This contact form is available only for logged in users.', 'frontage-forms' ),
			hash: null,
			form_id: $form->id,
			unit_tag: $input->unit_tag(),
			extra: $form->is_on( 'demo_mode' ) ? [ 'demo_mode' => true ] : [],
			typed: $input->fields,
		);
	}

	/** The result of the first request. When that one was stored but its process died before it responded, the result that it would have returned. */
	public function repeat_result( SubmissionClaim $claim ): SubmissionResult {
		$record = $claim->result;
		$text   = static fn ( string $key ): string => is_string( $record[ $key ] ?? null ) ? $record[ $key ] : '';
		/** @var array<string, mixed> $extra Written by `SubmissionResult::to_record()`. */
		$extra = is_array( $record['extra'] ?? null ) ? $record['extra'] : [];
		if ( '' === $text( 'status' ) ) {
			return $this->create_result( 'mail_sent', $this->form->message( 'mail_sent_ok' ), [], $claim->hash, [] )->with( [ 'is_repeat' => true ] );
		}
		// Its mail-tags are already replaced: anything that looks like one was typed by the visitor.
		return $this->create_result( $text( 'status' ), '', [], $claim->hash, $extra )->with( [ 'message' => $text( 'message' ), 'is_repeat' => true ] );
	}

	/**
	 * @param array<string, array{message:string, idref:?string}> $invalid
	 * @param array<string, mixed>                                $extra
	 */
	private function create_result( string $status, string $message, array $invalid, string $hash, array $extra ): SubmissionResult {
		$tags = new MailTagReplacer( $this->form, $this->submission, count( $invalid ) );
		foreach ( $invalid as $field => $error ) {
			$invalid[ $field ]['message'] = $tags->replace_message( $error['message'] );
		}
		return new SubmissionResult(
			status: $status,
			message: $tags->replace_message( $message ),
			invalid: $invalid,
			hash: in_array( $status, self::WITHOUT_HASH, true ) ? '' : $hash,
			form_id: $this->form->id,
			unit_tag: $this->submission->unit_tag,
			extra: $this->form->is_on( 'demo_mode' ) ? [ 'demo_mode' => true, ...$extra ] : $extra,
			typed: 'mail_sent' === $status ? [] : $this->typed,
		);
	}
}
