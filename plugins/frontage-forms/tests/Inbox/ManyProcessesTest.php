<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Inbox;

use Frontage\Forms\SubmissionStore\SubmissionClaim;
use Frontage\Forms\SubmissionStore\SubmissionRepository;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

require_once __DIR__ . '/Submissions.php';

/** What only shows with real processes on the same database. The transaction of a test would lock them out, so there is none. */
#[Group( 'processes' )]
#[Group( 'database' )]
final class ManyProcessesTest extends WordPressTestCase {

	private const FORM = 990;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$wpdb->query( 'ROLLBACK' );
		$this->clear();
	}

	protected function tearDown(): void {
		$this->clear();
		parent::tearDown();
	}

	public function test_of_processes_with_the_same_key_one_sends_and_the_others_get_its_result(): void {
		$this->assert_one_sent( $this->run_at_once( array_fill( 0, 4, [ 'one-key-for-all', 0 ] ) ) );
	}

	public function test_of_processes_with_the_same_words_and_no_key_one_sends(): void {
		$this->assert_one_sent( $this->run_at_once( array_fill( 0, 3, [ '', 0 ] ) ) );
	}

	public function test_of_processes_that_try_a_failed_one_again_one_sends(): void {
		$inbox = new SubmissionRepository();
		$kept  = $inbox->store( Submissions::make( [ 'key' => 'failed-once', 'form' => Submissions::form( self::FORM ) ] ) );
		self::assertInstanceOf( SubmissionClaim::class, $kept );
		$inbox->finish( $kept->id, SubmissionState::FAILED, [] );
		$answers = $this->run_at_once( array_fill( 0, 3, [ 'failed-once', 0 ] ) );
		sort( $answers );
		self::assertSame( [ "again {$kept->id}", "done {$kept->id}", "done {$kept->id}" ], $answers );
		self::assertSame( 1, $this->rows() );
	}

	public function test_the_limit_holds_against_many_at_once(): void {
		$answers = array_count_values( array_map( static fn ( string $answer ): string => explode( ' ', $answer )[0], $this->run_at_once( [ [ 'key-1', 2 ], [ 'key-2', 2 ], [ 'key-3', 2 ], [ 'key-4', 2 ] ] ) ) );
		ksort( $answers );
		// Each counts before it stores, so of four at once at most two get in.
		self::assertLessThanOrEqual( 2, $answers['new'] ?? 0 );
		self::assertSame( 4, ( $answers['new'] ?? 0 ) + ( $answers['frontage_submission_limit'] ?? 0 ) );
		self::assertSame( $answers['new'] ?? 0, $this->rows() );
	}

	/** @param list<string> $answers */
	private function assert_one_sent( array $answers ): void {
		sort( $answers );
		self::assertSame( 1, count( preg_grep( '/^new \d+$/D', $answers ) ?: [] ), implode( ', ', $answers ) );
		self::assertSame( count( $answers ) - 1, count( preg_grep( '/^done \d+$/D', $answers ) ?: [] ), implode( ', ', $answers ) );
		self::assertSame( 1, count( array_unique( array_map( static fn ( string $answer ): string => explode( ' ', $answer )[1], $answers ) ) ) );
		self::assertSame( 1, $this->rows() );
	}

	/**
	 * @param list<array{string, int}> $calls Key and limit of each.
	 * @return list<string> What each printed.
	 */
	private function run_at_once( array $calls ): array {
		$processes = [];
		$pipes     = [];
		foreach ( $calls as $nth => [ $key, $limit ] ) {
			$process = proc_open( [ PHP_BINARY, __DIR__ . '/one-process.php', $key, (string) self::FORM, (string) $limit ], [ [ 'pipe', 'r' ], [ 'pipe', 'w' ], [ 'pipe', 'w' ] ], $pipes[ $nth ] );
			self::assertIsResource( $process );
			$processes[] = $process;
		}
		self::assertSame( array_fill( 0, count( $calls ), "ready\n" ), self::hear( $pipes ) );
		self::start_processes( $pipes );
		$first = self::hear( $pipes );
		self::start_processes( $pipes ); // All have kept theirs, or wait for the one that mails.
		$answers = [];
		foreach ( $pipes as $nth => [ , $said, $errors ] ) {
			$rest = (string) stream_get_contents( $said );
			self::assertSame( '', (string) stream_get_contents( $errors ) );
			proc_close( $processes[ $nth ] );
			$answers[] = trim( '' === $rest ? (string) $first[ $nth ] : $rest );
		}
		return $answers;
	}

	/**
	 * @param array<int, array<int, resource>> $pipes
	 * @return list<string|false> The next line of each.
	 */
	private static function hear( array $pipes ): array {
		return array_values( array_map( static fn ( array $of ): string|false => fgets( $of[1] ), $pipes ) );
	}

	/** @param array<int, array<int, resource>> $pipes */
	private static function start_processes( array $pipes ): void {
		foreach ( $pipes as [ $ear ] ) {
			fwrite( $ear, "go\n" );
		}
	}

	private function rows(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE form_id = %d', SubmissionTable::table_name(), self::FORM ) );
	}

	private function clear(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE form_id = %d', SubmissionTable::table_name(), self::FORM ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', SubmissionTable::table_name( SubmissionTable::LIMITS ) ) );
	}
}
