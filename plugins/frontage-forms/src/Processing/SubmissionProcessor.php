<?php

namespace Frontage\Forms\Processing;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Processing\Response\ConfirmationResponse;
use Frontage\Forms\Processing\Response\ResponseBuilder;
use Frontage\Forms\Request\TextSanitizer;
use Frontage\Forms\Submission\FieldValues;
use Frontage\Forms\Submission\PlainHtmlInputs;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\Submission\SubmissionControl;
use Frontage\Forms\Submission\SubmissionRequest;
use Frontage\Forms\Submission\SubmissionResult;
use Frontage\Forms\Submission\SubmittedForm;
use Frontage\Forms\Files\Uploads\UploadFieldValidator;
use Frontage\Kit\Language;

defined( 'ABSPATH' ) || exit;

/**
 * Processes what a visitor submitted: validates it, stores it, mails it, and returns the result.
 *
 * The stages run in the order of docs/reference/contact-forms.md §5; the first failure ends them.
 */
final class SubmissionProcessor {

	public function __construct(
		private readonly SubmissionDelivery $delivery = new SubmissionDelivery(),
		private readonly SpamStage $spam = new SpamStage(),
		private readonly SubmissionFiles $files = new SubmissionFiles(),
	) {}

	/**
	 * A WP_Error is a refusal of our own (limit, repeat with other values, no database); `data.status` is its HTTP status. The caller must
	 * check `SubmissionLimits::refusal()` before: REST route and page handler do so at different times.
	 */
	public function receive( Form $form, SubmissionRequest $input ): SubmissionResult|\WP_Error {
		return Language::with_locale( $form->locale, fn (): SubmissionResult|\WP_Error => $this->receive_in_its_language( $form, $input ) );
	}

	private function receive_in_its_language( Form $form, SubmissionRequest $input ): SubmissionResult|\WP_Error {
		if ( $form->is_on( 'subscribers_only' ) && ! current_user_can( FormFormat::CAP_SUBMIT, $form->id ) ) {
			return ResponseBuilder::members_only( $form, $input );
		}
		$refusal = SubmissionLimits::refusal_of( $form, $input );
		if ( $refusal ) {
			return $refusal;
		}
		$submitted  = SubmittedForm::of( $form, $input );
		$submission = $this->submission( $submitted );
		$result     = $this->judge( $submission, $submitted );
		if ( $result instanceof SubmissionResult ) {
			$result = $form->after ? ConfirmationResponse::add( $result, $submission, $submitted->answers() ) : $result;
			/**
			 * Filters the result of a submission, once everything has been done for it.
			 *
			 * @since 0.1.0
			 *
			 * @param SubmissionResult     $result     Change it by `with()`.
			 * @param Submission $submission
			 */
			$filtered = apply_filters( 'frontage_forms_result', $result, $submission );
			$result   = $filtered instanceof SubmissionResult ? $filtered : $result;
			/**
			 * Runs after a submission was processed, whatever the result.
			 *
			 * @since 0.1.0
			 *
			 * @param SubmissionResult     $result     Its `is_repeat` tells the answer to a second click from the first.
			 * @param Submission $submission
			 */
			do_action( 'frontage_forms_submitted', $result, $submission );
		}
		return $result;
	}

	private function submission( SubmittedForm $submitted ): Submission {
		$form    = $submitted->form;
		$request = $submitted->request;
		$values  = array_diff_key( $this->values( $submitted ), array_flip( $submitted->hidden_fields ) );
		return new Submission(
			form: $form,
			values: $values,
			unit_tag: $request->unit_tag(),
			container_post: $request->container_post(),
			address: $request->address,
			user_agent: $request->user_agent,
			url: $request->url,
			received: gmdate( 'Y-m-d H:i:s' ),
			hash: FieldValues::hash( $values, $request->address, $request->unit_tag(), $request->file_sizes() ),
			key: $request->key,
			consents: AcceptanceConsent::texts( $submitted->visible, $values ),
			stored: AcceptanceConsent::to_storing( $submitted->visible, $values ),
			secret: PlainHtmlInputs::passwords( $form, array_keys( PlainHtmlInputs::posted( $form, $request->fields ) ) ),
			hidden_groups: $submitted->hidden_groups,
			hidden_fields: $submitted->hidden_fields,
		);
	}

	/** @return array<string, string|list<string>> By field name, before pipes. */
	private function values( SubmittedForm $submitted ): array {
		/**
		 * Filters the submitted values before they are validated.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, string|list<string>> $values By field name, before pipes.
		 * @param Form                               $form
		 * @param SubmissionRequest                              $input  The whole request, including fields that the form does not have, without those of hidden groups.
		 */
		return TextSanitizer::shape( apply_filters( 'frontage_forms_values', FieldValues::read( $submitted ), $submitted->form, $submitted->request ) );
	}

	private function judge( Submission $submission, SubmittedForm $submitted ): SubmissionResult|\WP_Error {
		$answer     = new ResponseBuilder( $submission, $submitted->typed );
		$validation = new SubmissionValidator( $submitted );
		$ended      = self::ended( $submission, $answer, 'fields' );
		if ( $ended ) {
			return $ended;
		}
		$errors = $validation->field_errors( $submission->values );
		if ( $errors ) {
			return $answer->invalid( $errors );
		}
		$ended = self::ended( $submission, $answer, 'acceptance' );
		if ( $ended ) {
			return $ended;
		}
		if ( ! AcceptanceConsent::is_given( $submitted->visible, $submission->values ) ) {
			return $answer->give( 'acceptance_missing', $submission->form->message( 'accept_terms' ) );
		}
		$ended = self::ended( $submission, $answer, 'spam' );
		if ( $ended ) {
			return $ended;
		}
		$verdict = $this->spam->judge( $submission, $submitted->request );
		if ( $verdict->is_spam ) {
			return $this->delivery->put_aside( $submission, $verdict->reason, $answer );
		}
		$errors = $validation->file_errors();
		if ( $errors ) {
			return $answer->invalid( $errors );
		}
		$files = $this->files->take( $submitted );
		if ( is_wp_error( $files ) ) {
			/** @var array{field: string} $data */
			$data = $files->get_error_data();
			return $answer->invalid( $validation->with_targets( [ $data['field'] => $files->get_error_message() ] ) );
		}
		try {
			/**
			 * Filters the errors of file fields once their files are staged, for code that reads the files.
			 *
			 * @since 0.1.0
			 *
			 * @param array<string, string>                             $errors Text by field name.
			 * @param array<string, list<array{path:string, name:string}>> $files  By field name.
			 * @param Submission                                        $submission
			 * @param SubmissionRequest                                             $input
			 */
			$errors = apply_filters( 'frontage_forms_taken_file_errors', [], $files, $submission, $submitted->request );
			if ( is_array( $errors ) && $errors ) {
				return $answer->invalid( $validation->with_targets( $errors ) );
			}
			if ( $this->files->are_used( $files, $submission->with_files( $files ) ) ) {
				return $answer->invalid( $validation->with_targets( UploadFieldValidator::used( $submitted, $files ) ) );
			}
			$kept = $submission->stored ? $this->files->keep( $submitted, $files ) : $files;
			if ( is_wp_error( $kept ) ) {
				/** @var array{field: string} $data */
				$data = $kept->get_error_data();
				return $answer->invalid( $validation->with_targets( [ $data['field'] => $kept->get_error_message() ] ) );
			}
			$submission = $submission->with_files( $kept );
			$result     = $this->delivery->deliver( $submission, $answer->about( $submission ), $verdict->reason );
			if ( ! $submission->stored && $result instanceof SubmissionResult && 'mail_sent' === $result->status ) {
				$this->files->spend( $files );
			}
			return $result;
		} finally {
			$this->files->remove();
		}
	}

	/** Lets other code end the processing between two stages, with its own response. */
	private static function ended( Submission $submission, ResponseBuilder $answer, string $stage ): ?SubmissionResult {
		$sending = new SubmissionControl( $submission->form );
		/**
		 * Runs before each stage of a submission that is not stored yet.
		 *
		 * @since 0.1.0
		 *
		 * @param SubmissionControl    $sending    Call `stop()` on it: processing ends, and nothing is stored.
		 * @param Submission $submission
		 * @param string     $stage      The next stage: `fields`, `acceptance` or `spam`.
		 */
		do_action( 'frontage_forms_before_stage', $sending, $submission, $stage );
		return '' === $sending->status() ? null : $answer->give( $sending->status(), $sending->message(), $sending->extra() );
	}
}
