<?php

namespace Frontage\Forms\Compat\Functions;

use Frontage\Forms\Request\RequestData;
use Frontage\Forms\Request\TextSanitizer;

defined( 'ABSPATH' ) || exit;

/** Small helpers of the original: flattening and joining lists, request values, visitors' IP addresses. */
final class MiscFunctions {

	/** @return array<mixed> */
	public static function flatten( mixed $input ): array {
		$flat_list = [];
		foreach ( is_array( $input ) ? $input : [ $input ] as $value ) {
			array_push( $flat_list, ...( is_array( $value ) ? self::flatten( $value ) : [ $value ] ) );
		}
		return $flat_list;
	}

	public static function join( mixed $input, string $separator = ', ' ): string {
		return implode( $separator, array_map( static fn ( mixed $item ): string => trim( strval( $item ) ), array_filter( self::flatten( $input ), 'is_scalar' ) ) );
	}

	/** A value of the request as text or lists of texts; null when there is none. */
	public static function request_value( string $source, string $name ): mixed {
		$get = static function () use ( $name ): mixed {
			$values = RequestData::parameter( 'get', $name );
			return count( $values ) < 2 ? ( $values[0] ?? null ) : $values;
		};
		$raw = match ( $source ) {
			'post'    => RequestData::fields()[ $name ] ?? null,
			'get'     => $get(),
			'request' => RequestData::fields()[ $name ] ?? $get(),
			'server'  => '' === RequestData::server( $name ) ? null : RequestData::server( $name ),
			default   => null,
		};
		return null === $raw ? null : map_deep( $raw, [ TextSanitizer::class, 'clean' ] );
	}

	/** The IP address without its last part: enough for the country, too little to identify a person. */
	public static function shorten_address( mixed $address ): mixed {
		$packed_address = is_string( $address ) ? inet_pton( $address ) : false;
		$mask           = match ( false === $packed_address ? 0 : strlen( $packed_address ) ) {
			4       => '255.255.255.0',
			16      => 'ffff:ffff:ffff::',
			default => '',
		};
		return '' === $mask || false === $packed_address ? $address : inet_ntop( $packed_address & (string) inet_pton( $mask ) );
	}

	/** A boolean of an options argument, which is an array or a query string. */
	public static function find_option( mixed $options, string $name ): bool {
		$options = wp_parse_args( is_array( $options ) || is_string( $options ) ? $options : [], [ $name => false ] );
		return (bool) $options[ $name ];
	}

	public static function find_separator( mixed $options ): string {
		$options = wp_parse_args( is_array( $options ) || is_string( $options ) ? $options : [], [ 'separator' => ', ' ] );
		return is_string( $options['separator'] ) ? $options['separator'] : ', ';
	}

	/** For code that logs its requests to other systems. */
	public static function log_call( mixed $url, mixed $request, mixed $response ): void {
		$answer = is_array( $response ) || is_wp_error( $response ) ? $response : [];
		$log    = sprintf( 'HTTP Response: %1$s %2$s %3$s from %4$s', wp_remote_retrieve_response_code( $answer ), wp_remote_retrieve_response_message( $answer ), wp_remote_retrieve_body( $answer ), TextFunctions::to_text( $url ) );
		self::log_notice( TextFunctions::to_text( apply_filters( 'wpcf7_log_remote_request', $log, $url, $request, $response ) ) );
	}

	/** Logs a notice, only when WordPress debugging is on. */
	public static function log_notice( string $message, bool $is_deprecation = false ): void {
		if ( defined( 'WP_DEBUG' ) && WP_DEBUG && '' !== $message ) {
			wp_trigger_error( '', esc_html( $message ), $is_deprecation ? E_USER_DEPRECATED : E_USER_NOTICE );
		}
	}
}
