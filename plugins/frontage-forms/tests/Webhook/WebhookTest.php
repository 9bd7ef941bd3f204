<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Webhook;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Queue\Job;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use Frontage\Forms\Webhook\Webhook;
use Frontage\Forms\Webhook\WebhookJobHandler;
use Frontage\Forms\Webhook\WebhookSettings;
use Frontage\Forms\Webhook\WebhookUrl;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';

#[Group( 'database' )]
final class WebhookTest extends SubmissionTestCase {

	private const SECRET = 'a-secret-of-sixteen-signs';

	/** @var resource|null */
	private $receiver = null;

	/** @var array<int, resource> */
	private array $pipes = [];

	protected function tearDown(): void {
		if ( $this->receiver ) {
			proc_terminate( $this->receiver );
			proc_close( $this->receiver );
		}
		parent::tearDown();
	}

	#[Group( 'processes' )]
	public function test_another_service_is_told_once_and_can_prove_who_told_it(): void {
		$form = $this->form_with_receiver( '200 OK' );
		$job  = $this->job_of( $form, [ 'your-name' => 'Zoë "<b>' ] );
		self::assertSame( [ 'webhook', Job::SENT ], [ $job->kind, $job->state ], 'The runner took it with the mail.' );
		$call = $this->call();
		self::assertSame( 'POST /hook?x=1 HTTP/1.1', $call['request'] );
		self::assertSame( 1, preg_match( '/^t=(\d+),v1=([0-9a-f]{64})$/D', $call['headers']['frontage-signature'], $part ) );
		self::assertSame( hash_hmac( 'sha256', "$part[1].{$call['body']}", self::SECRET ), $part[2] );
		self::assertSame( trim( $job->message_id, '<>' ), $call['headers']['frontage-delivery'] );
		$told = json_decode( $call['body'], true );
		self::assertSame( [ 'submission', $form->id, [ 'your-name' => 'Zoë "<b>' ] ], [ $told['event'], $told['form']['id'], $told['submission']['values'] ] );
		self::assertStringNotContainsString( '192.0.2.', $call['body'] );
		self::assertStringNotContainsString( self::SECRET, $call['body'] . wp_json_encode( $call['headers'] ) );
	}

	#[Group( 'processes' )]
	public function test_what_does_not_arrive_is_tried_again_like_mail_and_what_is_refused_is_not(): void {
		$form = $this->form_with_receiver( '503 Busy', '429 Slow', '302 Found', '404 Not', '410 Gone' );
		$job  = $this->job_of( $form, [ 'your-name' => 'Ann' ] );
		$this->call();
		self::assertSame( [ Job::WAITING, 'The webhook server responded with status 503.' ], [ $job->state, $job->log[0]['error'] ] );
		self::assertCount( 1, $this->mails, 'Mail does not wait for it.' );
		$seen = [];
		for ( $i = 0; $i < 4; $i++ ) {
			$attempt = ( new WebhookJobHandler() )->deliver( $job );
			$seen[]  = [ $attempt->is_done, $attempt->is_final, $attempt->wait ];
			$this->call();
		}
		self::assertSame( [ [ false, false, 7 ], [ false, true, 0 ], [ false, true, 0 ], [ false, true, 0 ] ], $seen );
		$attempt = ( new WebhookJobHandler() )->deliver( $job );
		self::assertSame( [ false, false, true ], [ $attempt->is_done, $attempt->is_final, $attempt->is_offline ], 'Nobody listens any more.' );
		( new FormRepository() )->delete( $form->id );
		self::assertNull( Webhook::find_by_form( $form->id ) );
		self::assertTrue( ( new WebhookJobHandler() )->deliver( $job )->is_final );
	}

	#[Group( 'processes' )]
	public function test_an_answer_that_is_packed_twice_stays_within_the_limit(): void {
		$form = $this->form_with_receiver( '200 packed' );
		$size = null;
		add_filter(
			'http_response',
			static function ( array $response ) use ( &$size ): array {
				$size = strlen( wp_remote_retrieve_body( $response ) );
				return $response;
			}
		);
		self::assertTrue( \Frontage\Forms\Webhook\WebhookRequest::create( Webhook::find_by_form( $form->id ) ?? throw new \LogicException(), 'x', '{}' )->is_done );
		self::assertIsInt( $size );
		self::assertLessThanOrEqual( 65536, $size );
	}

	#[Group( 'processes' )]
	public function test_of_a_page_s_address_only_what_names_the_page_is_told(): void {
		$form = $this->form_with_receiver( '200 OK' );
		$page = home_url( '/reset/?key=SECRET-TOKEN&page_id=7' );
		$this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann' ] ), [], [ 'Referer' => $page ] );
		self::assertSame( home_url( '/reset/?page_id=7' ), json_decode( $this->call()['body'], true )['submission']['page'] );
	}

	public function test_where_a_name_cannot_be_pinned_nobody_is_called(): void {
		$called = 0;
		add_filter(
			'pre_http_request',
			static function () use ( &$called ): \WP_Error {
				++$called;
				return new \WP_Error( 'http', 'no net' );
			}
		);
		$hook = [ 'url' => 'https://93.184.216.34.nip.example.test/', 'secret' => self::SECRET ];
		update_option( Webhook::OPTION, [ ( $form = $this->make_form( '[text a]' ) )->id => $hook ] );
		foreach ( [ true, false ] as $pins ) {
			$attempt = \Frontage\Forms\Webhook\WebhookRequest::send_to( Webhook::find_by_form( $form->id ) ?? throw new \LogicException(), 'x', '{}', '93.184.216.34', $pins );
			self::assertFalse( $attempt->is_done );
		}
		self::assertSame( 1, $called );
	}

	#[Group( 'processes' )]
	public function test_spam_and_what_is_held_tell_nobody_before_the_owner_lets_them_in(): void {
		$form = $this->form_with_receiver();
		add_filter( 'frontage_forms_spam', static fn (): string => 'mine' );
		$this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann' ] ) );
		remove_all_filters( 'frontage_forms_spam' );
		update_option( 'frontage_forms_captchas', [ 'turnstile' => [ 'sitekey' => 'a-site-key', 'secret' => 'a-secret-key' ] ] );
		$this->post( $form->id, self::fill_fields( [ 'your-name' => 'Bob' ] ) );
		self::assertSame( 2, self::rows() );
		self::assertSame( [], $this->jobs() );
	}

	public function test_addresses_lead_to_public_servers_over_https_alone(): void {
		remove_all_filters( 'http_request_host_is_external' );
		foreach (
			[
				'http://hooks.example.test/x', 'https://127.0.0.1/', 'https://[::1]/', 'https://[::ffff:10.0.0.1]/', 'https://2130706433/', 'https://0x7f.1/', 'https://0177.0.0.1/', 'https://localhost/', 'https://intranet/',
				'https://a.example.test:22/', 'https://user:pass@example.test/', 'ftp://example.test/', 'javascript:alert(1)', '//example.test', 'https://example.test/#x', "https://example.test/\r\nHost: x", 'https://', '', 'https://' . str_repeat( 'a', 2000 ) . '.test/', 'https://exam ple.test/', null, [ 'https://example.test/' ],
			] as $url
		) {
			self::assertSame( '', WebhookUrl::clean( $url ), (string) wp_json_encode( $url ) );
		}
		self::assertSame( 'https://hooks.example.test/a?b=c', WebhookUrl::clean( ' https://hooks.example.test/a?b=c ' ) );
		foreach ( [ '127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '::1', 'fe80::1', 'fc00::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:7f00:1::', '::127.0.0.1', '::ffff:0:127.0.0.1', 'fec0::1', 'ff02::1', '224.0.0.1', '192.0.0.8', '198.18.0.1', 'x' ] as $address ) {
			self::assertFalse( WebhookUrl::is_public( $address ), $address );
		}
		self::assertTrue( WebhookUrl::is_public( '93.184.216.34' ) && WebhookUrl::is_public( '2606:2800:220:1:248:1893:25c8:1946' ) );
		self::assertSame( '', WebhookUrl::resolve( 'localhost' ) );
	}

	public function test_only_who_manages_the_site_sets_them_and_nobody_reads_a_secret(): void {
		remove_all_filters( 'http_request_host_is_external' ); // Playground lets every machine in.
		$form = $this->make_form( '[text your-name]' );
		WebhookSettings::register( 'frontage_forms' );
		$typed = [ 'new' => [ 'form' => (string) $form->id, 'url' => 'https://hooks.example.test/', 'secret' => self::SECRET ] ];
		foreach ( [ 'editor', 'author', 'subscriber' ] as $role ) {
			$this->sign_in( $role );
			update_option( Webhook::OPTION, $typed );
			self::assertNull( Webhook::find_by_form( $form->id ), $role );
		}
		$this->sign_in( 'administrator' );
		update_option( Webhook::OPTION, $typed );
		self::assertSame( self::SECRET, Webhook::find_by_form( $form->id )?->to_array()['secret'] );
		update_option( Webhook::OPTION, [ $form->id => [ 'url' => 'https://hooks.example.test/', 'secret' => '' ] ] );
		self::assertSame( self::SECRET, Webhook::find_by_form( $form->id )->to_array()['secret'], 'Left empty, it stays.' );
		update_option( Webhook::OPTION, [ $form->id => [ 'url' => 'https://other.example.test/', 'secret' => '' ] ] );
		self::assertNotSame( self::SECRET, Webhook::find_by_form( $form->id )->to_array()['secret'], 'Another address has another.' );

		WebhookSettings::add_fields( 'page' );
		ob_start();
		do_settings_sections( 'page' );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( 'https://other.example.test/', $html );
		self::assertStringNotContainsString( Webhook::find_by_form( $form->id )->to_array()['secret'], $html );

		foreach ( [ null, 'x', [ 'x' ], [ 'new' => [ 'form' => [ 1 ], 'url' => [ 1 ] ] ], [ '9999' => [ 'url' => 'https://hooks.example.test/' ] ], [ 'new' => [ 'form' => $form->id, 'url' => 'https://10.0.0.1/' ] ], [ $form->id => [ 'url' => 'https://x.example.test/', 'secret' => 'short' ] ] ] as $odd ) {
			update_option( Webhook::OPTION, $odd );
			self::assertSame( [ $form->id ], array_keys( Webhook::list_all() ) );
			self::assertSame( 'https://other.example.test/', Webhook::find_by_form( $form->id )->url );
		}
		update_option( Webhook::OPTION, [ $form->id => [ 'url' => 'https://other.example.test/', 'remove' => '1' ] ] );
		self::assertNull( Webhook::find_by_form( $form->id ) );
	}

	private function form_with_receiver( string ...$answers ): Form {
		$form           = $this->make_form( '[text your-name]' );
		$this->receiver = proc_open( [ PHP_BINARY, __DIR__ . '/receiver.php', ...$answers ], [ [ 'pipe', 'r' ], [ 'pipe', 'w' ], STDERR ], $this->pipes ) ?: null;
		$port           = (int) fgets( $this->pipes[1] );
		add_filter( 'http_request_host_is_external', static fn ( bool $is, string $host ): bool => $is || 'localhost' === $host, 10, 2 );
		add_filter( 'http_allowed_safe_ports', static fn ( array $ports ): array => [ ...$ports, $port ] );
		update_option( Webhook::OPTION, [ $form->id => [ 'url' => "http://localhost:$port/hook?x=1", 'secret' => self::SECRET ] ] );
		return $form;
	}

	/** @return array{request: string, headers: array<string, string>, body: string} What came last. */
	private function call(): array {
		$call = json_decode( (string) fgets( $this->pipes[1] ), true );
		self::assertIsArray( $call );
		return $call;
	}

	/** @param array<string, string> $fields */
	private function job_of( Form $form, array $fields ): Job {
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( $fields ) )->get_data()['status'] );
		$jobs = array_values( array_filter( $this->jobs(), static fn ( Job $job ): bool => WebhookJobHandler::NAME === $job->kind ) );
		self::assertCount( 1, $jobs );
		return $jobs[0];
	}

	/** @return list<Job> */
	private function jobs(): array {
		global $wpdb;
		$jobs = [];
		foreach ( $wpdb->get_col( $wpdb->prepare( 'SELECT id FROM %i', SubmissionTable::table_name() ) ) as $id ) {
			array_push( $jobs, ...( new JobRepository() )->find_by_submission( (int) $id ) );
		}
		return $jobs;
	}
}
