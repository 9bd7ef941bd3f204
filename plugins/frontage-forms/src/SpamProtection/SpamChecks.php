<?php

declare( strict_types=1 );

namespace Frontage\Forms\SpamProtection;

use Frontage\Forms\Submission\Submission;
use Frontage\Forms\SubmissionStore\SubmissionRateLimit;

defined( 'ABSPATH' ) || exit;

/** The checks that nobody notices, in the order of what they cost; the first that speaks decides. */
final class SpamChecks {

	/** The additional setting of the time check; on unless it says `off`. */
	public const TIME_SETTING = 'time_check';

	/** @param array<string, string|list<string>> $fields All that came. */
	public static function judge( Submission $submission, array $fields ): SpamVerdict {
		$field = static fn ( string $name ): string => is_string( $fields[ $name ] ?? null ) ? $fields[ $name ] : '';
		$trap  = Honeypot::name( $submission->form );
		if ( '' !== $trap && ! in_array( $fields[ $trap ] ?? '', [ '', [] ], true ) ) {
			return SpamVerdict::spam( SpamReason::HONEYPOT );
		}
		if ( self::is_too_fast( $submission, $field( SignedTimestamp::FIELD ) ) ) {
			return SpamVerdict::spam( SpamReason::TOO_FAST );
		}
		$verdict = self::work( $submission, $field( SignedTimestamp::FIELD ), $field( ProofOfWork::FIELD ) );
		if ( $verdict->is_spam ) {
			return $verdict;
		}
		$asked = CaptchaVerifier::judge( $submission, $fields );
		if ( $asked->is_spam ) {
			return $asked;
		}
		if ( AkismetCheck::takes_for_spam( $submission ) ) {
			return SpamVerdict::spam( SpamReason::AKISMET );
		}
		return $verdict->is_good() ? $asked : $verdict;
	}

	/** Who sent so much that nothing more is kept: no other service is asked, or a flood here would be one there, and each of its requests would wait for an answer. */
	public static function is_refused( Submission $submission ): bool {
		return is_wp_error( ( new SubmissionRateLimit() )->standing( $submission->form->id, $submission->address ) );
	}

	/** Without a stamp (no script, or the script of another plugin) nobody can tell, and nobody is refused for it. */
	private static function is_too_fast( Submission $submission, string $stamp ): bool {
		$form = $submission->form;
		if ( '' === $stamp || in_array( $form->setting( self::TIME_SETTING ), [ 'off', 'false', '0' ], true ) ) {
			return false;
		}
		return SignedTimestamp::is_too_fast( $stamp, $form->id );
	}

	/** Who has no script cannot solve it: that message waits for the owner. A wrong answer is another matter. */
	private static function work( Submission $submission, string $stamp, string $answer ): SpamVerdict {
		$bits = ProofOfWork::bits( $submission->form );
		if ( ! $bits ) {
			return SpamVerdict::good();
		}
		if ( '' === $answer ) {
			return SpamVerdict::held( SpamReason::UNCHECKED );
		}
		$is_ours = null !== SignedTimestamp::age( $stamp, $submission->form->id );
		return $is_ours && ProofOfWork::is_done( $stamp, $submission->key, $answer, $bits ) ? SpamVerdict::good() : SpamVerdict::spam( SpamReason::WORK );
	}
}
