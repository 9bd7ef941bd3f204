<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin;

use Frontage\Forms\Document\MailSettings;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Inbox\Admin\InboxScreen;
use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\Mail\AnswerLines;
use Frontage\Forms\Mail\ComposedMail;
use Frontage\Forms\Mail\SampleSubmission;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\SubmissionStore\SubmissionQuery;

defined( 'ABSPATH' ) || exit;

/** Preview of a form's email: with sample values, or with those of the newest message of the form. */
final class MailPreview {

	private function __construct(
		public readonly ComposedMail $mail,
		public readonly Submission $submission,
		public readonly bool $is_sample,
		/** `mail`, `mail_2`, `mail_3` … */
		public readonly string $part,
		/** The message in the inbox; 0 for sample values. */
		private readonly int $submission_id = 0,
	) {}

	/**
	 * @param string $part      `mail`, `mail_2`, `mail_3` …
	 * @param bool   $of_newest Uses the newest message if there is one that the user may read; else sample values.
	 */
	public static function create( Form $form, string $part, bool $of_newest = false ): self {
		$id                = $of_newest ? self::find_newest_id( $form ) : 0;
		$newest_submission = $id ? Submission::from_record( $form, ( new SubmissionQuery() )->load_record( $id ) ) : null;
		$submission        = $newest_submission ?? SampleSubmission::create( $form );
		return new self( ComposedMail::compose( $form, $part, $submission ), $submission, null === $newest_submission, $part, $id );
	}

	/** @return array{subject: string, from: string, to: string, headers: list<string>, body: string, answers: list<array{name: string, label: string, value: string, type: string}>, html: bool, files: list<string>, sample: bool, received: string, page: string, inbox: string} */
	public function to_array(): array {
		$mail = $this->mail;
		return [
			'subject'  => $mail->subject,
			'from'     => $mail->sender,
			'to'       => $mail->recipient,
			'headers'  => $mail->headers,
			'body'     => $mail->body,
			'answers'  => AnswerLines::list_answers( $this->submission->form, $this->part, $this->submission, $mail ),
			'html'     => $mail->is_html,
			'files'    => $this->list_file_names(),
			'sample'   => $this->is_sample,
			'received' => $this->is_sample ? '' : $this->submission->received,
			'page'     => $this->is_sample ? '' : $this->submission->page_url(),
			'inbox'    => $this->submission_id ? InboxScreen::url( $this->submission_id ) : '',
		];
	}

	/** @return list<string> Names of attached site files, and of the visitor's files in fields that the email attaches. */
	private function list_file_names(): array {
		$attachment_lines = MailSettings::list_mails( $this->submission->form )[ $this->part ]['attachments'] ?? '';
		$attached_files   = array_filter( $this->submission->files, static fn ( string $field ): bool => (bool) preg_match( '/\[\s*' . preg_quote( $field, '/' ) . '\s*\]/', $attachment_lines ), ARRAY_FILTER_USE_KEY );
		$sent_files       = array_merge( [], ...array_values( $attached_files ) );
		return array_values( array_unique( [ ...array_map( 'wp_basename', $this->mail->attachments->paths ), ...array_column( $sent_files, 'name' ) ] ) );
	}

	/** ID of the newest message of the form; 0 without one that the user may read. */
	private static function find_newest_id( Form $form ): int {
		if ( ! $form->id || ! InboxCapabilities::may_read() ) {
			return 0;
		}
		$line = ( new SubmissionQuery() )->find_page( [ 'form' => $form->id ], 1 )['rows'][0] ?? null;
		return $line && InboxCapabilities::may_read( $line['id'] ) ? $line['id'] : 0;
	}
}
