<?php

namespace Frontage\Forms\Submission;

use Frontage\Forms\Tags\NoScriptResponse;

defined( 'ABSPATH' ) || exit;

/** The result of a submission: a status, a message, and the invalid fields. */
final class SubmissionResult {

	/**
	 * @param string                                                    $status  docs/reference/contact-forms.md §5, e.g. `mail_sent`.
	 * @param array<string, array{message:string, idref:?string}>      $invalid By field name.
	 * @param ?string                                                   $hash    Null when the response has no `posted_data_hash`.
	 * @param array<string, mixed>                                      $extra   Further keys of the response (`demo_mode`).
	 * @param array<string, string|list<string>>                       $typed   Values that the form shows again when the page is rendered; empty once the message was sent.
	 * @param bool                                                      $is_repeat Whether this is the result of an earlier request, and nothing was done again.
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

	/** @param array<string, mixed> $properties By the constructor's parameter names. */
	public function with( array $properties ): self {
		/** @var array{status: string, message: string} $current_properties */
		$current_properties = [ ...get_object_vars( $this ), ...$properties ];
		return new self( ...$current_properties );
	}

	/** Status as used in the form's class and `data-status`. */
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
	 * The part of the result that the form shows when its page is rendered.
	 *
	 * @param string $html Markup that replaces the form; '' to keep the form.
	 */
	public function to_no_script_response( string $html = '' ): NoScriptResponse {
		return new NoScriptResponse( $this->css_class(), $this->message, $this->invalid, $this->typed, $html );
	}

	/**
	 * The JSON response, with keys in the order of the original.
	 *
	 * @param array<string, mixed> $refill New `quiz` and `captcha` data, if the form has them.
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
	 * The data that a repeat of the same submission needs to get the same response.
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
