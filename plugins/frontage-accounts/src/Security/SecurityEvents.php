<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Security;

use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/** Counts refused and successful sign-ins per day, so that owners notice attacks. No names, addresses or input are stored. */
final class SecurityEvents {

	/** Without the table prefix. */
	public const TABLE = 'frontage_account_events';

	public const SIGNED_IN    = 'signed-in';
	public const CHALLENGED   = 'challenged';
	public const REFUSED      = 'sign-in-refused';
	public const THROTTLED    = 'sign-in-throttled';
	public const REGISTERED   = 'registered';
	public const NOT_MADE     = 'registration-refused';
	public const TOO_MANY     = 'registration-throttled';
	public const FOREIGN      = 'other-site';
	public const PROGRAM      = 'program';
	public const LOST         = 'lost-password';
	public const MAIL_LIMIT   = 'mail-throttled';

	/** Days. */
	private const KEPT = 30;

	/** For `Database::install()`. */
	public static function definition(): string {
		return sprintf(
			"CREATE TABLE %s (
				day date NOT NULL,
				kind varchar(32) NOT NULL,
				hits int(10) unsigned NOT NULL,
				PRIMARY KEY  (day,kind)
			) %s;",
			Database::table( self::TABLE ),
			Database::table_options()
		);
	}

	/** Adds one to a count with one query. If the database is unavailable, only the count is lost. */
	public static function record( string $kind ): void {
		global $wpdb;
		Database::run( (string) $wpdb->prepare( 'INSERT INTO %i (day, kind, hits) VALUES (%s, %s, 1) ON DUPLICATE KEY UPDATE hits = hits + 1', Database::table( self::TABLE ), gmdate( 'Y-m-d' ), $kind ) );
	}

	/**
	 * The last 30 days, newest first.
	 *
	 * @return list<array{ day: string, kind: string, hits: int }>
	 */
	public static function all(): array {
		global $wpdb;
		$rows = Database::rows( (string) $wpdb->prepare( 'SELECT day, kind, hits FROM %i WHERE day > %s ORDER BY day DESC, kind', Database::table( self::TABLE ), self::oldest() ) );
		return array_map(
			static fn ( array $row ): array => [
				'day'  => (string) $row['day'],
				'kind' => (string) $row['kind'],
				'hits' => (int) $row['hits'],
			],
			$rows ?: []
		);
	}

	/** On cron. */
	public static function sweep(): void {
		global $wpdb;
		Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE day <= %s', Database::table( self::TABLE ), self::oldest() ) );
	}

	/** The label of each kind. */
	public static function label( string $kind ): string {
		return match ( $kind ) {
			self::SIGNED_IN  => __( 'Signed in', 'frontage-accounts' ),
			self::CHALLENGED => __( 'Sign-in continued by another plugin, such as two-factor', 'frontage-accounts' ),
			self::REFUSED    => __( 'Sign-in failed: wrong username or password', 'frontage-accounts' ),
			self::THROTTLED  => __( 'Sign-in blocked: too many attempts', 'frontage-accounts' ),
			self::REGISTERED => __( 'Account created', 'frontage-accounts' ),
			self::NOT_MADE   => __( 'Registration blocked', 'frontage-accounts' ),
			self::TOO_MANY   => __( 'Registration blocked: too many attempts', 'frontage-accounts' ),
			self::FOREIGN    => __( 'Blocked: sent from another site', 'frontage-accounts' ),
			self::PROGRAM    => __( 'Blocked: sent by a bot', 'frontage-accounts' ),
			self::LOST       => __( 'Password reset requested', 'frontage-accounts' ),
			self::MAIL_LIMIT => __( 'Email blocked: too many requests', 'frontage-accounts' ),
			default          => $kind,
		};
	}

	private static function oldest(): string {
		return gmdate( 'Y-m-d', time() - self::KEPT * DAY_IN_SECONDS );
	}
}
