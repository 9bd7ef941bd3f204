<?php

declare( strict_types=1 );

namespace Frontage\Forms\SpamProtection;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Submission\Submission;
use Frontage\Kit\Http\ResponseSizeLimit;

defined( 'ABSPATH' ) || exit;

/**
 * Verifies a submission with a captcha service: Turnstile and reCAPTCHA v3, whichever has keys.
 *
 * Only a clear no from the service makes a message spam. The message is held for review when the visitor did not allow the check, the token
 * is too old, or the service cannot be reached.
 */
final class CaptchaVerifier {

	private const ADDRESSES = [
		SpamReason::TURNSTILE => 'https://challenges.cloudflare.com/turnstile/v0/siteverify', // phpcs:ignore PluginCheck.CodeAnalysis.Offloading.OffloadedContent -- Called by the server with the owner's keys; nothing is loaded.
		SpamReason::RECAPTCHA => 'https://www.google.com/recaptcha/api/siteverify',
	];

	/** Names of the hidden fields in the original format, which other scripts fill in, too. */
	public const FIELDS = [
		SpamReason::TURNSTILE => FormFormat::FIELD_TURNSTILE,
		SpamReason::RECAPTCHA => FormFormat::FIELD_RECAPTCHA,
	];

	/** Longer tokens are invalid. */
	private const LONGEST = 4096;

	/** @param array<string, string|list<string>> $fields All posted fields. */
	public static function verify_submission( Submission $submission, array $fields ): SpamVerdict {
		$verdict = SpamVerdict::pass();
		foreach ( CaptchaKeys::SERVICES as $service ) {
			$keys = CaptchaKeys::for_service( $service );
			if ( ! $keys ) {
				continue;
			}
			$token    = $fields[ self::FIELDS[ $service ] ] ?? '';
			$answer   = is_string( $token ) && '' !== $token && strlen( $token ) <= self::LONGEST && ! SpamChecks::is_refused( $submission ) ? self::request_verification( $service, $keys->secret, $token ) : null;
			$is_human = null === $answer ? null : self::is_human( $service, $answer, $submission );
			if ( false === $is_human ) {
				return SpamVerdict::spam( $service );
			}
			$verdict = null === $is_human ? SpamVerdict::hold( SpamReason::UNCHECKED ) : $verdict;
		}
		return $verdict;
	}

	/** @return array<mixed>|null Null when the response cannot be parsed. */
	public static function request_verification( string $service, string $secret, string $token ): ?array {
		$response = ResponseSizeLimit::send(
			static fn () => wp_safe_remote_post(
				self::service_url( $service ),
				[
					'timeout'             => 5,
					'redirection'         => 0,
					'limit_response_size' => 65536,
					'body'                => [
						'secret'   => $secret,
						'response' => $token,
					],
				]
			)
		);
		if ( 200 !== wp_remote_retrieve_response_code( $response ) ) {
			return null;
		}
		// Deep nesting or invalid UTF-8 elsewhere in the response must not lose the verdict.
		$answer = json_decode( wp_remote_retrieve_body( $response ), true, 64, JSON_INVALID_UTF8_SUBSTITUTE );
		return is_array( $answer ) ? $answer : null;
	}

	private static function service_url( string $service ): string {
		return SpamReason::RECAPTCHA === $service && self::uses_recaptcha_net() ? 'https://www.recaptcha.net/recaptcha/api/siteverify' : self::ADDRESSES[ $service ];
	}

	public static function uses_recaptcha_net(): bool {
		/**
		 * Filters whether reCAPTCHA is called at recaptcha.net, for countries where google.com cannot be reached.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $use
		 */
		return (bool) apply_filters( 'frontage_forms_recaptcha_net', false );
	}

	/**
	 * Null when the service gives no verdict: for a token that was sent twice (a retry after a broken connection), and for wrong keys.
	 *
	 * @param array<mixed> $answer
	 */
	private static function is_human( string $service, array $answer, Submission $submission ): ?bool {
		if ( true !== ( $answer['success'] ?? null ) ) {
			$errors = (array) ( $answer['error-codes'] ?? [] );
			return [ 'invalid-input-response' ] === array_values( $errors ) ? false : null;
		}
		if ( SpamReason::TURNSTILE === $service ) {
			return true;
		}
		/**
		 * Filters the reCAPTCHA score above which a sender counts as a person.
		 *
		 * @since 0.1.0
		 *
		 * @param float      $threshold  0 (a program) to 1 (a person); 0.5 by default.
		 * @param Submission $submission
		 */
		$threshold = apply_filters( 'frontage_forms_recaptcha_threshold', 0.5, $submission );
		$score     = $answer['score'] ?? null;
		return is_numeric( $score ) ? (float) $score > ( is_numeric( $threshold ) ? (float) $threshold : 0.5 ) : null;
	}
}
