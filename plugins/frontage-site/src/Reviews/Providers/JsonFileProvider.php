<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews\Providers;

use Frontage\Kit\LocalFile;
use Frontage\Site\Reviews\ProviderCredentials;
use Frontage\Site\Reviews\RemoteRequest;
use Frontage\Site\Reviews\ReviewProvider;
use Frontage\Site\Reviews\ReviewQuery;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** A JSON file in the format of docs/guides/add-a-reviews-provider.md: on this site or elsewhere, by the URL in the settings. */
final class JsonFileProvider implements ReviewProvider {

	public function __construct( private readonly RemoteRequest $fetch = new RemoteRequest() ) {}

	public function name(): string {
		return __( 'File', 'frontage-site' );
	}

	public function is_ready(): bool {
		return '' !== ProviderCredentials::text( 'file', 'url' );
	}

	public function is_local(): bool {
		return '' !== self::path();
	}

	public function fetch( ReviewQuery $query ): array|WP_Error {
		$path   = self::path();
		$answer = '' === $path ? $this->fetch->json( ProviderCredentials::text( 'file', 'url' ) ) : self::read( $path );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		return [
			'summary' => $answer['summary'] ?? [],
			'reviews' => $answer['reviews'] ?? [],
		];
	}

	/** Path of a file on this site: a public JSON file below wp-content; '' for any other URL. */
	private static function path(): string {
		$url  = ProviderCredentials::text( 'file', 'url' );
		$base = content_url( '/' );
		if ( ! str_starts_with( $url, '/' ) && wp_parse_url( $url, PHP_URL_HOST ) !== wp_parse_url( $base, PHP_URL_HOST ) ) {
			return '';
		}
		$url  = (string) wp_parse_url( $url, PHP_URL_PATH );
		$base = (string) wp_parse_url( $base, PHP_URL_PATH );
		if ( ! str_starts_with( $url, $base ) || ! str_ends_with( $url, '.json' ) ) {
			return '';
		}
		$path = realpath( WP_CONTENT_DIR . '/' . rawurldecode( substr( $url, strlen( $base ) ) ) );
		$top  = realpath( WP_CONTENT_DIR );
		return $path && $top && str_starts_with( $path, "$top/" ) && str_ends_with( $path, '.json' ) && is_readable( $path ) ? $path : '';
	}

	/** @return array<array-key, mixed>|WP_Error */
	private static function read( string $path ): array|WP_Error {
		// One byte more than allowed, so that a larger file is rejected instead of truncated.
		return RemoteRequest::decode( (string) LocalFile::read( $path, 0, RemoteRequest::BYTES + 1 ) );
	}
}
