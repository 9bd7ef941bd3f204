<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\S3;

defined( 'ABSPATH' ) || exit;

/** What signs requests to object storage. */
final class Credentials {

	/** Seconds before they expire from which they are replaced: a request may take its time. */
	private const EARLY = 5 * MINUTE_IN_SECONDS;

	/**
	 * @param string $token   Session token; '' for permanent credentials.
	 * @param int    $expires Unix time; 0 for permanent credentials.
	 */
	public function __construct( public readonly string $key, #[\SensitiveParameter] public readonly string $secret, #[\SensitiveParameter] public readonly string $token = '', private readonly int $expires = 0 ) {}

	/** From the JSON of a metadata service, or null if it is none. */
	public static function from_json( #[\SensitiveParameter] string $json ): ?self {
		$data = json_decode( $json, true );
		$text = static fn ( string $name ): string => is_array( $data ) && is_string( $data[ $name ] ?? null ) ? $data[ $name ] : '';
		return self::create( $text( 'AccessKeyId' ), $text( 'SecretAccessKey' ), $text( 'Token' ), $text( 'Expiration' ) );
	}

	/** @param string $expiration ISO 8601. */
	public static function create( string $key, #[\SensitiveParameter] string $secret, #[\SensitiveParameter] string $token, string $expiration ): ?self {
		return '' === $key || '' === $secret || '' === $token ? null : new self( $key, $secret, $token, (int) strtotime( $expiration ) );
	}

	public function is_current(): bool {
		return 0 === $this->expires || $this->expires > time() + self::EARLY;
	}
}
