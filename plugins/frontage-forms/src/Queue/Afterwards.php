<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

defined( 'ABSPATH' ) || exit;

/**
 * Work for after the answer: the connection is closed, then the runner begins. A visitor never waits for a mail server.
 *
 * PHP-FPM and LiteSpeed can close a connection; elsewhere the answer says how long it is and is flushed, so that the
 * browser has all of it. Where something on the way compresses the answer, its length is not known: then it is flushed alone.
 */
final class Afterwards {

	/** On `shutdown`: behind it comes only what need not wait for mail, such as the inbox's words. */
	public const LAST = PHP_INT_MAX - 1;

	/** Whether the work must not be felt where the visitor is kept waiting after all: how long it takes would tell what is known. */
	private static bool $is_secret = false;

	/** Whether the browser has the whole answer, and knows it. */
	private static bool $is_answered = true;

	/** Whether more may have to be done than to deliver the jobs that are in their table. */
	private static bool $looks_back = false;

	/** Asks for it where the work depends on what the visitor must not learn, such as whether an address is known. */
	public static function plan_in_secret(): void {
		self::$is_secret = true;
		self::plan();
	}

	/**
	 * Asks for it, once a request.
	 *
	 * @param bool $looks_back False where all that is to be delivered stands among the jobs already: then what a process that died left behind is looked for once a minute.
	 */
	public static function plan( bool $looks_back = true ): void {
		self::$looks_back = self::$looks_back || $looks_back;
		if ( has_action( 'shutdown', [ self::class, 'run' ] ) ) {
			return;
		}
		ignore_user_abort( true );
		if ( ! self::closer() && ! in_array( PHP_SAPI, [ 'cli', 'phpdbg' ], true ) && ! headers_sent() ) {
			if ( function_exists( 'apache_setenv' ) ) {
				apache_setenv( 'no-gzip', '1' ); // Or the server would hold the end of the answer back until PHP ends.
			}
			self::$is_answered = false;
			ob_start();
			add_action( 'shutdown', [ self::class, 'end_answer' ], 0 ); // WordPress empties its buffers at 1.
		}
		add_action( 'shutdown', [ self::class, 'run' ], self::LAST ); // What prints or caches the page at its end comes first.
	}

	/** On `shutdown`, where the connection cannot be closed. */
	public static function end_answer(): void {
		$length = self::length( ob_get_status( true ), (string) ini_get( 'zlib.output_compression' ) );
		if ( null !== $length && ! headers_sent() ) {
			header( "Content-Length: $length" );
			header( 'Connection: close' );
			self::$is_answered = true;
		}
		while ( ob_get_level() > 0 && ob_end_flush() ) {
			continue;
		}
		flush();
	}

	/**
	 * The bytes that will leave; null when that cannot be told.
	 *
	 * @param array<mixed> $buffers As `ob_get_status( true )` gives them.
	 */
	public static function length( array $buffers, string $compression ): ?int {
		$length = 0;
		foreach ( $buffers as $buffer ) {
			if ( ! is_array( $buffer ) || 'default output handler' !== ( $buffer['name'] ?? '' ) || ! is_int( $buffer['buffer_used'] ?? null ) ) {
				return null;
			}
			$length += $buffer['buffer_used'];
		}
		return in_array( strtolower( $compression ), [ '', '0', 'off' ], true ) ? $length : null;
	}

	/** On `shutdown`. */
	public static function run(): void {
		$close = self::closer();
		if ( $close ) {
			$close();
		}
		if ( PHP_SESSION_ACTIVE === session_status() ) {
			session_write_close(); // Or the visitor's next page would wait for this one.
		}
		if ( self::$is_secret && ! self::$is_answered ) {
			Schedule::elsewhere();
			return;
		}
		[ $looks_back, self::$looks_back ] = [ self::$looks_back, false ];
		( new Runner() )->run( looks_back: $looks_back );
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
