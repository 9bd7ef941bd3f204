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
	 * check `SubmissionLimits::find_request_error()` before: REST route and page handler do so at different times.
	 */
	public function process( Form $form, SubmissionRequest $input ): SubmissionResult|\WP_Error {
		return Language::with_locale( $form->locale, fn (): SubmissionResult|\WP_Error => $this->process_in_form_language( $form, $input ) );
	}

	private function process_in_form_language( Form $form, SubmissionRequest $input ): SubmissionResult|\WP_Error {
		if ( $form->is_on( 'subscribers_only' ) && ! current_user_can( FormFormat::CAP_SUBMIT, $form->id ) ) {
			return ResponseBuilder::create_members_only( $form, $input );
		}
		$refusal = SubmissionLimits::find_form_error( $form, $input );
		if ( $refusal ) {
			return $refusal;
		}
		$submitted_form = SubmittedForm::create( $form, $input );
		$submission     = $this->create_submission( $submitted_form );
		$result         = $this->judge_submission( $submission, $submitted_form );
		if ( $result instanceof SubmissionResult ) {
			$result = $form->after ? ConfirmationResponse::add_confirmation( $result, $submission, $submitted_form->answers() ) : $result;
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

	private function create_submission( SubmittedForm $submitted_form ): Submission {
		$form    = $submitted_form->form;
		$request = $submitted_form->request;
		$values  = array_diff_key( $this->read_values( $submitted_form ), array_flip( $submitted_form->hidden_fields ) );
		return new Submission(
			form: $form,
			values: $values,
			unit_tag: $request->unit_tag(),
			container_post: $request->container_post(),
			address: $request->address,
			user_agent: $request->user_agent,
			url: $request->url,
			received: gmdate( 'Y-m-d H:i:s' ),
			hash: FieldValues::hash_values( $values, $request->address, $request->unit_tag(), $request->file_sizes() ),
			key: $request->key,
			consents: AcceptanceConsent::list_texts( $submitted_form->visible, $values ),
			stored: AcceptanceConsent::has_storage_consent( $submitted_form->visible, $values ),
			secret: PlainHtmlInputs::find_passwords( $form, array_keys( PlainHtmlInputs::read_values( $form, $request->fields ) ) ),
			hidden_groups: $submitted_form->hidden_groups,
			hidden_fields: $submitted_form->hidden_fields,
		);
	}

	/** @return array<string, string|list<string>> By field name, before pipes. */
	private function read_values( SubmittedForm $submitted_form ): array {
		/**
		 * Filters the submitted values before they are validated.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, string|list<string>> $values By field name, before pipes.
		 * @param Form                               $form
		 * @param SubmissionRequest                              $input  The whole request, including fields that the form does not have, without those of hidden groups.
		 */
		return TextSanitizer::normalize( apply_filters( 'frontage_forms_values', FieldValues::read( $submitted_form ), $submitted_form->form, $submitted_form->request ) );
	}

	private function judge_submission( Submission $submission, SubmittedForm $submitted_form ): SubmissionResult|\WP_Error {
		$answer       = new ResponseBuilder( $submission, $submitted_form->typed );
		$validation   = new SubmissionValidator( $submitted_form );
		$early_result = self::find_early_result( $submission, $answer, 'fields' );
		if ( $early_result ) {
			return $early_result;
		}
		$errors = $validation->find_field_errors( $submission->values );
		if ( $errors ) {
			return $answer->create_invalid( $errors );
		}
		$early_result = self::find_early_result( $submission, $answer, 'acceptance' );
		if ( $early_result ) {
			return $early_result;
		}
		if ( ! AcceptanceConsent::has_all_consents( $submitted_form->visible, $submission->values ) ) {
			return $answer->create( 'acceptance_missing', $submission->form->message( 'accept_terms' ) );
		}
		$early_result = self::find_early_result( $submission, $answer, 'spam' );
		if ( $early_result ) {
			return $early_result;
		}
		$verdict = $this->spam->judge_submission( $submission, $submitted_form->request );
		if ( $verdict->is_spam ) {
			return $this->delivery->store_spam( $submission, $verdict->reason, $answer );
		}
		$errors = $validation->find_file_errors();
		if ( $errors ) {
			return $answer->create_invalid( $errors );
		}
		$files = $this->files->accept_files( $submitted_form );
		if ( is_wp_error( $files ) ) {
			/** @var array{field: string} $data */
			$data = $files->get_error_data();
			return $answer->create_invalid( $validation->add_targets( [ $data['field'] => $files->get_error_message() ] ) );
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
			$errors = apply_filters( 'frontage_forms_taken_file_errors', [], $files, $submission, $submitted_form->request );
			if ( is_array( $errors ) && $errors ) {
				return $answer->create_invalid( $validation->add_targets( $errors ) );
			}
			if ( $this->files->has_used_files( $files, $submission->with_files( $files ) ) ) {
				return $answer->create_invalid( $validation->add_targets( UploadFieldValidator::used_file_errors( $submitted_form, $files ) ) );
			}
			$stored_files = $submission->stored ? $this->files->store_files( $submitted_form, $files ) : $files;
			if ( is_wp_error( $stored_files ) ) {
				/** @var array{field: string} $data */
				$data = $stored_files->get_error_data();
				return $answer->create_invalid( $validation->add_targets( [ $data['field'] => $stored_files->get_error_message() ] ) );
			}
			$submission = $submission->with_files( $stored_files );
			$result     = $this->delivery->deliver( $submission, $answer->for_submission( $submission ), $verdict->reason );
			if ( ! $submission->stored && $result instanceof SubmissionResult && 'mail_sent' === $result->status ) {
				$this->files->delete_uploads( $files );
			}
			return $result;
		} finally {
			$this->files->delete_staged();
		}
	}

	/** Lets other code end the processing between two stages, with its own response. */
	private static function find_early_result( Submission $submission, ResponseBuilder $answer, string $stage ): ?SubmissionResult {
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
		return '' === $sending->status() ? null : $answer->create( $sending->status(), $sending->message(), $sending->extra() );
	}
}
