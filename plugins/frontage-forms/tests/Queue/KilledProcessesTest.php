<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Queue;

use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Queue\DeliverySlot;
use Frontage\Forms\Queue\DeliveryWorker;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Forms\Starters\DefaultForm;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\SubmissionStore\SearchIndex;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;

require_once __DIR__ . '/MailServer.php';

/** What only shows with real processes on the same database: PHP is killed, two come at once. The transaction of a test would lock them out, so there is none. */
#[Group( 'processes' )]
#[Group( 'database' )]
final class KilledProcessesTest extends WordPressTestCase {

	private Form $form;
	private MailServer $server;

	/** @var list<array{resource, array<int, resource>}> */
	private array $processes = [];

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$wpdb->query( 'ROLLBACK' );
		$form = ( new FormRepository() )->save( DefaultForm::create( 'en_US' )->with( [ 'template' => '[text* your-name][file up filetypes:txt]', 'mail' => [ 'recipient' => 'owner@example.test', 'attachments' => '[up]' ] + DefaultForm::create( 'en_US' )->mail ] ) );
		self::assertInstanceOf( Form::class, $form );
		$this->form   = $form;
		$this->server = new MailServer( 'takes' );
		MailServer::use( $this->server->port );
		$this->clear();
		delete_option( DeliveryWorker::LOOKED_BACK );
	}

	protected function tearDown(): void {
		foreach ( $this->processes as [ $process ] ) {
			proc_terminate( $process, 9 );
			proc_close( $process );
		}
		$this->processes = [];
		$this->server->stop();
		$this->clear();
		wp_delete_post( $this->form->id, true );
		parent::tearDown();
	}

	/** @return iterable<string, array{string, int}> */
	public static function moments(): iterable {
		yield 'before it is stored' => [ 'query INSERT IGNORE INTO `wptests_frontage_submissions`', 0 ];
		yield 'after it is stored' => [ 'frontage_forms_submission_kept', 1 ];
		yield 'before its mail is composed' => [ 'frontage_forms_mail_parts', 1 ];
		yield 'before its row is committed' => [ 'query COMMIT', 0 ];
		yield 'before its outcome is written' => [ 'query SET state = \'waiting\', result', 1 ];
		yield 'before its job stands in the table' => [ 'query INSERT IGNORE INTO `wptests_frontage_jobs`', 1 ];
		yield 'before its job is begun' => [ 'frontage_forms_runner_started', 1 ];
		yield 'before the mail server is asked' => [ 'phpmailer_init', 1 ];
		yield 'after the mail server took it' => [ 'wp_mail_succeeded', 1 ];
	}

	#[DataProvider( 'moments' )]
	public function test_a_process_that_is_killed_loses_nothing( string $hook, int $rows ): void {
		[ $process, $pipes ] = $this->begin( 'key-of-the-killed', $hook );
		self::assertSame( "there\n", fgets( $pipes[1] ) );
		$this->kill( $process );
		self::assertSame( $rows, $this->rows() );

		$this->expire_leases();
		( new DeliveryWorker() )->run();
		if ( 0 === $rows ) { // The visitor was told nothing, and tries once more.
			self::assertSame( 'mail_sent', $this->send_undisturbed( 'key-of-the-killed' ) );
			$this->expire_leases();
			FileRepository::sweep();
		}
		global $wpdb;
		self::assertSame( [ 'sent' ], $wpdb->get_col( $wpdb->prepare( 'SELECT state FROM %i', SubmissionTable::table_name() ) ) );
		$id = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM %i', SubmissionTable::table_name() ) );
		self::assertSame( [ 'What I attached.' ], array_map( static fn ( $file ): string => (string) file_get_contents( $file->path() ), ( new FileRepository() )->find_by_submission( $id ) ) );
		self::assertSame( '1', $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', \Frontage\Forms\Files\FileTable::name() ) ), 'Nothing lies there that belongs to nobody.' );
		$jobs = ( new JobRepository() )->find_by_submission( $id );
		self::assertSame( [ 'sent' ], array_map( static fn ( $job ): string => $job->state, $jobs ) );
		self::assertSame( [ $jobs[0]->message_id ], array_values( array_unique( $this->server->stop() ) ), 'One Message-ID, however often it went.' );

		// And the visitor who never got an answer is told the first one's.
		self::assertSame( 'mail_sent', $this->send_undisturbed( 'key-of-the-killed' ) );
		self::assertSame( 1, $this->rows() );
	}

	public function test_of_two_with_the_same_key_at_once_one_is_kept_and_one_mail_goes(): void {
		$first  = $this->begin( 'one-key', 'frontage_forms_submission_kept' );
		self::assertSame( "there\n", fgets( $first[1][1] ) );
		$second = $this->begin( 'one-key', 'query SELECT id, values_hash' );
		self::assertSame( "there\n", fgets( $second[1][1] ) );
		fwrite( $first[1][0], "go\n" );
		self::assertSame( "mail_sent\n", fgets( $first[1][1] ) );
		fwrite( $second[1][0], "go\n" );
		self::assertSame( "mail_sent\n", fgets( $second[1][1] ) );
		self::assertSame( 1, $this->rows() );
		self::assertCount( 1, $this->server->stop() );
	}

	/** @return iterable<string, array{int}> */
	public static function slots(): iterable {
		yield 'one slot' => [ 1 ];
		yield 'three slots' => [ 3 ];
	}

	#[DataProvider( 'slots' )]
	public function test_as_many_deliver_at_a_time_as_there_are_slots_and_each_mail_goes_once( int $slots ): void {
		$this->use_slots( $slots );
		$busy  = [];
		$taken = [];
		for ( $number = 1; $number <= $slots; ++$number ) {
			$waiting = new MailServer( 'waits' );
			$busy[]  = [ $waiting, $this->begin( "key-000$number", '', $waiting->port ) ];
			$taken[] = $waiting->wait_for_message(); // This one is in the middle of its mail.
		}
		$last = $this->begin( 'key-of-the-last', '', $this->server->port );
		self::assertSame( "mail_sent\n", fgets( $last[1][1] ), 'It ended, although the mail servers let nobody go.' );
		foreach ( $busy as [ $waiting, $process ] ) {
			$waiting->release();
			$waiting->release(); // Whoever has time left goes on with the last message.
			self::assertSame( "mail_sent\n", fgets( $process[1][1] ) );
		}
		( new DeliveryWorker() )->run(); // On a busy machine nobody has.
		$taken = array_merge( $taken, $this->server->stop(), ...array_map( static fn ( array $one ): array => $one[0]->stop(), $busy ) );
		self::assertCount( $slots + 1, $taken );
		self::assertCount( $slots + 1, array_unique( $taken ) );
		global $wpdb;
		self::assertSame( array_fill( 0, $slots + 1, 'sent' ), $wpdb->get_col( $wpdb->prepare( 'SELECT state FROM %i', SubmissionTable::table_name() ) ) );
		self::assertSame( array_fill( 0, $slots + 1, '1' ), $wpdb->get_col( $wpdb->prepare( 'SELECT attempts FROM %i', \Frontage\Forms\Queue\JobTable::name() ) ) );
	}

	#[DataProvider( 'slots' )]
	public function test_a_worker_that_is_killed_in_the_middle_of_a_mail_stops_no_other_mail( int $slots ): void {
		$this->use_slots( $slots );
		$waiting = new MailServer( 'waits' );
		$killed  = $this->begin( 'key-of-the-killed', '', $waiting->port );
		$id      = $waiting->wait_for_message();
		$this->kill( $killed[0] );
		$waiting->stop();
		if ( 1 === $slots && defined( 'DB_ENGINE' ) && 'sqlite' === constant( 'DB_ENGINE' ) ) {
			$this->expire_heartbeat(); // A file of a database sees no process die.
		}
		self::assertSame( 'mail_sent', $this->send_undisturbed( 'key-of-the-next' ) );
		global $wpdb;
		self::assertSame( [ 'waiting', 'sent' ], $wpdb->get_col( $wpdb->prepare( 'SELECT state FROM %i ORDER BY id', SubmissionTable::table_name() ) ) );
		self::assertNotSame( $id, $this->server->wait_for_message() );

		$this->expire_leases(); // The killed one's own mail may have arrived: it is tried again once nobody can be at it any more.
		( new DeliveryWorker() )->run();
		self::assertSame( [ $id ], $this->server->stop(), 'With the Message-ID that it had.' );
		self::assertSame( [ 'sent', 'sent' ], $wpdb->get_col( $wpdb->prepare( 'SELECT state FROM %i', SubmissionTable::table_name() ) ) );
	}

	public function test_a_worker_that_other_code_ends_gives_its_slot_back(): void {
		$this->use_slots( 1 );
		[ $process, $pipes ] = $this->begin( 'key-of-the-ended', 'exit phpmailer_init' );
		self::assertSame( '', (string) stream_get_contents( $pipes[1] ) );
		proc_close( $process );
		$this->processes = [];
		self::assertSame( 'mail_sent', $this->send_undisturbed( 'key-of-the-next' ) );
		global $wpdb;
		self::assertSame( [ 'waiting', 'sent' ], $wpdb->get_col( $wpdb->prepare( 'SELECT state FROM %i ORDER BY id', SubmissionTable::table_name() ) ) );
	}

	#[RequiresPhpExtension( 'pcntl' )]
	public function test_a_command_that_is_told_to_end_finishes_its_mail_and_begins_no_other(): void {
		global $wpdb;
		foreach ( [ 'key-0001', 'key-0002' ] as $key ) {
			[ $process, $pipes ] = $this->begin( $key, 'frontage_forms_runner_started' );
			self::assertSame( "there\n", fgets( $pipes[1] ) );
			$this->kill( $process );
			$this->expire_leases();
			delete_option( DeliveryWorker::LOOKED_BACK );
		}
		$waiting = new MailServer( 'waits' );
		$process = proc_open( [ PHP_BINARY, __DIR__ . '/one-command.php', (string) $waiting->port ], [ [ 'pipe', 'r' ], [ 'pipe', 'w' ], STDERR ], $pipes );
		self::assertIsResource( $process );
		$this->processes[] = [ $process, $pipes ];
		$waiting->wait_for_message();
		proc_terminate( $process, SIGTERM );
		$waiting->release();
		$said = fgets( $pipes[1] );
		$waiting->stop();
		self::assertSame( "Success: 1 tried, 1 still waiting.\n", $said );
		self::assertSame( [ 'sent', 'waiting' ], $wpdb->get_col( $wpdb->prepare( 'SELECT state FROM %i ORDER BY id', SubmissionTable::table_name() ) ) );
	}

	public function test_the_visitor_has_the_whole_answer_while_the_mail_server_holds_the_mail(): void {
		$waiting = new MailServer( 'waits' );
		[ , $pipes, $port ] = $this->web_server( $waiting->port );
		$client  = stream_socket_client( "tcp://127.0.0.1:$port" );
		self::assertIsResource( $client );
		$body    = "--x\r\nContent-Disposition: form-data; name=\"_wpcf7_unit_tag\"\r\n\r\nwpcf7-f{$this->form->id}-o1\r\n--x\r\nContent-Disposition: form-data; name=\"your-name\"\r\n\r\nAnn\r\n--x--\r\n";
		fwrite( $client, "POST /wp-json/frontage/v1/contact-forms/{$this->form->id}/feedback HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: Browser\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: " . strlen( $body ) . "\r\n\r\n$body" );
		$length = 0;
		while ( "\r\n" !== ( $line = (string) fgets( $client ) ) ) {
			self::assertNotSame( '', $line );
			$length = preg_match( '/^Content-Length: (\d+)/i', $line, $found ) ? (int) $found[1] : $length;
		}
		$answer = json_decode( (string) stream_get_contents( $client, $length ), true );
		self::assertIsArray( $answer );
		self::assertSame( 'mail_sent', $answer['status'] );
		self::assertStringContainsString( '@example.test>', $waiting->wait_for_message(), 'Only now is the mail server waited for.' );
		$waiting->release();
		self::assertSame( '', (string) fgets( $client ), 'Nothing comes after the answer.' );
		global $wpdb;
		self::assertSame( [ 'sent' ], $wpdb->get_col( $wpdb->prepare( 'SELECT state FROM %i', SubmissionTable::table_name() ) ) );
		$waiting->stop();
		unset( $pipes );
	}

	/** @param resource $process */
	private function kill( $process ): void {
		proc_terminate( $process, 9 );
		while ( proc_get_status( $process )['running'] ) {
			continue;
		}
	}

	private function use_slots( int $number ): void {
		update_option( DeliverySlot::SETTING, $number );
	}

	/** @return array{resource, array<int, resource>} */
	private function begin( string $key, string $hook, int $port = 0 ): array {
		$process = proc_open( [ PHP_BINARY, __DIR__ . '/one-submission.php', (string) $this->form->id, $key, $hook, (string) ( $port ?: $this->server->port ) ], [ [ 'pipe', 'r' ], [ 'pipe', 'w' ], STDERR ], $pipes );
		self::assertIsResource( $process );
		$this->processes[] = [ $process, $pipes ];
		return [ $process, $pipes ];
	}

	/** @return array{resource, array<int, resource>, int} With its port. */
	private function web_server( int $smtp ): array {
		$port    = MailServer::closed_port();
		$process = proc_open( [ PHP_BINARY, '-S', "127.0.0.1:$port", __DIR__ . '/one-web-request.php' ], [ [ 'pipe', 'r' ], [ 'pipe', 'w' ], [ 'pipe', 'w' ] ], $pipes, null, [ ...getenv(), 'FRONTAGE_SMTP' => (string) $smtp ] );
		self::assertIsResource( $process );
		$this->processes[] = [ $process, $pipes ];
		self::assertStringContainsString( 'started', (string) fgets( $pipes[2] ) );
		return [ $process, $pipes, $port ];
	}

	/** @return string The answer's status, of a process that nothing stops. */
	private function send_undisturbed( string $key ): string {
		[ , $pipes ] = $this->begin( $key, '' );
		return trim( (string) fgets( $pipes[1] ) );
	}

	/** Leases are over, pauses too; the database's clock cannot be moved, its rows can. */
	private function expire_leases(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET changed = DATE_SUB(changed, INTERVAL 1 HOUR), created = DATE_SUB(created, INTERVAL 1 HOUR)', SubmissionTable::table_name() ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET due = DATE_SUB(due, INTERVAL 1 HOUR), leased_until = DATE_SUB(leased_until, INTERVAL 1 HOUR)', \Frontage\Forms\Queue\JobTable::name() ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created = DATE_SUB(created, INTERVAL 2 DAY)', \Frontage\Forms\Files\FileTable::name() ) );
		$this->expire_heartbeat();
	}

	private function expire_heartbeat(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( DeliverySlot::LOCK ) . '%' ) );
	}

	private function rows(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', SubmissionTable::table_name() ) );
	}

	private function clear(): void {
		global $wpdb;
		$store = new FileRepository();
		$store->remove( array_values( $store->find( $wpdb->get_col( $wpdb->prepare( 'SELECT token FROM %i', \Frontage\Forms\Files\FileTable::name() ) ) ) ) );
		foreach ( [ SubmissionTable::table_name(), SubmissionTable::table_name( SubmissionTable::LIMITS ), \Frontage\Forms\Queue\JobTable::name() ] as $table ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $table ) );
		}
		SearchIndex::reset();
		$this->expire_heartbeat();
		$this->use_slots( 3 );
	}
}
