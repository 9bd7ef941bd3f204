<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews;

defined( 'ABSPATH' ) || exit;

/** What the owner set up: who the firm is at each provider, and the keys. A key is read by what asks the provider and goes nowhere else. */
final class ProviderCredentials {

	public const OPTION = 'frontage_site_reviews';

	/** By which WP Consent API knows why something is loaded. */
	public const CATEGORIES = [ 'marketing', 'functional', 'preferences', 'statistics', 'statistics-anonymous' ];

	/** An id at Trustpilot. */
	public const ID = '/^[0-9a-f]{24}$/D';

	/** Each field with what it has to look like. */
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

	/** What is not as it has to be is not there: ''. */
	public static function text( string $provider, string $field ): string {
		$stored = get_option( self::OPTION );
		return self::judged( $provider, $field, is_array( $stored ) && is_array( $stored[ $provider ] ?? null ) ? $stored[ $provider ][ $field ] ?? '' : '' );
	}

	public static function judged( string $provider, string $field, mixed $value ): string {
		$value   = is_string( $value ) ? trim( $value ) : '';
		$pattern = self::FIELDS[ $provider ][ $field ] ?? '/^$/D';
		return preg_match( $pattern, $value ) ? $value : '';
	}

	/** Changes with what is set up of a provider: what it said under another key or of another firm is not its answer any more. */
	public static function mark( string $provider ): string {
		$stored = get_option( self::OPTION );
		$stored = is_array( $stored ) ? $stored : [];
		$firm   = str_starts_with( $provider, 'trustpilot-' ) ? 'trustpilot' : $provider;
		return isset( $stored[ $firm ] ) ? md5( (string) wp_json_encode( $stored[ $firm ] ) ) : '';
	}

	/** @return array<string, list<string>> The fields of each. */
	public static function fields(): array {
		return array_map( array_keys( ... ), self::FIELDS );
	}
}
