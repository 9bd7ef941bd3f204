<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Reviews;

use Frontage\Kit\Database\DatabaseTransient;
use Frontage\Kit\Database\OptionLock;
use Frontage\Site\Reviews\ReviewCache;
use Frontage\Site\Reviews\ReviewProvider;
use Frontage\Site\Reviews\ReviewQuery;
use Frontage\Site\Reviews\ReviewsHealthCheck;
use Frontage\Tests\WordPressTestCase;
use WP_Error;

/** How long what a provider said is kept, who asks it, and how it is left alone. */
final class ReviewCacheTest extends WordPressTestCase {

	private const TASK = 'frontage_site_fetch_reviews';

	private ReviewQuery $query;

	/** Answers what the test says, and counts. */
	private object $provider;

	protected function setUp(): void {
		parent::setUp();
		$this->query    = new ReviewQuery( 'double' );
		$this->provider = new class() implements ReviewProvider {
			public int $asked   = 0;
			public mixed $answer = [ 'summary' => [ 'score' => 4.5, 'count' => 2 ] ];

			public function name(): string {
				return 'Double';
			}

			public function is_ready(): bool {
				return true;
			}

			public function is_local(): bool {
				return false;
			}

			public function fetch( ReviewQuery $query ): array|WP_Error {
				++$this->asked;
				return is_array( $this->answer ) || is_wp_error( $this->answer ) ? $this->answer : [];
			}
		};
		add_filter( 'frontage_site_reviews_providers', fn ( array $all ): array => [ ...$all, 'double' => $this->provider ] );
	}

	public function test_a_page_waits_for_nobody_and_has_it_fetched_once(): void {
		for ( $view = 0; $view < 3; $view++ ) {
			self::assertNull( ReviewCache::get( $this->query ) );
		}
		self::assertSame( 0, $this->asked() );
		self::assertSame( 1, self::planned() );
		$this->run_task();
		self::assertSame( 4.5, ReviewCache::get( $this->query )?->summary['score'] );
		self::assertSame( 1, $this->asked() );
		self::assertSame( 0, self::planned() );
	}

	public function test_a_flush_of_the_object_cache_takes_no_reviews_from_pages_and_asks_nobody(): void {
		wp_using_ext_object_cache( true );
		try {
			$this->run_task();
			wp_cache_flush();
			self::assertSame( 4.5, ReviewCache::get( $this->query )?->summary['score'] );
			self::assertSame( [ 1, 0 ], [ $this->asked(), self::planned() ] );
		} finally {
			wp_using_ext_object_cache( false );
		}
	}

	public function test_it_is_fresh_for_an_hour_and_asked_for_again_after_that(): void {
		$this->run_task();
		$this->later( HOUR_IN_SECONDS - 60 ); // A minute for a slow machine.
		ReviewCache::get( $this->query );
		$this->run_task();
		self::assertSame( 1, $this->asked() );
		self::assertSame( 0, self::planned() );
		$this->later( 61 );
		self::assertNotNull( ReviewCache::get( $this->query ), 'what is there is shown meanwhile' );
		self::assertSame( 1, self::planned() );
		$this->run_task();
		self::assertSame( 2, $this->asked() );
	}

	public function test_what_came_last_is_shown_for_seven_days_while_the_provider_is_away(): void {
		$this->run_task();
		$this->answer( new WP_Error( 'away', 'Could not reach the server.' ) );
		$this->later( WEEK_IN_SECONDS - 60 );
		$this->run_task();
		self::assertNotNull( ReviewCache::get( $this->query ) );
		self::assertSame( 'Could not reach the server.', ReviewCache::error( $this->query ) );
		$this->later( 61 );
		self::assertNull( ReviewCache::get( $this->query ) );
	}

	public function test_who_fails_is_left_alone_for_longer_each_time(): void {
		$this->answer( new WP_Error( 'away', 'Away.' ) );
		$pauses = [];
		for ( $try = 0; $try < 10; $try++ ) {
			$this->run_task();
			$pauses[] = (int) round( $this->pause() / MINUTE_IN_SECONDS );
			ReviewCache::get( $this->query );
			self::assertSame( 0, self::planned(), 'nobody asks in the pause' );
			$this->run_task();
			self::assertSame( $try + 1, $this->asked(), 'not even the task' );
			$this->later( $this->pause() + 1 );
		}
		self::assertSame( [ 5, 10, 20, 40, 80, 160, 320, 640, 720, 720 ], $pauses );
		$this->answer( [ 'summary' => [ 'score' => 4 ] ] );
		$this->run_task();
		self::assertSame( 60, (int) round( $this->pause() / MINUTE_IN_SECONDS ), 'one answer and all is well' );
	}

	public function test_one_is_asked_at_a_time(): void {
		self::assertTrue( OptionLock::acquire( 'frontage_site_reviews_lock', 60 ) );
		$this->run_task();
		self::assertSame( 0, $this->asked() );
		self::assertSame( 1, self::planned(), 'it comes later' );
		OptionLock::release( 'frontage_site_reviews_lock' );
		$this->run_task();
		self::assertSame( 1, $this->asked() );
		self::assertTrue( OptionLock::acquire( 'frontage_site_reviews_lock', 60 ), 'the lock is free again' );
	}

	public function test_who_may_not_publish_sends_nobody_anywhere(): void {
		$this->sign_in( 'contributor' );
		ReviewCache::get( $this->query );
		self::assertSame( 0, self::planned() );
		$this->sign_in( 'author' );
		ReviewCache::get( $this->query );
		self::assertSame( 1, self::planned() );
	}

	public function test_a_broken_answer_is_a_failure_and_takes_nothing_away(): void {
		$this->run_task();
		foreach ( [ [], [ 'summary' => 'x', 'reviews' => 'y' ], [ 'reviews' => [ 1, [ 'stars' => 'many' ], [ 'text' => [ 'a' ] ] ] ] ] as $broken ) {
			$this->later( 13 * HOUR_IN_SECONDS );
			$this->answer( $broken );
			$this->run_task();
			self::assertSame( 4.5, ReviewCache::get( $this->query )?->summary['score'] );
			self::assertSame( 'The response contained no reviews.', ReviewCache::error( $this->query ) );
		}
	}

	public function test_site_health_says_who_does_not_answer_and_that_he_does_again(): void {
		self::assertSame( 'good', ReviewsHealthCheck::test()['status'] );
		$this->answer( new WP_Error( 'status', 'The server responded with status 403.' ) );
		$this->run_task();
		$said = ReviewsHealthCheck::test();
		self::assertSame( 'recommended', $said['status'] );
		self::assertIsString( $said['description'] );
		self::assertStringContainsString( 'Double: The server responded with status 403.', $said['description'] );
		$this->later( DAY_IN_SECONDS );
		$this->answer( [ 'summary' => [ 'score' => 4 ] ] );
		$this->run_task();
		self::assertSame( 'good', ReviewsHealthCheck::test()['status'] );
	}

	public function test_a_task_of_nobody_does_nothing(): void {
		foreach ( [ null, '', [], [ 'provider' => 'none', 'of' => [] ], [ 'provider' => [ 'x' ], 'of' => 'y' ] ] as $stored ) {
			ReviewCache::run( $stored );
		}
		self::assertSame( 0, $this->asked() );
	}

	private function asked(): int {
		return $this->provider->asked; // @phpstan-ignore property.notFound (the double's own)
	}

	private function answer( mixed $answer ): void {
		$this->provider->answer = $answer; // @phpstan-ignore property.notFound (the double's own)
	}

	/** As WordPress's scheduled tasks do. */
	private function run_task(): void {
		wp_unschedule_hook( self::TASK );
		do_action( self::TASK, $this->query->to_array() );
	}

	private static function planned(): int {
		$count = 0;
		foreach ( _get_cron_array() as $tasks ) {
			$count += count( $tasks[ self::TASK ] ?? [] );
		}
		return $count;
	}

	/** Seconds until it may be asked again. */
	private function pause(): int {
		return $this->entry()['next'] - time();
	}

	/** What is kept grows older by so many seconds. */
	private function later( int $seconds ): void {
		$entry = $this->entry();
		foreach ( [ 'at', 'next' ] as $time ) {
			$entry[ $time ] -= $entry[ $time ] ? $seconds : 0;
		}
		DatabaseTransient::store( self::kept_as( $this->query ), (string) wp_json_encode( $entry ), WEEK_IN_SECONDS );
	}

	/** @return array{ at: int, next: int } */
	private function entry(): array {
		$entry = json_decode( (string) DatabaseTransient::read( self::kept_as( $this->query ) ), true );
		self::assertIsArray( $entry );
		self::assertIsInt( $entry['at'] );
		self::assertIsInt( $entry['next'] );
		return $entry;
	}

	private static function kept_as( ReviewQuery $query ): string {
		return 'frontage_site_reviews_' . md5( $query->key() );
	}
}
