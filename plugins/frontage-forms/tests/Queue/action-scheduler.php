<?php
/** A stand-in for Action Scheduler: the functions that a site with it has, on a list of what was asked. */

declare( strict_types=1 );

/** @param array<mixed> $args */
function as_schedule_single_action( int $when, string $hook, array $args = [], string $group = '' ): int {
	$GLOBALS['frontage_scheduled'][] = [ $when, $hook, $args, $group ];
	return count( $GLOBALS['frontage_scheduled'] );
}

/** @param array<mixed> $args */
function as_next_scheduled_action( string $hook, array $args = [], string $group = '' ): int|bool {
	foreach ( $GLOBALS['frontage_scheduled'] ?? [] as [ $when, $of, $with, $in ] ) {
		if ( [ $hook, $args, $group ] === [ $of, $with, $in ] ) {
			return $when;
		}
	}
	return false;
}

/** @param array<mixed> $args */
function as_unschedule_all_actions( string $hook, array $args = [], string $group = '' ): void {
	$GLOBALS['frontage_scheduled'] = array_filter( $GLOBALS['frontage_scheduled'] ?? [], static fn ( array $one ): bool => [ $hook, $args, $group ] !== array_slice( $one, 1 ) );
}
