<?php

declare( strict_types=1 );

namespace Frontage\Forms\SpamProtection;

use Frontage\Forms\Document\FormFormat;

defined( 'ABSPATH' ) || exit;

/** The keys of captcha services: from our settings, or from the settings of the plugin that the site used before. The secret is never shown again. */
final class CaptchaKeys {

	/** `{ turnstile: { sitekey, secret }, recaptcha: { sitekey, secret } }`. */
	public const OPTION = 'frontage_forms_captchas';

	public const SERVICES = [ SpamReason::TURNSTILE, SpamReason::RECAPTCHA ];

	private function __construct( public readonly string $sitekey, public readonly string $secret ) {}

	/** Returns null while the service is not set up; then nothing of it is loaded or rendered. */
	public static function for_service( string $service ): ?self {
		$own_keys = get_option( self::OPTION );
		$pair     = self::parse_pair( is_array( $own_keys ) ? ( $own_keys[ $service ] ?? null ) : null );
		$pair     = $pair ?? self::find_imported( $service );
		/**
		 * Filters the keys of a captcha service.
		 *
		 * @since 0.1.0
		 *
		 * @param array{sitekey: string, secret: string}|null $keys    Null: the service is not used.
		 * @param string                                      $service `turnstile` or `recaptcha` (v3).
		 */
		$pair = self::parse_pair( apply_filters( 'frontage_forms_captcha_keys', $pair, $service ) );
		return $pair ? new self( $pair['sitekey'], $pair['secret'] ) : null;
	}

	/** @return array{sitekey: string, secret: string}|null */
	private static function parse_pair( mixed $keys ): ?array {
		$sitekey = is_array( $keys ) && is_string( $keys['sitekey'] ?? null ) ? $keys['sitekey'] : '';
		$secret  = is_array( $keys ) && is_string( $keys['secret'] ?? null ) ? $keys['secret'] : '';
		return '' === $sitekey || '' === $secret ? null : [
			'sitekey' => $sitekey,
			'secret'  => $secret,
		];
	}

	/**
	 * The old option holds `[ service => [ sitekey => secret ] ]`; it is read only when it is autoloaded.
	 *
	 * @return array{sitekey: string, secret: string}|null
	 */
	private static function find_imported( string $service ): ?array {
		if ( SpamReason::RECAPTCHA === $service && defined( FormFormat::RECAPTCHA_SITEKEY ) && defined( FormFormat::RECAPTCHA_SECRET ) ) {
			return self::parse_pair(
				[
					'sitekey' => constant( FormFormat::RECAPTCHA_SITEKEY ),
					'secret'  => constant( FormFormat::RECAPTCHA_SECRET ),
				]
			);
		}
		$old_keys = array_key_exists( FormFormat::OPTION, wp_load_alloptions() ) ? get_option( FormFormat::OPTION ) : [];
		$keys     = is_array( $old_keys ) && is_array( $old_keys[ $service ] ?? null ) ? $old_keys[ $service ] : [];
		return $keys ? self::parse_pair(
			[
				'sitekey' => (string) array_key_first( $keys ),
				'secret'  => reset( $keys ),
			]
		) : null;
	}
}
