<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat;

use Frontage\Forms\Captcha\ReallySimpleCaptcha;
use Frontage\Forms\Compat\Functions\TextFunctions;
use Frontage\Forms\Compat\Hooks\GuardedCallback;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\SpamProtection\CaptchaKeys;
use Frontage\Forms\SpamProtection\CaptchaVerifier;
use Frontage\Forms\SpamProtection\SpamReason;

defined( 'ABSPATH' ) || exit;

/** The original's captchas under the names that add-ons use: keys of reCAPTCHA, images of Really Simple CAPTCHA. */
final class CaptchaServices {

	/** The original's check; an add-on with another version of reCAPTCHA removes it by this name. */
	public const OWN_CHECK = 'wpcf7_recaptcha_verify_response';

	/** Set while the keys are read for an add-on, which does its own check. */
	private static bool $is_for_add_on = false;

	/** On `frontage_forms_captcha_keys`: when an add-on has removed the check, ours neither renders nor verifies anything. */
	public static function filter_keys( mixed $keys, string $service ): mixed {
		return SpamReason::RECAPTCHA !== $service || self::$is_for_add_on || false !== has_filter( 'wpcf7_spam', self::OWN_CHECK ) ? $keys : null;
	}

	/** @return array{string, string}|null Site key and secret key. */
	public static function recaptcha_keys(): ?array {
		$key_pair = [ self::value_from_code( 'WPCF7_RECAPTCHA_SITEKEY', 'wpcf7_recaptcha_sitekey' ), self::value_from_code( 'WPCF7_RECAPTCHA_SECRET', 'wpcf7_recaptcha_secret' ) ];
		if ( ! in_array( '', $key_pair, true ) ) {
			return $key_pair;
		}
		self::$is_for_add_on = true;
		$keys                = CaptchaKeys::for_service( SpamReason::RECAPTCHA );
		self::$is_for_add_on = false;
		return $keys ? [ $keys->sitekey, $keys->secret ] : null;
	}

	/** @param non-empty-string $hook */
	public static function value_from_code( string $constant, string $hook ): string {
		return TextFunctions::to_text( GuardedCallback::filter( $hook, defined( $constant ) ? constant( $constant ) : '' ) );
	}

	/** @return array<mixed>|null Null without a response. */
	public static function verify_recaptcha( string $token, string $secret ): ?array {
		return CaptchaVerifier::request_verification( SpamReason::RECAPTCHA, $secret, $token );
	}

	/**
	 * Draws a new image; returns its file name, or false.
	 *
	 * @param mixed $options `img_size`, `base`, `font_size`, `font_char_width`, `fg`, `bg`.
	 */
	public static function create_image( mixed $options ): string|false {
		$image = ReallySimpleCaptcha::create_image_from_options( is_array( $options ) ? array_intersect_key( $options, array_flip( ReallySimpleCaptcha::OPTIONS ) ) : [] );
		return $image ? wp_basename( $image['url'] ) : false;
	}

	public static function is_correct_answer( mixed $prefix, mixed $answer ): bool {
		return ReallySimpleCaptcha::is_correct_answer( TextFunctions::to_text( $prefix ), TextFunctions::to_text( $answer ), is_last_try: false );
	}

	public static function delete_image( mixed $prefix ): void {
		ReallySimpleCaptcha::delete_image( TextFunctions::to_text( $prefix ) );
	}

	/** @return array<string, mixed> Parsed options of a `[captchac]`. */
	public static function parse_options( mixed $options ): array {
		return ReallySimpleCaptcha::parse_options( new FormTag( 'captchac', 'captchac', options: is_array( $options ) ? array_values( array_filter( $options, 'is_string' ) ) : [] ) );
	}
}
