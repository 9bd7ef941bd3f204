<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\SubmissionStore;

use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Forms\SubmissionStore\SubmissionStatistics;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Tests\Submissions;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__, 4 ) . '/tests/support/Submissions.php';

#[Group( 'database' )]
final class SubmissionStatisticsTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', SubmissionTable::table_name() ) );
	}

	public function test_each_form_with_its_messages_its_unread_ones_and_the_last(): void {
		Submissions::add( [], [ 'form_id' => 3, 'created' => '2026-02-03 10:00:00' ] );
		Submissions::add( [], [ 'form_id' => 3, 'created' => '2026-02-05 10:00:00', 'is_read' => 1, 'state' => SubmissionState::FAILED ] );
		Submissions::add( [], [ 'form_id' => 3, 'created' => '2026-02-06 10:00:00', 'state' => SubmissionState::SPAM ] );
		Submissions::add( [], [ 'form_id' => 3, 'created' => '2026-02-07 10:00:00', 'state' => SubmissionState::TRASH ] );
		Submissions::add( [], [ 'form_id' => 4, 'created' => '2026-02-01 10:00:00', 'is_read' => 1 ] );

		self::assertSame(
			[
				3 => [
					'messages' => [ 'count' => 2, 'more' => false ],
					'unread'   => [ 'count' => 1, 'more' => false ],
					'last'     => '2026-02-05 10:00:00',
				],
				4 => [
					'messages' => [ 'count' => 1, 'more' => false ],
					'unread'   => [ 'count' => 0, 'more' => false ],
					'last'     => '2026-02-01 10:00:00',
				],
				5 => [
					'messages' => [ 'count' => 0, 'more' => false ],
					'unread'   => [ 'count' => 0, 'more' => false ],
					'last'     => '',
				],
			],
			SubmissionStatistics::count_per_form( [ 3, 4, 5, 3 ] )
		);
		self::assertSame( [], SubmissionStatistics::count_per_form( [] ) );
	}

	public function test_forms_cost_two_queries_however_many_they_are(): void {
		global $wpdb;
		$before = $wpdb->num_queries;

		SubmissionStatistics::count_per_form( range( 1, 100 ) );

		self::assertSame( 2, $wpdb->num_queries - $before );
	}
}
