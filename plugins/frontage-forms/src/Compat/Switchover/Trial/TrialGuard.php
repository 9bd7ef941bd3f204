<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover\Trial;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps a request that tries a form without effect: emails are recorded instead of sent, the database takes no writes, and other servers
 * are not asked. `ProbeRequest` calls `intercept_mail()` before plugins are loaded, without any other class.
 *
 * @phpstan-type RecordedMail array{to: string, subject: string, headers: list<string>, body: string, files: list<string>}
 */
final class TrialGuard {

	/** Statements that only read. `SET` concerns the connection. */
	private const READING = '/^[\s(]*(?:SELECT|SHOW|DESCRIBE|DESC|EXPLAIN|SET)\b(?!.*\bINTO\s+(?:OUTFILE|DUMPFILE)\b)/is';

	/** Header that only tells email plugins of the content type; Contact Form 7 and Frontage both remove it from the email. */
	private const TYPE_HEADER = 'x-wpcf7-content-type:';

	/** @var list<RecordedMail> */
	private static array $mails = [];

	/** In the must-use file of a trial. */
	public static function intercept_mail(): void {
		self::$mails = [];
		if ( ! function_exists( 'wp_mail' ) ) {
			require_once __DIR__ . '/wp-mail.php';
		}
		add_filter( 'pre_wp_mail', [ self::class, 'record_mail' ], PHP_INT_MAX, 2 ); // Where another must-use plugin loaded WordPress's function before.
	}

	/** Whether every email of this request ends here. Without that no form is sent. */
	public static function is_mail_intercepted(): bool {
		global $wp_filter;
		$file = function_exists( 'wp_mail' ) ? (string) ( new \ReflectionFunction( 'wp_mail' ) )->getFileName() : '';
		if ( __DIR__ . '/wp-mail.php' === $file ) {
			return true;
		}
		$last  = $wp_filter['pre_wp_mail']->callbacks[ PHP_INT_MAX ] ?? [];
		$calls = array_column( $last, 'function' );
		return realpath( ABSPATH . 'wp-includes/pluggable.php' ) === realpath( $file ) && [ [ self::class, 'record_mail' ] ] === $calls;
	}

	/** From here to the end of the request nothing is stored, and no other server is asked. */
	public static function block_side_effects(): void {
		add_filter( 'query', [ self::class, 'refuse_write' ], PHP_INT_MAX );
		add_filter( 'pre_http_request', [ self::class, 'refuse_request' ], PHP_INT_MAX, 0 );
	}

	/** On `query`: `wpdb` runs no empty statement. */
	public static function refuse_write( mixed $query ): string {
		return is_string( $query ) && preg_match( self::READING, $query ) ? $query : '';
	}

	/** On `pre_http_request`. */
	public static function refuse_request(): \WP_Error {
		return new \WP_Error( 'frontage_trial', 'No request leaves the site while a form is tried.' );
	}

	/**
	 * On `pre_wp_mail`, and in place of `wp_mail()`.
	 *
	 * @param mixed        $done Ignored: no other code sends it either.
	 * @param array<mixed> $mail Arguments of `wp_mail()`.
	 */
	public static function record_mail( mixed $done, array $mail ): bool {
		$text          = static fn ( mixed $value ): string => is_scalar( $value ) ? (string) $value : '';
		$list          = static fn ( mixed $value ): array => is_array( $value ) ? array_values( array_filter( $value, 'is_string' ) ) : ( preg_split( '/\R/', $text( $value ) ) ?: [] );
		$headers       = array_filter( array_map( 'trim', $list( $mail['headers'] ?? '' ) ), static fn ( string $line ): bool => '' !== $line && ! str_starts_with( strtolower( $line ), self::TYPE_HEADER ) );
		$files         = array_filter( $list( $mail['attachments'] ?? [] ), static fn ( string $path ): bool => '' !== $path );
		self::$mails[] = [
			'to'      => implode( ', ', $list( $mail['to'] ?? '' ) ),
			'subject' => $text( $mail['subject'] ?? '' ),
			'headers' => array_values( $headers ),
			'body'    => str_replace( "\r\n", "\n", $text( $mail['message'] ?? '' ) ),
			'files'   => array_map( 'wp_basename', array_values( $files ) ),
		];
		return true;
	}

	/** @return list<RecordedMail> Emails of this request. */
	public static function mails(): array {
		return self::$mails;
	}
}
