<?php

namespace Frontage\Forms\Checks;

use Frontage\Forms\Document\MailSettings;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Mail\SiteAttachments;
use Frontage\Forms\Submission\FieldValues;

defined( 'ABSPATH' ) || exit;

/** Checks one email of a form and reports where sending it would fail. */
final class MailCheck {

	/** Headers that contain addresses, by their lowercase names. */
	private const ADDRESS_HEADERS = [
		'reply-to' => 'Reply-To',
		'cc'       => 'Cc',
		'bcc'      => 'Bcc',
	];

	private readonly SampleMailTags $sample;

	/** @var array<string, mixed> */
	private readonly array $mail;

	/** @param string $part `mail`, `mail_2`, `mail_3` … */
	public function __construct( private readonly Form $form, private readonly string $part ) {
		$this->sample = new SampleMailTags( $form );
		$this->mail   = MailSettings::find_template( $form, $part );
	}

	/** @return list<FormProblem> */
	public function find_problems(): array {
		return [
			...$this->check_recipient(),
			...$this->check_sender(),
			...$this->check_empty_value( 'subject' ),
			...$this->check_headers(),
			...$this->check_empty_value( 'body' ),
			...$this->check_attachments(),
			...$this->check_unknown_tags(),
			...$this->check_rules(),
		];
	}

	private function mail_text( string $key ): string {
		$text = $this->mail[ $key ] ?? '';
		return is_string( $text ) ? trim( $text ) : '';
	}

	/** @return list<FormProblem> */
	private function check_recipient(): array {
		$recipient = $this->mail_text( 'recipient' );
		if ( '' === $recipient ) {
			return [ new FormProblem( $this->part . '.recipient', 'no_recipient', __( 'This email has no recipient, so it cannot be sent.', 'frontage-forms' ) ) ];
		}
		$sample_recipient = $this->sample->fill_tags( $recipient );
		if ( '' === trim( $sample_recipient ) ) {
			return [ new FormProblem( $this->part . '.recipient', 'maybe_empty', __( 'The recipient is a field that visitors may leave empty.', 'frontage-forms' ) ) ];
		}
		return MailboxList::are_all_valid( $sample_recipient ) ? [] : [ new FormProblem( $this->part . '.recipient', 'invalid_mailbox_syntax', __( 'The recipient is not an email address.', 'frontage-forms' ) ) ];
	}

	/** @return list<FormProblem> */
	private function check_sender(): array {
		$part   = $this->part . '.sender';
		$sender = $this->sample->fill_tags( $this->mail_text( 'sender' ) );
		if ( '' === trim( $sender ) || ! MailboxList::are_all_valid( $sender ) ) {
			return [ new FormProblem( $part, 'invalid_mailbox_syntax', __( 'The sender is not an email address.', 'frontage-forms' ) ) ];
		}
		if ( ! MailboxList::has_only_site_addresses( $sender ) ) {
			return [
				new FormProblem(
					$part,
					'email_not_in_site_domain',
					/* translators: %s: the site's domain, such as example.com. */
					sprintf( __( 'The sender is not an address on %s, so many mail servers will reject this email. Add the visitor’s address as Reply-To instead.', 'frontage-forms' ), MailboxList::site_domain() )
				),
			];
		}
		return [];
	}

	/** @return list<FormProblem> */
	private function check_empty_value( string $key ): array {
		if ( '' !== trim( $this->sample->fill_tags( $this->mail_text( $key ) ) ) ) {
			return [];
		}
		$message = 'subject' === $key ? __( 'The subject may be empty.', 'frontage-forms' ) : __( 'The email body may be empty.', 'frontage-forms' );
		return [ new FormProblem( $this->part . '.' . $key, 'maybe_empty', $message, 0, FormProblem::WARNING ) ];
	}

	/** @return list<FormProblem> */
	private function check_headers(): array {
		$part     = $this->part . '.additional_headers';
		$problems = [];
		foreach ( explode( "\n", $this->mail_text( 'additional_headers' ) ) as $index => $line ) {
			if ( '' === trim( $line ) ) {
				continue;
			}
			if ( ! preg_match( '/^([0-9A-Za-z-]+):(.*)$/', trim( $line ), $header ) ) {
				$problems[] = new FormProblem( $part, 'invalid_mail_header', __( 'Write each header as “Name: value”.', 'frontage-forms' ), $index + 1 );
				continue;
			}
			$name = self::ADDRESS_HEADERS[ strtolower( $header[1] ) ] ?? '';
			if ( '' !== $name && ! MailboxList::are_all_valid( $this->sample->fill_tags( $header[2] ) ) ) {
				$problems[] = new FormProblem(
					part: $part,
					code: 'invalid_mailbox_syntax',
					/* translators: %s: name of a mail header, such as Reply-To. */
					message: sprintf( __( '%s does not contain an email address.', 'frontage-forms' ), $name ),
					line: $index + 1,
					level: FormProblem::ERROR,
					field: $name,
				);
			}
		}
		return $problems;
	}

	/** @return list<FormProblem> */
	private function check_attachments(): array {
		$part     = $this->part . '.attachments';
		$problems = [];
		foreach ( explode( "\n", $this->mail_text( 'attachments' ) ) as $index => $line ) {
			$line = trim( $line );
			if ( '' === $line || str_starts_with( $line, '[' ) ) {
				continue;
			}
			$file = realpath( path_is_absolute( $line ) ? $line : WP_CONTENT_DIR . '/' . $line );
			if ( false === $file ) {
				$problems[] = new FormProblem( $part, 'file_not_found', __( 'The attachment was not found.', 'frontage-forms' ), $index + 1 );
			} elseif ( ! str_starts_with( $file, trailingslashit( (string) realpath( WP_CONTENT_DIR ) ) ) ) {
				$problems[] = new FormProblem( $part, 'file_not_in_content_dir', __( 'Only files inside the wp-content folder can be attached.', 'frontage-forms' ), $index + 1 );
			} elseif ( ! SiteAttachments::is_allowed( $line ) ) {
				$problems[] = new FormProblem( $part, 'file_not_in_library', __( 'This file is not in the Media Library, so it is not attached. An administrator can approve it.', 'frontage-forms' ), $index + 1 );
			}
		}
		return $problems;
	}

	/** @return list<FormProblem> */
	private function check_rules(): array {
		$rules    = MailSettings::list_mails( $this->form )[ $this->part ]['rules'] ?? [];
		$problems = [];
		foreach ( $rules ? array_diff( array_column( $rules, 'field' ), FieldValues::list_names( $this->form ) ) : [] as $field ) {
			/* translators: %s: a field's name. */
			$problems[] = new FormProblem( $this->part . '.rules', 'unknown_condition_field', sprintf( __( 'A condition uses “%s”, which is not a field in this form.', 'frontage-forms' ), $field ), 0, FormProblem::WARNING );
		}
		return $problems;
	}

	/** @return list<FormProblem> */
	private function check_unknown_tags(): array {
		$problems = [];
		foreach ( [ 'recipient', 'sender', 'subject', 'additional_headers', 'body', 'attachments' ] as $key ) {
			foreach ( $this->sample->find_unknown_tags( $this->mail_text( $key ) ) as [ $tag, $line ] ) {
				/* translators: %s: a mail-tag such as [your-name]. */
				$problems[] = new FormProblem( $this->part . '.' . $key, 'unknown_mail_tag', sprintf( __( '%s is not a field in this form, so the email shows it unchanged.', 'frontage-forms' ), $tag ), $line );
			}
		}
		return $problems;
	}
}
