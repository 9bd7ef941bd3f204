<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

use Frontage\Kit\Database\Database;
use Frontage\Kit\Database\OptionLock;

defined( 'ABSPATH' ) || exit;

/**
 * A slot limits how many processes of a site, across all of its servers, deliver email at the same time.
 *
 * On MySQL and MariaDB a slot is a lock of the connection (`GET_LOCK()`), which ends with the process. SQLite has none: there, and where a
 * database refuses such locks, it is a row that has to be renewed. Slots only limit load; `JobRepository::claim()` makes sure that a job is
 * delivered once.
 */
final class DeliverySlot {

	/** Option: number of slots. */
	public const SETTING = 'frontage_forms_delivery_slots';

	public const USUAL = 3;
	public const MOST  = 4;

	/** Name of the lock, before its number. */
	public const LOCK = 'frontage_forms_delivery_slot_';

	/** Seconds after which another process may take a row that was not renewed. */
	private const HEARTBEAT = 60;

	/** @var array<int, self> Slots of this process: the database would grant a connection the same lock twice. */
	private static array $held_slots = [];

	/** Whether PHP calls `release_all()` when it ends. */
	private static bool $is_released_at_end = false;

	private function __construct( private readonly int $number, private readonly bool $is_of_connection ) {}

	public static function count(): int {
		return self::sanitize_count( get_option( self::SETTING, self::USUAL ) );
	}

	public static function sanitize_count( mixed $value ): int {
		return is_numeric( $value ) ? min( self::MOST, max( 1, (int) $value ) ) : self::USUAL;
	}

	/** Null when all slots are taken, or the database does not answer. */
	public static function acquire(): ?self {
		$free = array_values( array_diff( range( 1, self::count() ), array_keys( self::$held_slots ) ) );
		$slot = $free ? self::acquire_connection_lock( $free ) ?? self::acquire_row( $free ) : null;
		if ( ! $slot || $slot->number < 1 ) {
			return null;
		}
		self::$held_slots[ $slot->number ] = $slot;
		if ( ! self::$is_released_at_end ) {
			self::$is_released_at_end = true;
			register_shutdown_function( [ self::class, 'release_all' ] ); // Other code may end PHP during a job, without an exception.
		}
		return $slot;
	}

	/** When PHP ends. A row would otherwise look taken until it is too old. */
	public static function release_all(): void {
		foreach ( self::$held_slots as $slot ) {
			$slot->release();
		}
	}

	/** Call this before each job. False when the last job took so long that another process has the slot. */
	public function renew(): bool {
		return $this->is_of_connection || OptionLock::renew( self::LOCK . $this->number );
	}

	public function release(): void {
		global $wpdb;
		if ( $this->is_of_connection ) {
			Database::rows( (string) $wpdb->prepare( 'SELECT RELEASE_LOCK(%s)', self::lock_name( $this->number ) ) );
		} else {
			OptionLock::release( self::LOCK . $this->number );
		}
		unset( self::$held_slots[ $this->number ] );
	}

	/**
	 * @param list<int> $free
	 * @return ?self With the number 0 when all are taken; null when the database has no such locks.
	 */
	private static function acquire_connection_lock( array $free ): ?self {
		global $wpdb;
		if ( defined( 'DB_ENGINE' ) && 'sqlite' === constant( 'DB_ENGINE' ) ) {
			return null; // Its SQLite driver grants every lock.
		}
		$lock_cases = str_repeat( ' WHEN GET_LOCK(%s, 0) = 1 THEN %d', count( $free ) ); // CASE ends at the first lock that is free.
		$values     = array_merge( ...array_map( static fn ( int $number ): array => [ self::lock_name( $number ), $number ], $free ) );
		$rows       = Database::rows( Database::prepared( "SELECT CASE$lock_cases ELSE 0 END AS number", $values ) );
		return $rows ? new self( (int) $rows[0]['number'], true ) : null;
	}

	/** @param list<int> $free */
	private static function acquire_row( array $free ): ?self {
		foreach ( $free as $number ) {
			if ( OptionLock::acquire( self::LOCK . $number, self::HEARTBEAT ) ) {
				return new self( $number, false );
			}
		}
		return null;
	}

	/** Connection locks are shared by the whole database server, which may host several sites and databases. */
	private static function lock_name( int $number ): string {
		global $wpdb;
		return 'frontage-' . substr( hash( 'sha256', DB_NAME . "\n" . $wpdb->prefix ), 0, 32 ) . "-$number";
	}
}
