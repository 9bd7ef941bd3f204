<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\SubmissionStore;

use Frontage\Forms\SubmissionStore\SubmissionRateLimit;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Kit\Http\RateLimiter;
use Frontage\Kit\Http\RateLimitRule;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'database' )]
final class SubmissionRateLimitTest extends WordPressTestCase {

	private SubmissionRateLimit $limit;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', SubmissionTable::table_name( SubmissionTable::LIMITS ) ) );
		$this->limit = new SubmissionRateLimit();
	}

	public function test_ten_in_ten_minutes_for_one_form(): void {
		self::assertSame( 10, $this->count_allowed( 12, 7, '192.0.2.10' ) );
		self::assertSame( 1, $this->count_allowed( 1, 8, '192.0.2.10' ) );
		self::assertSame( 1, $this->count_allowed( 1, 7, '192.0.2.11' ) );
	}

	public function test_sixty_in_an_hour_for_all_forms(): void {
		$allowed = 0;
		for ( $form = 1; $form <= 8; $form++ ) {
			$allowed += $this->count_allowed( 8, $form, '192.0.2.10' );
		}
		self::assertSame( 60, $allowed );
		$error = $this->limit->check_limit( 99, '192.0.2.10' );
		self::assertInstanceOf( \WP_Error::class, $error );
		self::assertEqualsWithDelta( HOUR_IN_SECONDS, $error->get_error_data()['retry_after'], 5 );
		self::assertStringContainsString( '60 minutes', $error->get_error_message() );
	}

	public function test_a_window_ends_that_began_with_its_first_submission(): void {
		$this->count_allowed( 11, 7, '192.0.2.10' );
		$this->age_counters( 9 * 60 );
		$error = $this->limit->check_limit( 7, '192.0.2.10' );
		self::assertInstanceOf( \WP_Error::class, $error );
		self::assertEqualsWithDelta( 60, $error->get_error_data()['retry_after'], 5 );
		self::assertStringContainsString( '1 minute.', $error->get_error_message() );
		$this->age_counters( 61 );
		self::assertSame( 10, $this->count_allowed( 12, 7, '192.0.2.10' ) );
	}

	public function test_beyond_the_mailed_ones_they_are_held_and_then_refused(): void {
		$standing = [];
		for ( $n = 1; $n <= 62; $n++ ) {
			$this->limit->count( 7, '192.0.2.10' );
			$one        = $this->limit->check_counted( 7, '192.0.2.10' );
			$standing[] = is_wp_error( $one ) ? $one->get_error_code() : $one;
		}
		self::assertSame( [ '' => 10, 'too-many' => 50, 'frontage_submission_limit' => 2 ], array_count_values( $standing ) );
		self::assertSame( '', $this->limit->check_counted( 8, '192.0.2.11' ) );
		$this->limit->count( 8, '192.0.2.10' );
		self::assertSame( 'too-many', $this->limit->check_counted( 8, '192.0.2.10' ), 'Over sixty in an hour from one address, with whichever form.' );
		$this->age_counters( 601 );
		$this->limit->count( 7, '192.0.2.10' );
		self::assertSame( 'too-many', $this->limit->check_counted( 7, '192.0.2.10' ), 'The hour is not over.' );
		$this->age_counters( HOUR_IN_SECONDS );
		$this->limit->count( 7, '192.0.2.10' );
		self::assertSame( '', $this->limit->check_counted( 7, '192.0.2.10' ) );
	}

	public function test_a_counter_costs_two_queries_and_holds_no_address(): void {
		global $wpdb;
		$before = $wpdb->num_queries;
		$this->limit->check_limit( 7, '192.0.2.10' );
		self::assertSame( 2, $wpdb->num_queries - $before );
		$stored = (string) wp_json_encode( $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', SubmissionTable::table_name( SubmissionTable::LIMITS ) ) ) );
		self::assertStringNotContainsString( '192.0.2', $stored );
		self::assertStringNotContainsString( md5( '192.0.2.10' ), $stored );
		self::assertStringNotContainsString( hash( 'sha256', '192.0.2.10' ), $stored );
	}

	public function test_the_addresses_of_one_connection_are_one(): void {
		$this->count_allowed( 10, 7, '2001:db8:1:2::1' );
		self::assertSame( 0, $this->count_allowed( 1, 7, '2001:db8:1:2:ffff::9' ) );
		self::assertSame( 1, $this->count_allowed( 1, 7, '2001:db8:1:3::1' ) );
		$this->count_allowed( 10, 7, '::ffff:192.0.2.1' );
		self::assertSame( 0, $this->count_allowed( 1, 7, '192.0.2.1' ) );
		self::assertSame( 1, $this->count_allowed( 1, 7, '::ffff:192.0.2.2' ), 'All of IPv4 is not one connection.' );
		self::assertSame( 1, $this->count_allowed( 1, 7, 'no address' ) );
	}

	public function test_a_site_sets_limits_of_its_own_or_none(): void {
		global $wpdb;
		add_filter( 'frontage_forms_rate_limit', static fn ( array $limits, int $form ): array => 7 === $form ? [ 'form' => 2 ] + $limits : [ 'form' => 0, 'address' => 0 ], 10, 2 );
		self::assertSame( 2, $this->count_allowed( 5, 7, '192.0.2.10' ) );
		$before = $wpdb->num_queries;
		self::assertSame( 99, $this->count_allowed( 99, 8, '192.0.2.10' ) );
		self::assertSame( $before, $wpdb->num_queries );
	}

	public function test_what_was_counted_before_midnight_counts_after_it_until_its_window_is_over(): void {
		global $wpdb;
		$midnight = (int) strtotime( '2026-03-02 00:00:00 UTC' );
		$limit    = static fn ( int $seconds, int $most = 3 ): RateLimitRule => new RateLimitRule( 'test', '192.0.2.10', $most, DAY_IN_SECONDS, $midnight + $seconds );
		$holds    = static fn ( RateLimitRule $limit ): bool => '1' === (string) $wpdb->get_var( 'SELECT (' . RateLimiter::not_reached_sql( $limit ) . ') AS holds' ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- As it is used.
		self::assertNotSame( $limit( -1 )->bucket, $limit( 1 )->bucket, 'Nobody is known from one day to the next.' );
		RateLimiter::count( ...array_fill( 0, 3, $limit( -60 ) ) );
		$this->age_counters( HOUR_IN_SECONDS );
		self::assertSame( [ 0, true ], [ RateLimiter::seconds_to_wait( $limit( 60 ) ), $holds( $limit( 60 ) ) ], 'Three are within the limit.' );
		RateLimiter::count( $limit( 60 ) );
		self::assertEqualsWithDelta( 23 * HOUR_IN_SECONDS, RateLimiter::seconds_to_wait( $limit( 60 ) ), 5, 'Until the window of yesterday is over.' );
		self::assertSame( 4, RateLimiter::exceeded( $limit( 60 ) )[ $limit( 60 )->bucket ]['hits'] );
		self::assertSame( [ false, true ], [ $holds( $limit( 60 ) ), $holds( $limit( 60, 4 ) ) ] );
		self::assertSame( [], RateLimiter::exceeded( $limit( 60, PHP_INT_MAX ) ) );
		$this->age_counters( 23 * HOUR_IN_SECONDS );
		self::assertSame( [ 0, true ], [ RateLimiter::seconds_to_wait( $limit( 60 ) ), $holds( $limit( 60 ) ) ] );
		self::assertSame( '', ( new RateLimitRule( 'test', '192.0.2.10', 3, HOUR_IN_SECONDS, $midnight + HOUR_IN_SECONDS ) )->earlier, 'What began yesterday is over.' );
	}

	public function test_counters_whose_window_is_over_are_swept(): void {
		$this->limit->check_limit( 7, '192.0.2.10' );
		$this->age_counters( 11 * 60 );
		RateLimiter::sweep();
		self::assertSame( 1, $this->rows(), 'The hour of the address still runs.' );
		$this->age_counters( 50 * 60 );
		RateLimiter::sweep();
		self::assertSame( 0, $this->rows() );
	}

	private function count_allowed( int $times, int $form, string $address ): int {
		$allowed = 0;
		for ( $n = 0; $n < $times; $n++ ) {
			$allowed += true === $this->limit->check_limit( $form, $address ) ? 1 : 0;
		}
		return $allowed;
	}

	/** The database's clock cannot be moved, so the counters are. */
	private function age_counters( int $seconds ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET ends = DATE_SUB(ends, INTERVAL %d SECOND)', SubmissionTable::table_name( SubmissionTable::LIMITS ), $seconds ) );
	}

	private function rows(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', SubmissionTable::table_name( SubmissionTable::LIMITS ) ) );
	}
}
