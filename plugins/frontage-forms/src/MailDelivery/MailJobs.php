<?php

declare( strict_types=1 );

namespace Frontage\Forms\MailDelivery;

use Frontage\Forms\Document\MailSettings;
use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Files\Storage\AttachmentStaging;
use Frontage\Forms\Files\Storage\StoredFile;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Logic\MailRecipients;
use Frontage\Forms\Mail\ComposedMail;
use Frontage\Forms\Mail\OutgoingMail;
use Frontage\Forms\Queue\Job;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Forms\Submission\Submission;

defined( 'ABSPATH' ) || exit;

/**
 * Turns composed emails into jobs, and jobs back into emails to send. Attachments are stored with the job, since files that other code
 * generated for an email may be deleted soon.
 */
final class MailJobs {

	/** Additional setting of a form: deletes visitors' files once all of its emails were accepted. */
	private const DELETE = 'delete_files_after_mail';

	public function __construct( private readonly FileRepository $store = new FileRepository() ) {}

	/**
	 * Returns the jobs for a submission's emails.
	 *
	 * @param int    $id                ID of the submission's row.
	 * @param bool   $has_further_mails Whether to include emails that are not for the owner.
	 * @param string $note              Note for the owner, shown once the first email was accepted.
	 * @return list<array{kind: string, message_id: string, payload: array<string, mixed>}>
	 */
	public function compose( Form $form, Submission $submission, int $id, bool $has_further_mails = true, string $note = '' ): array {
		$jobs = [];
		if ( ComposedMail::is_first_mail_sent( $form, $submission ) ) {
			$jobs[] = $this->create_job(
				kind: Job::MAIL,
				part: Job::MAIL,
				mail: ComposedMail::compose( $form, 'mail', $submission ),
				submission: $submission,
				id: $id,
				template: $form->mail,
			);
		}
		foreach ( $has_further_mails || $form->mails ? ComposedMail::list_further_mails( $form, $submission ) : [] as $part => $template ) {
			$is_for_owner = MailRecipients::is_for_owner( $form, (string) $part );
			if ( $has_further_mails || $is_for_owner ) {
				$kind = match ( true ) {
					! $is_for_owner => Job::MAIL_2,
					! $jobs         => Job::MAIL, // Takes the place of the main email, which is not sent.
					default         => Job::MORE,
				};
				$jobs[] = $this->create_job(
					kind: $kind,
					part: (string) $part,
					mail: ComposedMail::compose( $form, (string) $part, $submission, $template ),
					submission: $submission,
					id: $id,
					template: $template,
				);
			}
		}
		// When several emails decide the submission's state, each of them looks at the others when it finishes.
		$is_single_mail = ! array_diff( array_column( $jobs, 'kind' ), [ Job::MAIL, Job::MAIL_2 ] ) && Job::MAIL === ( $jobs[0]['kind'] ?? '' );
		foreach ( array_keys( $jobs ) as $index ) {
			$jobs[ $index ]['payload'] += array_filter( [
				'note'    => 0 === $index ? $note : '',
				'name'    => $form->mails ? MailSettings::mail_name( $form, $jobs[ $index ]['payload']['part'] ) : '',
				'several' => ! $is_single_mail,
			] );
		}
		return $jobs;
	}

	/** The email as it is sent; its attachments stay in the staging folder until that is cleared. */
	public function create_mail( Job $job, AttachmentStaging $staging ): OutgoingMail {
		$paths      = [];
		$lost_files = [];
		foreach ( (array) ( $job->payload['attachments'] ?? [] ) as $file ) {
			$text        = static fn ( string $key ): string => is_array( $file ) && is_string( $file[ $key ] ?? null ) ? $file[ $key ] : '';
			$stored_file = $this->store->find( [ $text( 'token' ) ] )[ $text( 'token' ) ] ?? null;
			// An unchanged file is attached from its original path. The stored copy replaces a file that other code generated and has
			// deleted since.
			$path = '' !== $text( 'path' ) && is_file( $text( 'path' ) ) && ( ! $stored_file || hash_file( 'sha256', $text( 'path' ) ) === $stored_file->hash ) ? $text( 'path' ) : '';
			$path = '' === $path && $stored_file ? $this->store->copy_to_staging( $stored_file, $staging ) : $path;
			if ( '' === $path ) {
				$lost_files[] = $text( 'name' );
			} else {
				$paths[] = $path;
			}
		}
		$texts = static fn ( string $key ): array => array_values( array_filter( (array) ( $job->payload[ $key ] ?? [] ), 'is_string' ) );
		return new OutgoingMail(
			recipient: $job->payload_text( 'to' ),
			subject: $job->payload_text( 'subject' ),
			body: $job->payload_text( 'body' ),
			headers: $job->payload_text( 'headers' ),
			paths: $paths,
			omitted_files: $texts( 'left_out' ),
			lost_files: [ ...$lost_files, ...$texts( 'lost' ) ],
			message_id: $job->message_id,
		);
	}

	/** Called once no email of the submission is queued: deletes the copies made for its emails, and with `$with_files` the visitor's files, too. */
	public function delete_copies( int $submission_id, bool $with_files ): void {
		$this->store->remove( array_values( array_filter( $this->store->find_by_submission( $submission_id ), static fn ( StoredFile $file ): bool => $with_files || '' === $file->field ) ) );
	}

	/**
	 * @param array<mixed> $template As the form's owner wrote it.
	 * @return array{kind: string, message_id: string, payload: array{part: string, ...<string, mixed>}}
	 */
	private function create_job( string $kind, string $part, ComposedMail $mail, Submission $submission, int $id, array $template ): array {
		[ $attachments, $lost_files ] = $this->store_attachments( $mail->attachments->paths, $submission, $id );
		return [
			'kind'       => $kind,
			'message_id' => JobRepository::create_message_id(),
			'payload'    => [
				'part'        => $part,
				'to'          => $mail->recipient,
				'subject'     => $mail->subject,
				'body'        => $mail->body,
				'headers'     => $mail->header_text(),
				'attachments' => $attachments,
				'left_out'    => $mail->attachments->omitted_files,
				'lost'        => $lost_files,
				'delete_files' => $submission->form->is_on( self::DELETE ),
			] + ( self::has_no_address( $mail, $template ) ? [ 'no_address' => true ] : [] ),
		];
	}

	/**
	 * Whether the email has no recipient although one was configured, because its field is empty now. Without any configured recipient the
	 * email fails instead.
	 *
	 * @param array<mixed> $template
	 */
	private static function has_no_address( ComposedMail $mail, array $template ): bool {
		$is_named = is_string( $template['recipient'] ?? null ) && '' !== trim( $template['recipient'] );
		return $is_named && '' === trim( $mail->recipient, " ,;\t" ) && ! preg_grep( '/^b?cc\s*:.*@/i', $mail->headers );
	}

	/**
	 * @param list<string> $paths
	 * @return array{list<array{token: string, name: string, path?: string}>, list<string>} The attachments, and the names of files that could not be stored.
	 */
	private function store_attachments( array $paths, Submission $submission, int $id ): array {
		$tokens = [];
		foreach ( array_merge( [], ...array_values( $submission->files ) ) as $file ) {
			if ( isset( $file['token'] ) ) {
				$tokens[ $file['path'] ] = $file['token'];
			}
		}
		$attached   = [];
		$lost_files = [];
		foreach ( $paths as $path ) {
			$name = wp_basename( $path );
			if ( isset( $tokens[ $path ] ) ) {
				$attached[] = [ 'token' => $tokens[ $path ], 'name' => $name ];
				continue;
			}
			$copy = $this->store->store( [ [ 'path' => $path, 'name' => $name, 'field' => '' ] ], $id );
			if ( $copy ) {
				$attached[] = [ 'token' => $copy[0]->token, 'name' => $name, 'path' => $path ];
			} else {
				$lost_files[] = $name;
			}
		}
		return [ $attached, $lost_files ];
	}
}
