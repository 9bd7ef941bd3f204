<?php

declare( strict_types=1 );

namespace Frontage\Forms\Document;


defined( 'ABSPATH' ) || exit;

/**
 * All emails of a form (docs/reference/contact-forms.md §16). The format has two; names, rules and further emails are our own. They are a list of entries by `part`, where `mail` and `mail_2` have only a name and rules.
 *
 * @phpstan-import-type Rule from AnswerRules
 * @phpstan-type Mail array{part: string, name: string, any: bool, rules: list<Rule>, active: bool, subject: string, sender: string, recipient: string, body: string, additional_headers: string, attachments: string, use_html: bool, exclude_blank: bool}
 */
final class MailSettings {

	/** The two emails of the format. */
	public const TWO = [ 'mail', 'mail_2' ];

	/** Pattern of a part: `mail`, `mail_2`, `mail_3` … */
	public const PART = '^mail(?:_(?:[2-9]|[1-9][0-9]{1,2}))?$';

	/** Maximum number of entries per form. */
	public const MOST = 20;

	private const LONGEST_NAME = 100;

	/** Maximum characters of an email's text. */
	private const LONGEST = 200000;

	/**
	 * Returns the valid entries of a stored or sent value.
	 *
	 * @param ?\Closure(string): string $markup Filters the HTML that the author may use in a body.
	 * @return list<Mail>
	 */
	public static function clean( mixed $stored_mails, ?\Closure $markup = null ): array {
		$mails = [];
		foreach ( is_array( $stored_mails ) ? array_slice( $stored_mails, 0, self::MOST ) : [] as $entry ) {
			if ( ! is_array( $entry ) ) {
				continue;
			}
			$part  = self::find_free_part( AnswerRules::text_value( $entry, 'part' ), $mails );
			$mail  = [
				'part'  => $part,
				'name'  => mb_substr( trim( (string) preg_replace( '/\s+/', ' ', AnswerRules::text_value( $entry, 'name' ) ) ), 0, self::LONGEST_NAME ),
				'any'   => AnswerRules::is_on( $entry, 'any' ),
				'rules' => AnswerRules::clean( $entry['rules'] ?? [] ),
			];
			$mail += in_array( $part, self::TWO, true ) ? FormSchema::empty_mail() : self::clean_template( $entry, $markup );
			/** @var Mail $mail */
			if ( self::has_content( $mail ) ) {
				$mails[ $part ] = $mail;
			}
		}
		return array_values( $mails );
	}

	/**
	 * Returns the entries for storage, without empty values.
	 *
	 * @param list<Mail> $mails
	 * @return list<array<string, mixed>>
	 */
	public static function to_store( array $mails ): array {
		return array_map( static fn ( array $mail ): array => array_filter( $mail, static fn ( mixed $value ): bool => ! in_array( $value, [ '', false, [] ], true ) ), $mails );
	}

	/**
	 * The form's emails with names and rules, in the order of sending; the first is always active.
	 *
	 * @return array<string, Mail> By part.
	 */
	public static function list_mails( FormDocument $form ): array {
		$mails_by_part = array_column( $form->mails, null, 'part' );
		$mails         = [];
		foreach ( self::TWO as $part ) {
			$stored_mail = $mails_by_part[ $part ] ?? [];
			/** @var Mail $mail */
			$mail           = [
				'part'  => $part,
				'name'  => $stored_mail['name'] ?? '',
				'any'   => $stored_mail['any'] ?? false,
				'rules' => $stored_mail['rules'] ?? [],
			] + $form->$part;
			$mails[ $part ] = $mail;
		}
		return [ ...$mails, ...array_diff_key( $mails_by_part, $mails ) ];
	}

	/**
	 * The text of an email; for an unknown part that of the first email.
	 *
	 * @return array<string, mixed>
	 */
	public static function find_template( FormDocument $form, string $part ): array {
		$mail = self::list_mails( $form )[ $part ] ?? $form->mail;
		return array_intersect_key( $mail, FormSchema::MAIL );
	}

	/**
	 * Emails that are sent for these answers.
	 *
	 * @param array<array-key, list<string>> $answers By field name.
	 * @return array<string, Mail> By part.
	 */
	public static function select_mails( FormDocument $form, array $answers, NumberParser $numbers ): array {
		return array_filter( self::list_mails( $form ), static fn ( array $mail ): bool => ( 'mail' === $mail['part'] || $mail['active'] ) && AnswerRules::are_met( $mail['any'], $mail['rules'], $answers, $numbers ) );
	}

	/** Name given by the owner, or a default name. */
	public static function mail_name( FormDocument $form, string $part ): string {
		$name = self::list_mails( $form )[ $part ]['name'] ?? '';
		return match ( true ) {
			'' !== $name       => $name,
			'mail' === $part   => __( 'Notification', 'frontage-forms' ),
			'mail_2' === $part => __( 'Confirmation email', 'frontage-forms' ),
			/* translators: %s: number of a mail. */
			default            => sprintf( __( 'Email %s', 'frontage-forms' ), substr( $part, strlen( 'mail_' ) ) ),
		};
	}

	/**
	 * @param array<mixed>              $entry
	 * @param ?\Closure(string): string $markup
	 * @return array<string, string|bool>
	 */
	private static function clean_template( array $entry, ?\Closure $markup ): array {
		$mail = [];
		foreach ( FormSchema::MAIL as $key => $part ) {
			if ( 'boolean' === $part['type'] ) {
				$mail[ $key ] = AnswerRules::is_on( $entry, $key );
				continue;
			}
			$text         = trim( str_replace( [ "\r\n", "\r" ], "\n", AnswerRules::text_value( $entry, $key, self::LONGEST ) ) );
			$mail[ $key ] = $markup && isset( $part['contentMediaType'] ) ? $markup( $text ) : $text;
		}
		return $mail;
	}

	/**
	 * Whether an entry must be stored; for the two emails of the format only a name or rules count.
	 *
	 * @param Mail $mail
	 */
	private static function has_content( array $mail ): bool {
		return ! in_array( $mail['part'], self::TWO, true ) || '' !== $mail['name'] || $mail['rules'];
	}

	/**
	 * The part that an entry names, or the first free one.
	 *
	 * @param array<string, mixed> $taken_parts By part.
	 */
	private static function find_free_part( string $part, array $taken_parts ): string {
		if ( preg_match( '/' . self::PART . '/D', $part ) && ! isset( $taken_parts[ $part ] ) ) {
			return $part;
		}
		$number = 3;
		while ( isset( $taken_parts[ "mail_$number" ] ) ) {
			++$number;
		}
		return "mail_$number";
	}
}
