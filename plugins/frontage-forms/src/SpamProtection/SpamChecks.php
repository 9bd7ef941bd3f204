<?php

declare( strict_types=1 );

namespace Frontage\Forms\SpamProtection;

use Frontage\Forms\Submission\Submission;
use Frontage\Forms\SubmissionStore\SubmissionRateLimit;

defined( 'ABSPATH' ) || exit;

/** The spam checks that visitors do not notice, cheapest first. The first that finds spam decides. */
final class SpamChecks {

	/** The additional setting of the time check; on unless its value is `off`. */
	public const TIME_SETTING = 'time_check';

	/** @param array<string, string|list<string>> $fields All posted fields. */
	public static function judge_submission( Submission $submission, array $fields ): SpamVerdict {
		$field         = static fn ( string $name ): string => is_string( $fields[ $name ] ?? null ) ? $fields[ $name ] : '';
		$honeypot_name = Honeypot::field_name( $submission->form );
		if ( '' !== $honeypot_name && ! in_array( $fields[ $honeypot_name ] ?? '', [ '', [] ], true ) ) {
			return SpamVerdict::spam( SpamReason::HONEYPOT );
		}
		if ( self::is_too_fast( $submission, $field( SignedTimestamp::FIELD ) ) ) {
			return SpamVerdict::spam( SpamReason::TOO_FAST );
		}
		$verdict = self::judge_proof( $submission, $field( SignedTimestamp::FIELD ), $field( ProofOfWork::FIELD ) );
		if ( $verdict->is_spam ) {
			return $verdict;
		}
		$captcha_verdict = CaptchaVerifier::verify_submission( $submission, $fields );
		if ( $captcha_verdict->is_spam ) {
			return $captcha_verdict;
		}
		if ( AkismetCheck::is_spam( $submission ) ) {
			return SpamVerdict::spam( SpamReason::AKISMET );
		}
		return $verdict->is_good() ? $captcha_verdict : $verdict;
	}

	/**
	 * Whether the sender is over the rate limit and nothing more is stored. Then no external service is called: a flood here would become
	 * one there, and each call would wait for a response.
	 */
	public static function is_refused( Submission $submission ): bool {
		return is_wp_error( ( new SubmissionRateLimit() )->check_counted( $submission->form->id, $submission->address ) );
	}

	/** Without a timestamp (no script, or another plugin's script) the time is unknown, and the message passes. */
	private static function is_too_fast( Submission $submission, string $timestamp ): bool {
		$form = $submission->form;
		if ( '' === $timestamp || in_array( $form->setting( self::TIME_SETTING ), [ 'off', 'false', '0' ], true ) ) {
			return false;
		}
		return SignedTimestamp::is_too_fast( $timestamp, $form->id );
	}

	/** A visitor without script cannot solve the task, so that message is held for review. A wrong answer is spam. */
	private static function judge_proof( Submission $submission, string $timestamp, string $answer ): SpamVerdict {
		$bits = ProofOfWork::required_bits( $submission->form );
		if ( ! $bits ) {
			return SpamVerdict::pass();
		}
		if ( '' === $answer ) {
			return SpamVerdict::hold( SpamReason::UNCHECKED );
		}
		$is_ours = null !== SignedTimestamp::age( $timestamp, $submission->form->id );
		return $is_ours && ProofOfWork::is_solved( $timestamp, $submission->key, $answer, $bits ) ? SpamVerdict::pass() : SpamVerdict::spam( SpamReason::WORK );
	}
}
