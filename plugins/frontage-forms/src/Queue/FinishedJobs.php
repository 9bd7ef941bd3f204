<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

use Frontage\Forms\Database\SqlQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Empties jobs some days after they were delivered: their payload is a second copy of what the visitor wrote. The log of attempts stays. An
 * email that is sent again later is composed again from its message.
 */
final class FinishedJobs {

	/** Continues what one run left over. */
	public const GO_ON = 'frontage_forms_empty_jobs';

	/** What the payload of an emptied job starts with. */
	public const EMPTIED_START = '{"emptied":true';

	/** Seconds after delivery; until then, an email can be sent again exactly as it was. */
	private const AFTER = 7 * DAY_IN_SECONDS;

	/** Option: up to which time of delivery (UTC) all are emptied, by state. */
	private const DONE = 'frontage_forms_jobs_emptied';

	private const STATES = [ Job::SENT, Job::NO_ADDRESS ];

	private const SLICE  = 200;
	private const SLICES = 20;

	/** On `frontage_forms_sweep` and GO_ON. */
	public static function empty_old(): void {
		$slices = self::SLICES;
		foreach ( self::STATES as $state ) {
			while ( $slices > 0 && self::empty_slice( $state ) ) {
				--$slices;
			}
		}
		if ( $slices <= 0 && ! wp_next_scheduled( self::GO_ON ) ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::GO_ON );
		}
	}

	/** Returns whether there may be more. `due` of a finished job is when it was finished, and has an index. */
	private static function empty_slice( string $state ): bool {
		$done = get_option( self::DONE );
		$done = is_array( $done ) ? $done : [];
		$from = is_string( $done[ $state ] ?? null ) ? $done[ $state ] : '2000-01-01 00:00:00';
		// A payload without a name, which may be long, is not read.
		$rows = SqlQuery::select_rows(
			'SELECT id, due, CASE WHEN payload LIKE %s THEN payload ELSE %s END AS payload FROM %i WHERE state = %s AND due >= %s AND due < DATE_SUB(UTC_TIMESTAMP(), INTERVAL %d SECOND) AND payload NOT LIKE %s ORDER BY due, id LIMIT %d',
			[ '%"name":%', '', JobTable::name(), $state, $from, self::AFTER, self::EMPTIED_START . '%', self::SLICE ]
		);
		if ( ! $rows ) {
			return false;
		}
		$values = [];
		foreach ( $rows as $row ) {
			array_push( $values, (int) $row['id'], self::emptied_payload( $row['payload'] ) );
		}
		$ids   = array_map( 'intval', array_column( $rows, 'id' ) );
		$cases = str_repeat( ' WHEN %d THEN %s', count( $rows ) );
		// A job that was sent again meanwhile has another state.
		if ( ! SqlQuery::execute( "UPDATE %i SET payload = CASE id$cases END WHERE state = %s AND id IN (" . SqlQuery::create_placeholders( $ids ) . ')', [ JobTable::name(), ...$values, $state, ...$ids ] ) ) {
			return false;
		}
		update_option( self::DONE, [ $state => $rows[ count( $rows ) - 1 ]['due'] ] + $done, false );
		return count( $rows ) === self::SLICE;
	}

	/** The name that the owner gave to the email stays: the delivery log shows it. */
	private static function emptied_payload( string $payload ): string {
		$before = json_decode( $payload, true );
		$name   = is_array( $before ) && is_string( $before['name'] ?? null ) ? $before['name'] : '';
		return (string) wp_json_encode( [ 'emptied' => true ] + ( '' === $name ? [] : [ 'name' => $name ] ), JSON_INVALID_UTF8_SUBSTITUTE );
	}
}
