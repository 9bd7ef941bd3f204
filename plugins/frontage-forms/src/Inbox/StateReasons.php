<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

use Frontage\Forms\SubmissionStore\SubmissionRateLimit;

defined( 'ABSPATH' ) || exit;

/** The reason for a submission's state as text for the owner; the column `reason` contains an identifier. */
final class StateReasons {

	/** Prefix of the reason when the owner marked a message as spam; the previous state follows it. */
	public const OWNER = 'owner-';

	public static function in_words( string $reason ): string {
		$words = match ( true ) {
			'' === $reason                            => '',
			str_starts_with( $reason, self::OWNER )   => __( 'Somebody on this site marked it as spam.', 'frontage-forms' ),
			SubmissionRateLimit::TOO_MANY === $reason           => __( 'Too many messages came from one place in a short time.', 'frontage-forms' ),
			'unchecked' === $reason                   => __( 'The check for robots was not answered.', 'frontage-forms' ),
			'user-agent' === $reason                  => __( 'The sender’s browser gave no name, as robots do.', 'frontage-forms' ),
			'nonce' === $reason                       => __( 'It did not come from a page of this site that a member had open.', 'frontage-forms' ),
			'disallowed-word' === $reason             => __( 'It holds a word that is not allowed under Settings → Discussion.', 'frontage-forms' ),
			'before-update' === $reason               => __( 'It came before an update and was not delivered then.', 'frontage-forms' ),
			/* translators: %s: a word that a plugin gave as its reason, such as "akismet". */
			default                                   => sprintf( __( 'A check took it for that: “%s”.', 'frontage-forms' ), $reason ),
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
