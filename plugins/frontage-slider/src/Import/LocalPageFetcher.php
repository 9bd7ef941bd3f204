<?php

namespace Frontage\Slider\Import;

use Frontage\Kit\Http\ResponseSizeLimit;
use Frontage\Kit\LocalFile;
use Frontage\SliderImport\Source\JsonParser;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Fetches a page of this site as visitors get it. No other site is requested: only the path of the entered URL is used. */
final class LocalPageFetcher {

	private const SECONDS = 20;

	public static function fetch( string $address ): PendingImport|WP_Error {
		$url = self::local_url( $address );
		if ( null === $url ) {
			/* translators: %s: address of this site */
			return new WP_Error( 'frontage_slider_address', sprintf( __( 'You can only enter the URL of a page on this site, such as %s. For other sites, save the page in your browser and upload the file.', 'frontage-slider' ), home_url( '/' ) ), [ 'status' => 400 ] );
		}
		$answer = ResponseSizeLimit::send(
			static fn () => wp_remote_get(
				$url,
				[
					'timeout'             => self::SECONDS,
					'redirection'         => 0,
					'limit_response_size' => JsonParser::BYTES + 1,
					'headers'             => [ 'Accept' => 'text/html' ],
				]
			)
		);
		$page   = is_wp_error( $answer ) ? '' : wp_remote_retrieve_body( $answer );
		if ( '' === $page || 200 !== wp_remote_retrieve_response_code( $answer ) ) {
			return new WP_Error( 'frontage_slider_address', __( 'This page did not respond or redirects elsewhere. Open it in your browser, save it, and upload the file.', 'frontage-slider' ), [ 'status' => 400 ] );
		}
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$file  = wp_tempnam( 'page' );
		$stage = LocalFile::write( $file, $page ) ? PendingImport::from_file( $file, (string) wp_parse_url( $url, PHP_URL_PATH ), $url ) : new WP_Error( 'frontage_slider_disk', __( 'Could not save the page on this server. Check whether the disk is full.', 'frontage-slider' ), [ 'status' => 500 ] );
		wp_delete_file( $file );
		return $stage;
	}

	/** URL on this site; null for another site. */
	private static function local_url( string $address ): ?string {
		$url_parts = wp_parse_url( trim( $address ) );
		$home      = wp_parse_url( home_url( '/' ) );
		$web       = is_array( $url_parts ) && ( isset( $url_parts['host'] ) ? in_array( strtolower( $url_parts['scheme'] ?? 'http' ), [ 'http', 'https' ], true ) : ! isset( $url_parts['scheme'] ) );
		if ( '' === trim( $address ) || ! $web || ! is_array( $home ) ) {
			return null;
		}
		foreach ( isset( $url_parts['host'] ) ? [ 'host', 'port' ] : [] as $part ) {
			if ( strtolower( (string) ( $url_parts[ $part ] ?? '' ) ) !== strtolower( (string) ( $home[ $part ] ?? '' ) ) ) {
				return null;
			}
		}
		$path = '/' . ltrim( $url_parts['path'] ?? '/', '/' );
		$base = $home['path'] ?? '/';
		return str_starts_with( $path, $base ) ? home_url( substr( $path, strlen( $base ) - 1 ) . ( isset( $url_parts['query'] ) ? "?{$url_parts['query']}" : '' ) ) : null;
	}
}
