<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\MailDelivery;

use Frontage\Forms\Privacy\RetentionSweeper;
use Frontage\Forms\Queue\DeliveryWorker;
use Frontage\Forms\Queue\Job;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Forms\Queue\JobTable;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use Frontage\Tests\Submissions;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';
require_once dirname( __DIR__, 4 ) . '/tests/support/Submissions.php';

/** Replies: stored with the message first, then emailed by the queue. */
#[Group( 'database' )]
final class ReplyTest extends SubmissionTestCase {

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', SubmissionTable::table_name() ) );
		$this->sign_in( 'editor' );
	}

	public function test_a_reply_is_stored_first_then_mailed_as_plain_text_and_told(): void {
		$form = $this->make_form( '[text your-name][email your-email][text your-subject]' );
		update_post_meta( $form->id, '_mail', [ ...$form->mail, 'sender' => '[your-name] <office@example.test>', 'recipient' => 'office@example.test, [your-email]' ] );
		$id   = Submissions::add( [ 'your-email' => 'mia@example.org', 'your-subject' => 'Shelves' ], [ 'form_id' => $form->id, 'is_read' => 1 ] );
		$text = "Hello <b>Mia</b>,\n\nTuesday & 2 pm?";

		$open = $this->reply( $id, "  $text\r\n" )->get_data();
		self::assertSame( [], $this->mails, 'Not while its writer waits.' );
		$reply = $open['notes'][0];
		self::assertSame( [ 'reply', $text, 'mia@example.org', 'Re: Shelves', 'waiting', 'waiting' ], [ $reply['kind'], $reply['text'], $reply['to'], $reply['subject'], $reply['delivery']['state'], $open['reply'] ] );

		( new DeliveryWorker() )->run();
		$mail = $this->mails[0];
		self::assertSame( [ 'mia@example.org', 'Re: Shelves', $text ], [ $mail['to'], $mail['subject'], $mail['message'] ] );
		self::assertSame( [ 'Content-Type: text/plain; charset=UTF-8', 'Reply-To: office@example.test', 'From: ' . get_bloginfo( 'name' ) . ' <office@example.test>' ], explode( "\n", $mail['headers'] ) );
		$open = $this->open( $id );
		self::assertSame( [ 'sent', 'sent', SubmissionState::SENT, true ], [ $open['notes'][0]['delivery']['state'], $open['reply'], $open['state'], $open['read'] ] );
		self::assertSame( [], $open['deliveries'], 'A reply shows its delivery itself.' );
		self::assertArrayNotHasKey( 'body', $open['notes'][0]['delivery'] );
	}

	public function test_a_name_that_looks_like_an_address_is_neither_sender_nor_recipient_of_answers(): void {
		$form = $this->make_form( '[text your-name][email your-email]' );
		update_post_meta( $form->id, '_mail', [ ...$form->mail, 'sender' => '[your-name] <office@example.test>', 'recipient' => '[your-name] <team@example.test>' ] );
		foreach ( [ 'ceo@bank.example', 'ceo@bank.example, x', 'x ceo@bank.example', '"ceo@bank.example"' ] as $name ) {
			$this->mails = [];
			$this->reply( Submissions::add( [ 'your-name' => $name, 'your-email' => 'mia@example.org' ], [ 'form_id' => $form->id ] ), 'Hello' );
			( new DeliveryWorker() )->run();
			self::assertSame( [ 'Content-Type: text/plain; charset=UTF-8', 'Reply-To: team@example.test', 'From: ' . get_bloginfo( 'name' ) . ' <office@example.test>' ], explode( "\n", $this->mails[0]['headers'] ), $name );
		}
	}

	public function test_a_repeated_request_sends_one_email(): void {
		$id = Submissions::add();
		self::assertSame( [ 200, 200 ], [ $this->reply( $id, 'Hello', 'the-same-key-twice' )->get_status(), $this->reply( $id, 'Hello', 'the-same-key-twice' )->get_status() ] );
		( new DeliveryWorker() )->run();
		self::assertCount( 1, $this->mails );
		self::assertCount( 1, $this->open( $id )['notes'] );
		$this->reply( $id, 'Hello again', 'another-key-than-that' );
		( new DeliveryWorker() )->run();
		self::assertCount( 2, $this->mails );
	}

	public function test_a_failed_reply_is_retried_then_shown_and_sent_again_by_hand(): void {
		global $wpdb;
		$id = Submissions::add( [], [ 'is_read' => 1 ] );
		$this->reply( $id, 'failmail' );
		( new DeliveryWorker() )->run();
		self::assertSame( [ 'waiting', true ], [ $this->open( $id )['reply'], $this->open( $id )['read'] ], 'Tried again by itself.' );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET attempts = 15, due = created', JobTable::name() ) );
		( new DeliveryWorker() )->run();

		$open = $this->open( $id );
		self::assertSame( [ 'failed', false, SubmissionState::SENT, 'failed', 'failmail' ], [ $open['reply'], $open['read'], $open['state'], $open['notes'][0]['delivery']['state'], $open['notes'][0]['text'] ] );
		self::assertSame( 1, $this->call( 'GET', '' )->get_data()['tabs']['attention']['count'] );

		self::assertSame( 200, $this->call( 'POST', "/$id/replies/retry", [ 'reply' => $open['notes'][0]['id'] ] )->get_status() );
		self::assertSame( 'waiting', $this->open( $id )['reply'] );
		self::assertSame( 409, $this->call( 'POST', "/$id/replies/retry", [ 'reply' => $open['notes'][0]['id'] ] )->get_status(), 'It waits already.' );
		self::assertCount( 3, [ ...$this->mails, ...array_fill( 0, (int) ( new DeliveryWorker() )->run(), 1 ) ] );
		self::assertCount( 0, array_filter( $this->mails, static fn ( array $mail ): bool => 'mia@example.org' !== $mail['to'] ) );
	}

	public function test_no_header_can_be_added_by_a_subject_or_an_address(): void {
		$id = Submissions::add( [ 'your-email' => 'mia@example.org' ], [ 'subject' => "Hi\r\nBcc: all@example.org\u{2028}x" ] );
		$this->reply( $id, "Bcc: all@example.org\n\nText" );
		( new DeliveryWorker() )->run();
		self::assertSame( 'Re: Hi Bcc: all@example.org x', $this->mails[0]['subject'] );
		self::assertStringNotContainsStringIgnoringCase( 'bcc', $this->mails[0]['headers'] );

		foreach ( [ "mia@example.org\nBcc: all@example.org", 'mia@example.org, all@example.org', 'Mia <mia@example.org>', 'mia', '' ] as $address ) {
			$id = Submissions::add( [], [ 'email' => $address ] );
			self::assertSame( [ '', 409 ], [ $this->open( $id )['reply_to'], $this->reply( $id, 'Hello' )->get_status() ], $address );
		}
		foreach ( [ SubmissionState::SPAM, SubmissionState::TRASH ] as $state ) {
			self::assertSame( 409, $this->reply( Submissions::add( [], [ 'state' => $state ] ), 'Hello' )->get_status(), $state );
		}
	}

	public function test_refused_replies_leave_nothing_behind(): void {
		$id = Submissions::add();
		foreach ( [ [ 'text' => '', 'key' => 'key-of-one-reply' ], [ 'text' => "\x07 \n", 'key' => 'key-of-one-reply' ], [ 'text' => 'a', 'key' => 'short' ], [ 'text' => str_repeat( 'a', 20001 ), 'key' => 'key-of-one-reply' ], [ 'text' => 'a' ] ] as $wrong ) {
			self::assertSame( 400, $this->call( 'POST', "/$id/replies", $wrong )->get_status() );
		}
		$jobs = static fn ( string $query ): string => 1 === preg_match( '/^INSERT IGNORE INTO `?\w*jobs/i', ltrim( $query ) ) ? '' : $query; // The second statement of two fails.
		add_filter( 'query', $jobs );
		self::assertSame( 503, $this->reply( $id, 'Hello' )->get_status() );
		remove_filter( 'query', $jobs );
		self::assertSame( [ [], '' ], [ $this->open( $id )['notes'], $this->open( $id )['reply'] ] );
		self::assertSame( [], ( new JobRepository() )->find_by_submission( $id ) );
	}

	public function test_a_user_sends_sixty_replies_an_hour(): void {
		$ids = array_map( static fn (): int => Submissions::add(), range( 1, 61 ) );
		foreach ( array_slice( $ids, 0, 60 ) as $id ) {
			self::assertSame( 200, $this->reply( $id, 'Hello' )->get_status() );
		}
		self::assertSame( 429, $this->reply( $ids[60], 'Hello' )->get_status() );
		$this->sign_in( 'administrator' );
		self::assertSame( 200, $this->reply( $ids[60], 'Hello' )->get_status(), 'Another user.' );
	}

	public function test_a_message_whose_reply_waits_outlives_its_retention_period_and_is_deleted_with_it(): void {
		update_option( 'frontage_forms_retention', [ 'new' => '1 month', 'old' => '1 month' ] );
		$form = $this->make_form( '[email your-email]' );
		update_post_meta( $form->id, '_frontage_keep_for', '1 month' );
		$id = Submissions::add( [], [ 'form_id' => $form->id, 'created' => '2020-01-01 00:00:00' ] );
		$this->reply( $id, 'Hello' );
		RetentionSweeper::run();
		self::assertSame( 200, $this->call( 'GET', "/$id" )->get_status() );
		$erased = apply_filters( 'wp_privacy_personal_data_erasers', [] )['frontage-forms']['callback']( 'mia@example.org', 1 + intdiv( $id, 20000 ) );
		self::assertSame( 1, $erased['items_removed'] );
		self::assertSame( [], ( new JobRepository() )->find_by_submission( $id ) );
	}

	public function test_core_exports_replies_edits_and_the_assignment(): void {
		$id = Submissions::add( [ 'your-email' => 'old@example.org' ], [ 'form_id' => 999999 ] );
		$this->call( 'PATCH', "/$id", [ 'assigned_to' => get_current_user_id() ] );
		$this->reply( $id, "Hello\n<script>1</script>" );
		$this->call( 'POST', "/$id/answers", [ 'field' => 'your-email', 'old' => 'old@example.org', 'value' => 'new@example.org' ] );
		foreach ( [ 'old@example.org', 'new@example.org' ] as $address ) {
			$data  = apply_filters( 'wp_privacy_personal_data_exporters', [] )['frontage-forms']['callback']( $address, 1 + intdiv( $id, 20000 ) )['data'];
			$lines = array_column( $data[0]['data'] ?? [], 'value', 'name' );
			self::assertStringContainsString( "old@example.org\nRe: Deleted form 999999\nHello\n&lt;script&gt;1", $lines['Reply'] ?? '', $address );
			self::assertSame( [ 'old@example.org', wp_get_current_user()->display_name ], [ $lines['Your email, before an edit'] ?? '', $lines['Assigned to'] ?? '' ] );
		}
	}

	private function reply( int $id, string $text, string $key = '' ): WP_REST_Response {
		return $this->call( 'POST', "/$id/replies", [ 'text' => $text, 'key' => $key ?: wp_generate_uuid4() ] );
	}

	/** @return array<string, mixed> */
	private function open( int $id ): array {
		return (array) $this->call( 'GET', "/$id" )->get_data();
	}

	/** @param array<string, mixed> $args */
	private function call( string $method, string $path, array $args = [] ): WP_REST_Response {
		$request = new WP_REST_Request( $method, "/frontage/v1/submissions$path" );
		if ( 'GET' === $method ) {
			$request->set_query_params( $args );
		} else {
			$request->set_header( 'content-type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $args ) );
		}
		return rest_do_request( $request );
	}
}
