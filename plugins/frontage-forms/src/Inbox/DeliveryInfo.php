<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

use Frontage\Forms\SubmissionStore\SubmissionState;

defined( 'ABSPATH' ) || exit;

/**
 * What the inbox knows of the mails of a submission, and asks for: the queue answers, which stands above this room.
 *
 * @phpstan-type Attempt array{at: string, error: string}
 * @phpstan-type Delivery array{kind: string, name: string, state: string, due: string, log: list<Attempt>}
 */
final class DeliveryInfo {

	/** @return list<Delivery> */
	public static function of( int $id ): array {
		/**
		 * Filters what is being, or was, delivered of a submission: each mail and webhook with every attempt.
		 *
		 * @since 0.1.0
		 *
		 * @param list<array{kind: string, name?: string, state: string, due: string, log: list<array{at: string, error: string}>}> $deliveries
		 *              `kind` is `mail`, `mail_more`, `mail_2`, `webhook` or an add-on's own; `name` what the owner calls it, or empty; `state` `waiting`, `sending`, `sent`, `no-address` or `failed`; times are UTC (`2026-11-22 09:00:00`).
		 * @param int   $id The submission.
		 */
		$found      = apply_filters( 'frontage_forms_submission_deliveries', [], $id );
		$deliveries = [];
		foreach ( is_array( $found ) ? $found : [] as $one ) {
			if ( is_array( $one ) ) {
				$deliveries[] = [
					'kind'  => self::text( $one['kind'] ?? '' ),
					'name'  => self::text( $one['name'] ?? '' ),
					'state' => self::text( $one['state'] ?? '' ),
					'due'   => self::text( $one['due'] ?? '' ),
					'log'   => self::log( $one['log'] ?? [] ),
				];
			}
		}
		return $deliveries;
	}

	/**
	 * @param list<int> $ids
	 * @return list<int> Those whose mail is on its way now.
	 */
	public static function send_again( array $ids, bool $second ): array {
		if ( ! $ids ) {
			return [];
		}
		/**
		 * Asks for the mail of submissions once more.
		 *
		 * @since 0.1.0
		 *
		 * @param list<int> $queued Those whose mail is on its way now.
		 * @param list<int> $ids
		 * @param bool      $second Whether the second mail, to the visitor, goes too.
		 */
		$queued = apply_filters( 'frontage_forms_send_again', [], $ids, $second );
		return array_values( array_intersect( $ids, array_filter( is_array( $queued ) ? $queued : [], 'is_int' ) ) );
	}

	/** What became of a submission whose mail was on its way when it was put aside. */
	public static function outcome( int $id ): string {
		$states = array_column( self::of( $id ), 'state' );
		return match ( true ) {
			(bool) array_intersect( [ 'waiting', 'sending' ], $states ) => SubmissionState::WAITING,
			in_array( 'failed', $states, true )                         => SubmissionState::FAILED,
			default                                                     => SubmissionState::SENT,
		};
	}

	/** @return list<Attempt> */
	private static function log( mixed $log ): array {
		$attempts = [];
		foreach ( is_array( $log ) ? $log : [] as $attempt ) {
			if ( is_array( $attempt ) ) {
				$attempts[] = [
					'at'    => self::text( $attempt['at'] ?? '' ),
					'error' => self::text( $attempt['error'] ?? '' ),
				];
			}
		}
		return $attempts;
	}

	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}
}
