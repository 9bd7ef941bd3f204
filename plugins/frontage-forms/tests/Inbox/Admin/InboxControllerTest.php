<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Inbox\Admin;

use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\SubmissionStore\SearchIndex;
use Frontage\Forms\SubmissionStore\SubmissionQuery;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Tests\Submissions;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__, 5 ) . '/tests/support/Submissions.php';

#[Group( 'database' )]
final class InboxControllerTest extends WordPressTestCase {

	private const ROUTE = '/frontage/v1/submissions';

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', SubmissionTable::table_name() ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', SearchIndex::table_name() ) );
	}

	/** @return iterable<string, array{string, string, array<string, mixed>, bool}> */
	public static function calls(): iterable {
		$routes = [
			'list'        => [ 'GET', '', [], false ],
			'mark many'   => [ 'PATCH', '', [ 'read' => true ], false ],
			'delete many' => [ 'DELETE', '', [], true ],
			'open'        => [ 'GET', '/%d', [], false ],
			'mark'        => [ 'PATCH', '/%d', [ 'read' => true ], false ],
			'delete'      => [ 'DELETE', '/%d', [], true ],
		];
		foreach ( $routes as $name => $call ) {
			yield $name => $call;
		}
	}

	/** @param array<string, mixed> $args */
	#[DataProvider( 'calls' )]
	public function test_each_call_asks_for_its_right( string $method, string $path, array $args, bool $deletes ): void {
		$args['ids'] = [ Submissions::add() ];
		$path        = sprintf( $path, $args['ids'][0] );

		self::assertSame( 401, $this->call( $method, $path, $args )->get_status(), 'a visitor' );
		foreach ( [ 'subscriber', 'contributor', 'author' ] as $role ) {
			$this->sign_in( $role );
			self::assertSame( 403, $this->call( $method, $path, $args )->get_status(), $role );
		}
		$this->sign_in( 'author' );
		wp_get_current_user()->add_cap( InboxCapabilities::DELETE );
		self::assertSame( 403, $this->call( $method, $path, $args )->get_status(), 'who may delete but not read' );
		$this->sign_in( 'author' );
		wp_get_current_user()->add_cap( InboxCapabilities::READ );
		self::assertSame( $deletes ? 403 : 200, $this->call( $method, $path, $args )->get_status(), 'who may only read' );
		foreach ( [ 'editor', 'administrator' ] as $role ) {
			$args['ids'] = [ Submissions::add() ];
			$this->sign_in( $role );
			self::assertSame( 200, $this->call( $method, preg_replace( '/\d+$/', (string) $args['ids'][0], $path ), $args )->get_status(), $role );
		}
	}

	/** @param array<string, mixed> $args */
	#[DataProvider( 'calls' )]
	public function test_a_cookie_without_a_nonce_is_nobody_and_a_wrong_nonce_is_refused( string $method, string $path, array $args ): void {
		global $wp_rest_auth_cookie;
		$id = Submissions::add();
		$this->sign_in( 'administrator' );
		$wp_rest_auth_cookie = true;
		try {
			$_SERVER['HTTP_X_WP_NONCE'] = 'wrong';
			$refusal                    = rest_cookie_check_errors( null );
			unset( $_SERVER['HTTP_X_WP_NONCE'] );
			rest_cookie_check_errors( null );
			$answer = $this->call( $method, sprintf( $path, $id ), [ ...$args, 'ids' => [ $id ] ] );
		} finally {
			$wp_rest_auth_cookie = null;
		}

		self::assertSame( 'rest_cookie_invalid_nonce', is_wp_error( $refusal ) ? $refusal->get_error_code() : '' );
		self::assertSame( 401, $answer->get_status() );
		self::assertNotNull( ( new SubmissionQuery() )->find_one( $id ) );
	}

	/** @param array<string, mixed> $args */
	#[DataProvider( 'calls' )]
	public function test_nothing_is_kept_on_the_way( string $method, string $path, array $args ): void {
		$this->sign_in( 'editor' );
		$id = Submissions::add();

		$answer = $this->call( $method, sprintf( $path, $id ), [ ...$args, 'ids' => [ $id ] ] );

		self::assertStringContainsString( 'no-store', $answer->get_headers()['Cache-Control'] ?? '' );
	}

	/** @return iterable<string, array{string, string, array<string, mixed>}> */
	public static function wrong_shapes(): iterable {
		yield 'an unknown state' => [ 'GET', '', [ 'state' => 'lost' ] ];
		yield 'a list where a text is meant' => [ 'GET', '', [ 'search' => [ 'a' ] ] ];
		yield 'a search of 201 signs' => [ 'GET', '', [ 'search' => str_repeat( 'a', 201 ) ] ];
		yield 'a place that is none' => [ 'GET', '', [ 'older' => "1' OR 1=1" ] ];
		yield 'a day that is none' => [ 'GET', '', [ 'from' => '2026-13-01' ] ];
		yield 'a time where a day is meant' => [ 'GET', '', [ 'until' => "2026-01-01' OR 1" ] ];
		yield 'too many on a page' => [ 'GET', '', [ 'per_page' => 101 ] ];
		yield 'a form that is no number' => [ 'GET', '', [ 'form' => 'all' ] ];
		yield 'no ids' => [ 'DELETE', '', [] ];
		yield 'an empty list of ids' => [ 'DELETE', '', [ 'ids' => [] ] ];
		yield '101 ids' => [ 'PATCH', '', [ 'ids' => range( 1, 101 ), 'read' => true ] ];
		yield 'ids that are no numbers' => [ 'PATCH', '', [ 'ids' => [ 'x' ], 'read' => true ] ];
		yield 'a mark that is no yes or no' => [ 'PATCH', '', [ 'ids' => [ 1 ], 'read' => 'maybe' ] ];
		yield 'no mark' => [ 'PATCH', '/1', [] ];
	}

	/** @param array<string, mixed> $args */
	#[DataProvider( 'wrong_shapes' )]
	public function test_a_wrong_shape_is_refused( string $method, string $path, array $args ): void {
		$this->sign_in( 'editor' );

		self::assertSame( 400, $this->call( $method, $path, $args )->get_status() );
	}

	public function test_bytes_that_are_no_text_find_nothing(): void {
		$this->sign_in( 'editor' );
		Submissions::add();

		$answer = $this->call( 'GET', '', [ 'search' => "\xC3\x28\0" ] );

		self::assertSame( 200, $answer->get_status() );
		self::assertSame( [], $answer->get_data()['submissions'] );
	}

	public function test_what_is_not_there_is_404_in_words(): void {
		$this->sign_in( 'editor' );
		foreach ( [ 'GET', 'PATCH', 'DELETE' ] as $method ) {
			$answer = $this->call( $method, '/999999', [ 'read' => true ] );
			self::assertSame( 404, $answer->get_status() );
			self::assertSame( 'frontage_submission_missing', $answer->get_data()['code'] );
		}
	}

	public function test_a_submission_that_a_site_hides_from_a_person_stays_hidden_everywhere(): void {
		$this->sign_in( 'editor' );
		$hidden = Submissions::add();
		$shown  = Submissions::add();
		add_filter( 'user_has_cap', static fn ( array $caps, array $wanted, array $args ): array => ( $args[2] ?? 0 ) === $hidden ? [ ...$caps, InboxCapabilities::READ => false ] : $caps, 10, 3 );

		self::assertSame( 403, $this->call( 'GET', "/$hidden" )->get_status() );
		self::assertSame( 403, $this->call( 'DELETE', "/$hidden" )->get_status() );
		self::assertSame( [ $shown ], array_column( $this->call( 'GET' )->get_data()['submissions'], 'id' ) );
		self::assertSame( [ $shown ], $this->call( 'PATCH', '', [ 'ids' => [ $hidden, $shown ], 'read' => true ] )->get_data()['changed'] );
		self::assertSame( [ $shown ], $this->call( 'DELETE', '', [ 'ids' => [ $hidden, $shown ] ] )->get_data()['changed'] );
		self::assertNotNull( ( new SubmissionQuery() )->find_one( $hidden ) );
	}

	public function test_the_list_is_as_its_schema_says(): void {
		$this->sign_in( 'editor' );
		Submissions::fill( 3, [ 'state' => SubmissionState::SENT ] );

		$data   = $this->call( 'GET', '', [ 'per_page' => 2 ] )->get_data();
		$schema = rest_get_server()->dispatch( new WP_REST_Request( 'OPTIONS', self::ROUTE ) )->get_data()['schema'];

		self::assertTrue( rest_validate_value_from_schema( $data, $schema, 'list' ) );
		self::assertSame( [ 'submissions', 'columns', 'older', 'total', 'unread', 'tabs', 'unsearched' ], array_keys( $data ) );
		self::assertCount( 2, $data['submissions'] );
		self::assertSame( [ 'count' => 3, 'more' => false ], $data['total'] );
		self::assertNull( $this->call( 'GET', '', [ 'older' => $data['older'] ] )->get_data()['older'] );
	}

	public function test_days_are_those_of_the_site(): void {
		update_option( 'timezone_string', 'Asia/Tokyo' ); // Nine hours ahead, without summer time.
		$this->sign_in( 'editor' );
		Submissions::add( [], [ 'created' => '2026-03-04 14:59:59' ] );
		$first = Submissions::add( [], [ 'created' => '2026-03-04 15:00:00' ] );
		$last  = Submissions::add( [], [ 'created' => '2026-03-05 14:59:59' ] );
		Submissions::add( [], [ 'created' => '2026-03-05 15:00:00' ] );

		$data = $this->call( 'GET', '', [ 'from' => '2026-03-05', 'until' => '2026-03-05' ] )->get_data();

		self::assertSame( [ $last, $first ], array_column( $data['submissions'], 'id' ) );
		self::assertSame( 2, $data['total']['count'] );
	}

	public function test_the_list_of_one_form_has_its_fields_as_columns(): void {
		$this->sign_in( 'editor' );
		$form = (int) wp_insert_post( [ 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => 'Order' ] );
		update_post_meta( $form, '_form', '[email your-email][checkbox wishes "a" "b"][file plan][submit]' );
		Submissions::add( [ 'your-message' => str_repeat( 'long ', 100 ) ], [ 'form_id' => $form ], [ 'files' => [ 'plan' => [ 'a.pdf', 'b.pdf' ] ] ] );

		$data = $this->call( 'GET', '', [ 'form' => $form ] )->get_data();

		self::assertSame( [ 'your-email', 'plan', 'your-name', 'your-message' ], array_column( $data['columns'], 'name' ) );
		self::assertSame( 'Your email', $data['columns'][0]['label'] );
		self::assertSame( 'a.pdf, b.pdf', $data['submissions'][0]['values']['plan'] );
		self::assertSame( 200, mb_strlen( $data['submissions'][0]['values']['your-message'] ) );
		self::assertSame( [], $this->call( 'GET' )->get_data()['columns'] );
		self::assertArrayNotHasKey( 'values', $this->call( 'GET' )->get_data()['submissions'][0] );
	}

	public function test_a_form_that_is_gone_is_looked_for_once(): void {
		global $wpdb;
		$this->sign_in( 'editor' );
		$cost = function () use ( $wpdb ): int {
			wp_cache_flush();
			$before = $wpdb->num_queries;
			$this->call( 'GET' );
			return $wpdb->num_queries - $before;
		};
		Submissions::add( [], [ 'form_id' => 999999 ] );
		$cost(); // Whatever is loaded once.
		$one = $cost();
		Submissions::fill( 9, [ 'form_id' => 999999, 'state' => SubmissionState::SENT ] );

		self::assertSame( $one, $cost() );
	}

	public function test_a_mail_that_is_on_its_way_for_long_is_named(): void {
		$this->sign_in( 'editor' );
		Submissions::add( [], [ 'state' => SubmissionState::WAITING ] );
		Submissions::add( [], [ 'state' => SubmissionState::WAITING, 'created' => gmdate( 'Y-m-d H:i:s', time() - HOUR_IN_SECONDS ) ] );

		self::assertSame( [ false, true ], array_column( $this->call( 'GET' )->get_data()['submissions'], 'late' ) );
	}

	public function test_a_search_takes_in_what_just_arrived(): void {
		$this->sign_in( 'editor' );
		$id = Submissions::add( [ 'your-message' => 'A lighthouse for the garden' ] );

		$data = $this->call( 'GET', '', [ 'search' => 'lighthouse' ] )->get_data();

		self::assertSame( [ $id ], array_column( $data['submissions'], 'id' ) );
		self::assertNull( $data['total'] );
		self::assertSame( 0, $data['unsearched'] );
	}

	public function test_one_submission_with_all_that_is_known(): void {
		update_option( 'timezone_string', 'Asia/Tokyo' );
		update_option( 'date_format', 'Y-m-d' );
		update_option( 'time_format', 'H:i' );
		$form = (int) wp_insert_post( [ 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => 'Contact' ] );
		$page = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Reach us & more' ] );
		$this->sign_in( 'editor' );
		$id = Submissions::add(
			[ 'your-message' => "<script>alert(1)</script>\nline two", 'terms' => '1' ],
			[ 'form_id' => $form, 'state' => SubmissionState::FAILED, 'error' => '550 no', 'created' => '2026-03-04 20:30:00', 'page' => 'http://example.test/reach/?a=1', 'page_id' => $page ],
			[
				'files'      => [ 'your-plan' => [ 'plan.pdf' ] ],
				'consents'   => [ 'terms' => 'I agree to <a href="/terms/">the terms</a> &amp; more.' ],
				'address'    => '192.0.2.0',
				'user_agent' => 'Mozilla/5.0',
			]
		);

		$data   = $this->call( 'GET', "/$id" )->get_data();
		$schema = rest_get_server()->dispatch( new WP_REST_Request( 'OPTIONS', self::ROUTE . "/$id" ) )->get_data()['schema'];

		self::assertTrue( rest_validate_value_from_schema( $data, $schema, 'submission' ) );
		self::assertSame( [ 'id' => $form, 'title' => 'Contact' ], $data['form'] );
		self::assertSame( [ 'utc' => '2026-03-04T20:30:00Z', 'text' => '2026-03-05, 05:30' ], array_intersect_key( $data['received'], [ 'utc' => 0, 'text' => 0 ] ) );
		self::assertSame( [ 'url' => 'http://example.test/reach/?a=1', 'title' => 'Reach us & more' ], $data['page'] );
		self::assertSame( [ [ 'label' => 'Terms', 'wording' => 'I agree to the terms & more.' ] ], $data['consents'] );
		self::assertSame( '550 no', $data['error'] );
		self::assertSame( [ '192.0.2.0', 'Mozilla/5.0' ], [ $data['address'], $data['user_agent'] ] );
		self::assertSame( [ 'your-name', 'your-email', 'your-message', 'your-plan' ], $this->names( $data['fields'] ) );
		self::assertContains( [ 'name' => 'your-message', 'label' => 'Your message', 'values' => [ "<script>alert(1)</script>\nline two" ], 'text' => "<script>alert(1)</script>\nline two", 'files' => [] ], $data['fields'] );
		self::assertContains( [ 'name' => 'your-plan', 'label' => 'Your plan', 'values' => [], 'text' => null, 'files' => [ [ 'name' => 'plan.pdf', 'url' => '', 'size' => 0, 'type' => '', 'picture' => '' ] ] ], $data['fields'] );
		self::assertFalse( $data['read'] );
	}

	public function test_a_page_address_that_runs_script_is_not_given(): void {
		$this->sign_in( 'editor' );
		$id = Submissions::add( [], [ 'page' => 'javascript:alert(1)' ] );

		self::assertSame( '', $this->call( 'GET', "/$id" )->get_data()['page']['url'] );
	}

	public function test_a_record_that_cannot_be_read_is_shown_without_fields(): void {
		$this->sign_in( 'editor' );
		$id = Submissions::add( [], [ 'data' => '{"values": ', 'form_id' => 4711 ] );

		$data = $this->call( 'GET', "/$id" )->get_data();

		self::assertSame( [], $data['fields'] );
		self::assertSame( 'Deleted form 4711', $data['form']['title'] );
		self::assertSame( 'Mia Brandt', $data['from'] );
	}

	public function test_marking_and_deleting_change_what_is_named_and_nothing_else(): void {
		$this->sign_in( 'editor' );
		$ids = Submissions::fill( 4, [ 'is_read' => 0, 'state' => SubmissionState::SENT ] );

		self::assertSame( [ $ids[0], $ids[1] ], $this->call( 'PATCH', '', [ 'ids' => [ $ids[0], $ids[1], 999999 ], 'read' => true ] )->get_data()['changed'] );
		self::assertTrue( $this->call( 'PATCH', "/$ids[2]", [ 'read' => true ] )->get_data()['read'] );
		self::assertFalse( $this->call( 'PATCH', "/$ids[2]", [ 'read' => false ] )->get_data()['read'] );
		self::assertSame( 2, $this->call( 'GET' )->get_data()['unread']['count'] );
		self::assertSame( [ 'deleted' => true ], $this->call( 'DELETE', "/$ids[3]" )->get_data() );
		self::assertSame( [ $ids[2] ], $this->call( 'DELETE', '', [ 'ids' => [ $ids[2], $ids[3] ] ] )->get_data()['changed'] );
		self::assertSame( [ $ids[1], $ids[0] ], array_column( $this->call( 'GET' )->get_data()['submissions'], 'id' ) );
	}

	public function test_opening_over_rest_does_not_mark_as_read(): void {
		$this->sign_in( 'editor' );
		$id = Submissions::add();

		$this->call( 'GET', "/$id" );

		self::assertFalse( $this->call( 'GET', "/$id" )->get_data()['read'], 'A GET changes nothing; the screen marks.' );
	}

	/** @param array<string, mixed> $args */
	private function call( string $method, string $path = '', array $args = [] ): WP_REST_Response {
		$request = new WP_REST_Request( $method, self::ROUTE . $path );
		if ( 'GET' === $method ) {
			$request->set_query_params( $args );
		} else {
			$request->set_body_params( $args );
		}
		return rest_ensure_response( rest_get_server()->dispatch( $request ) );
	}

	/**
	 * @param array<mixed> $fields
	 * @return list<mixed>
	 */
	private function names( array $fields ): array {
		return array_column( $fields, 'name' );
	}
}
