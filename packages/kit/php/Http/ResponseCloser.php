<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Lets go of the visitor before the process ends: what is done then keeps nobody waiting, and the time it takes tells nothing.
 *
 * PHP-FPM, LiteSpeed and FrankenPHP can close a connection. Elsewhere the answer says how long it is and is flushed, so that the
 * browser has all of it; whether that reaches it before PHP ends depends on the server, so it is judged, and finish() says it.
 */
final class ResponseCloser {

	/** On `shutdown`, for what calls finish(): what prints or caches the page at its end comes first. */
	public const LAST = PHP_INT_MAX - 1;

	/** Apache's filters that hold the end of an answer back until PHP ends, and what tells each to leave this one alone. */
	private const FILTERS = [
		'mod_deflate' => 'no-gzip',
		'mod_brotli'  => 'no-brotli',
	];

	/** PHP's own, as they are called among the buffers. */
	private const COMPRESSING = [ 'zlib output compression', 'ob_gzhandler' ];

	/** Whether the browser has the whole answer, and knows it. */
	private static bool $is_answered = true;

	/** Whether PHP's own compression was kept from this answer: its buffers pass on what they get. */
	private static bool $is_plain = false;

	/** Of the buffer that takes the answer; null: none was needed so far. */
	private static ?int $level = null;

	/** Asks for it, before anything of the answer is printed where that can be helped. */
	public static function prepare(): void {
		ignore_user_abort( true );
		if ( null !== self::$level || self::closer() || in_array( PHP_SAPI, [ 'cli', 'phpdbg' ], true ) ) {
			return;
		}
		self::$is_answered = false;
		if ( headers_sent() ) {
			return; // A length could not be told any more.
		}
		if ( function_exists( 'apache_setenv' ) ) {
			array_map( static fn ( string $name ): bool => apache_setenv( $name, '1' ), self::FILTERS );
		}
		// phpcs:ignore WordPress.PHP.IniSet.Risky, Squiz.PHP.DiscouragedFunctions.Discouraged -- Of this answer alone: what is compressed on its way out has a length that nobody knows.
		self::$is_plain = function_exists( 'ini_set' ) && false !== ini_set( 'zlib.output_compression', '0' );
		ob_start();
		self::$level = ob_get_level();
		add_action( 'shutdown', [ self::class, 'end' ], 0 ); // WordPress empties its buffers at 1.
	}

	/** On `shutdown`, where the connection cannot be closed. */
	public static function end(): void {
		while ( ob_get_level() > (int) self::$level && ob_end_flush() ) {
			continue; // What was begun since is part of the answer, whatever it makes of it.
		}
		$length = self::length( ob_get_status( true ), self::$is_plain );
		if ( null !== $length && ! headers_sent() ) {
			header( "Content-Length: $length" );
			header( 'Connection: close' );
			self::$is_answered = self::is_passed_on( PHP_SAPI, wp_get_server_protocol(), function_exists( 'apache_setenv' ), function_exists( 'apache_get_modules' ) ? array_values( array_filter( apache_get_modules(), 'is_string' ) ) : [] );
		}
		while ( ob_get_level() > 0 && ob_end_flush() ) {
			continue;
		}
		flush();
	}

	/**
	 * On `shutdown`, at LAST.
	 *
	 * @return bool Whether the visitor has his answer; else he waits until PHP ends.
	 */
	public static function finish(): bool {
		$close = self::closer();
		if ( $close ) {
			$close();
		}
		if ( PHP_SESSION_ACTIVE === session_status() ) {
			session_write_close(); // Or his next page would wait for this one.
		}
		return $close || self::$is_answered;
	}

	/**
	 * The bytes that will leave; null when that cannot be told.
	 *
	 * @param array<mixed> $buffers  As `ob_get_status( true )` gives them.
	 * @param bool         $is_plain Whether those that compress pass on what they get.
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
	 * Whether what is flushed with its length is a finished answer to the browser at once. CGI and FastCGI may hand it on when
	 * the script ends, and in HTTP/2 an answer ends with the script, whatever length it told.
	 *
	 * @param string       $server   As `PHP_SAPI` names it.
	 * @param bool         $is_asked Whether Apache was asked to leave this answer uncompressed.
	 * @param list<string> $modules  Of Apache.
	 */
	public static function is_passed_on( string $server, string $protocol, bool $is_asked, array $modules ): bool {
		return match ( $server ) {
			'cli-server'     => true,
			'apache2handler' => str_starts_with( $protocol, 'HTTP/1' ) && ( $is_asked || ! array_intersect( array_keys( self::FILTERS ), $modules ) ),
			default          => false,
		};
	}

	/** What closes the connection while PHP goes on; null where nothing does. */
	private static function closer(): ?callable {
		foreach ( [ 'fastcgi_finish_request', 'litespeed_finish_request' ] as $function ) {
			if ( function_exists( $function ) ) {
				return $function;
			}
		}
		return null;
	}
}
