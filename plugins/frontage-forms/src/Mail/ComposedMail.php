<?php

declare( strict_types=1 );

namespace Frontage\Forms\Mail;

use Frontage\Forms\Document\MailSettings;
use Frontage\Forms\Document\NumberParser;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Logic\ConditionalSections;
use Frontage\Forms\Logic\MailRecipients;
use Frontage\Forms\Submission\FieldValues;
use Frontage\Forms\Submission\Submission;
use Frontage\Kit\Language;

defined( 'ABSPATH' ) || exit;

/** One of a form's emails, composed for one submission. */
final class ComposedMail {

	/** Tells old email plugins for Contact Form 7 the content type of the email; removed before sending. */
	public const TYPE_HEADER = 'X-WPCF7-Content-Type';

	/** Headers in which commas separate addresses. */
	private const ADDRESS_HEADERS = [ 'bcc', 'cc', 'disposition-notification-to', 'errors-to', 'from', 'reply-to', 'return-path', 'sender' ];

	/** @param list<string> $headers Additional header lines. */
	private function __construct(
		public readonly string $recipient,
		public readonly string $subject,
		public readonly string $sender,
		public readonly string $body,
		public readonly array $headers,
		public readonly MailAttachments $attachments,
		public readonly bool $is_html,
	) {}

	/** Whether the form's first email is sent: it has no conditions, or the answers meet them. */
	public static function is_first_mail_sent( Form $form, Submission $submission ): bool {
		return ! $form->mails || isset( MailSettings::select_mails( $form, $submission->answers(), FieldValues::create_number_parser( $form ) )['mail'] );
	}

	/**
	 * The emails besides the first: the form's others whose conditions are met, those to the owner first, and those of other code.
	 *
	 * @return array<string, array<mixed>> Parts as in `Form::$mail`, by a name such as `mail_2`.
	 */
	public static function list_further_mails( Form $form, Submission $submission ): array {
		$conditional_mails = array_map(
			static fn ( array $mail ): array => array_intersect_key( $mail, $form->mail ),
			array_diff_key( $form->mails ? MailSettings::select_mails( $form, $submission->answers(), FieldValues::create_number_parser( $form ) ) : MailSettings::select_mails( $form, [], new NumberParser( $form->locale, [] ) ), [ 'mail' => 1 ] )
		);
		uksort( $conditional_mails, static fn ( string $a, string $b ): int => MailRecipients::is_for_owner( $form, $b ) <=> MailRecipients::is_for_owner( $form, $a ) );
		/**
		 * Filters the emails that are sent besides the form's first one.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, array<mixed>> $mails      Parts as in `Form::$mail`, by a name such as `mail_2`.
		 * @param Form                        $form
		 * @param Submission                  $submission
		 */
		$mails = apply_filters( 'frontage_forms_further_mails', $conditional_mails, $form, $submission );
		return array_filter( is_array( $mails ) ? $mails : [], 'is_array' );
	}

	/**
	 * Composes in the form's language, which affects numbers, lists and consents.
	 *
	 * @param string        $part     `mail`, `mail_2` or the name of a further mail.
	 * @param ?array<mixed> $template Its parts; null for those of the form.
	 */
	public static function compose( Form $form, string $part, Submission $submission, ?array $template = null ): self {
		return Language::with_locale( $form->locale, static fn (): self => self::compose_parts( $form, $part, $submission, $template ) );
	}

	/** @param ?array<mixed> $template */
	private static function compose_parts( Form $form, string $part, Submission $submission, ?array $template ): self {
		/**
		 * Filters the parts of an email before its mail-tags are replaced.
		 *
		 * @since 0.1.0
		 *
		 * @param array<mixed> $template Parts as in `Form::$mail`.
		 * @param string       $part     `mail`, `mail_2`, `mail_3` … or the name of a further mail.
		 * @param Form         $form
		 * @param Submission   $submission
		 */
		$template = (array) apply_filters( 'frontage_forms_mail_template', $template ?? MailSettings::find_template( $form, $part ), $part, $form, $submission );
		$text     = static fn ( string $key ): string => is_scalar( $template[ $key ] ?? null ) ? ConditionalSections::remove_hidden( (string) $template[ $key ], $form, $submission->hidden_groups ) : '';
		$tags     = new MailTagReplacer( $form, $submission );
		$is_html  = (bool) ( $template['use_html'] ?? false );
		$subject  = self::clean_line( $tags->replace( $text( 'subject' ) ) );
		$body     = $tags->replace_body( $is_html ? HtmlMailBody::prepare_template( $text( 'body' ) ) : $text( 'body' ), $is_html, (bool) ( $template['exclude_blank'] ?? false ) );
		$parts    = [
			'subject'            => $subject,
			'sender'             => self::clean_line( $tags->replace_addresses( $text( 'sender' ) ) ),
			'recipient'          => self::clean_line( $tags->replace_addresses( $text( 'recipient' ) ) ),
			'body'               => $is_html ? HtmlMailBody::complete_body( $body, $subject, $form ) : $body,
			'additional_headers' => implode( "\n", self::compose_headers( $text( 'additional_headers' ), $tags ) ),
			'attachments'        => $text( 'attachments' ),
		];
		/**
		 * Filters the parts of an email after its mail-tags were replaced.
		 *
		 * @since 0.1.0
		 *
		 * @param array{subject: string, sender: string, recipient: string, body: string, additional_headers: string, attachments: string} $parts
		 *        `attachments` as in the template, or returned as a list of paths below wp-content; `additional_headers` one per line.
		 * @param Form       $form
		 * @param string     $part       `mail`, `mail_2` or the name of a further mail.
		 * @param Submission $submission
		 */
		$filtered    = apply_filters( 'frontage_forms_mail_parts', $parts, $form, $part, $submission );
		$added       = is_array( $filtered ) && is_array( $filtered['attachments'] ?? null ) ? array_values( array_filter( $filtered['attachments'], 'is_string' ) ) : null;
		$part_of     = static fn ( string $key ): string => is_array( $filtered ) && is_string( $filtered[ $key ] ?? null ) ? $filtered[ $key ] : $parts[ $key ];
		$attachments = null === $added ? new MailAttachments( $part_of( 'attachments' ), $submission ) : new MailAttachments( '', $submission, $added );
		return new self(
			recipient: self::clean_line( $part_of( 'recipient' ) ),
			subject: self::clean_line( $part_of( 'subject' ) ),
			sender: self::clean_line( $part_of( 'sender' ) ),
			body: MailFileLinks::append_links( $part_of( 'body' ), $attachments->too_large, $submission, $is_html ),
			headers: array_values( array_filter( explode( "\n", $part_of( 'additional_headers' ) ), static fn ( string $line ): bool => '' !== trim( $line ) ) ),
			attachments: $attachments,
			is_html: $is_html,
		);
	}

	/** The headers in the format of `wp_mail()`. */
	public function header_text(): string {
		$type = $this->is_html ? 'text/html' : 'text/plain';
		return "From: {$this->sender}\n" . ( $this->is_html ? "Content-Type: text/html\n" : '' ) . self::TYPE_HEADER . ": $type\n" . implode( "\n", $this->headers );
	}

	/**
	 * Header lines whose names are written out in the template: a visitor's value never starts a header, and is cut at the first line
	 * break.
	 *
	 * @return list<string>
	 */
	private static function compose_headers( string $template, MailTagReplacer $tags ): array {
		$headers = [];
		foreach ( preg_split( '/\R/', $template ) ?: [] as $line ) {
			if ( preg_match( '/^([0-9A-Za-z-]+)[\t ]*:/', trim( $line ), $name ) ) {
				$line          = trim( $line );
				$replaced_line = in_array( strtolower( $name[1] ), self::ADDRESS_HEADERS, true ) ? $tags->replace_addresses( $line ) : $tags->replace( $line );
				$headers[]     = trim( (string) preg_replace( '/[\r\n].*$/sD', '', $replaced_line ) );
			}
		}
		return $headers;
	}

	private static function clean_line( string $text ): string {
		return trim( str_replace( [ "\r", "\n", "\0" ], '', $text ) );
	}
}
