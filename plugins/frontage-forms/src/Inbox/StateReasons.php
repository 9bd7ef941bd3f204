<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

use Frontage\Forms\SubmissionStore\SubmissionRateLimit;

defined( 'ABSPATH' ) || exit;

/** The reason for a submission's state as text for the owner; the column `reason` contains an identifier. */
final class StateReasons {

	/** Prefix of the reason when the owner marked a message as spam; the previous state follows it. */
	public const OWNER = 'owner-';

	public static function describe_reason( string $reason ): string {
		$words = match ( true ) {
			'' === $reason                            => '',
			str_starts_with( $reason, self::OWNER )   => __( 'Someone on this site marked it as spam.', 'frontage-forms' ),
			SubmissionRateLimit::TOO_MANY === $reason           => __( 'Too many messages came from one IP address in a short time.', 'frontage-forms' ),
			'unchecked' === $reason                   => __( 'The captcha was not completed.', 'frontage-forms' ),
			'user-agent' === $reason                  => __( 'The browser sent no user agent, which is typical of bots.', 'frontage-forms' ),
			'nonce' === $reason                       => __( 'It was not sent from a page that a signed-in user had open.', 'frontage-forms' ),
			'disallowed-word' === $reason             => __( 'It contains a word that is not allowed under Settings → Discussion.', 'frontage-forms' ),
			'before-update' === $reason               => __( 'It arrived before an update and was not delivered.', 'frontage-forms' ),
			/* translators: %s: a word that a plugin gave as its reason, such as "akismet". */
			default                                   => sprintf( __( 'A spam check flagged it: “%s”.', 'frontage-forms' ), $reason ),
		};
		/**
		 * Filters the text that tells the owner why a submission is spam, held or not delivered.
		 *
		 * @since 0.1.0
		 *
		 * @param string $words  A sentence; '' when there is no reason.
		 * @param string $reason The identifier.
		 */
		$filtered = apply_filters( 'frontage_forms_reason_in_words', $words, $reason );
		return is_string( $filtered ) ? $filtered : $words;
	}

	/** The state of a submission before its owner marked it as spam; '' when a check stopped it. */
	public static function state_before( string $reason ): string {
		return str_starts_with( $reason, self::OWNER ) ? substr( $reason, strlen( self::OWNER ) ) : '';
	}
}
