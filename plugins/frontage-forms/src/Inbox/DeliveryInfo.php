<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

use Frontage\Forms\SubmissionStore\SubmissionNotes;
use Frontage\Forms\SubmissionStore\SubmissionState;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the deliveries of a submission and requests new ones. It uses filters that the queue implements, because this module must not depend on the queue.
 *
 * @phpstan-type Attempt array{at: string, error: string}
 * @phpstan-type Delivery array{id: string, kind: string, name: string, state: string, due: string, log: list<Attempt>}
 */
final class DeliveryInfo {

	/** @return list<Delivery> */
	public static function find_deliveries( int $id ): array {
		/**
		 * Filters the deliveries of a submission: each email and webhook with every attempt.
		 *
		 * @since 0.1.0
		 *
		 * @param list<array{id?: string, kind: string, name?: string, state: string, due: string, log: list<array{at: string, error: string}>}> $deliveries
		 *              `id` is the Message-ID of an email; `kind` is `mail`, `mail_more`, `mail_2`, `reply`, `webhook` or an add-on's own; `name` is the owner's name for it, or empty; `state` `waiting`, `sending`, `sent`, `no-address` or `failed`; times are UTC (`2026-11-22 09:00:00`).
		 * @param int   $id The submission.
		 */
		$listed_deliveries = apply_filters( 'frontage_forms_submission_deliveries', [], $id );
		$deliveries        = [];
		foreach ( is_array( $listed_deliveries ) ? $listed_deliveries : [] as $delivery ) {
			if ( is_array( $delivery ) ) {
				$deliveries[] = [
					'id'    => self::text_value( $delivery['id'] ?? '' ),
					'kind'  => self::text_value( $delivery['kind'] ?? '' ),
					'name'  => self::text_value( $delivery['name'] ?? '' ),
					'state' => self::text_value( $delivery['state'] ?? '' ),
					'due'   => self::text_value( $delivery['due'] ?? '' ),
					'log'   => self::clean_log( $delivery['log'] ?? [] ),
				];
			}
		}
		return $deliveries;
	}

	/**
	 * @param list<int> $ids
	 * @return list<int> Those whose email is now queued.
	 */
	public static function resend( array $ids, bool $second ): array {
		if ( ! $ids ) {
			return [];
		}
		/**
		 * Requests that the emails of submissions are sent again.
		 *
		 * @since 0.1.0
		 *
		 * @param list<int> $queued Those whose email is now queued.
		 * @param list<int> $ids
		 * @param bool      $second Whether the second email, to the visitor, is sent, too.
		 */
		$queued = apply_filters( 'frontage_forms_send_again', [], $ids, $second );
		return array_values( array_intersect( $ids, array_filter( is_array( $queued ) ? $queued : [], 'is_int' ) ) );
	}

	/** The state of a submission whose email was queued when it was moved to trash or spam. */
	public static function delivery_state( int $id ): string {
		$states = array_column( array_filter( self::find_deliveries( $id ), static fn ( array $delivery ): bool => SubmissionNotes::REPLY !== $delivery['kind'] ), 'state' );
		return match ( true ) {
			(bool) array_intersect( [ 'waiting', 'sending' ], $states ) => SubmissionState::WAITING,
			in_array( 'failed', $states, true )                         => SubmissionState::FAILED,
			default                                                     => SubmissionState::SENT,
		};
	}

	/** @return list<Attempt> */
	private static function clean_log( mixed $log ): array {
		$attempts = [];
		foreach ( is_array( $log ) ? $log : [] as $attempt ) {
			if ( is_array( $attempt ) ) {
				$attempts[] = [
					'at'    => self::text_value( $attempt['at'] ?? '' ),
					'error' => self::text_value( $attempt['error'] ?? '' ),
				];
			}
		}
		return $attempts;
	}

	private static function text_value( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}
}
