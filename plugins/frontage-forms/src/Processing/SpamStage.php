<?php

namespace Frontage\Forms\Processing;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\SpamProtection\SpamChecks;
use Frontage\Forms\SpamProtection\SpamReason;
use Frontage\Forms\SpamProtection\SpamVerdict;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\Submission\SubmissionRequest;

defined( 'ABSPATH' ) || exit;

/** Tells spam from messages (docs/reference/contact-forms.md §5). */
final class SpamStage {

	/** Public lists hold tens of thousands of words, and one expression takes 64 KB at most: this many of the longest still fit. */
	private const WORDS_AT_ONCE = 50;

	/** What becomes of it: mailed, put aside as spam, or held until the owner has looked at it. */
	public function judge( Submission $submission, SubmissionRequest $input ): SpamVerdict {
		/**
		 * Filters whether the spam checks are left out. Members' forms need none.
		 *
		 * @since 0.1.0
		 *
		 * @param bool       $skip
		 * @param Submission $submission
		 */
		if ( apply_filters( 'frontage_forms_skip_spam_check', $submission->form->is_on( 'subscribers_only' ), $submission ) ) {
			return SpamVerdict::good();
		}
		$reason = match ( true ) {
			strlen( $submission->user_agent ) < 2    => SpamReason::USER_AGENT,
			$this->lacks_nonce( $submission, $input ) => SpamReason::NONCE,
			$this->has_disallowed_word( $submission ) => SpamReason::DISALLOWED_WORD,
			default                                   => '',
		};
		$verdict = '' === $reason ? SpamChecks::judge( $submission, $input->fields ) : SpamVerdict::spam( $reason );
		$reason  = $verdict->is_spam ? $verdict->reason : '';
		/**
		 * Filters the verdict on a submission.
		 *
		 * @since 0.1.0
		 *
		 * @param string     $reason     Why it is spam, in a word of your own; '' when it is not.
		 * @param Submission $submission
		 * @param SubmissionRequest      $input      All that came, also fields that the form does not have.
		 */
		$filtered = apply_filters( 'frontage_forms_spam', $reason, $submission, $input );
		$filtered = is_string( $filtered ) ? $filtered : $reason;
		return match ( true ) {
			'' !== $filtered    => SpamVerdict::spam( $filtered ),
			$verdict->is_spam   => SpamVerdict::good(), // An add-on knows better.
			default             => $verdict,
		};
	}

	/** Signed-in visitors send a nonce where the owner wants one; a page for everyone carries none, so that it can be cached for ever. */
	private function lacks_nonce( Submission $submission, SubmissionRequest $input ): bool {
		return is_user_logged_in()
			&& $submission->form->needs_nonce()
			&& ! wp_verify_nonce( $input->field( FormFormat::FIELD_NONCE ), 'wp_rest' );
	}

	/** Words of the site's own list (Settings → Discussion), anywhere in the values, the address or the user agent. */
	private function has_disallowed_word( Submission $submission ): bool {
		$words = get_option( 'disallowed_keys' );
		$words = array_filter( array_map( 'trim', explode( "\n", is_string( $words ) ? $words : '' ) ), static fn ( string $word ): bool => strlen( $word ) >= 2 && strlen( $word ) <= 256 );
		if ( ! $words ) {
			return false;
		}
		$parts = [ $submission->address, $submission->user_agent ];
		foreach ( $submission->values as $value ) {
			array_push( $parts, ...(array) $value );
		}
		$text = implode( "\n", $parts );
		foreach ( array_chunk( $words, self::WORDS_AT_ONCE ) as $some ) {
			if ( 1 === preg_match( '#' . implode( '|', array_map( static fn ( string $word ): string => preg_quote( $word, '#' ), $some ) ) . '#iu', $text ) ) {
				return true;
			}
		}
		return false;
	}
}
