<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Privacy;

use Frontage\Forms\SubmissionStore\SubmissionNotes;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use Frontage\Tests\Submissions;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';
require_once dirname( __DIR__, 4 ) . '/tests/support/Submissions.php';

#[Group( 'database' )]
final class SubmissionPersonalDataTest extends SubmissionTestCase {

	public function test_what_the_database_did_not_delete_is_not_called_erased(): void {
		Submissions::add( [ 'your-email' => 'ann@example.test' ] );
		$eraser = apply_filters( 'wp_privacy_personal_data_erasers', [] )['frontage-forms']['callback'];
		$closed = static fn ( string $query ): string => str_starts_with( $query, 'DELETE' ) ? '' : $query; // WordPress answers false then.
		add_filter( 'query', $closed );
		$erased = self::pages( $eraser, 'ann@example.test' );
		remove_filter( 'query', $closed );
		self::assertSame( 0, array_sum( array_column( $erased, 'items_removed' ) ) );
		self::assertContains( true, array_column( $erased, 'items_retained' ) );
		self::assertCount( 1, array_merge( ...array_column( $erased, 'messages' ) ) );
	}

	public function test_an_address_of_another_script_is_found_in_both_spellings(): void {
		$exporter = apply_filters( 'wp_privacy_personal_data_exporters', [] )['frontage-forms']['callback'];
		Submissions::add( [ 'your-email' => 'anna@bücher.example' ] );
		Submissions::add( [ 'your-email' => 'anna@xn--bcher-kva.example' ] );
		Submissions::add( [ 'your-email' => 'anna@bucher.example' ] );
		foreach ( [ 'anna@xn--bcher-kva.example', 'Anna@bücher.example' ] as $asked ) { // WordPress's screen takes the first alone.
			self::assertCount( 2, array_merge( ...array_column( self::pages( $exporter, $asked ), 'data' ) ), $asked );
		}
	}

	public function test_core_exports_and_erases_all_of_one_person_and_nothing_of_others(): void {
		global $wpdb;
		$form = $this->make_form( '[email your-email][email partner][textarea your-message][acceptance agree] I agree to <b>be called</b>. [/acceptance]' );
		$send = fn ( string $from, string $partner, string $text ): int => $this->post(
			$form->id,
			self::fill_fields( [ 'your-email' => $from, 'partner' => $partner, 'your-message' => $text, 'agree' => '1' ] )
		)->get_status();
		$send( 'Ann@example.test', '', 'Hello <script>alert(1)</script>' );
		$send( 'bob@example.test', 'ann@example.test', 'From both of us' );
		$send( 'bob@example.test', '', "Please tell\nann@example.test" );
		$send( 'joann@example.test', '', 'Another' );
		$ids = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT id FROM %i ORDER BY id', SubmissionTable::table_name() ) ) );
		( new SubmissionNotes() )->add( $ids[0], 'Called back', 1 );

		$exporters = apply_filters( 'wp_privacy_personal_data_exporters', [] );
		$data      = array_merge( ...array_column( self::pages( $exporters['frontage-forms']['callback'], 'ANN@example.test' ), 'data' ) );
		self::assertCount( 2, $data );
		$first = array_column( $data[0]['data'], 'value', 'name' );
		self::assertSame( [ 'A form', 'Ann@example.test', 'Hello &lt;script&gt;alert(1)&lt;/script&gt;', 'Called back' ], [ $first['Form'], $first['Your email'], $first['Your message'], $first['Note'] ] );
		self::assertStringContainsString( 'be called', $first['Consent'] );

		$gone    = [];
		$erasers = apply_filters( 'wp_privacy_personal_data_erasers', [] );
		add_action(
			'frontage_forms_submissions_deleted',
			static function ( array $ids ) use ( &$gone ): void {
				array_push( $gone, ...$ids );
			}
		);
		$erased = self::pages( $erasers['frontage-forms']['callback'], 'ann@example.test' );
		self::assertSame( 2, array_sum( array_column( $erased, 'items_removed' ) ) );
		self::assertSame( [ 'items_retained' => false, 'messages' => [], 'done' => true ], array_diff_key( end( $erased ) ?: [], [ 'items_removed' => 0 ] ) );
		self::assertSame( array_slice( $ids, 0, 2 ), $gone );
		self::assertSame( array_slice( $ids, 2 ), array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT id FROM %i ORDER BY id', SubmissionTable::table_name() ) ) ) );
	}

	public function test_pages_end_and_odd_addresses_find_nobody(): void {
		global $wpdb;
		$form = $this->make_form( '[email your-email]' );
		$this->post( $form->id, self::fill_fields( [ 'your-email' => 'ann@example.test' ] ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET id = 45000', SubmissionTable::table_name() ) );
		$export = apply_filters( 'wp_privacy_personal_data_exporters', [] )['frontage-forms']['callback'];
		$found  = [];
		for ( $page = 1, $done = false; ! $done && $page < 9; $page++ ) {
			[ 'data' => $data, 'done' => $done ] = $export( 'ann@example.test', $page );
			$found[]                             = count( $data );
		}
		self::assertSame( [ 0, 0, 1 ], $found );
		foreach ( [ '', '%', '%@%', "' OR 1=1 --", 'ann@example' ] as $odd ) {
			self::assertSame( [], $export( $odd, 3 )['data'], $odd );
		}
	}
}
