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
	public static function find_page( SubscriberFilter $filter, int $page, int $per_page ): array {
		[ $condition, $values ] = $filter->build_condition();
		return SubscriberRepository::find_where( "$condition ORDER BY asked DESC, id DESC LIMIT %d OFFSET %d", [ ...$values, $per_page, max( 0, $page - 1 ) * $per_page ] );
	}

	public static function count( SubscriberFilter $filter ): int {
		[ $condition, $values ] = $filter->build_condition();
		return SqlQuery::select_number( "SELECT COUNT(*) FROM %i WHERE $condition", [ SubscriberTable::name(), ...$values ] );
	}

	/** @return list<string> */
	public static function find_lists(): array {
		return array_column( SqlQuery::select_rows( 'SELECT DISTINCT list FROM %i ORDER BY list LIMIT 200', [ SubscriberTable::name() ] ), 'list' );
	}

	/**
	 * In batches by id, so that new subscribers do not shift the result.
	 *
	 * @param resource $stream
	 */
	public static function export( $stream, SubscriberFilter $filter ): void {
		MessageExporter::begin( $stream );
		MessageExporter::write_line(
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
		[ $condition, $values ] = $filter->build_condition();
		$last                   = 0;
		do {
			$subscribers = SubscriberRepository::find_where( "$condition AND id > %d ORDER BY id LIMIT %d", [ ...$values, $last, self::SLICE ] );
			foreach ( $subscribers as $subscriber ) {
				$last = $subscriber->id;
				MessageExporter::write_line( $stream, [ $subscriber->email, $subscriber->list, $subscriber->state, self::format_local_time( $subscriber->asked ), self::format_local_time( $subscriber->confirmed ), self::format_local_time( $subscriber->unsubscribed ), $subscriber->consent, $subscriber->page, Subscriber::CONFIRMED === $subscriber->state ? SubscriptionLinks::unsubscribe_url( $subscriber ) : '' ] );
			}
			fflush( $stream );
		} while ( count( $subscribers ) === self::SLICE );
	}

	private static function format_local_time( string $time ): string {
		return '' === $time ? '' : (string) wp_date( 'Y-m-d H:i:s', (int) strtotime( "$time UTC" ) );
	}
}
