<?php

declare( strict_types=1 );

namespace Frontage\Forms\Subscription;

use Frontage\Forms\Database\SqlQuery;
use Frontage\Forms\Inbox\Admin\MessageExporter;

defined( 'ABSPATH' ) || exit;

/** Reads subscribers for the admin: a page, counts, the lists, a CSV export. */
final class SubscriberQuery {

	private const SLICE = 250;

	/** @return list<Subscriber> Newest first. */
	public static function page( SubscriberFilter $filter, int $page, int $per_page ): array {
		[ $condition, $values ] = $filter->condition();
		return SubscriberRepository::where( "$condition ORDER BY asked DESC, id DESC LIMIT %d OFFSET %d", [ ...$values, $per_page, max( 0, $page - 1 ) * $per_page ] );
	}

	public static function count( SubscriberFilter $filter ): int {
		[ $condition, $values ] = $filter->condition();
		return SqlQuery::number( "SELECT COUNT(*) FROM %i WHERE $condition", [ SubscriberTable::name(), ...$values ] );
	}

	/** @return list<string> */
	public static function lists(): array {
		return array_column( SqlQuery::rows( 'SELECT DISTINCT list FROM %i ORDER BY list LIMIT 200', [ SubscriberTable::name() ] ), 'list' );
	}

	/**
	 * In batches by id, so that new subscribers do not shift the result.
	 *
	 * @param resource $stream
	 */
	public static function export( $stream, SubscriberFilter $filter ): void {
		MessageExporter::begin( $stream );
		MessageExporter::line(
			$stream,
			[
				__( 'Email address', 'frontage-forms' ),
				__( 'List', 'frontage-forms' ),
				__( 'Status', 'frontage-forms' ),
				__( 'Subscribed on', 'frontage-forms' ),
				__( 'Confirmed', 'frontage-forms' ),
				__( 'Unsubscribed', 'frontage-forms' ),
				__( 'Consent', 'frontage-forms' ),
				__( 'Page', 'frontage-forms' ),
				__( 'Unsubscribe link', 'frontage-forms' ),
			]
		);
		[ $condition, $values ] = $filter->condition();
		$last                   = 0;
		do {
			$some = SubscriberRepository::where( "$condition AND id > %d ORDER BY id LIMIT %d", [ ...$values, $last, self::SLICE ] );
			foreach ( $some as $one ) {
				$last = $one->id;
				MessageExporter::line( $stream, [ $one->email, $one->list, $one->state, self::local( $one->asked ), self::local( $one->confirmed ), self::local( $one->unsubscribed ), $one->consent, $one->page, Subscriber::CONFIRMED === $one->state ? SubscriptionLinks::leave( $one ) : '' ] );
			}
			fflush( $stream );
		} while ( count( $some ) === self::SLICE );
	}

	private static function local( string $time ): string {
		return '' === $time ? '' : (string) wp_date( 'Y-m-d H:i:s', (int) strtotime( "$time UTC" ) );
	}
}
