<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Privacy;

use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Privacy\RetentionPolicy;
use Frontage\Forms\Privacy\RetentionSettings;
use Frontage\Forms\Privacy\RetentionSweeper;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';

#[Group( 'wide' )]
#[Group( 'database' )]
final class RetentionPolicyTest extends SubmissionTestCase {

	protected function setUp(): void {
		parent::setUp();
		update_option( RetentionPolicy::OPTION, [ 'old_until' => 0 ] );
	}

	public function test_lengths_are_read_as_owners_write_them(): void {
		$read = [ '6 months', '1 month', 'forever', '30 days', '2 years', '', '', '', '', '' ];
		self::assertSame( $read, array_map( RetentionPolicy::parse_period( ... ), [ ' 6 Months', '1 months', 'FOREVER', '30days', '2 year', '0 days', '-1 day', '6', "6 months\n; x", '99999 days' ] ) );
		$now = (int) strtotime( '2026-03-31 12:00:00 UTC' );
		self::assertSame( [ '2025-03-31 12:00:00', '2026-03-01 12:00:00', null, null ], array_map( static fn ( string $length ): ?string => RetentionPolicy::find_limit( $length, $now ), [ '12 months', '30 days', 'forever', '' ] ) );
	}

	public function test_messages_go_after_twelve_months_and_what_was_put_aside_after_thirty_days(): void {
		$form  = $this->make_form( '[text your-name]' );
		$stays = [
			$this->message( $form, SubmissionState::SENT, 360 ),
			$this->message( $form, SubmissionState::HELD, 360 ),
			$this->message( $form, SubmissionState::SPAM, 29 ),
			$this->message( $form, SubmissionState::TRASH, 400, 29 ),
			$this->message( $form, SubmissionState::WAITING, 400 ),
		];
		$goes = [ $this->message( $form, SubmissionState::SENT, 370 ), $this->message( $form, SubmissionState::FAILED, 370 ), $this->message( $form, SubmissionState::SPAM, 31 ), $this->message( $form, SubmissionState::TRASH, 10, 31 ) ];
		$gone = [];
		add_action(
			'frontage_forms_submissions_deleted',
			static function ( array $ids ) use ( &$gone ): void {
				array_push( $gone, ...$ids );
			}
		);
		// In the trash for 29 days only: but twelve months have passed since it came.
		unset( $stays[3] );
		RetentionSweeper::run();
		self::assertEqualsCanonicalizing( array_values( $stays ), $this->ids() );
		self::assertCount( 5, $gone );
		self::assertSame( [], array_diff( $goes, $gone ) );
	}

	public function test_what_a_killed_process_left_of_a_deleted_message_goes_too(): void {
		global $wpdb;
		$form = $this->make_form( '[text your-name]' );
		$kept = $this->message( $form, SubmissionState::SENT, 1 );
		$gone = $this->message( $form, SubmissionState::SENT, 1 );
		$path = wp_tempnam();
		file_put_contents( $path, 'x' );
		$store = new FileRepository();
		foreach ( [ $kept, $gone ] as $id ) {
			$store->store( [ [ 'path' => $path, 'name' => 'cv.pdf', 'field' => 'cv' ] ], $id );
			JobRepository::add( $id, [ [ 'kind' => 'mail', 'payload' => [ 'body' => 'Words of a visitor.' ] ] ] );
		}
		unlink( $path );
		$bytes = $store->find_by_submission( $gone )[0]->path();
		$wpdb->delete( SubmissionTable::table_name(), [ 'id' => $gone ] ); // Killed after that.
		RetentionSweeper::run();
		self::assertSame( [ [], [] ], [ $store->find_by_submission( $gone ), ( new JobRepository() )->find_by_submission( $gone ) ] );
		self::assertFileDoesNotExist( $bytes );
		self::assertSame( [ 1, 1 ], [ count( $store->find_by_submission( $kept ) ), count( ( new JobRepository() )->find_by_submission( $kept ) ) ] );
		$store->remove( $store->find_by_submission( $kept ) );
	}

	public function test_what_is_left_over_is_looked_for_in_ranges_and_a_run_goes_on_where_the_last_one_ended(): void {
		$far = 25 * 10_000;
		foreach ( range( 0, 24 ) as $number ) {
			JobRepository::add( $far + 10_000 * $number, [ [ 'kind' => 'mail', 'payload' => [] ] ] );
		}
		$unlimited = [];
		$note      = static function ( string $query ) use ( &$unlimited ): string {
			if ( str_contains( $query, 'LEFT JOIN' ) && str_contains( $query, 's.id IS NULL' ) && ! str_contains( $query, 'BETWEEN' ) ) {
				$unlimited[] = $query;
			}
			return $query;
		};
		add_filter( 'query', $note );
		$left = static fn (): int => array_sum( array_map( static fn ( int $number ): int => count( ( new JobRepository() )->find_by_submission( $far + 10_000 * $number ) ), range( 0, 24 ) ) );
		RetentionSweeper::run();
		self::assertSame( 5, $left(), 'A run checks twenty ranges.' );
		RetentionSweeper::run();
		self::assertSame( 0, $left() );
		self::assertSame( [], $unlimited );

		JobRepository::add( 1, [ [ 'kind' => 'mail', 'payload' => [] ] ] );
		RetentionSweeper::run();
		self::assertSame( [], ( new JobRepository() )->find_by_submission( 1 ), 'It begins again at the first.' );
	}

	public function test_a_form_says_so_itself(): void {
		$short = $this->make_form( '[text your-name]', 'keep_for: 2 weeks' );
		$long  = $this->make_form( '[text your-name]', 'keep_for: forever' );
		$odd   = $this->make_form( '[text your-name]', 'keep_for: as long as you like' );
		$this->message( $short, SubmissionState::SENT, 20 );
		$stays = [ $this->message( $long, SubmissionState::SENT, 4000 ), $this->message( $odd, SubmissionState::SENT, 300 ) ];
		RetentionSweeper::run();
		self::assertSame( $stays, $this->ids() );
	}

	public function test_an_update_deletes_nothing_until_the_owner_has_chosen(): void {
		$old = $this->make_form( '[text your-name]' );
		delete_option( RetentionPolicy::OPTION );
		$ids = [ $this->message( $old, SubmissionState::SENT, 800 ), $this->message( $old, SubmissionState::SPAM, 800 ) ];
		RetentionSweeper::run();
		self::assertSame( $ids, $this->ids(), 'Not even where the option is lost.' );

		RetentionPolicy::initialize();
		RetentionPolicy::initialize();
		$new = $this->make_form( '[text your-name]' );
		$this->message( $new, SubmissionState::SENT, 800 );
		self::assertSame( [ '', '12 months' ], [ RetentionPolicy::find_period( $old->id ), RetentionPolicy::find_period( $new->id ) ] );
		RetentionSweeper::run();
		self::assertSame( $ids, $this->ids() );
		self::assertSame( [ 2, 0 ], [ RetentionSweeper::count_old_messages( '12 months' ), RetentionSweeper::count_old_messages( 'forever' ) ] );

		RetentionSettings::register( 'frontage_forms' );
		update_option( RetentionPolicy::OPTION, [ 'new' => 'forever', 'old' => '24 months', 'old_until' => 0, 'aside' => 'x' ] );
		self::assertSame( $old->id, RetentionPolicy::settings()['old_until'], 'No request says that.' );
		RetentionSweeper::run();
		self::assertSame( [], $this->ids() );
	}

	public function test_a_site_that_has_much_to_lose_goes_on_later(): void {
		global $wpdb;
		$form = $this->make_form( '[text your-name]' );
		$one  = $this->message( $form, SubmissionState::SENT, 800 );
		for ( $copies = 1; $copies < 120; $copies *= 2 ) {
			$wpdb->query( $wpdb->prepare( 'INSERT INTO %i (form_id, state, created, changed, data, result) SELECT form_id, state, created, changed, data, result FROM %i', SubmissionTable::table_name(), SubmissionTable::table_name() ) );
		}
		self::assertGreaterThan( 0, $one );
		RetentionSweeper::sweep( 5 );
		self::assertSame( $copies - 100, count( $this->ids() ) );
		self::assertNotFalse( wp_next_scheduled( RetentionSweeper::GO_ON ) );
		RetentionSweeper::sweep( 5 );
		self::assertSame( [], $this->ids() );
	}

	public function test_the_address_is_kept_only_on_request_and_shortened(): void {
		$form   = $this->make_form( '[text your-name]' );
		$stored = function () use ( $form ): string {
			global $wpdb;
			$this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann ' . wp_rand() ] ) );
			return (string) $wpdb->get_var( $wpdb->prepare( 'SELECT data FROM %i ORDER BY id DESC LIMIT 1', SubmissionTable::table_name() ) );
		};
		self::assertStringNotContainsString( '192.0.2.', $stored() );
		update_option( RetentionPolicy::OPTION, [ 'old_until' => 0, 'visitor' => true ] );
		self::assertStringContainsString( '"192.0.2.0"', $stored() );
	}

	public function test_the_settings_page_shows_counts_and_takes_nothing_odd(): void {
		$form = $this->make_form( '[text your-name]' );
		update_option( RetentionPolicy::OPTION, [ 'old_until' => $form->id ] );
		$this->message( $form, SubmissionState::SENT, 800 );
		RetentionSettings::add_fields( 'page' );
		ob_start();
		do_settings_sections( 'page' );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( '12 months (deletes 1 message now)', $html );
		self::assertStringContainsString( '36 months (deletes 0 messages now)', $html );
		foreach ( [ null, 'x', [ 'new' => [ 'x' ], 'old' => "1 day' OR 1=1", 'aside' => [ 1 ] ], [ 'aside' => '1e9' ] ] as $odd ) {
			$clean = RetentionSettings::sanitize( $odd );
			self::assertSame( [ '12 months', '', $form->id ], [ $clean['new'], $clean['old'], $clean['old_until'] ] );
			self::assertContains( $clean['aside'], [ 30, 3650 ] );
		}
	}

	private function message( Form $form, string $state, int $days, int $changed = 0 ): int {
		global $wpdb;
		$ago = static fn ( int $days ): string => gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS );
		$wpdb->insert(
			SubmissionTable::table_name(),
			[
				'form_id' => $form->id,
				'state'   => $state,
				'created' => $ago( $days ),
				'changed' => $ago( $changed ?: $days ),
				'data'    => '{}',
				'result'  => '{}',
			]
		);
		return (int) $wpdb->insert_id;
	}

	/** @return list<int> */
	private function ids(): array {
		global $wpdb;
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT id FROM %i ORDER BY id', SubmissionTable::table_name() ) ) );
	}
}
