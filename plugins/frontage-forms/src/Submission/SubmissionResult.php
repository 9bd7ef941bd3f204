<?php

namespace Frontage\Forms\Submission;

use Frontage\Forms\Tags\NoScriptResponse;

defined( 'ABSPATH' ) || exit;

/** The answer to a submission: one status, one message, the fields in error. */
final class SubmissionResult {

	/**
	 * @param string                                                    $status  docs/reference/contact-forms.md §5, e.g. `mail_sent`.
	 * @param array<string, array{message:string, idref:?string}>      $invalid By field name.
	 * @param ?string                                                   $hash    Null: the answer has no `posted_data_hash` at all.
	 * @param array<string, mixed>                                      $extra   Further keys of the answer (`demo_mode`).
	 * @param array<string, string|list<string>>                       $typed   What the form shows again when the page is rendered: all fields as sent, none once sent.
	 * @param bool                                                      $is_repeat The answer that an earlier request got: nothing was done again for it.
	 */
	public function __construct(
		public readonly string $status,
		public readonly string $message,
		public readonly array $invalid = [],
		public readonly ?string $hash = '',
		public readonly int $form_id = 0,
		public readonly string $unit_tag = '',
		public readonly array $extra = [],
		public readonly array $typed = [],
		public readonly bool $is_repeat = false,
	) {}

	/** @param array<string, mixed> $properties By the names of the constructor. */
	public function with( array $properties ): self {
		/** @var array{status: string, message: string} $all */
		$all = [ ...get_object_vars( $this ), ...$properties ];
		return new self( ...$all );
	}

	/** The status word that the form has as class and in `data-status`. */
	public function css_class(): string {
		return match ( $this->status ) {
			'validation_failed'  => 'invalid',
			'acceptance_missing' => 'unaccepted',
			'spam'               => 'spam',
			'aborted'            => 'aborted',
			'mail_sent'          => 'sent',
			'mail_failed'        => 'failed',
			'init', 'validating', 'submitting', 'resetting' => $this->status,
			'payment_required'   => 'payment-required',
			default              => 'custom-' . trim( (string) preg_replace( '/[^0-9a-z]+/i', '-', $this->status ), '-' ),
		};
	}

	/**
	 * What the form shows of it when its page is rendered.
	 *
	 * @param string $html What stands in the form's place then; '' for nothing.
	 */
	public function outcome( string $html = '' ): NoScriptResponse {
		return new NoScriptResponse( $this->css_class(), $this->message, $this->invalid, $this->typed, $html );
	}

	/**
	 * The JSON answer, keys in the order of the original.
	 *
	 * @param array<string, mixed> $refill Fresh `quiz` and `captcha`, where the form has them.
	 * @return array<string, mixed>
	 */
	public function to_response( array $refill = [] ): array {
		$invalid = [];
		foreach ( $this->invalid as $field => $error ) {
			$invalid[] = [
				'field'    => (string) $field,
				'message'  => $error['message'],
				'idref'    => $error['idref'],
				'error_id' => $this->unit_tag . '-ve-' . $field,
			];
		}
		$response = [
			'contact_form_id' => $this->form_id,
			'status'          => $this->status,
			'message'         => $this->message,
		];
		if ( 'validation_failed' === $this->status ) {
			$response['invalid_fields'] = $invalid;
		}
		if ( null !== $this->hash ) {
			$response['posted_data_hash'] = $this->hash;
		}
		return [ ...$response, ...$this->extra, 'into' => '#' . $this->unit_tag, 'invalid_fields' => $invalid, ...$refill ];
	}

	/**
	 * What a repeat of the same submission needs to get the same answer.
	 *
	 * @return array<string, mixed>
	 */
	public function to_record(): array {
		return [
			'status'  => $this->status,
			'message' => $this->message,
			'extra'   => $this->extra,
		];
	}
}
