<?php

declare( strict_types=1 );

namespace Frontage\Forms\SpamProtection;

defined( 'ABSPATH' ) || exit;

/** Why a submission is spam or held: the values of the column `reason`, and their texts in the inbox for those that only these checks use. */
final class SpamReason {

	public const USER_AGENT      = 'user-agent';
	public const NONCE           = 'nonce';
	public const DISALLOWED_WORD = 'disallowed-word';
	public const HONEYPOT        = 'honeypot';
	public const TOO_FAST        = 'too-fast';
	public const WORK            = 'work';
	public const TURNSTILE       = 'turnstile';
	public const RECAPTCHA       = 'recaptcha';
	public const AKISMET         = 'akismet';
	public const UNCHECKED       = 'unchecked';

	/** @return array<string, string> */
	private static function list_sentences(): array {
		return [
			self::HONEYPOT        => __( 'A hidden honeypot field was filled in.', 'frontage-forms' ),
			self::TOO_FAST        => __( 'The form was filled in too fast for a person.', 'frontage-forms' ),
			self::WORK            => __( 'The hidden browser challenge failed.', 'frontage-forms' ),
			self::TURNSTILE       => __( 'Turnstile flagged the sender as a bot.', 'frontage-forms' ),
			self::RECAPTCHA       => __( 'reCAPTCHA flagged the sender as a bot.', 'frontage-forms' ),
			self::AKISMET         => __( 'Akismet flagged it as spam.', 'frontage-forms' ),
		];
	}

	/** For `frontage_forms_reason_in_words`: the inbox has its own texts for its own reasons. */
	public static function describe_reason( string $words, string $reason ): string {
		return self::list_sentences()[ $reason ] ?? $words;
	}
}
