<?php

use Frontage\Forms\Compat\CaptchaServices;

defined( 'ABSPATH' ) || exit;

/** The keys of reCAPTCHA and a request to it, for add-ons that use another version of it than ours and extend this class. */
class WPCF7_RECAPTCHA extends WPCF7_Service {

	/** @var ?self */
	private static $instance;

	/** @var mixed The score of the last sender. */
	private $last_score;

	private function __construct() {}

	/** @return self */
	public static function get_instance() {
		return self::$instance ??= new self();
	}

	/** @return string */
	public function get_title() {
		return 'reCAPTCHA';
	}

	/** @return bool */
	public function is_active() {
		return (bool) CaptchaServices::recaptcha_keys();
	}

	/** @return array<mixed> */
	public function get_categories() {
		return [ 'spam_protection' ];
	}

	/** @return string|false */
	public function get_sitekey() {
		return CaptchaServices::recaptcha_keys()[0] ?? false;
	}

	/**
	 * Only for the site key in use.
	 *
	 * @param mixed $sitekey
	 * @return string|false
	 */
	public function get_secret( $sitekey ) {
		$keys = CaptchaServices::recaptcha_keys();
		return $keys && $keys[0] === $sitekey ? $keys[1] : false;
	}

	/** @return string '' unless wp-config.php or code sets it. */
	public function get_global_sitekey() {
		return CaptchaServices::value_from_code( 'WPCF7_RECAPTCHA_SITEKEY', 'wpcf7_recaptcha_sitekey' );
	}

	/** @return string '' unless wp-config.php or code sets it. */
	public function get_global_secret() {
		return CaptchaServices::value_from_code( 'WPCF7_RECAPTCHA_SECRET', 'wpcf7_recaptcha_secret' );
	}

	/**
	 * Whether the service considers the sender of this token a person.
	 *
	 * @param mixed $token
	 * @return bool
	 */
	public function verify( $token ) {
		$secret = $this->get_secret( $this->get_sitekey() );
		$answer = is_string( $token ) && '' !== $token && is_string( $secret ) ? CaptchaServices::verify_recaptcha( $token, $secret ) : null;
		if ( null === $answer ) {
			return false;
		}
		$this->last_score = $answer['score'] ?? 0;
		return (bool) apply_filters( 'wpcf7_recaptcha_verify_response', $this->last_score > $this->get_threshold(), $answer );
	}

	/** @return mixed */
	public function get_threshold() {
		return apply_filters( 'wpcf7_recaptcha_threshold', 0.5 );
	}

	/** @return mixed */
	public function get_last_score() {
		return $this->last_score;
	}
}
