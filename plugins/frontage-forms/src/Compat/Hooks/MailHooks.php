<?php

namespace Frontage\Forms\Compat\Hooks;

use Frontage\Forms\Compat\Functions\MiscFunctions;
use Frontage\Forms\Compat\Functions\TextFunctions;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Mail\ComposedMail;
use Frontage\Forms\Mail\MailAttachments;
use Frontage\Forms\Mail\Mailer;
use Frontage\Forms\Mail\MailTag;
use Frontage\Forms\Mail\MailTagReplacer;
use Frontage\Forms\Mail\SpecialMailTags;
use Frontage\Forms\Submission\Submission;

defined( 'ABSPATH' ) || exit;

/** Runs the hooks of Contact Form 7 while an email is composed (docs/reference/contact-forms.md §8, §11). */
final class MailHooks {

	/**
	 * @param array<mixed> $template
	 * @return array<mixed>
	 */
	public static function begin_mail( array $template, string $name, Form $form, Submission $submission ): array {
		SubmissionStageHooks::find_object( $submission );
		\WPCF7_Mail::begin( $name, $template );
		return $template;
	}

	/**
	 * `wpcf7_mail_components`: there, attachments are a list of paths that includes the visitor's files and those that code added.
	 *
	 * @param array<string, mixed> $parts
	 * @return array<mixed>
	 */
	public static function filter_components( array $parts, Form $form, string $name, Submission $submission ): array {
		$wpcf7_submission = SubmissionStageHooks::find_object( $submission );
		$template         = is_string( $parts['attachments'] ?? null ) ? $parts['attachments'] : '';
		$attachments      = is_array( $parts['attachments'] ?? null ) ? $parts['attachments'] : MailAttachments::list_files( $template, $submission );
		$components       = [
			'subject'            => $parts['subject'] ?? '',
			'sender'             => $parts['sender'] ?? '',
			'body'               => $parts['body'] ?? '',
			'recipient'          => $parts['recipient'] ?? '',
			'additional_headers' => $parts['additional_headers'] ?? '',
			'attachments'        => [ ...array_values( $attachments ), ...$wpcf7_submission->extra_attachments( $name ) ],
		];
		$filtered         = GuardedCallback::filter( 'wpcf7_mail_components', $components, $wpcf7_submission->get_contact_form(), \WPCF7_Mail::get_current() );
		$filtered         = is_array( $filtered ) ? $filtered : $components;
		foreach ( [ 'subject', 'sender', 'body', 'recipient', 'additional_headers' ] as $key ) {
			$value         = $filtered[ $key ] ?? '';
			$parts[ $key ] = MiscFunctions::join( $value, 'additional_headers' === $key ? "\n" : ', ' );
		}
		// The original writes other line breaks; our code separates headers by \n.
		$parts['additional_headers'] = str_replace( [ "\r\n", "\r" ], "\n", TextFunctions::to_text( $parts['additional_headers'] ) );
		$parts['attachments']        = array_values( array_filter( (array) ( $filtered['attachments'] ?? [] ), 'is_string' ) );
		return $parts;
	}

	/**
	 * `wpcf7_additional_mail`.
	 *
	 * @param array<string, array<mixed>> $mails
	 * @return array<mixed>
	 */
	public static function add_further_mails( array $mails, Form $form, Submission $submission ): array {
		return (array) GuardedCallback::filter( 'wpcf7_additional_mail', $mails, SubmissionStageHooks::find_object( $submission )->get_contact_form() );
	}

	/** `wpcf7_mail_tag_replaced[_{type}]` for fields, `wpcf7_special_mail_tags` for the rest. */
	public static function filter_tag_value( ?string $value, string $name, bool $html, ?Submission $submission, Form $form, MailTag $tag ): ?string {
		$wpcf7_submission = $submission ? SubmissionStageHooks::find_object( $submission ) : \WPCF7_Submission::get_instance();
		$mail_tag         = new \WPCF7_MailTag( $tag->text, $name, $tag->words );
		$form_tag         = $wpcf7_submission ? $mail_tag->corresponding_form_tag() : null;
		$posted_value     = $wpcf7_submission?->get_posted_data( $mail_tag->field_name() );
		$replaced_value   = $form_tag || null !== $posted_value ? $value : null;
		if ( $form_tag ) {
			$replaced_value = GuardedCallback::filter( "wpcf7_mail_tag_replaced_{$form_tag->type}", $replaced_value, $posted_value, $html, $mail_tag );
		}
		$replaced_value = GuardedCallback::filter( 'wpcf7_mail_tag_replaced', $replaced_value, $posted_value, $html, $mail_tag );
		if ( is_scalar( $replaced_value ) ) {
			return trim( (string) $replaced_value );
		}
		if ( null === $value && $form_tag && null !== $posted_value ) {
			$posted = MiscFunctions::join( $posted_value, ', ' ); // The field's type is not for emails, but its mail-tag is replaced all the same.
			return $html ? esc_html( $posted ) : $posted;
		}
		$special = GuardedCallback::filter( 'wpcf7_special_mail_tags', null, $name, $html, $mail_tag );
		$is_ours = ! is_scalar( $special ) || ( '_remote_ip' !== $name && self::filter_special_tag( null, $name, $html ) === (string) $special );
		return $is_ours ? $value : (string) $special; // Our own value is already escaped for its context.
	}

	/**
	 * On `frontage_forms_html_mail`: `wpcf7_mail_html_header`, `wpcf7_mail_html_body`, `wpcf7_mail_html_footer`.
	 *
	 * @param array<mixed> $parts
	 * @return array<mixed>
	 */
	public static function filter_html( array $parts ): array {
		foreach ( $parts as $name => $part ) {
			$parts[ $name ] = GuardedCallback::filter( "wpcf7_mail_html_$name", $part, \WPCF7_Mail::get_current() );
		}
		return $parts;
	}

	/** The values of the original's callbacks on `wpcf7_special_mail_tags`. */
	public static function filter_special_tag( mixed $output, mixed $name, mixed $html ): mixed {
		$wpcf7_submission  = \WPCF7_Submission::get_instance();
		$own_submission    = $wpcf7_submission?->own();
		$name              = is_scalar( $name ) ? (string) preg_replace( '/^wpcf7\./', '_', (string) $name ) : '';
		$is_submission_tag = ! str_starts_with( $name, '_site_' );
		if ( $is_submission_tag && ! $own_submission ) {
			return $output;
		}
		if ( '_remote_ip' === $name ) {
			return $wpcf7_submission?->get_meta( 'remote_ip' ) ?? ''; // The value that `wpcf7_remote_ip_addr` returned.
		}
		$value = ( new SpecialMailTags( $own_submission->form ?? new Form(), $own_submission, count( $wpcf7_submission?->get_invalid_fields() ?? [] ) ) )->replacement( $name );
		return null === $value ? $output : ( $html ? esc_html( $value ) : $value );
	}

	/** Replaces mail-tags in texts of other code, with the current submission. */
	public static function create_replacer(): MailTagReplacer {
		$own_submission = \WPCF7_Submission::get_instance()?->own();
		return new MailTagReplacer( $own_submission->form ?? new Form(), $own_submission, count( \WPCF7_Submission::get_instance()?->get_invalid_fields() ?? [] ) );
	}

	/** @param array<mixed> $template */
	public static function send_mail( array $template, string $name ): bool {
		$own_submission = \WPCF7_Submission::get_instance()?->own();
		return $own_submission && ( new Mailer() )->send_composed( ComposedMail::compose( $own_submission->form, $name, $own_submission, $template ) );
	}
}
