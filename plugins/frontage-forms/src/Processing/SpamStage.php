<?php

namespace Frontage\Forms\Processing;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\SpamProtection\SpamChecks;
use Frontage\Forms\SpamProtection\SpamReason;
use Frontage\Forms\SpamProtection\SpamVerdict;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\Submission\SubmissionRequest;

defined( 'ABSPATH' ) || exit;

/** The spam check of a submission (docs/reference/contact-forms.md §5). */
final class SpamStage {

	/** Public lists contain tens of thousands of words, and a pattern may have 64 KB at most: this many of the longest words fit. */
	private const WORDS_AT_ONCE = 50;

	/** Decides whether it is mailed, stored as spam, or held until the owner has reviewed it. */
	public function judge_submission( Submission $submission, SubmissionRequest $input ): SpamVerdict {
		/**
		 * Filters whether the spam checks are skipped. By default they are for forms of members.
		 *
		 * @since 0.1.0
		 *
		 * @param bool       $skip
		 * @param Submission $submission
		 */
		if ( apply_filters( 'frontage_forms_skip_spam_check', $submission->form->is_on( 'subscribers_only' ), $submission ) ) {
			return SpamVerdict::pass();
		}
		$reason = match ( true ) {
			strlen( $submission->user_agent ) < 2    => SpamReason::USER_AGENT,
			$this->is_missing_nonce( $submission, $input ) => SpamReason::NONCE,
			$this->has_disallowed_word( $submission ) => SpamReason::DISALLOWED_WORD,
			default                                   => '',
		};
		$verdict = '' === $reason ? SpamChecks::judge_submission( $submission, $input->fields ) : SpamVerdict::spam( $reason );
		$reason  = $verdict->is_spam ? $verdict->reason : '';
		/**
		 * Filters the spam verdict on a submission.
		 *
		 * @since 0.1.0
		 *
		 * @param string     $reason     Why it is spam, as any string; '' when it is not.
		 * @param Submission $submission
		 * @param SubmissionRequest      $input      The whole request, including fields that the form does not have.
		 */
		$filtered = apply_filters( 'frontage_forms_spam', $reason, $submission, $input );
		$filtered = is_string( $filtered ) ? $filtered : $reason;
		return match ( true ) {
			'' !== $filtered    => SpamVerdict::spam( $filtered ),
			$verdict->is_spam   => SpamVerdict::pass(), // An add-on overruled the verdict.
			default             => $verdict,
		};
	}

	/** Signed-in visitors send a nonce if the form requires one. A public page has none, so that it can be cached without limit. */
	private function is_missing_nonce( Submission $submission, SubmissionRequest $input ): bool {
		return is_user_logged_in()
			&& $submission->form->needs_nonce()
			&& ! wp_verify_nonce( $input->field( FormFormat::FIELD_NONCE ), 'wp_rest' );
	}

	/** Whether a word of the site's list (Settings → Discussion) occurs in the values, the IP address or the user agent. */
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
		foreach ( array_chunk( $words, self::WORDS_AT_ONCE ) as $word_batch ) {
			if ( 1 === preg_match( '#' . implode( '|', array_map( static fn ( string $word ): string => preg_quote( $word, '#' ), $word_batch ) ) . '#iu', $text ) ) {
				return true;
			}
		}
		return false;
	}
}
