<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the complete response before the process ends, so that later work delays nobody and its duration reveals nothing.
 *
 * PHP-FPM, LiteSpeed and FrankenPHP can close the connection. On other servers the response is flushed with its length.
 * Whether that reaches the browser before PHP ends depends on the server; finish() returns an estimate of it.
 */
final class ResponseCloser {

	/** Priority on `shutdown` for callers of finish(), after code that prints or caches the page. */
	public const LAST = PHP_INT_MAX - 1;

	/** Apache filters that hold back the end of a response until PHP ends, and the variable that turns each off for it. */
	private const FILTERS = [
		'mod_deflate' => 'no-gzip',
		'mod_brotli'  => 'no-brotli',
	];

	/** PHP's own compression, by the names of its output buffers. */
	private const COMPRESSING = [ 'zlib output compression', 'ob_gzhandler' ];

	/** Whether the browser has received the whole response. */
	private static bool $is_answered = true;

	/** Whether PHP's own compression was turned off for this response, so that its buffers pass data through. */
	private static bool $is_plain = false;

	/** Level of the output buffer that collects the response; null if none was needed so far. */
	private static ?int $level = null;

	/** Prepares the response; call it before any output if possible. */
	public static function prepare(): void {
		ignore_user_abort( true );
		if ( null !== self::$level || self::closer() || in_array( PHP_SAPI, [ 'cli', 'phpdbg' ], true ) ) {
			return;
		}
		self::$is_answered = false;
		if ( headers_sent() ) {
			return; // Output was sent already, so the length can no longer be declared.
		}
		if ( function_exists( 'apache_setenv' ) ) {
			array_map( static fn ( string $name ): bool => apache_setenv( $name, '1' ), self::FILTERS );
		}
		// phpcs:ignore Squiz.PHP.DiscouragedFunctions.Discouraged -- Of this answer alone: what is compressed on its way out has a length that nobody knows.
		self::$is_plain = function_exists( 'ini_set' ) && false !== ini_set( 'zlib.output_compression', '0' );
		ob_start();
		self::$level = ob_get_level();
		add_action( 'shutdown', [ self::class, 'end' ], 0 ); // WordPress empties its buffers at 1.
	}

	/** On `shutdown`, where the connection cannot be closed. */
	public static function end(): void {
		while ( ob_get_level() > (int) self::$level && ob_end_flush() ) {
			continue; // Buffers opened since are part of the response.
		}
		$length = self::length( ob_get_status( true ), self::$is_plain );
		if ( null !== $length && ! headers_sent() ) {
			header( "Content-Length: $length" );
			header( 'Connection: close' );
			self::$is_answered = self::is_forwarded_at_once( PHP_SAPI, wp_get_server_protocol(), function_exists( 'apache_setenv' ), function_exists( 'apache_get_modules' ) ? array_values( array_filter( apache_get_modules(), 'is_string' ) ) : [] );
		}
		while ( ob_get_level() > 0 && ob_end_flush() ) {
			continue;
		}
		flush();
	}

	/**
	 * On `shutdown`, at LAST.
	 *
	 * @return bool Whether the visitor has the response; otherwise the browser waits until PHP ends.
	 */
	public static function finish(): bool {
		$close = self::closer();
		if ( $close ) {
			$close();
		}
		if ( PHP_SESSION_ACTIVE === session_status() ) {
			session_write_close(); // Otherwise the visitor's next request would wait for the session lock.
		}
		return $close || self::$is_answered;
	}

	/**
	 * The number of bytes that will be sent; null if it cannot be known.
	 *
	 * @param array<mixed> $buffers  As `ob_get_status( true )` gives them.
	 * @param bool         $is_plain Whether compressing buffers pass data through.
	 */
	public static function length( array $buffers, bool $is_plain ): ?int {
		$length = 0;
		foreach ( $buffers as $buffer ) {
			$name = is_array( $buffer ) ? $buffer['name'] ?? '' : '';
			if ( 'default output handler' !== $name && ! ( $is_plain && in_array( $name, self::COMPRESSING, true ) ) || ! is_int( $buffer['buffer_used'] ?? null ) ) {
				return null;
			}
			$length += $buffer['buffer_used'];
		}
		return $length;
	}

	/**
	 * Whether a response flushed with its length is complete for the browser at once. CGI and FastCGI may pass it on only
	 * when the script ends, and in HTTP/2 a response ends with the script, whatever length it declared.
	 *
	 * @param string       $server   As `PHP_SAPI` names it.
	 * @param bool         $is_asked Whether Apache was asked to leave this response uncompressed.
	 * @param list<string> $modules  Of Apache.
	 */
	public static function is_forwarded_at_once( string $server, string $protocol, bool $is_asked, array $modules ): bool {
		return match ( $server ) {
			'cli-server'     => true,
			'apache2handler' => str_starts_with( $protocol, 'HTTP/1' ) && ( $is_asked || ! array_intersect( array_keys( self::FILTERS ), $modules ) ),
			default          => false,
		};
	}

	/** The function that closes the connection while PHP goes on; null if there is none. */
	private static function closer(): ?callable {
		foreach ( [ 'fastcgi_finish_request', 'litespeed_finish_request' ] as $function ) {
			if ( function_exists( $function ) ) {
				return $function;
			}
		}
		return null;
	}
}
