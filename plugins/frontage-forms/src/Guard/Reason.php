<?php

declare( strict_types=1 );

namespace Frontage\Forms\Guard;

defined( 'ABSPATH' ) || exit;

/** Why a submission is spam or held: the words in the column `reason`, and what the owner reads for each. */
final class Reason {

	public const USER_AGENT      = 'user-agent';
	public const NONCE           = 'nonce';
	public const DISALLOWED_WORD = 'disallowed-word';
	public const HONEYPOT        = 'honeypot';
	public const TOO_FAST        = 'too-fast';
	public const WORK            = 'work';
	public const TURNSTILE       = 'turnstile';
	public const RECAPTCHA       = 'recaptcha';
	public const AKISMET         = 'akismet';
	public const TOO_MANY        = 'too-many';
	public const UNCHECKED       = 'unchecked';

	/**
	 * A sentence for each word of ours.
	 *
	 * @return array<string, string>
	 */
	public static function sentences(): array {
		return [
			self::USER_AGENT      => __( 'The sender’s program gave no name, as browsers do.', 'frontage-forms' ),
			self::NONCE           => __( 'The page it was sent from did not belong to the person who was signed in.', 'frontage-forms' ),
			self::DISALLOWED_WORD => __( 'It holds a word of your list of disallowed words (Settings → Discussion).', 'frontage-forms' ),
			self::HONEYPOT        => __( 'A field was filled in that no person can see.', 'frontage-forms' ),
			self::TOO_FAST        => __( 'It was filled in faster than a person can.', 'frontage-forms' ),
			self::WORK            => __( 'The small task that every browser solves unseen was answered wrongly.', 'frontage-forms' ),
			self::TURNSTILE       => __( 'Turnstile took the sender for a program.', 'frontage-forms' ),
			self::RECAPTCHA       => __( 'reCAPTCHA took the sender for a program.', 'frontage-forms' ),
			self::AKISMET         => __( 'Akismet takes it for spam.', 'frontage-forms' ),
			self::TOO_MANY        => __( 'Held: too many messages came from one place in a short time.', 'frontage-forms' ),
			self::UNCHECKED       => __( 'Held: the sender was not checked, since the check was not allowed, not finished or out of reach.', 'frontage-forms' ),
		];
	}

	/** What the owner reads; an add-on's own word for its reason is shown as it is. */
	public static function sentence( string $reason ): string {
		return self::sentences()[ $reason ] ?? $reason;
	}
}
