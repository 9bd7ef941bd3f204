<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

use Frontage\Kit\Limit;
use Frontage\Kit\RateLimit as Counters;

defined( 'ABSPATH' ) || exit;

/**
 * Limits submissions per address: 10 in 10 minutes for one form, 60 an hour for all (docs/reference/contact-forms.md §5).
 */
final class RateLimit {

	private const FORM_WINDOW    = 10 * MINUTE_IN_SECONDS;
	private const ADDRESS_WINDOW = HOUR_IN_SECONDS;

	/** Counts one and says whether it is still within the limit; the error is 429 `frontage_submission_limit` with `data.retry_after`. */
	public function take( int $form_id, string $address ): true|\WP_Error {
		$this->count( $form_id, $address );
		return $this->refusal( $form_id, $address ) ?? true;
	}

	/** Counts one submission: one query. */
	public function count( int $form_id, string $address ): void {
		if ( self::figures( $form_id ) ) {
			Counters::count( ...self::limits( $form_id, $address ) );
		}
	}

	/**
	 * What stands in `(bucket = %s AND hits > %d) OR (bucket = %s AND hits > %d)`, which finds the counters that are over their limit.
	 * A statement that stores can ask for itself that way, without another query.
	 *
	 * @return array{string, int, string, int}
	 */
	public function over( int $form_id, string $address ): array {
		[ $form, $all ] = self::limits( $form_id, $address );
		return [ $form->bucket, $form->most, $all->bucket, $all->most ];
	}

	/** What to tell the visitor when a counter is over its limit; null when none is. */
	public function refusal( int $form_id, string $address ): ?\WP_Error {
		$seconds = self::figures( $form_id ) ? Counters::wait( ...self::limits( $form_id, $address ) ) : 0;
		if ( ! $seconds ) {
			return null;
		}
		$minutes = (int) ceil( $seconds / MINUTE_IN_SECONDS );
		return new \WP_Error(
			'frontage_submission_limit',
			sprintf(
				/* translators: %d: number of minutes */
				_n( 'Too many messages came from here in a short time. What you typed is still here: please send it again in %d minute.', 'Too many messages came from here in a short time. What you typed is still here: please send it again in %d minutes.', $minutes, 'frontage-forms' ),
				$minutes
			),
			[
				'status'      => 429,
				'retry_after' => $seconds,
			]
		);
	}

	/** @return array{Limit, Limit} Of the form, of all forms. */
	private static function limits( int $form_id, string $address ): array {
		$figures = self::figures( $form_id );
		return [
			new Limit( "form $form_id", $address, $figures['form'] ?? PHP_INT_MAX, self::FORM_WINDOW ),
			new Limit( 'all', $address, $figures['address'] ?? PHP_INT_MAX, self::ADDRESS_WINDOW ),
		];
	}

	/** @return array{form?: int, address?: int} The limits there are. */
	private static function figures( int $form_id ): array {
		$default = [
			'form'    => 10,
			'address' => 60,
		];
		/**
		 * Filters how many submissions one address may send.
		 *
		 * @since 0.1.0
		 *
		 * @param array{form: int, address: int} $limits  `form`: in 10 minutes with this form (10); `address`: in an hour with all forms (60). 0: no limit.
		 * @param int                            $form_id
		 */
		$limits = apply_filters( 'frontage_forms_rate_limit', $default, $form_id );
		return array_filter( array_intersect_key( is_array( $limits ) ? $limits : $default, $default ), static fn ( mixed $most ): bool => is_int( $most ) && $most > 0 );
	}
}
