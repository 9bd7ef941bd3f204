<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Upgrades a plugin's stored data to the version of the code, once, however many requests run at a time.
 *
 * The option `<name>_db_version` holds the version whose steps are done. A negative value means that the plugin was
 * activated since or is missing a table: the same steps run again. With a higher value than the code's version, the data is
 * left unchanged: another server on the same database runs a newer version, or the plugin was rolled back.
 */
final class DatabaseUpgrader {

	/**
	 * Maximum rows that a step may change during a visitor's request. A step for more returns DEFERRED unless
	 * is_in_background().
	 */
	public const MOST_ROWS = 10_000;

	/** Returned by steps that leave the rest to cron: another process may take the lock at once. */
	public const DEFERRED = null;

	/** Seconds after which the process that holds the lock is considered dead. */
	private const LOCK_LASTS = 5 * MINUTE_IN_SECONDS;

	private const BACKGROUND_LOCK_LASTS = HOUR_IN_SECONDS;

	/**
	 * @var array<string, string> Why a plugin's steps were not done in this process, by `$name`; English, for the command line.
	 */
	private static array $failed_steps = [];

	/**
	 * @param string $name    Prefix of the plugin's options: `frontage_forms`.
	 * @param int    $version The version after all steps; each new step raises it by one.
	 */
	public function __construct( private readonly string $name, private readonly int $version ) {}

	/**
	 * When there is nothing to do, this costs one read of an autoloaded option.
	 *
	 * @param callable( int ): (bool|null) $steps Gets the stored version, which may be higher than the code's after an activation.
	 *                                               Returns whether all steps succeeded, or DEFERRED. Failed steps are retried after
	 *                                               five minutes, not by every request until then.
	 */
	public function run( callable $steps ): void {
		$done             = $this->completed_step();
		$is_in_background = self::is_in_background();
		if ( $this->version <= $done ) {
			unset( self::$failed_steps[ $this->name ] );
			return;
		}
		if ( ! $is_in_background && $this->is_deferred() ) {
			return;
		}
		// Requests and background processes share one lock: dbDelta() in two processes at once would add a column twice.
		$lock = $this->name . '_upgrade_lock';
		if ( ! OptionLock::acquire( $lock, self::LOCK_LASTS, $is_in_background ? self::BACKGROUND_LOCK_LASTS - self::LOCK_LASTS : 0 ) ) {
			self::$failed_steps[ $this->name ] ??= 'another process is updating the database, or could not less than five minutes ago';
			return;
		}
		// Another process may have done the steps since, or an object cache has an older version than the database.
		Database::clear_option_cache( $this->option() );
		$done = $this->completed_step();
		if ( $this->version <= $done ) {
			OptionLock::release( $lock );
			unset( self::$failed_steps[ $this->name ] );
			return;
		}
		$answer = $steps( abs( $done ) );
		if ( self::DEFERRED === $answer && ! $is_in_background ) {
			update_option( $this->deferral_option(), (string) time(), true );
			OptionLock::release( $lock );
			self::continue_in_background();
			return;
		}
		if ( ! $answer ) {
			OptionLock::renew( $lock ); // For five minutes, in the background as well.
			self::$failed_steps[ $this->name ] = 'the database refused a step, which is tried again in five minutes';
			return;
		}
		update_option( $this->option(), max( $this->version, abs( $done ) ), true );
		if ( false !== get_option( $this->deferral_option() ) ) {
			delete_option( $this->deferral_option() );
		}
		OptionLock::release( $lock );
		unset( self::$failed_steps[ $this->name ] );
	}

	/** Whether no visitor waits for this process: cron, or the command line (`wp frontage upgrade`). */
	public static function is_in_background(): bool {
		return wp_doing_cron() || ( defined( 'WP_CLI' ) && WP_CLI );
	}

	/** Schedules the remaining steps, as run() does for DEFERRED; each plugin runs its own on `frontage_upgrade`. */
	public static function continue_in_background(): void {
		if ( ! wp_next_scheduled( 'frontage_upgrade' ) ) {
			wp_schedule_single_event( time(), 'frontage_upgrade' );
		}
	}

	/**
	 * For `site_status_tests`: adds a test when the stored data belongs to a newer version.
	 *
	 * @param array<string, array<string, mixed>>                       $tests
	 * @param array{ badge: string, label: string, description: string } $texts
	 * @return array<string, array<string, mixed>>
	 */
	public function add_test( array $tests, array $texts ): array {
		if ( abs( $this->completed_step() ) > $this->version ) {
			$test                     = $this->name . '_newer_database';
			$tests['direct'][ $test ] = [
				'label' => $texts['label'],
				'test'  => static fn (): array => [
					'label'       => $texts['label'],
					'status'      => 'recommended',
					'badge'       => [
						'label' => $texts['badge'],
						'color' => 'blue',
					],
					'description' => '<p>' . esc_html( $texts['description'] ) . '</p>',
					'actions'     => '',
					'test'        => $test,
				],
			];
		}
		return $tests;
	}

	/** On `cli_init`: `wp frontage upgrade`, for hosts whose cron does not run and for tables of millions of rows. */
	public static function add_command(): void {
		\WP_CLI::add_command(
			'frontage upgrade',
			static function (): void {
				/**
				 * Fires when the deferred upgrade steps of each plugin run: from cron, and by `wp frontage upgrade`.
				 *
				 * @since 0.1.0
				 */
				do_action( 'frontage_upgrade' );
				if ( self::$failed_steps ) {
					\WP_CLI::error( self::failed_steps_text() );
				} else {
					\WP_CLI::success( 'The database is up to date.' );
				}
			},
			[ 'shortdesc' => 'Updates the database of the Frontage plugins.' ]
		);
	}

	/** `Frontage Forms: the database refused a step, ….` */
	private static function failed_steps_text(): string {
		$lines = [];
		foreach ( self::$failed_steps as $name => $why ) {
			$lines[] = ucwords( str_replace( '_', ' ', $name ) ) . ": $why.";
		}
		return implode( ' ', $lines );
	}

	/** Makes the next request check again: a site may have been moved without its plugins' tables. */
	public function check_again(): void {
		update_option( $this->option(), -max( $this->version, abs( $this->completed_step() ) ), true );
	}

	/** Whether a visitor's request deferred the rest to the background less than five minutes ago. */
	private function is_deferred(): bool {
		$since = get_option( $this->deferral_option() );
		return is_numeric( $since ) && time() - (int) $since < self::LOCK_LASTS;
	}

	private function deferral_option(): string {
		return $this->name . '_upgrade_deferred';
	}

	private function option(): string {
		return $this->name . '_db_version';
	}

	private function completed_step(): int {
		$done = get_option( $this->option(), 0 );
		return is_numeric( $done ) ? (int) $done : 0;
	}
}
