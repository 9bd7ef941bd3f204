<?php

declare( strict_types=1 );

namespace Frontage\Forms\SubmissionStore;

use Frontage\Kit\Http\RateLimiter;
use Frontage\Kit\Http\RateLimitRule;

defined( 'ABSPATH' ) || exit;

/**
 * Limits how much one IP address may send (docs/reference/contact-forms.md §5). Over 10 in 10 minutes with one form, or 60 in an hour with
 * all forms, submissions are stored without email. Over 60 in 10 minutes with one form they are refused.
 */
final class SubmissionRateLimit {

	/** The `reason` of a submission that is held because of this limit. */
	public const TOO_MANY = 'too-many';

	private const FORM_WINDOW    = 10 * MINUTE_IN_SECONDS;
	private const ADDRESS_WINDOW = HOUR_IN_SECONDS;

	/**
	 * For submissions that are not stored, and cannot be held: counts one and checks whether it is still within the limits for email. The
	 * error is 429 `frontage_submission_limit` with `data.retry_after`.
	 */
	public function check_limit( int $form_id, string $address ): true|\WP_Error {
		$this->count( $form_id, $address );
		$seconds = self::load_limits( $form_id ) ? RateLimiter::seconds_to_wait( ...self::create_rules( $form_id, $address ) ) : 0;
		return $seconds ? self::limit_error( $seconds ) : true;
	}

	/** Counts one submission in one query. */
	public function count( int $form_id, string $address ): void {
		if ( self::load_limits( $form_id ) ) {
			RateLimiter::count( ...self::create_rules( $form_id, $address ) );
		}
	}

	/**
	 * Decides about a submission that is already counted, in one query.
	 *
	 * @return ''|self::TOO_MANY|\WP_Error '': it is emailed; TOO_MANY: it is held; the error refuses it, like that of `check_limit()`.
	 */
	public function check_counted( int $form_id, string $address ): string|\WP_Error {
		$set_limits = self::load_limits( $form_id );
		if ( ! $set_limits ) {
			return '';
		}
		[ $form, $address_rule ] = self::create_rules( $form_id, $address );

		$storage_rule   = new RateLimitRule( self::counter_name( $form_id ), $address, $set_limits['most'] ?? PHP_INT_MAX, self::FORM_WINDOW );
		$exceeded_rules = RateLimiter::exceeded( $form, $address_rule, $storage_rule );
		$hits           = $exceeded_rules[ $storage_rule->bucket ] ?? null;
		if ( $hits && $hits['hits'] > $storage_rule->most ) {
			return self::limit_error( $hits['seconds'] );
		}
		$is_over = static fn ( RateLimitRule $limit ): bool => ( $exceeded_rules[ $limit->bucket ]['hits'] ?? 0 ) > $limit->most;
		return $is_over( $form ) || $is_over( $address_rule ) ? self::TOO_MANY : '';
	}

	/**
	 * SQL condition that the counted submissions are within the limits, for the statement that stores the next one.
	 *
	 * @param bool $is_mailed False to check only the limit for storing.
	 */
	public function limit_condition( int $form_id, string $address, bool $is_mailed ): string {
		[ $form, $address_rule ] = self::create_rules( $form_id, $address );

		$storage_rule = new RateLimitRule( self::counter_name( $form_id ), $address, self::load_limits( $form_id )['most'] ?? PHP_INT_MAX, self::FORM_WINDOW );
		return RateLimiter::not_reached_sql( ...( $is_mailed ? [ $form, $storage_rule, $address_rule ] : [ $storage_rule ] ) );
	}

	private static function limit_error( int $seconds ): \WP_Error {
		$minutes = (int) ceil( $seconds / MINUTE_IN_SECONDS );
		return new \WP_Error(
			'frontage_submission_limit',
			sprintf(
				/* translators: %d: number of minutes */
				_n( 'Too many messages were sent from your network. Your answers are still here. Send them again in %d minute.', 'Too many messages were sent from your network. Your answers are still here. Send them again in %d minutes.', $minutes, 'frontage-forms' ),
				$minutes
			),
			[
				'status'      => 429,
				'retry_after' => $seconds,
			]
		);
	}

	/** @return array{RateLimitRule, RateLimitRule} Limits for email: of the form, and of all forms. */
	private static function create_rules( int $form_id, string $address ): array {
		$set_limits = self::load_limits( $form_id );
		return [
			new RateLimitRule( self::counter_name( $form_id ), $address, $set_limits['form'] ?? PHP_INT_MAX, self::FORM_WINDOW ),
			new RateLimitRule( 'forms all', $address, $set_limits['address'] ?? PHP_INT_MAX, self::ADDRESS_WINDOW ),
		];
	}

	/** The table of counters is shared by all plugins of the suite, so each name begins with the plugin's. */
	private static function counter_name( int $form_id ): string {
		return "forms form $form_id";
	}

	/** @return array{form?: int, address?: int, most?: int} The limits that are set. */
	private static function load_limits( int $form_id ): array {
		$default = [
			'form'    => 10,
			'address' => 60,
			'most'    => 60,
		];
		/**
		 * Filters how many submissions one IP address may send.
		 *
		 * @since 0.1.0
		 *
		 * @param array{form: int, address: int, most: int} $limits  With email: `form` in 10 minutes with this form (10), `address` in an hour with all
		 *                                                           forms (60); more are stored without email. `most`: the number in 10 minutes
		 *                                                           with this form that are stored at all (60). 0 or absent: no limit.
		 * @param int                                       $form_id
		 */
		$limits = apply_filters( 'frontage_forms_rate_limit', $default, $form_id );
		return array_filter( array_intersect_key( is_array( $limits ) ? $limits : $default, $default ), static fn ( mixed $storage_rule ): bool => is_int( $storage_rule ) && $storage_rule > 0 );
	}
}
