<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Inbox\Admin;

use Frontage\Forms\Inbox\Admin\ExportDownload;
use Frontage\Forms\Inbox\Admin\MessageExporter;
use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\SubmissionStore\SubmissionNotes;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Tests\Submissions;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__, 5 ) . '/tests/support/Submissions.php';

#[Group( 'wide' )]
#[Group( 'database' )]
final class MessageExporterTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', SubmissionTable::table_name() ) );
		$this->sign_in( 'editor' );
	}

	public function test_csv_has_the_fields_of_the_form_as_columns(): void {
		update_option( 'timezone_string', 'Asia/Tokyo' );
		$form = (int) wp_insert_post( [ 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => 'Order "now"' ] );
		update_post_meta( $form, '_form', '[email your-email][text your-name][textarea your-message]' );
		$id = Submissions::add(
			[ 'your-name' => 'Théo, "T"', 'your-message' => "two\nlines", 'your-email' => 't@example.org' ],
			[ 'form_id' => $form, 'created' => '2026-03-04 20:30:00', 'page' => 'http://example.test/' ],
			[ 'consents' => [ 'terms' => 'I <b>agree</b>' ], 'files' => [ 'plan' => [ 'a.pdf', 'b.pdf' ] ] ]
		);
		( new SubmissionNotes() )->add( $id, 'Called.', 1 );

		$csv   = $this->export( MessageExporter::CSV );
		$lines = $this->parse_csv( $csv );

		self::assertStringStartsWith( "\xEF\xBB\xBF", $csv );
		self::assertSame( [ 'Number', 'Received', 'Form', 'Status', 'Sent from', 'Your email', 'Your name', 'Your message', 'Plan', 'Consent', 'Notes', 'Replies', 'Edits', 'Assigned to', 'Done' ], $lines[0] );
		self::assertSame( [ (string) $id, '2026-03-05 05:30:00', 'Order "now"', 'sent', 'http://example.test/', 't@example.org', 'Théo, "T"', "two\nlines", 'a.pdf, b.pdf', 'Terms: I agree', 'Called.', '', '', '', '' ], $lines[1] );
		self::assertCount( 2, $lines );
	}

	public function test_rows_are_the_table_of_the_csv_as_it_was_typed(): void {
		Submissions::add( [ 'your-name' => '=1+1' ] );

		$rows  = json_decode( $this->export( MessageExporter::ROWS ), true );
		$lines = $this->parse_csv( $this->export( MessageExporter::CSV ) );

		self::assertSame( $lines[0], $rows[0] );
		self::assertCount( count( $lines ), $rows );
		self::assertContains( '=1+1', $rows[1], 'A file of a spreadsheet says of a cell that it is text.' );
	}

	public function test_rows_of_nothing_are_the_head_alone(): void {
		self::assertCount( 1, json_decode( $this->export( MessageExporter::ROWS ), true ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function formulas(): iterable {
		foreach ( [ '=1+1', '+49-30', '-2', '@SUM(A1)', "\tx", "\rx", "\nx", '＝1+1', '＋1', '－1', '＠x' ] as $text ) {
			yield trim( $text ) . bin2hex( $text ) => [ $text, "'" . $text ];
		}
		yield 'after a semicolon' => [ 'x;=1+1;y', "x;'=1+1;y" ];
		yield 'after a line end' => [ "x\r\n=1+1", "x\r\n'=1+1" ];
		yield 'after a tab' => [ "x\t @SUM(A1)", "x\t'@SUM(A1)" ];
		yield 'behind signs that nobody sees' => [ "\u{200B}\u{FEFF} =1+1", "'=1+1" ];
		yield 'behind a quote' => [ '"=1+1', "'\"=1+1" ];
		yield 'behind a quote after a semicolon' => [ 'x;"=1+1;y', "x;'\"=1+1;y" ];
		yield 'behind quotes and spaces' => [ "x; \"\u{200B} \"=1+1;y", "x;'\"\u{200B} \"=1+1;y" ];
		yield 'behind a quote after a tab' => [ "x\t\"\"\"@SUM(A1)", "x\t'\"\"\"@SUM(A1)" ];
		yield 'behind a quote after a line end' => [ "x\r\n\"-1", "x\r\n'\"-1" ];
		yield 'behind a page break and a quote' => [ "x;\x0c\"=1", "x;'\x0c\"=1" ];
		yield 'after a comma' => [ 'x,=1+1,"=1+1', 'x,=1+1,"=1+1' ];
		yield 'many spaces' => [ 'x;' . str_repeat( ' ', 5000 ) . 'y', 'x;' . str_repeat( ' ', 5000 ) . 'y' ];
		yield 'a telephone number' => [ '+49 30 1234', '+49 30 1234' ];
		yield 'a list' => [ "- one\n- two", "'- one\n'- two" ];
		yield 'a plain text' => [ 'a=1', 'a=1' ];
		yield 'nothing' => [ '', '' ];
	}

	#[DataProvider( 'formulas' )]
	public function test_a_cell_is_never_run( string $text, string $expected ): void {
		self::assertSame( $expected, MessageExporter::escape_cell( $text ) );
	}

	#[DataProvider( 'formulas' )]
	public function test_no_field_is_a_formula_wherever_a_spreadsheet_splits( string $text ): void {
		$stream = fopen( 'php://memory', 'w+b' );
		MessageExporter::write_line( $stream, [ '1', $text, $text, 'end' ] );
		MessageExporter::write_line( $stream, [ '2', $text . ';', $text . '"', 'end' ] );
		$phone = 1 === preg_match( '/^\+[\d ]+$/D', $text );
		foreach ( [ ';', ',', "\t" ] as $separator ) {
			rewind( $stream );
			while ( is_array( $line = fgetcsv( $stream, null, $separator, '"', '' ) ) ) {
				foreach ( $line as $field ) {
					self::assertTrue( $phone || 0 === preg_match( '/^\s*[=+\-@＝＋－＠]/u', (string) $field ), "Split at '$separator': $field" );
				}
			}
		}
	}

	public function test_every_cell_is_quoted(): void {
		Submissions::add( [ 'your-name' => 'T "x"' ] );
		foreach ( array_filter( explode( "\r\n", substr( $this->export( MessageExporter::CSV ), 3 ) ) ) as $line ) {
			self::assertMatchesRegularExpression( '/^"(?:[^"]|"")*"(?:,"(?:[^"]|"")*")*$/D', $line );
		}
	}

	public function test_a_name_of_a_field_is_no_formula_either(): void {
		Submissions::add( [ '=cmd' => '=HYPERLINK("http://evil.test")' ] );

		$lines = $this->parse_csv( $this->export( MessageExporter::CSV ) );

		self::assertContains( "'=cmd", $lines[0] );
		self::assertContains( "'=HYPERLINK(\"http://evil.test\")", $lines[1] );
	}

	public function test_forms_share_one_table_with_the_columns_of_all(): void {
		Submissions::add( [], [ 'form_id' => 1 ] );
		Submissions::add( [ 'your-plan' => 'A boat' ], [ 'form_id' => 2 ] );

		$lines = $this->parse_csv( $this->export( MessageExporter::CSV ) );

		self::assertContains( 'Your plan', $lines[0] );
		self::assertCount( count( $lines[0] ), $lines[2] );
	}

	public function test_json_can_be_read_and_holds_everything(): void {
		self::assertSame( [], json_decode( $this->export( MessageExporter::JSON ), true ) );
		$first = Submissions::add( [ 'your-name' => 'Théo </script>' ], [ 'created' => '2026-03-04 20:30:00' ] );
		$last  = Submissions::add( [], [ 'state' => SubmissionState::HELD, 'reason' => 'too-many' ] );

		$all = json_decode( $this->export( MessageExporter::JSON ), true );

		self::assertSame( [ $last, $first ], array_column( $all, 'id' ) );
		self::assertSame( 'Théo </script>', $all[1]['values']['your-name'] );
		self::assertSame( '2026-03-04T20:30:00Z', $all[1]['received'] );
		self::assertSame( [ 'held', 'too-many' ], [ $all[0]['state'], $all[0]['reason'] ] );
	}

	public function test_the_filter_the_selection_and_the_rights_count(): void {
		$a      = Submissions::add( [], [ 'form_id' => 1 ] );
		$b      = Submissions::add( [], [ 'form_id' => 2 ] );
		$hidden = Submissions::add( [], [ 'form_id' => 1 ] );
		add_filter( 'user_has_cap', static fn ( array $caps, array $wanted, array $args ): array => ( $args[2] ?? 0 ) === $hidden ? [ ...$caps, InboxCapabilities::READ => false ] : $caps, 10, 3 );
		$ids = fn ( array $filter, array $some = [] ): array => array_column( json_decode( $this->export( MessageExporter::JSON, $filter, $some ), true ), 'id' );

		self::assertSame( [ $b, $a ], $ids( [] ) );
		self::assertSame( [ $a ], $ids( [ 'form' => 1 ] ) );
		self::assertSame( [ $b ], $ids( [ 'form' => 1 ], [ $b, $hidden ] ) );
	}

	public function test_memory_does_not_grow_with_what_is_exported(): void {
		$add = static function ( int $count ): void {
			for ( $i = 0; $i < $count; $i++ ) {
				Submissions::add( [ 'your-message' => str_repeat( 'A long message. ', 100 ) ] );
			}
		};
		$peak = static function (): int {
			$nowhere = fopen( '/dev/null', 'wb' );
			gc_collect_cycles();
			$before = memory_get_usage();
			memory_reset_peak_usage();
			( new MessageExporter( $nowhere ) )->write_messages( MessageExporter::CSV, [] );
			( new MessageExporter( $nowhere ) )->write_messages( MessageExporter::JSON, [] );
			return memory_get_peak_usage() - $before;
		};

		$add( 500 );
		$peak(); // Whatever is loaded once.
		$few = $peak();
		$add( 1500 );

		self::assertLessThan( $few + 1500 * 1600, $peak(), 'Less than the texts that were added.' );
	}

	/** @return iterable<string, array{array<string, mixed>, bool}> */
	public static function wishes(): iterable {
		yield 'nothing special' => [ [], true ];
		yield 'all filters' => [ [ 'form' => '3', 'state' => 'spam', 'read' => 'no', 'search' => 'oak', 'from' => '2026-01-01', 'until' => '2026-02-01' ], true ];
		yield 'an unknown state' => [ [ 'state' => "x' OR 1" ], false ];
		yield 'a list where a text is meant' => [ [ 'search' => [ 'a' ] ], false ];
		yield 'a day that is none' => [ [ 'from' => 'yesterday' ], false ];
		yield 'a mark that is none' => [ [ 'read' => 'maybe' ], false ];
		yield 'a form that is none' => [ [ 'form' => '-1' ], false ];
	}

	/** @param array<string, mixed> $sent */
	#[DataProvider( 'wishes' )]
	public function test_what_is_asked_for_has_the_shapes_of_the_list( array $sent, bool $is_right ): void {
		self::assertSame( $is_right, is_array( ExportDownload::parse_request( $sent ) ) );
	}

	/** @return iterable<string, array{string, string, bool, int}> */
	public static function askers(): iterable {
		yield 'without a nonce' => [ 'editor', 'POST', false, 403 ];
		yield 'by an address' => [ 'editor', 'GET', true, 403 ];
		yield 'who may not read' => [ 'author', 'POST', true, 403 ];
		yield 'with a wrong wish' => [ 'editor', 'POST', true, 400 ];
	}

	#[DataProvider( 'askers' )]
	public function test_it_is_refused( string $role, string $method, bool $has_nonce, int $status ): void {
		$this->sign_in( $role );
		$_SERVER['REQUEST_METHOD'] = $method;
		$_POST                     = [ '_wpnonce' => $has_nonce ? wp_create_nonce( MessageExporter::ACTION ) : 'wrong', 'state' => 'lost' ];
		$told                      = 0;
		$stop                      = static function ( string $message, string $title, array $args ) use ( &$told ): never {
			$told = $args['response'];
			throw new \RuntimeException( $message );
		};
		add_filter( 'wp_die_handler', static fn (): callable => $stop );

		try {
			do_action( 'admin_post_frontage_forms_export' );
			self::fail( 'It was not refused.' );
		} catch ( \RuntimeException ) {
			self::assertSame( $status, $told );
		}
	}

	/**
	 * @param array<string, mixed> $filter
	 * @param list<int>            $ids
	 */
	private function export( string $format, array $filter = [], array $ids = [] ): string {
		$stream = fopen( 'php://memory', 'w+b' );
		( new MessageExporter( $stream ) )->write_messages( $format, $filter, $ids );
		rewind( $stream );
		return (string) stream_get_contents( $stream );
	}

	/** @return list<list<string>> */
	private function parse_csv( string $csv ): array {
		$stream = fopen( 'php://memory', 'w+b' );
		fwrite( $stream, substr( $csv, 3 ) );
		rewind( $stream );
		$lines = [];
		while ( is_array( $line = fgetcsv( $stream, null, ',', '"', '' ) ) ) {
			$lines[] = $line;
		}
		return $lines;
	}
}
