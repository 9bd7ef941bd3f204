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
use Frontage\Forms\Submission\VisibleForm;
use Frontage\Forms\Uploads\UploadFieldValidator;
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
		return Language::in( $form->locale, fn (): SubmissionResult|\WP_Error => $this->receive_in_its_language( $form, $input ) );
	}

	private function receive_in_its_language( Form $form, SubmissionRequest $input ): SubmissionResult|\WP_Error {
		if ( $form->is_on( 'subscribers_only' ) && ! current_user_can( FormFormat::CAP_SUBMIT, $form->id ) ) {
			return ( new ResponseBuilder( $form, $input ) )->members_only();
		}
		$refusal = SubmissionLimits::refusal_of( $form, $input );
		if ( $refusal ) {
			return $refusal;
		}
		$input      = TypedFieldCleaner::clean( $form, $input );
		$shown      = VisibleForm::of( $form, $input->fields, $input->files );
		$input      = $input->with( $shown->results() ); // Without JavaScript the form shows the results again, and the browser has not calculated them.
		$asked      = $input->without( $shown->fields );
		$submission = $this->submission( $form, $asked, $shown );
		$result     = $this->judge( $submission, $asked, ( new ResponseBuilder( $form, $input ) )->about( $submission ), $shown->form );
		if ( $result instanceof SubmissionResult ) {
			$result = $form->after ? ConfirmationResponse::add( $result, $submission, $shown->answers() ) : $result;
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

	private function submission( Form $form, SubmissionRequest $input, VisibleForm $shown ): Submission {
		$values = array_diff_key( $this->values( $form, $input, $shown ), array_flip( $shown->fields ) );
		return new Submission(
			form: $form,
			values: $values,
			unit_tag: $input->unit_tag(),
			container_post: $input->container_post(),
			address: $input->address,
			user_agent: $input->user_agent,
			url: $input->url,
			received: gmdate( 'Y-m-d H:i:s' ),
			hash: FieldValues::hash( $values, $input->address, $input->unit_tag(), $input->file_sizes() ),
			key: $input->key,
			consents: AcceptanceConsent::texts( $shown->form, $values ),
			stored: AcceptanceConsent::to_storing( $shown->form, $values ),
			secret: PlainHtmlInputs::passwords( $form, array_keys( PlainHtmlInputs::posted( $form, $input->fields ) ) ),
			hidden_groups: $shown->groups,
			hidden_fields: $shown->fields,
		);
	}

	/** @return array<string, string|list<string>> By field name, before pipes. */
	private function values( Form $form, SubmissionRequest $input, VisibleForm $shown ): array {
		/**
		 * Filters the submitted values before they are validated.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, string|list<string>> $values By field name, before pipes.
		 * @param Form                               $form
		 * @param SubmissionRequest                              $input  The whole request, including fields that the form does not have, without those of hidden groups.
		 */
		return TextSanitizer::shape( apply_filters( 'frontage_forms_values', FieldValues::read( $shown->form, $input->fields ), $form, $input ) );
	}

	/** @param Form $form Without the hidden groups; `$submission->form` includes them. */
	private function judge( Submission $submission, SubmissionRequest $input, ResponseBuilder $answer, Form $form ): SubmissionResult|\WP_Error {
		$validation = new SubmissionValidator( $form, $input );
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
		if ( ! AcceptanceConsent::is_given( $form, $submission->values ) ) {
			return $answer->give( 'acceptance_missing', $form->message( 'accept_terms' ) );
		}
		$ended = self::ended( $submission, $answer, 'spam' );
		if ( $ended ) {
			return $ended;
		}
		$verdict = $this->spam->judge( $submission, $input );
		if ( $verdict->is_spam ) {
			return $this->delivery->put_aside( $submission, $verdict->reason, $answer );
		}
		$errors = $validation->file_errors();
		if ( $errors ) {
			return $answer->invalid( $errors );
		}
		$files = $this->files->take( $form, $input );
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
			$errors = apply_filters( 'frontage_forms_taken_file_errors', [], $files, $submission, $input );
			if ( is_array( $errors ) && $errors ) {
				return $answer->invalid( $validation->with_targets( $errors ) );
			}
			if ( $this->files->are_used( $files, $submission->with_files( $files ) ) ) {
				return $answer->invalid( $validation->with_targets( UploadFieldValidator::used( $form, $files ) ) );
			}
			$kept = $submission->stored ? $this->files->keep( $form, $files ) : $files;
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
