<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

use Frontage\Kit\Database;

defined( 'ABSPATH' ) || exit;

/**
 * At most one deliverer on a site: a mail server that hangs holds one worker, and the others answer visitors.
 *
 * A row of the options, changed by single statements that one process can win, by the database's clock: the end of the
 * lease and whose it is. The options' own functions would not do: they overwrite, and a cache would let two in.
 */
final class Lease {

	public const OPTION = 'frontage_forms_deliverer';

	/** Seconds; a mail takes far less, and before each one the lease may begin anew. */
	private const LASTS = 5 * MINUTE_IN_SECONDS;

	/** Within so many seconds it need not begin anew. */
	private const FRESH = 60;

	private string $value = '';
	private int $begun    = 0;

	public function take(): bool {
		global $wpdb;
		$now   = $this->now();
		$value = $this->value_from( $now );
		if ( '' === $now ) {
			return false;
		}
		// The row is there but for the first time.
		$won         = Database::run( (string) $wpdb->prepare( 'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value < %s', $wpdb->options, $value, self::OPTION, $now ) )
			|| Database::run( (string) $wpdb->prepare( 'INSERT IGNORE INTO %i (option_name, option_value, autoload) VALUES (%s, %s, %s)', $wpdb->options, self::OPTION, $value, 'off' ) );
		$this->value = $won ? $value : '';
		$this->begun = hrtime( true );
		return $won;
	}

	/** Before each job; false when another process took this one for dead. */
	public function renew(): bool {
		global $wpdb;
		if ( '' !== $this->value && hrtime( true ) - $this->begun < self::FRESH * 1_000_000_000 ) {
			return true;
		}
		$now   = $this->now();
		$value = $this->value_from( $now );
		$kept  = '' !== $now && '' !== $this->value
			&& false !== Database::run( (string) $wpdb->prepare( 'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value = %s', $wpdb->options, $value, self::OPTION, $this->value ) )
			&& [ [ 'option_value' => $value ] ] === Database::rows( (string) $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, self::OPTION ) );
		$this->value = $kept ? $value : '';
		$this->begun = hrtime( true );
		return $kept;
	}

	public function give_back(): void {
		global $wpdb;
		if ( '' !== $this->value ) {
			Database::run( (string) $wpdb->prepare( 'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value = %s', $wpdb->options, '', self::OPTION, $this->value ) );
			$this->value = '';
		}
	}

	/** The database's clock; '' when it does not answer. */
	private function now(): string {
		$rows = Database::rows( 'SELECT UTC_TIMESTAMP() AS now' );
		return $rows ? (string) $rows[0]['now'] : '';
	}

	private function value_from( string $now ): string {
		return gmdate( 'Y-m-d H:i:s', (int) strtotime( "$now UTC" ) + self::LASTS ) . ' ' . bin2hex( random_bytes( 8 ) );
	}
}
