<?php

declare( strict_types=1 );

namespace Frontage\Forms;

use Frontage\Forms\Inbox\RateLimit;
use Frontage\Forms\Inbox\Rights;
use Frontage\Forms\Inbox\Table;

/** Brings the database to the shape this version needs, once, on the first request after an installation or update. */
final class Upgrade {

	/** The version whose steps are done; negative: the plugin was activated since, look again (frontage-forms.php writes that). */
	public const OPTION = 'frontage_forms_db_version';

	/** What the steps below lead to. */
	public const VERSION = Plugin::DATABASE;

	/** Cron, twice a day: takes away what is no longer needed. */
	public const SWEEP = 'frontage_forms_sweep';

	private const LOCK = 'frontage_forms_upgrade_lock';

	/** A process that holds the lock for longer (seconds) is taken for dead. */
	private const LOCK_LASTS = 5 * MINUTE_IN_SECONDS;

	/** On `init`: when nothing is to be done this is one look at an autoloaded option. */
	public static function run(): void {
		$done = self::done();
		if ( self::VERSION === $done || ! self::lock() ) {
			return;
		}
		Table::install();
		if ( Table::one_is_missing() ) {
			return; // The database refused; the lock stays, so it is asked again in five minutes and not by every request.
		}
		if ( abs( $done ) < 1 ) { // Once: an owner who took a right away has his reasons.
			self::give_rights();
		}
		if ( ! wp_next_scheduled( self::SWEEP ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'twicedaily', self::SWEEP );
		}
		update_option( self::OPTION, self::VERSION, true );
		delete_option( self::LOCK );
	}

	/** Asks the next request to look again: a site may have been moved without the tables of its plugins. */
	public static function ask_again(): void {
		update_option( self::OPTION, -self::VERSION, true );
	}

	/** On deactivation: data stays, work stops. */
	public static function stop(): void {
		wp_clear_scheduled_hook( self::SWEEP );
	}

	/** On cron. */
	public static function sweep(): void {
		RateLimit::sweep();
	}

	private static function done(): int {
		$done = get_option( self::OPTION, 0 );
		return is_numeric( $done ) ? (int) $done : 0;
	}

	private static function give_rights(): void {
		foreach ( [ 'administrator', 'editor' ] as $name ) {
			$role = get_role( $name );
			$role?->add_cap( Rights::READ );
			$role?->add_cap( Rights::DELETE );
		}
	}

	/** Of several requests that come at once, one gets it. The options' functions would not do: they overwrite. */
	private static function lock(): bool {
		global $wpdb;
		$now  = time();
		$made = $wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO %i (option_name, option_value, autoload) VALUES (%s, %s, %s)', $wpdb->options, self::LOCK, (string) $now, 'off' ) );
		if ( ! $made ) {
			$made = $wpdb->query( $wpdb->prepare( 'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value < %s', $wpdb->options, (string) $now, self::LOCK, (string) ( $now - self::LOCK_LASTS ) ) );
		}
		return 1 === $made;
	}
}
