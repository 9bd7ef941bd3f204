<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews;

use Frontage\Kit\Http\RemoteFile;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Requests JSON from another server by the kit's rules, up to 256 KB, with error messages for the owner. */
final class RemoteRequest {

	/** Maximum size of a response, or of a file of this site. */
	public const BYTES = 262_144;

	private const DEPTH = 64;

	private readonly RemoteFile $remote;

	/** @param (\Closure( string ): list<string>)|null $resolve Returns the addresses of a host. */
	public function __construct( ?\Closure $resolve = null ) {
		$this->remote = new RemoteFile( $resolve );
	}

	/**
	 * @param array<string, string> $headers A key belongs here, not in the URL, which servers log.
	 * @return array<array-key, mixed>|WP_Error
	 */
	public function json( string $url, array $headers = [] ): array|WP_Error {
		$response = $this->remote->response(
			$url,
			self::BYTES,
			[
				'user-agent' => 'Frontage',
				'headers'    => [ 'Accept' => 'application/json' ] + $headers,
			]
		);
		if ( is_wp_error( $response ) ) {
			return match ( $response->get_error_code() ) {
				'https'   => new WP_Error( 'frontage_reviews_address', __( 'The URL must start with https://.', 'frontage-site' ) ),
				'address' => new WP_Error( 'frontage_reviews_address', __( 'The server was not found or is not public.', 'frontage-site' ) ),
				default   => new WP_Error( 'frontage_reviews_away', __( 'Could not reach the server.', 'frontage-site' ) ), // Its own message may contain paths and addresses.
			};
		}
		$status = (int) wp_remote_retrieve_response_code( $response );
		if ( 200 !== $status ) {
			/* translators: %d: an HTTP status such as 403. */
			return new WP_Error( 'frontage_reviews_status', sprintf( __( 'The server responded with status %d.', 'frontage-site' ), $status ), [ 'status' => $status ] );
		}
		return self::decode( wp_remote_retrieve_body( $response ) );
	}

	/** @return array<array-key, mixed>|WP_Error */
	public static function decode( string $text ): array|WP_Error {
		if ( strlen( $text ) > self::BYTES ) {
			return new WP_Error( 'frontage_reviews_size', __( 'The response exceeds 256 KB.', 'frontage-site' ) );
		}
		$data = json_decode( $text, true, self::DEPTH, JSON_INVALID_UTF8_SUBSTITUTE ); // One invalid byte must not discard all other reviews.
		return is_array( $data ) ? $data : new WP_Error( 'frontage_reviews_format', __( 'Could not read the response.', 'frontage-site' ) );
	}
}
