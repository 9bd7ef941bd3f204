<?php

declare( strict_types=1 );

namespace Frontage\Forms\SpamProtection;

use Frontage\Kit\Admin\WhatIsThis;

defined( 'ABSPATH' ) || exit;

/** Forms → Settings: keys of captcha services. A secret is never shown again once it is saved. */
final class CaptchaSettings {

	public static function register( string $group ): void {
		register_setting(
			$group,
			CaptchaKeys::OPTION,
			[
				'type'              => 'object',
				'description'       => __( 'Turnstile and reCAPTCHA keys.', 'frontage-forms' ),
				'sanitize_callback' => [ self::class, 'sanitize' ],
				'show_in_rest'      => false,
				'default'           => [],
			]
		);
	}

	public static function add_fields( string $page ): void {
		add_settings_section( 'captchas', __( 'Spam', 'frontage-forms' ), [ self::class, 'render_description' ], $page );
		add_settings_field( 'frontage-turnstile', __( 'Cloudflare Turnstile', 'frontage-forms' ), static fn () => self::add_service_fields( SpamReason::TURNSTILE ), $page, 'captchas' );
		add_settings_field( 'frontage-recaptcha', __( 'Google reCAPTCHA v3', 'frontage-forms' ), static fn () => self::add_service_fields( SpamReason::RECAPTCHA ), $page, 'captchas' );
	}

	public static function render_description(): void {
		echo '<p>' . esc_html__( 'Most sites do not need a captcha: a honeypot field, the fill-in time, disallowed words, and rate limits stop most spam. With keys, forms ask visitors to allow the service before it loads. Messages from visitors who decline are put on hold.', 'frontage-forms' ) . '</p>';
	}

	private static function add_service_fields( string $service ): void {
		$own_keys  = get_option( CaptchaKeys::OPTION );
		$keys      = is_array( $own_keys ) && is_array( $own_keys[ $service ] ?? null ) ? $own_keys[ $service ] : [];
		$used_keys = CaptchaKeys::for_service( $service );
		$name      = CaptchaKeys::OPTION . "[$service]";
		$hint      = empty( $keys['secret'] ) ? '' : __( 'Saved. Type to replace it', 'frontage-forms' );

		$sitekey = is_string( $keys['sitekey'] ?? null ) ? $keys['sitekey'] : '';
		printf(
			'<p><label>%s <input type="text" class="regular-text code" name="%s[sitekey]" value="%s" autocomplete="off" dir="ltr"></label></p>',
			esc_html__( 'Site key', 'frontage-forms' ),
			esc_attr( $name ),
			esc_attr( $sitekey )
		);
		printf(
			'<p><label>%s <input type="password" class="regular-text code" name="%s[secret]" value="" autocomplete="new-password" dir="ltr" placeholder="%s"></label></p>',
			esc_html__( 'Secret key', 'frontage-forms' ),
			esc_attr( $name ),
			esc_attr( $hint )
		);
		if ( $used_keys && $used_keys->sitekey !== $sitekey ) {
			echo '<p class="description">' . esc_html__( 'Using the keys from Contact Form 7. Enter other keys to replace them.', 'frontage-forms' ) . '</p>';
		}
		echo '<p class="description">' . esc_html__( 'To remove both keys, clear the site key.', 'frontage-forms' ) . '</p>';
		if ( SpamReason::TURNSTILE === $service ) {
			WhatIsThis::print( __( 'Cloudflare Turnstile', 'frontage-forms' ), __( 'A Cloudflare check that tells people from bots, usually without a puzzle. Create both keys for this site’s domain under Turnstile in your Cloudflare account.', 'frontage-forms' ) );
		} else {
			WhatIsThis::print( __( 'Google reCAPTCHA v3', 'frontage-forms' ), __( 'A Google check that gives each visitor a score and shows no puzzle. Create v3 keys for this site’s domain in the reCAPTCHA admin console.', 'frontage-forms' ) );
		}
	}

	/** @return array<string, array{sitekey: string, secret: string}> */
	public static function sanitize( mixed $input ): array {
		$before = get_option( CaptchaKeys::OPTION );
		$clean  = [];
		foreach ( CaptchaKeys::SERVICES as $service ) {
			$new      = is_array( $input ) && is_array( $input[ $service ] ?? null ) ? $input[ $service ] : [];
			$old_keys = is_array( $before ) && is_array( $before[ $service ] ?? null ) ? $before[ $service ] : [];
			$sitekey  = self::clean_key( $new['sitekey'] ?? '' );
			$secret   = self::clean_key( $new['secret'] ?? '' );
			$secret   = '' === $secret && ( $old_keys['sitekey'] ?? '' ) === $sitekey ? self::clean_key( $old_keys['secret'] ?? '' ) : $secret; // Another site key has another secret.
			if ( '' !== $sitekey && '' !== $secret ) {
				$clean[ $service ] = [
					'sitekey' => $sitekey,
					'secret'  => $secret,
				];
			} elseif ( '' !== $sitekey && function_exists( 'add_settings_error' ) ) {
				add_settings_error( CaptchaKeys::OPTION, $service, __( 'A site key requires a secret key. Nothing was saved.', 'frontage-forms' ) );
			}
		}
		return $clean;
	}

	private static function clean_key( mixed $text ): string {
		return is_string( $text ) && preg_match( '/^[\w.-]{8,200}$/D', trim( $text ) ) ? trim( $text ) : '';
	}
}
