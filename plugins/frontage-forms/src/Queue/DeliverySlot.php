<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

use Frontage\Kit\Database\Database;
use Frontage\Kit\Database\OptionLock;

defined( 'ABSPATH' ) || exit;

/**
 * One of the few places on a site from which mail is delivered at the same time, over all of its servers.
 *
 * MySQL and MariaDB hold it by a lock of the connection (`GET_LOCK()`), which ends with the process however that ends. SQLite has
 * none: there, and where a database refuses such locks, it is a row that has to be renewed. A slot limits how many processes a mail
 * server can keep waiting; that a job goes once is settled by `JobRepository::claim()`.
 */
final class DeliverySlot {

	/** How many there are. */
	public const SETTING = 'frontage_forms_delivery_slots';

	public const USUAL = 3;
	public const MOST  = 4;

	/** What its lock is called, before its number. */
	public const LOCK = 'frontage_forms_delivery_slot_';

	/** Seconds after which a row that nobody renewed is another's. */
	private const HEARTBEAT = 60;

	/** @var array<int, true> The numbers that this process holds: the database would give a connection the same lock twice. */
	private static array $held = [];

	private function __construct( private readonly int $number, private readonly bool $is_of_connection ) {}

	public static function count(): int {
		return self::as_count( get_option( self::SETTING, self::USUAL ) );
	}

	public static function as_count( mixed $value ): int {
		return is_numeric( $value ) ? min( self::MOST, max( 1, (int) $value ) ) : self::USUAL;
	}

	/** Null: others have all of them, or the database does not answer. */
	public static function take(): ?self {
		$free = array_values( array_diff( range( 1, self::count() ), array_keys( self::$held ) ) );
		$slot = $free ? self::of_connection( $free ) ?? self::with_heartbeat( $free ) : null;
		if ( ! $slot || $slot->number < 1 ) {
			return null;
		}
		self::$held[ $slot->number ] = true;
		return $slot;
	}

	/** Before each job; false when this process took so long for the last one that another has its slot. */
	public function renew(): bool {
		return $this->is_of_connection || OptionLock::renew( self::LOCK . $this->number );
	}

	public function release(): void {
		global $wpdb;
		if ( $this->is_of_connection ) {
			Database::rows( (string) $wpdb->prepare( 'SELECT RELEASE_LOCK(%s)', self::name( $this->number ) ) );
		} else {
			OptionLock::release( self::LOCK . $this->number );
		}
		unset( self::$held[ $this->number ] );
	}

	/**
	 * @param list<int> $free
	 * @return ?self With the number 0 when others have them all; null where the database has no such locks.
	 */
	private static function of_connection( array $free ): ?self {
		global $wpdb;
		if ( defined( 'DB_ENGINE' ) && 'sqlite' === constant( 'DB_ENGINE' ) ) {
			return null; // It answers yes to everybody.
		}
		$tries  = str_repeat( ' WHEN GET_LOCK(%s, 0) = 1 THEN %d', count( $free ) ); // The first that is free ends it.
		$values = array_merge( ...array_map( static fn ( int $number ): array => [ self::name( $number ), $number ], $free ) );
		// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- Nothing but placeholders.
		$rows = Database::rows( (string) $wpdb->prepare( "SELECT CASE$tries ELSE 0 END AS number", ...$values ) );
		return $rows ? new self( (int) $rows[0]['number'], true ) : null;
	}

	/** @param list<int> $free */
	private static function with_heartbeat( array $free ): ?self {
		foreach ( $free as $number ) {
			if ( OptionLock::take( self::LOCK . $number, self::HEARTBEAT ) ) {
				return new self( $number, false );
			}
		}
		return null;
	}

	/** Locks of connections are the whole server's: several sites, and several databases, may be on one. */
	private static function name( int $number ): string {
		global $wpdb;
		return 'frontage-' . substr( hash( 'sha256', DB_NAME . "\n" . $wpdb->prefix ), 0, 32 ) . "-$number";
	}
}
