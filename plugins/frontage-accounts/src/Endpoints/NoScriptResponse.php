<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Endpoints;

use Frontage\Accounts\AccountResponse;
use Frontage\Accounts\Request\PostedValues;
use Frontage\Accounts\Request\RequestData;
use Frontage\Kit\Database\DatabaseTransient;

defined( 'ABSPATH' ) || exit;

/**
 * The result of a form submitted without script, for the next page: stored for some minutes under an unguessable key. Never
 * contains a password.
 */
final class NoScriptResponse {

	/** Query parameter. */
	public const PARAMETER = 'frontage_account';

	private const PREFIX = 'frontage_accounts_said_';
	private const LASTS  = 5 * MINUTE_IN_SECONDS;

	/**
	 * @param array<string, string> $texts By key.
	 * @param array<string, string> $typed By field.
	 */
	private function __construct( public readonly array $texts, public readonly array $typed ) {}

	public static function store( AccountResponse $answer, string $unit, PostedValues $sent ): string {
		$name  = bin2hex( random_bytes( 16 ) );
		$typed = $answer->is_done ? [] : array_filter(
			[
				'user'  => $sent->text( 'user' ) ?? '',
				'email' => $sent->text( 'email' ) ?? '',
			],
			static fn ( string $text ): bool => '' !== $text && strlen( $text ) <= 200
		);
		DatabaseTransient::store( self::PREFIX . $name, (string) wp_json_encode( [ 'unit' => $unit, 'texts' => $answer->texts, 'typed' => $typed ], JSON_INVALID_UTF8_SUBSTITUTE ), self::LASTS );
		return $name;
	}

	/** The result for the form with this id on this page; empty if nothing was posted. */
	public static function for_form( string $unit ): self {
		$name     = RequestData::parameter( self::PARAMETER );
		$response = preg_match( '/^[0-9a-f]{32}$/D', $name ) ? DatabaseTransient::read( self::PREFIX . $name ) : null;
		$response = null === $response ? null : json_decode( $response, true );
		if ( ! is_array( $response ) || $unit !== ( $response['unit'] ?? '' ) ) {
			return new self( [], [] );
		}
		return new self( self::strings( $response['texts'] ?? [] ), self::strings( $response['typed'] ?? [] ) );
	}

	/** On `template_redirect`: prevents caching of such a page. */
	public static function prevent_caching(): void {
		if ( '' !== RequestData::parameter( self::PARAMETER ) ) {
			nocache_headers();
		}
	}

	/** @return array<string, string> */
	private static function strings( mixed $list ): array {
		$strings = [];
		foreach ( is_array( $list ) ? $list : [] as $name => $value ) {
			if ( is_string( $value ) ) {
				$strings[ (string) $name ] = $value;
			}
		}
		return $strings;
	}
}
