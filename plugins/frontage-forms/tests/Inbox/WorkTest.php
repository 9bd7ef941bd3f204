<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Inbox;

use Frontage\Forms\Inbox\Admin\MessageExporter;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\Starters\DefaultForm;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Tests\Submissions;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__, 4 ) . '/tests/support/Submissions.php';

/** Star, assign, mark as done, edit an answer; the lists and counts that follow. */
#[Group( 'database' )]
final class WorkTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', SubmissionTable::table_name() ) );
		$this->sign_in( 'editor' );
	}

	public function test_a_star_a_user_and_done_are_stored_listed_and_filtered(): void {
		$one   = Submissions::add();
		$other = Submissions::add();
		$user  = get_current_user_id();

		self::assertSame( [ $one ], $this->call( 'PATCH', '', [ 'ids' => [ $one, 999999 ], 'starred' => true, 'assigned_to' => $user ] )->get_data()['changed'] );
		$open = $this->call( 'PATCH', "/$other", [ 'done' => true ] )->get_data();
		self::assertSame( [ true, false, null ], [ $open['done'], $open['starred'], $open['assigned'] ] );
		$row = $this->call( 'GET', '' )->get_data()['submissions'][1];
		self::assertSame( [ true, false, $user, false ], [ $row['starred'], $row['done'], $row['assigned']['id'], $row['read'] ] );

		foreach ( [
			[ [ 'starred' => true ], [ $one ] ],
			[ [ 'starred' => false ], [ $other ] ],
			[ [ 'done' => true ], [ $other ] ],
			[ [ 'done' => false ], [ $one ] ],
			[ [ 'assigned' => $user ], [ $one ] ],
			[ [ 'assigned' => 0 ], [ $other ] ],
			[ [ 'assigned' => 0, 'search' => 'Mia' ], [ $other ] ],
		] as [ $filter, $found ] ) {
			$list = $this->call( 'GET', '', $filter )->get_data();
			self::assertSame( $found, array_column( $list['submissions'], 'id' ), (string) wp_json_encode( $filter ) );
			if ( ! isset( $filter['search'] ) ) {
				self::assertSame( 1, $list['total']['count'] );
				self::assertSame( 1, $list['tabs']['all']['count'], 'Tabs count with the other filters.' );
			}
		}
		$this->call( 'PATCH', '', [ 'ids' => [ $one ], 'starred' => false, 'assigned_to' => 0 ] );
		self::assertSame( [ false, null ], [ $this->open( $one )['starred'], $this->open( $one )['assigned'] ] );
	}

	public function test_tabs_count_and_attention_holds_what_failed_or_waits_for_its_owner(): void {
		$sent   = Submissions::add( [], [ 'is_read' => 1 ] );
		$failed = Submissions::add( [], [ 'state' => SubmissionState::FAILED ] );
		$held   = Submissions::add( [], [ 'state' => SubmissionState::HELD ] );
		$reply  = Submissions::add( [], [ 'reply' => 'failed', 'is_read' => 1 ] );
		$both   = Submissions::add( [], [ 'reply' => 'failed', 'state' => SubmissionState::FAILED ] );
		Submissions::add( [], [ 'state' => SubmissionState::FAILED, 'is_done' => 1 ] );
		Submissions::add( [], [ 'state' => SubmissionState::SPAM, 'reply' => 'failed' ] );
		Submissions::add( [], [ 'state' => SubmissionState::TRASH, 'form_id' => 2 ] );

		$list = $this->call( 'GET', '' )->get_data();
		self::assertSame( [ 'all' => 6, 'unread' => 4, 'attention' => 4, 'spam' => 1, 'trash' => 1 ], array_map( static fn ( array $count ): int => $count['count'], $list['tabs'] ) );
		$list = $this->call( 'GET', '', [ 'state' => 'attention' ] )->get_data();
		self::assertSame( [ $both, $reply, $held, $failed ], array_column( $list['submissions'], 'id' ) );
		self::assertSame( 4, $list['total']['count'] );
		$list = $this->call( 'GET', '', [ 'state' => 'attention', 'read' => true ] )->get_data();
		self::assertSame( [ $reply ], array_column( $list['submissions'], 'id' ) );
		self::assertNotContains( $sent, array_column( $list['submissions'], 'id' ) );
		self::assertSame( 0, $this->call( 'GET', '', [ 'form' => 2 ] )->get_data()['tabs']['all']['count'] );
		self::assertSame( 1, $this->call( 'GET', '', [ 'form' => 2, 'state' => 'spam' ] )->get_data()['tabs']['trash']['count'] );
		self::assertNull( $this->call( 'GET', '', [ 'search' => 'Mia' ] )->get_data()['tabs'], 'Unknown during a search.' );
	}

	public function test_only_a_reader_is_assigned_a_message(): void {
		$id     = Submissions::add();
		$author = self::person( 'author' );

		self::assertSame( 400, $this->call( 'PATCH', "/$id", [ 'assigned_to' => $author ] )->get_status() );
		self::assertSame( 400, $this->call( 'PATCH', '', [ 'ids' => [ $id ], 'assigned_to' => 999999 ] )->get_status() );
		self::assertSame( 400, $this->call( 'PATCH', "/$id", [] )->get_status(), 'Nothing to change.' );
		get_userdata( $author )->add_cap( InboxCapabilities::READ );
		self::assertSame( 200, $this->call( 'PATCH', "/$id", [ 'assigned_to' => $author ] )->get_status() );
		self::assertContains( $author, array_column( InboxCapabilities::list_readers(), 'id' ) );
		add_filter( 'user_has_cap', static fn ( array $caps, array $wanted, array $args ): array => [ $args[1] ?? 0, $args[2] ?? 0 ] === [ $author, $id ] ? [ ...$caps, InboxCapabilities::READ => false ] : $caps, 10, 3 );
		self::assertSame( [], $this->call( 'PATCH', '', [ 'ids' => [ $id ], 'assigned_to' => $author ] )->get_data()['changed'], 'Hidden from them.' );
	}

	public function test_messages_of_a_deleted_user_go_to_their_heir_or_to_nobody(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$heir = get_current_user_id();
		$gone = [ self::person( 'editor' ), self::person( 'editor' ) ];
		$ids  = [ Submissions::add( [], [ 'assigned_to' => $gone[0] ] ), Submissions::add( [], [ 'assigned_to' => $gone[1] ] ) ];
		wp_delete_user( $gone[0], $heir );
		wp_delete_user( $gone[1] );
		self::assertSame( [ $heir, null ], [ $this->open( $ids[0] )['assigned']['id'] ?? null, $this->open( $ids[1] )['assigned'] ] );
	}

	public function test_an_edited_answer_keeps_the_old_one_and_is_listed_and_found(): void {
		$form = (int) wp_insert_post( [ 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => 'Contact' ] );
		update_post_meta( $form, '_form', '[text your-name][email your-email][checkbox boxes "a" "b" "c"][textarea your-message]' );
		$id = Submissions::add( [], [ 'form_id' => $form ], [ 'consents' => [ 'terms' => 'I agree' ], 'files' => [ 'plan' => [ 'a.pdf' ] ], 'values' => [ 'your-name' => 'Mia Brandt', 'your-email' => 'mia@example.org', 'boxes' => [ 'a', 'b' ], 'terms' => '1', 'plan' => 'a.pdf' ] ] );

		$open = $this->edit( $id, 'your-email', 'mia@example.org', "  <b>Mia</b>@Berg.example\x07" )->get_data();
		self::assertSame( '  <b>Mia</b>@Berg.example', $open['fields'][1]['text'], 'Stored as text; the screen escapes it.' );
		$open = $this->edit( $id, 'your-email', '  <b>Mia</b>@Berg.example', 'Mia@Berg.example' )->get_data();
		self::assertSame( [ 'mia@berg.example', 'mia@berg.example' ], [ $open['email'], $open['reply_to'] ] );
		$note = $open['notes'][1];
		self::assertSame( [ 'edit', 'Your email', '  <b>Mia</b>@Berg.example', 'Mia@Berg.example', get_current_user_id() ], [ $note['kind'], $note['field'], $note['old'], $note['text'], $note['by']['id'] ] );

		$open = $this->edit( $id, 'boxes', "a\nb", "b\nc\n" )->get_data();
		self::assertSame( [ 'b', 'c' ], $open['fields'][2]['values'] );
		$this->edit( $id, 'your-name', 'Mia Brandt', 'Zora Berg' );
		self::assertSame( 'Zora Berg', $this->open( $id )['from'] );
		\Frontage\Forms\SubmissionStore\SearchIndex::write_pending();
		self::assertSame( [ $id ], array_column( $this->call( 'GET', '', [ 'search' => 'Zora' ] )->get_data()['submissions'], 'id' ) );
		self::assertSame( [], $this->call( 'GET', '', [ 'search' => 'Brandt' ] )->get_data()['submissions'] );

		foreach ( [ [ 'your-name', 'Mia Brandt' ], [ 'terms', '1' ], [ 'plan', 'a.pdf' ], [ 'other', '' ] ] as [ $field, $old ] ) {
			self::assertSame( 409, $this->edit( $id, $field, $old, 'x' )->get_status(), $field );
		}
		self::assertSame( [ null, '1' ], [ array_column( $open['fields'], 'text', 'name' )['plan'], '1' ] );
		self::assertCount( 4, $this->open( $id )['notes'] );
		$at = $this->open( $id )['notes'][0]['at']['utc'];
		self::assertSame( 404, $this->call( 'DELETE', "/$id/notes", [ 'at' => $at, 'by' => get_current_user_id() ] )->get_status(), 'History stays.' );

		$stream = fopen( 'php://memory', 'w+b' );
		( new MessageExporter( $stream ) )->write_messages( MessageExporter::CSV, [] );
		rewind( $stream );
		self::assertStringContainsString( 'Your name: Mia Brandt → Zora Berg', (string) stream_get_contents( $stream ) );
	}

	public function test_whoever_a_message_is_assigned_to_may_edit_it_and_other_readers_may_not(): void {
		$form = ( new FormRepository() )->save( DefaultForm::create() );
		self::assertInstanceOf( Form::class, $form );
		$id     = Submissions::add( [], [ 'form_id' => $form->id ] );
		$reader = self::person( 'author' );
		get_userdata( $reader )->add_cap( InboxCapabilities::READ );
		wp_set_current_user( $reader );
		self::assertSame( [ 403, false ], [ $this->edit( $id, 'your-name', 'Mia Brandt', 'Mia Berg' )->get_status(), $this->open( $id )['may_reply'] ] );
		$this->sign_in( 'editor' );
		$this->call( 'PATCH', "/$id", [ 'assigned_to' => $reader ] );
		wp_set_current_user( $reader );
		self::assertSame( [ 200, true ], [ $this->edit( $id, 'your-name', 'Mia Brandt', 'Mia Berg' )->get_status(), $this->open( $id )['may_reply'] ] );
		$to = $this->open( $id )['reply_to'];
		self::assertNotSame( '', $to );
		self::assertNotSame( 200, $this->edit( $id, 'your-email', $to, 'else@example.net' )->get_status(), 'Replies go there: only who may delete chooses another address.' );
		self::assertSame( $to, $this->open( $id )['reply_to'] );
	}

	private static function person( string $role ): int {
		static $number = 0;
		$name = 'worker' . ++$number;
		return (int) wp_insert_user( [ 'user_login' => $name, 'user_email' => "$name@example.test", 'user_pass' => wp_generate_password(), 'role' => $role ] );
	}

	private function edit( int $id, string $field, string $old, string $value ): WP_REST_Response {
		return $this->call( 'POST', "/$id/answers", compact( 'field', 'old', 'value' ) );
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
