<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Privacy;

use Frontage\Forms\Files\Store;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Inbox\State;
use Frontage\Forms\Inbox\Table;
use Frontage\Forms\Privacy\Retention;
use Frontage\Forms\Privacy\RetentionSettings;
use Frontage\Forms\Privacy\Sweeper;
use Frontage\Forms\Queue\Jobs;
use Frontage\Forms\Tests\Feedback\FeedbackTestCase;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__ ) . '/Feedback/FeedbackTestCase.php';

#[Group( 'wide' )]
#[Group( 'database' )]
final class RetentionTest extends FeedbackTestCase {

	protected function setUp(): void {
		parent::setUp();
		update_option( Retention::OPTION, [ 'old_until' => 0 ] );
	}

	public function test_lengths_are_read_as_owners_write_them(): void {
		$read = [ '6 months', '1 month', 'forever', '30 days', '2 years', '', '', '', '', '' ];
		self::assertSame( $read, array_map( Retention::length( ... ), [ ' 6 Months', '1 months', 'FOREVER', '30days', '2 year', '0 days', '-1 day', '6', "6 months\n; x", '99999 days' ] ) );
		$now = (int) strtotime( '2026-03-31 12:00:00 UTC' );
		self::assertSame( [ '2025-03-31 12:00:00', '2026-03-01 12:00:00', null, null ], array_map( static fn ( string $length ): ?string => Retention::limit( $length, $now ), [ '12 months', '30 days', 'forever', '' ] ) );
	}

	public function test_messages_go_after_twelve_months_and_what_was_put_aside_after_thirty_days(): void {
		$form  = $this->make_form( '[text your-name]' );
		$stays = [
			$this->message( $form, State::SENT, 360 ),
			$this->message( $form, State::HELD, 360 ),
			$this->message( $form, State::SPAM, 29 ),
			$this->message( $form, State::TRASH, 400, 29 ),
			$this->message( $form, State::WAITING, 400 ),
		];
		$goes = [ $this->message( $form, State::SENT, 370 ), $this->message( $form, State::FAILED, 370 ), $this->message( $form, State::SPAM, 31 ), $this->message( $form, State::TRASH, 10, 31 ) ];
		$gone = [];
		add_action(
			'frontage_forms_submissions_deleted',
			static function ( array $ids ) use ( &$gone ): void {
				array_push( $gone, ...$ids );
			}
		);
		// In the trash for 29 days only: but twelve months have passed since it came.
		unset( $stays[3] );
		Sweeper::run();
		self::assertEqualsCanonicalizing( array_values( $stays ), $this->ids() );
		self::assertCount( 5, $gone );
		self::assertSame( [], array_diff( $goes, $gone ) );
	}

	public function test_what_a_killed_process_left_of_a_deleted_message_goes_too(): void {
		global $wpdb;
		$form = $this->make_form( '[text your-name]' );
		$kept = $this->message( $form, State::SENT, 1 );
		$gone = $this->message( $form, State::SENT, 1 );
		$path = wp_tempnam();
		file_put_contents( $path, 'x' );
		$store = new Store();
		foreach ( [ $kept, $gone ] as $id ) {
			$store->keep( [ [ 'path' => $path, 'name' => 'cv.pdf', 'field' => 'cv' ] ], $id );
			Jobs::add( $id, [ [ 'kind' => 'mail', 'payload' => [ 'body' => 'Words of a visitor.' ] ] ] );
		}
		unlink( $path );
		$bytes = $store->of( $gone )[0]->path();
		$wpdb->delete( Table::name(), [ 'id' => $gone ] ); // Killed after that.
		Sweeper::run();
		self::assertSame( [ [], [] ], [ $store->of( $gone ), ( new Jobs() )->of( $gone ) ] );
		self::assertFileDoesNotExist( $bytes );
		self::assertSame( [ 1, 1 ], [ count( $store->of( $kept ) ), count( ( new Jobs() )->of( $kept ) ) ] );
		$store->remove( $store->of( $kept ) );
	}

	public function test_a_form_says_so_itself(): void {
		$short = $this->make_form( '[text your-name]', 'keep_for: 2 weeks' );
		$long  = $this->make_form( '[text your-name]', 'keep_for: forever' );
		$odd   = $this->make_form( '[text your-name]', 'keep_for: as long as you like' );
		$this->message( $short, State::SENT, 20 );
		$stays = [ $this->message( $long, State::SENT, 4000 ), $this->message( $odd, State::SENT, 300 ) ];
		Sweeper::run();
		self::assertSame( $stays, $this->ids() );
	}

	public function test_an_update_deletes_nothing_until_the_owner_has_chosen(): void {
		$old = $this->make_form( '[text your-name]' );
		delete_option( Retention::OPTION );
		$ids = [ $this->message( $old, State::SENT, 800 ), $this->message( $old, State::SPAM, 800 ) ];
		Sweeper::run();
		self::assertSame( $ids, $this->ids(), 'Not even where the option is lost.' );

		Retention::make_ready();
		Retention::make_ready();
		$new = $this->make_form( '[text your-name]' );
		$this->message( $new, State::SENT, 800 );
		self::assertSame( [ '', '12 months' ], [ Retention::of( $old->id ), Retention::of( $new->id ) ] );
		Sweeper::run();
		self::assertSame( $ids, $this->ids() );
		self::assertSame( [ 2, 0 ], [ Sweeper::count_old( '12 months' ), Sweeper::count_old( 'forever' ) ] );

		RetentionSettings::register( 'frontage_forms' );
		update_option( Retention::OPTION, [ 'new' => 'forever', 'old' => '24 months', 'old_until' => 0, 'aside' => 'x' ] );
		self::assertSame( $old->id, Retention::settings()['old_until'], 'No request says that.' );
		Sweeper::run();
		self::assertSame( [], $this->ids() );
	}

	public function test_a_site_that_has_much_to_lose_goes_on_later(): void {
		global $wpdb;
		$form = $this->make_form( '[text your-name]' );
		$one  = $this->message( $form, State::SENT, 800 );
		for ( $copies = 1; $copies < 120; $copies *= 2 ) {
			$wpdb->query( $wpdb->prepare( 'INSERT INTO %i (form_id, state, created, changed, data, result) SELECT form_id, state, created, changed, data, result FROM %i', Table::name(), Table::name() ) );
		}
		self::assertGreaterThan( 0, $one );
		Sweeper::sweep( 5 );
		self::assertSame( $copies - 100, count( $this->ids() ) );
		self::assertNotFalse( wp_next_scheduled( Sweeper::GO_ON ) );
		Sweeper::sweep( 5 );
		self::assertSame( [], $this->ids() );
	}

	public function test_the_address_is_kept_only_on_request_and_shortened(): void {
		$form   = $this->make_form( '[text your-name]' );
		$stored = function () use ( $form ): string {
			global $wpdb;
			$this->post( $form->id, self::filled( [ 'your-name' => 'Ann ' . wp_rand() ] ) );
			return (string) $wpdb->get_var( $wpdb->prepare( 'SELECT data FROM %i ORDER BY id DESC LIMIT 1', Table::name() ) );
		};
		self::assertStringNotContainsString( '192.0.2.', $stored() );
		update_option( Retention::OPTION, [ 'old_until' => 0, 'visitor' => true ] );
		self::assertStringContainsString( '"192.0.2.0"', $stored() );
	}

	public function test_the_settings_page_shows_counts_and_takes_nothing_odd(): void {
		$form = $this->make_form( '[text your-name]' );
		update_option( Retention::OPTION, [ 'old_until' => $form->id ] );
		$this->message( $form, State::SENT, 800 );
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
			Table::name(),
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
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT id FROM %i ORDER BY id', Table::name() ) ) );
	}
}
