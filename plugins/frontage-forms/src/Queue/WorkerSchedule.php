<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

defined( 'ABSPATH' ) || exit;

/** Schedules the worker without visitors: every five minutes by WP-Cron, and after a pause by Action Scheduler where a site has it. */
final class WorkerSchedule {

	public const EVENT = 'frontage_forms_deliver';

	private const EVERY = 'frontage_forms_five_minutes';

	/** Arguments that distinguish the single event from the recurring one. */
	private const ONCE = [ 'after a pause' ];

	private const GROUP = 'frontage-forms';

	/**
	 * On `cron_schedules`, which may run before translations are loaded.
	 *
	 * @param array<string, array{interval: int, display: string}> $schedules
	 * @return array<string, array{interval: int, display: string}>
	 */
	public static function add_interval( array $schedules ): array {
		$schedules[ self::EVERY ] = [
			'interval' => 5 * MINUTE_IN_SECONDS,
			'display'  => did_action( 'init' ) ? __( 'Every five minutes', 'frontage-forms' ) : '',
		];
		return $schedules;
	}

	/** On an upgrade; the first run also handles work of processes that died. */
	public static function start(): void {
		if ( ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( time() + 5 * MINUTE_IN_SECONDS, self::EVERY, self::EVENT );
		}
	}

	/** On deactivation. */
	public static function stop(): void {
		wp_unschedule_hook( self::EVENT );
		if ( function_exists( 'as_unschedule_all_actions' ) ) {
			as_unschedule_all_actions( self::EVENT, self::ONCE, self::GROUP );
		}
	}

	/** Runs the worker in a background request of the site to itself. */
	public static function run_in_background(): void {
		wp_clear_scheduled_hook( self::EVENT, self::ONCE );
		wp_schedule_single_event( time(), self::EVENT, self::ONCE );
		spawn_cron();
	}

	/** @param ?int $seconds Until the next job is due; null when none is waiting. */
	public static function schedule_next( ?int $seconds ): void {
		if ( null === $seconds ) {
			return;
		}
		$due_time = time() + max( 1, $seconds );
		if ( function_exists( 'as_schedule_single_action' ) && function_exists( 'as_next_scheduled_action' ) ) {
			$scheduled_time = as_next_scheduled_action( self::EVENT, self::ONCE, self::GROUP );
			if ( ! is_int( $scheduled_time ) || $scheduled_time > $due_time ) {
				as_schedule_single_action( $due_time, self::EVENT, self::ONCE, self::GROUP );
			}
			return;
		}
		$scheduled_time = wp_next_scheduled( self::EVENT, self::ONCE );
		if ( ! $scheduled_time || $scheduled_time > $due_time ) {
			wp_clear_scheduled_hook( self::EVENT, self::ONCE );
			wp_schedule_single_event( $due_time, self::EVENT, self::ONCE );
		}
	}
}
