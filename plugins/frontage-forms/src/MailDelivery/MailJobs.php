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

/** Composed mails as jobs, and jobs as letters. What a mail attaches is kept with it: a file that code of the site made for it may be gone a moment later. */
final class MailJobs {

	/** Additional setting of a form: what visitors attach goes once its mails were accepted. */
	private const DELETE = 'delete_files_after_mail';

	public function __construct( private readonly FileRepository $store = new FileRepository() ) {}

	/**
	 * The jobs of a submission's mails.
	 *
	 * @param int    $id      Of its row.
	 * @param bool   $further Whether those go that are not for the owner.
	 * @param string $note    For the owner, once the first was accepted.
	 * @return list<array{kind: string, message_id: string, payload: array<string, mixed>}>
	 */
	public function compose( Form $form, Submission $submission, int $id, bool $further = true, string $note = '' ): array {
		$jobs = [];
		if ( ComposedMail::first_goes( $form, $submission ) ) {
			$jobs[] = $this->job( Job::MAIL, Job::MAIL, ComposedMail::compose( $form, 'mail', $submission ), $submission, $id, $form->mail );
		}
		foreach ( $further || $form->mails ? ComposedMail::further( $form, $submission ) : [] as $part => $template ) {
			$is_for_owner = MailRecipients::is_for_owner( $form, (string) $part );
			if ( $further || $is_for_owner ) {
				$kind   = match ( true ) {
					! $is_for_owner => Job::MAIL_2,
					! $jobs         => Job::MAIL, // In the place of one that does not go.
					default         => Job::MORE,
				};
				$jobs[] = $this->job( $kind, (string) $part, ComposedMail::compose( $form, (string) $part, $submission, $template ), $submission, $id, $template );
			}
		}
		// Where several decide what became of the submission, the end of each looks at the others.
		$is_alone = ! array_diff( array_column( $jobs, 'kind' ), [ Job::MAIL, Job::MAIL_2 ] ) && Job::MAIL === ( $jobs[0]['kind'] ?? '' );
		foreach ( array_keys( $jobs ) as $index ) {
			$jobs[ $index ]['payload'] += array_filter( [
				'note'    => 0 === $index ? $note : '',
				'name'    => $form->mails ? MailSettings::name( $form, $jobs[ $index ]['payload']['part'] ) : '',
				'several' => ! $is_alone,
			] );
		}
		return $jobs;
	}

	/** As it goes to the mail server; its attachments lie on the desk until that is cleared. */
	public function letter( Job $job, AttachmentStaging $desk ): OutgoingMail {
		$paths = [];
		$lost  = [];
		foreach ( (array) ( $job->payload['attachments'] ?? [] ) as $file ) {
			$text = static fn ( string $key ): string => is_array( $file ) && is_string( $file[ $key ] ?? null ) ? $file[ $key ] : '';
			$kept = $this->store->find( [ $text( 'token' ) ] )[ $text( 'token' ) ] ?? null;
			// What lies where it was, unchanged, goes from there: the owner's own files stay, those that code of the site made for a mail may be gone.
			$path = '' !== $text( 'path' ) && is_file( $text( 'path' ) ) && ( ! $kept || hash_file( 'sha256', $text( 'path' ) ) === $kept->hash ) ? $text( 'path' ) : '';
			$path = '' === $path && $kept ? $this->store->lay_out( $kept, $desk ) : $path;
			if ( '' === $path ) {
				$lost[] = $text( 'name' );
			} else {
				$paths[] = $path;
			}
		}
		$texts = static fn ( string $key ): array => array_values( array_filter( (array) ( $job->payload[ $key ] ?? [] ), 'is_string' ) );
		return new OutgoingMail( $job->text( 'to' ), $job->text( 'subject' ), $job->text( 'body' ), $job->text( 'headers' ), $paths, $texts( 'left_out' ), [ ...$lost, ...$texts( 'lost' ) ], $job->message_id );
	}

	/** Once nothing of the submission has to be mailed any more: copies that were made for its mails, and what came with it if the owner wants that. */
	public function clean_up( int $submission_id, bool $with_files ): void {
		$this->store->remove( array_values( array_filter( $this->store->of( $submission_id ), static fn ( StoredFile $file ): bool => $with_files || '' === $file->field ) ) );
	}

	/**
	 * @param array<mixed> $template As its owner wrote it.
	 * @return array{kind: string, message_id: string, payload: array{part: string, ...<string, mixed>}}
	 */
	private function job( string $kind, string $part, ComposedMail $mail, Submission $submission, int $id, array $template ): array {
		[ $attachments, $lost ] = $this->attachments( $mail->attachments->paths, $submission, $id );
		return [
			'kind'       => $kind,
			'message_id' => JobRepository::message_id(),
			'payload'    => [
				'part'        => $part,
				'to'          => $mail->recipient,
				'subject'     => $mail->subject,
				'body'        => $mail->body,
				'headers'     => $mail->header_text(),
				'attachments' => $attachments,
				'left_out'    => $mail->attachments->left_out,
				'lost'        => $lost,
				'delete_files' => $submission->form->is_on( self::DELETE ),
			] + ( self::has_no_address( $mail, $template ) ? [ 'no_address' => true ] : [] ),
		];
	}

	/**
	 * Whether nobody would get it although its owner named a recipient: a field that is empty now. Where no recipient was named at all, that is a mistake, and the mail fails.
	 *
	 * @param array<mixed> $template
	 */
	private static function has_no_address( ComposedMail $mail, array $template ): bool {
		$is_named = is_string( $template['recipient'] ?? null ) && '' !== trim( $template['recipient'] );
		return $is_named && '' === trim( $mail->recipient, " ,;\t" ) && ! preg_grep( '/^b?cc\s*:.*@/i', $mail->headers );
	}

	/**
	 * @param list<string> $paths
	 * @return array{list<array{token: string, name: string, path?: string}>, list<string>} And the names of those that could not be kept.
	 */
	private function attachments( array $paths, Submission $submission, int $id ): array {
		$tokens = [];
		foreach ( array_merge( [], ...array_values( $submission->files ) ) as $file ) {
			if ( isset( $file['token'] ) ) {
				$tokens[ $file['path'] ] = $file['token'];
			}
		}
		$attached = [];
		$lost     = [];
		foreach ( $paths as $path ) {
			$name = wp_basename( $path );
			if ( isset( $tokens[ $path ] ) ) {
				$attached[] = [ 'token' => $tokens[ $path ], 'name' => $name ];
				continue;
			}
			$copy = $this->store->keep( [ [ 'path' => $path, 'name' => $name, 'field' => '' ] ], $id );
			if ( $copy ) {
				$attached[] = [ 'token' => $copy[0]->token, 'name' => $name, 'path' => $path ];
			} else {
				$lost[] = $name;
			}
		}
		return [ $attached, $lost ];
	}
}
