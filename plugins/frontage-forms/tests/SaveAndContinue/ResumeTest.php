<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\SaveAndContinue;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Rendering\FormRenderer;
use Frontage\Forms\SaveAndContinue\DraftRepository;
use Frontage\Forms\SaveAndContinue\DraftTable;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';

#[Group( 'database' )]
final class ResumeTest extends SubmissionTestCase {

	private const TEMPLATE = '[text* your-name][email your-email][checkbox boxes free_text "a" "b"][textarea words][quiz sum "1+1?|2"][acceptance agree] Yes [/acceptance][hidden ref "x"][file up][text card autocomplete:cc-number][text code autocomplete:off][text pin class:private] <input name="plain">';
	private const ON       = 'save_and_resume: on';

	private Form $form;

	protected function setUp(): void {
		parent::setUp();
		$this->form = $this->make_form( self::TEMPLATE, self::ON );
	}

	public function test_what_was_typed_comes_back_by_its_token_alone(): void {
		$fields = [ [ 'your-name', "Ann \u{1F600}" ], [ 'boxes[]', 'a' ], [ '_wpcf7_free_text_boxes', 'more' ], [ 'words', "two\nlines" ] ];
		$kept   = $this->keep( $fields, 1 );
		self::assertSame( [ 201, 'no-store' ], [ $kept->get_status(), $kept->get_headers()['Cache-Control'] ] );
		$token = $kept->get_data()['token'];
		self::assertMatchesRegularExpression( '/^[0-9a-f]{64}$/', $token );
		self::assertSame(
			[
				'fields' => $fields,
				'step'   => 1,
			],
			$this->open( $token )->get_data()
		);
		self::assertSame( [ 404, 'frontage_draft_gone' ], self::refusal( $this->open( strrev( $token ) ) ) );
		$other = $this->make_form( '[text a]', self::ON );
		self::assertSame( [ 404, 'frontage_draft_gone' ], self::refusal( $this->ask( 'POST', '/open', [ 'token' => $token ], $other->id ) ) );
		self::assertStringNotContainsString( $token, (string) wp_json_encode( self::drafts() ) );
	}

	public function test_passwords_consents_files_hidden_and_private_fields_are_not_kept(): void {
		$names = [ 'your-name', 'your-email', 'sum', 'agree', 'ref', 'up', 'card', 'code', 'pin', 'plain', 'unknown', '_wpnonce', 'words' ];
		$token = $this->keep( array_map( static fn ( string $name ): array => [ $name, 'x' ], $names ) )->get_data()['token'];
		self::assertSame( [ 'your-name', 'your-email', 'words' ], array_column( $this->open( $token )->get_data()['fields'], 0 ) );
	}

	public function test_the_same_link_holds_what_is_kept_later_and_nothing_once_the_form_is_sent(): void {
		$token = $this->keep( [ [ 'your-name', 'Ann' ] ] )->get_data()['token'];
		$again = $this->keep( [ [ 'your-name', 'Anna' ] ], 2, $token );
		self::assertSame( [ 200, $token ], [ $again->get_status(), $again->get_data()['token'] ] );
		self::assertSame( [ [ 'your-name', 'Anna' ] ], $this->open( $token )->get_data()['fields'] );
		self::assertCount( 1, self::drafts() );
		self::assertSame( 204, $this->ask( 'DELETE', '', [ 'token' => $token ] )->get_status() );
		self::assertSame( [], self::drafts() );
		// A link that is no more is not taken over by whoever knew it.
		self::assertNotSame( $token, $this->keep( [ [ 'your-name', 'Bo' ] ], 0, $token )->get_data()['token'] );
	}

	public function test_it_ends_after_thirty_days_and_with_its_form(): void {
		global $wpdb;
		$token = $this->keep( [ [ 'your-name', 'Ann' ] ] )->get_data()['token'];
		DraftRepository::sweep();
		self::assertCount( 1, self::drafts() );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET expires = DATE_SUB(UTC_TIMESTAMP(), INTERVAL 1 SECOND)', DraftTable::name() ) );
		self::assertSame( 404, $this->open( $token )->get_status() );
		DraftRepository::sweep();
		self::assertSame( [], self::drafts() );
		$this->keep( [ [ 'your-name', 'Ann' ] ] );
		wp_delete_post( $this->form->id, true );
		self::assertSame( [], self::drafts() );
	}

	/** @return array<string, array{string, bool}> */
	public static function settings(): array {
		return [
			'nothing said'  => [ '', false ],
			'on'            => [ self::ON, true ],
			'nothing kept'  => [ self::ON . "\ndo_not_store: on", false ],
			'a demo'        => [ self::ON . "\ndemo_mode: on", false ],
			'members alone' => [ self::ON . "\nsubscribers_only: on", false ],
		];
	}

	#[DataProvider( 'settings' )]
	public function test_only_a_form_whose_owner_offers_it_keeps_anything( string $settings, bool $is_offered ): void {
		( new FormRepository() )->save( $this->form->with( [ 'additional_settings' => $settings ] ) );
		self::assertSame( $is_offered ? 201 : 404, $this->keep( [ [ 'your-name', 'Ann' ] ] )->get_status() );
		self::assertSame( $is_offered ? 1 : 0, count( self::drafts() ) );
		$html = ( new FormRenderer() )->render( $this->form->with( [ 'additional_settings' => $settings ] ) );
		self::assertSame( $is_offered, str_contains( $html, 'data-resume=' ) );
		self::assertSame( $is_offered, in_array( 'frontage-forms-resume', wp_script_modules()->get_queue(), true ) );
		wp_script_modules()->dequeue( 'frontage-forms-resume' );
		wp_dequeue_style( 'frontage-forms-resume' );
	}

	public function test_too_much_is_refused_with_a_sentence_and_nothing_is_cut(): void {
		self::assertSame( [ 413, 'frontage_draft_too_large' ], self::refusal( $this->keep( [ [ 'words', str_repeat( 'ä', 20001 ) ] ] ) ) );
		self::assertSame( [ 413, 'frontage_draft_too_large' ], self::refusal( $this->keep( array_fill( 0, 401, [ 'words', 'x' ] ) ) ) );
		self::assertSame( [ 413, 'frontage_draft_too_large' ], self::refusal( $this->keep( array_fill( 0, 11, [ 'words', str_repeat( 'x', 19999 ) ] ) ) ) );
		self::assertSame( 201, $this->keep( [ [ 'words', str_repeat( 'ä', 20000 ) ] ] )->get_status() );
		foreach ( [ 'x', [ 'x' ], [ [ 'words' ] ], [ [ 'words', [ 'x' ] ] ], [ [ 'words', 'x', 'y' ] ] ] as $odd ) {
			self::assertSame( 400, $this->ask( 'POST', '', [ 'fields' => $odd ] )->get_status() );
		}
		self::assertCount( 1, self::drafts() );
	}

	public function test_other_sites_and_floods_are_refused(): void {
		self::assertSame( [ 403, 'frontage_draft_cross_site' ], self::refusal( $this->ask( 'POST', '', [ 'fields' => [] ], 0, [ 'sec-fetch-site' => 'cross-site' ] ) ) );
		for ( $i = 0; $i < 30; $i++ ) {
			self::assertSame( 404, $this->open( str_repeat( 'a', 64 ) )->get_status() );
		}
		$refused = $this->keep( [] );
		self::assertSame( [ 429, 'frontage_draft_limit' ], self::refusal( $refused ) );
		self::assertGreaterThan( 0, (int) $refused->get_headers()['Retry-After'] );
	}

	public function test_one_connection_begins_twenty_a_day_and_goes_on_with_what_it_has(): void {
		$token = '';
		for ( $i = 0; $i < 20; $i++ ) {
			$token = $this->keep( [ [ 'your-name', "Ann $i" ] ] )->get_data()['token'];
		}
		$refused = $this->keep( [ [ 'your-name', 'Ann 20' ] ] );
		self::assertSame( [ 429, 'frontage_draft_limit' ], self::refusal( $refused ) );
		self::assertStringContainsString( 'tomorrow', $refused->get_data()['message'] );
		self::assertGreaterThan( HOUR_IN_SECONDS, (int) $refused->get_headers()['Retry-After'] );
		self::assertCount( 20, self::drafts() );
		self::assertSame( [ 200, $token ], [ $this->keep( [ [ 'your-name', 'Anna' ] ], 0, $token )->get_status(), $token ] );
		$_SERVER['REMOTE_ADDR'] = '203.0.113.99';
		self::assertSame( 201, $this->keep( [ [ 'your-name', 'Bo' ] ] )->get_status() );
	}

	public function test_where_all_places_are_taken_the_crowd_of_one_network_makes_room_and_nobody_else(): void {
		$crowd = bin2hex( random_bytes( 8 ) );
		$row   = static fn ( int $i, string $source, int $hours ): array => [ hash( 'sha256', (string) $i ), $source, $hours ];
		$rows  = [ $row( 0, 'a-visitor', 1 ) ]; // Of all the next to end.
		for ( $i = 1; $i < DraftRepository::MOST - 3; $i++ ) {
			$rows[] = $row( $i, substr( hash( 'sha256', "network $i" ), 0, 16 ), 100 );
		}
		for ( $i = DraftRepository::MOST - 3; $i < DraftRepository::MOST; $i++ ) {
			$rows[] = $row( $i, $crowd, 700 - $i % 3 ); // Kept anew again and again by who wants to stay.
		}
		$this->fill( $rows );
		self::assertSame( [], DraftRepository::find_full_forms() );

		$kept = $this->keep( [ [ 'your-name', 'Ann' ] ] );

		self::assertSame( 201, $kept->get_status() );
		self::assertSame( 200, $this->open( $kept->get_data()['token'] )->get_status() );
		self::assertCount( DraftRepository::MOST, self::drafts() );
		self::assertSame( [ 'a-visitor' => 1, $crowd => 2 ], array_intersect_key( array_count_values( array_column( self::drafts(), 'source' ) ), [ 'a-visitor' => 0, $crowd => 0 ] ) );
		self::assertSame( [ $this->form->id => gmdate( 'Y-m-d' ) ], DraftRepository::find_full_forms() );

		// Once all networks have as few, what ends next goes; and its visitor is told so.
		$_SERVER['REMOTE_ADDR'] = '198.51.100.1';
		$this->keep( [ [ 'your-name', 'Bo' ] ] );
		$_SERVER['REMOTE_ADDR'] = '198.51.101.1';
		$this->keep( [ [ 'your-name', 'Cy' ] ] );
		self::assertNotContains( 'a-visitor', array_column( self::drafts(), 'source' ) );
		self::assertStringContainsString( 'the storage was full', $this->open( str_repeat( 'b', 64 ) )->get_data()['message'] );
	}

	public function test_a_network_is_one_however_many_addresses_it_has_and_none_of_them_is_stored(): void {
		foreach ( [ '2001:db8:1:1::1', '2001:db8:1:ffff::2', '2001:db8:2::1', '192.0.2.1', '192.0.2.200', '192.0.3.1' ] as $address ) {
			$_SERVER['REMOTE_ADDR'] = $address;
			$this->keep( [ [ 'your-name', 'Ann' ] ] );
		}
		$sources = array_column( self::drafts(), 'source' );
		self::assertSame( [ 2, 1, 2, 1 ], array_values( array_count_values( $sources ) ) );
		foreach ( $sources as $source ) {
			self::assertMatchesRegularExpression( '/^[0-9a-f]{16}$/', $source );
		}
	}

	public function test_site_health_names_the_form_whose_places_were_taken_for_as_long_as_links_last(): void {
		$test = apply_filters( 'site_status_tests', [] )['direct']['frontage_forms_drafts']['test'];
		self::assertSame( 'good', $test()['status'] );
		update_option( DraftRepository::GIVEN_UP, [ $this->form->id => gmdate( 'Y-m-d' ), 999999 => gmdate( 'Y-m-d' ) ] );
		$result = $test();
		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString( 'A form', $result['description'] );
		update_option( DraftRepository::GIVEN_UP, [ $this->form->id => gmdate( 'Y-m-d', time() - 32 * DAY_IN_SECONDS ) ] );
		self::assertSame( 'good', $test()['status'] );
		update_option( DraftRepository::GIVEN_UP, 'x' );
		self::assertSame( 'good', $test()['status'] );
	}

	public function test_what_was_sent_is_forgotten_however_often_its_visitor_asked_for_links(): void {
		$token = '';
		for ( $i = 0; $i < 30; $i++ ) {
			$token = $this->keep( [ [ 'your-name', 'Ann' ] ], 0, '' === $token ? null : $token )->get_data()['token'];
		}
		self::assertSame( 429, $this->open( $token )->get_status() );
		self::assertSame( 204, $this->ask( 'DELETE', '', [ 'token' => $token ] )->get_status() );
		self::assertSame( [], self::drafts() );
	}

	public function test_what_was_kept_can_be_forgotten_where_its_owner_does_not_offer_it_any_more(): void {
		$token = $this->keep( [ [ 'your-name', 'Ann' ] ] )->get_data()['token'];
		( new FormRepository() )->save( $this->form->with( [ 'additional_settings' => '' ] ) );
		self::assertSame( 404, $this->open( $token )->get_status() );
		self::assertSame( 204, $this->ask( 'DELETE', '', [ 'token' => $token ] )->get_status() );
		self::assertSame( [], self::drafts() );
	}

	public function test_a_database_that_is_away_says_that_nothing_is_lost(): void {
		$name = DraftTable::name();
		$stop = static fn ( string $query ): string => str_starts_with( $query, 'INSERT INTO' ) && str_contains( $query, $name ) ? 'SELECT no_such_column' : $query;
		add_filter( 'query', $stop );
		$refused = $this->keep( [ [ 'your-name', 'Ann' ] ] );
		remove_filter( 'query', $stop );
		self::assertSame( [ 503, 'frontage_draft_away' ], self::refusal( $refused ) );
	}

	public function test_core_exports_and_erases_what_a_person_began(): void {
		$this->keep( [ [ 'your-name', '<b>Ann</b>' ], [ 'your-email', 'Ann@example.test' ] ] );
		$this->keep( [ [ 'words', "Tell\nann@example.test" ] ] );
		$this->keep( [ [ 'your-email', 'joann@example.test' ] ] );
		$exporter = apply_filters( 'wp_privacy_personal_data_exporters', [] )['frontage-forms-begun']['callback'];
		$data     = $exporter( 'ANN@example.test' )['data'];
		self::assertCount( 1, $data );
		self::assertSame( [ 'A form', '&lt;b&gt;Ann&lt;/b&gt;', 'Ann@example.test' ], array_column( $data[0]['data'], 'value' ) );
		self::assertSame( [], $exporter( '%' )['data'] );
		$eraser = apply_filters( 'wp_privacy_personal_data_erasers', [] )['frontage-forms-begun']['callback'];
		$closed = static fn ( string $query ): string => str_starts_with( $query, 'DELETE' ) ? '' : $query; // WordPress answers false then.
		add_filter( 'query', $closed );
		$kept = $eraser( 'ann@example.test' );
		remove_filter( 'query', $closed );
		self::assertSame( [ 0, true, 1 ], [ $kept['items_removed'], $kept['items_retained'], count( $kept['messages'] ) ] );
		self::assertSame( [ 1, true ], array_values( array_intersect_key( $eraser( 'ann@example.test' ), [ 'items_removed' => 0, 'done' => 0 ] ) ) );
		self::assertCount( 2, self::drafts() );
	}

	/** @param array<mixed> $fields */
	private function keep( array $fields, int $step = 0, ?string $token = null ): WP_REST_Response {
		$body = [
			'fields' => $fields,
			'step'   => $step,
		];
		return $this->ask( 'POST', '', $body + ( null === $token ? [] : [ 'token' => $token ] ) );
	}

	private function open( string $token ): WP_REST_Response {
		return $this->ask( 'POST', '/open', [ 'token' => $token ] );
	}

	/**
	 * @param array<string, mixed>  $body
	 * @param array<string, string> $headers
	 */
	private function ask( string $method, string $path, array $body, int $form = 0, array $headers = [] ): WP_REST_Response {
		$request = new WP_REST_Request( $method, '/frontage/v1/contact-forms/' . ( $form ?: $this->form->id ) . '/drafts' . $path );
		$request->set_header( 'content-type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		foreach ( $headers as $name => $value ) {
			$request->set_header( $name, $value );
		}
		return rest_do_request( $request );
	}

	/** @return array{int, string} */
	private static function refusal( WP_REST_Response $response ): array {
		return [ $response->get_status(), $response->get_data()['code'] ?? '' ];
	}

	/** @param list<array{string, string, int}> $rows Hash, source, hours until it ends. */
	private function fill( array $rows ): void {
		global $wpdb;
		foreach ( array_chunk( $rows, 1000 ) as $some ) {
			$values = array_map( fn ( array $row ): string => (string) $wpdb->prepare( "(%d, %s, %s, '', DATE_ADD(UTC_TIMESTAMP(), INTERVAL %d HOUR))", $this->form->id, ...$row ), $some );
			$wpdb->query( $wpdb->prepare( 'INSERT INTO %i (form_id, token, source, data, expires) VALUES ', DraftTable::name() ) . implode( ',', $values ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Prepared above.
		}
	}

	/** @return list<array<string, string>> */
	private static function drafts(): array {
		global $wpdb;
		return $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', DraftTable::name() ), ARRAY_A );
	}
}
