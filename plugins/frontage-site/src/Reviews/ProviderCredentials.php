<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews;

defined( 'ABSPATH' ) || exit;

/** The owner's accounts and API keys at review providers. Only code that queries a provider reads its key. */
final class ProviderCredentials {

	public const OPTION = 'frontage_site_reviews';

	/** Consent categories of the WP Consent API. */
	public const CATEGORIES = [ 'marketing', 'functional', 'preferences', 'statistics', 'statistics-anonymous' ];

	/** A Trustpilot id. */
	public const ID = '/^[0-9a-f]{24}$/D';

	/** The pattern of each field. */
	private const FIELDS = [
		'trustpilot'        => [
			'firm' => '/^(?:[0-9a-f]{24}|(?=.{4,253}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+)$/D',
			'key'  => '/^[\w-]{8,128}$/D',
		],
		'google'            => [
			'firm' => '/^[\w-]{8,256}$/D',
			'key'  => '/^[\w-]{8,128}$/D',
		],
		'file'              => [ 'url' => '~^(?:https?:/)?/[^/\s<>"][^\s<>"]{3,1000}$~iD' ],
		'trustpilot-widget' => [ 'on' => '/^1$/D' ],
		'frame'             => [ 'category' => '/^(?:marketing|functional|preferences|statistics|statistics-anonymous)$/D' ],
	];

	/** The validated value; '' if it is invalid. */
	public static function text( string $provider, string $field ): string {
		$stored = get_option( self::OPTION );
		return self::valid_value( $provider, $field, is_array( $stored ) && is_array( $stored[ $provider ] ?? null ) ? $stored[ $provider ][ $field ] ?? '' : '' );
	}

	public static function valid_value( string $provider, string $field, mixed $value ): string {
		$value   = is_string( $value ) ? trim( $value ) : '';
		$pattern = self::FIELDS[ $provider ][ $field ] ?? '/^$/D';
		return preg_match( $pattern, $value ) ? $value : '';
	}

	/** A hash that changes with the provider's settings: results for another key or account are no longer valid. */
	public static function settings_hash( string $provider ): string {
		$stored = get_option( self::OPTION );
		$stored = is_array( $stored ) ? $stored : [];
		$firm   = str_starts_with( $provider, 'trustpilot-' ) ? 'trustpilot' : $provider;
		return isset( $stored[ $firm ] ) ? md5( (string) wp_json_encode( $stored[ $firm ] ) ) : '';
	}

	/** @return array<string, list<string>> The fields of each provider. */
	public static function fields(): array {
		return array_map( array_keys( ... ), self::FIELDS );
	}
}
