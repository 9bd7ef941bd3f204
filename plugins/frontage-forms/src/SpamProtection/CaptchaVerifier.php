<?php

declare( strict_types=1 );

namespace Frontage\Forms\SpamProtection;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Submission\Submission;
use Frontage\Kit\Http\ResponseSizeLimit;

defined( 'ABSPATH' ) || exit;

/**
 * Asks a captcha service whether a person sent it: Turnstile and reCAPTCHA v3, whichever has keys.
 *
 * Only its clear no makes spam. Who did not allow the check, whose answer is too old, or whose service is out of reach, has a
 * message that waits for the owner.
 */
final class CaptchaVerifier {

	private const ADDRESSES = [
		SpamReason::TURNSTILE => 'https://challenges.cloudflare.com/turnstile/v0/siteverify', // phpcs:ignore PluginCheck.CodeAnalysis.Offloading.OffloadedContent -- Asked by the server, with keys of the owner; nothing is loaded.
		SpamReason::RECAPTCHA => 'https://www.google.com/recaptcha/api/siteverify',
	];

	/** In the hidden fields of the old format, which other scripts fill in too. */
	public const FIELDS = [
		SpamReason::TURNSTILE => FormFormat::FIELD_TURNSTILE,
		SpamReason::RECAPTCHA => FormFormat::FIELD_RECAPTCHA,
	];

	/** Longer answers are none. */
	private const LONGEST = 4096;

	/** @param array<string, string|list<string>> $fields All that came. */
	public static function judge( Submission $submission, array $fields ): SpamVerdict {
		$verdict = SpamVerdict::good();
		foreach ( CaptchaKeys::SERVICES as $service ) {
			$keys = CaptchaKeys::of( $service );
			if ( ! $keys ) {
				continue;
			}
			$token  = $fields[ self::FIELDS[ $service ] ] ?? '';
			$answer = is_string( $token ) && '' !== $token && strlen( $token ) <= self::LONGEST && ! SpamChecks::is_refused( $submission ) ? self::ask( $service, $keys->secret, $token ) : null;
			$human  = null === $answer ? null : self::is_human( $service, $answer, $submission );
			if ( false === $human ) {
				return SpamVerdict::spam( $service );
			}
			$verdict = null === $human ? SpamVerdict::held( SpamReason::UNCHECKED ) : $verdict;
		}
		return $verdict;
	}

	/** @return array<mixed>|null Null: no answer that can be read. */
	public static function ask( string $service, string $secret, string $token ): ?array {
		$response = ResponseSizeLimit::kept(
			static fn () => wp_safe_remote_post(
				self::address( $service ),
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
		// What else it tells, however deep or badly written, is no reason to lose its yes or no.
		$answer = json_decode( wp_remote_retrieve_body( $response ), true, 64, JSON_INVALID_UTF8_SUBSTITUTE );
		return is_array( $answer ) ? $answer : null;
	}

	private static function address( string $service ): string {
		return SpamReason::RECAPTCHA === $service && self::uses_recaptcha_net() ? 'https://www.recaptcha.net/recaptcha/api/siteverify' : self::ADDRESSES[ $service ];
	}

	public static function uses_recaptcha_net(): bool {
		/**
		 * Filters whether reCAPTCHA is asked at recaptcha.net, for countries where google.com is out of reach.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $use
		 */
		return (bool) apply_filters( 'frontage_forms_recaptcha_net', false );
	}

	/**
	 * Null: the service could not tell. An answer that came twice (a second try after a broken connection) tells nothing, nor do wrong keys.
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
		 * Filters above which score of reCAPTCHA a sender is taken for a person.
		 *
		 * @since 0.1.0
		 *
		 * @param float      $threshold  0 (a program) to 1 (a person); 0.5 at first.
		 * @param Submission $submission
		 */
		$threshold = apply_filters( 'frontage_forms_recaptcha_threshold', 0.5, $submission );
		$score     = $answer['score'] ?? null;
		return is_numeric( $score ) ? (float) $score > ( is_numeric( $threshold ) ? (float) $threshold : 0.5 ) : null;
	}
}
