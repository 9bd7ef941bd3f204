<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Admin\Rest;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormSchema;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Tests\Form\FormTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__, 2 ) . '/Form/FormTestCase.php';

/** Forms over REST: as recorded, and as the block editor needs them. */
final class FormControllerTest extends FormTestCase {

	private const NAMESPACES = [ 'contact-form-7/v1', 'frontage/v1' ];

	/** @return iterable<string, array{string, int}> */
	public static function recorded_forms(): iterable {
		foreach ( self::fixture( 'contact-forms/rest-admin.json' )['exchanges'] as $number => $exchange ) {
			if ( str_contains( $exchange['request']['path'], '/feedback' ) ) {
				continue; // Feedback\RecordedMembersTest replays what visitors send.
			}
			foreach ( self::NAMESPACES as $namespace ) {
				yield "{$exchange['label']}, $namespace" => [ $namespace, $number ];
			}
		}
	}

	#[DataProvider( 'recorded_forms' )]
	public function test_an_exchange_is_answered_as_recorded( string $namespace, int $number ): void {
		$exchange = self::fixture( 'contact-forms/rest-admin.json' )['exchanges'][ $number ];
		$this->make_recorded_forms();
		$this->make_what_came_before( $number );
		if ( isset( $exchange['request']['auth'] ) ) {
			$this->sign_in( 'administrator' );
		}

		$path     = str_replace( [ '/wp-json', 'contact-form-7/v1' ], [ '', $namespace ], $exchange['request']['path'] );
		$response = $this->call( $exchange['request']['method'], $path, $exchange['request']['json'] ?? [] );

		self::assertSame( $exchange['response']['status'], $response->get_status() );
		self::assert_holds( self::comparable( $exchange['response']['json'], $namespace ), self::comparable( self::data( $response ), $namespace ) );
	}

	public function test_a_created_form_is_stored_and_found_by_its_hash(): void {
		$this->sign_in( 'administrator' );
		$answer = self::data( $this->call( 'POST', '/frontage/v1/contact-forms', [ 'title' => 'New', 'form' => '[text a]' ] ) );
		$form   = ( new FormRepository() )->find_by_address( $answer['hash'] );
		self::assertSame( 'New', $form?->title );
		self::assertSame( '[text a]', $form->template );
		self::assertSame( [ $answer['id'] ], array_column( self::data( $this->call( 'GET', '/frontage/v1/contact-forms?address=' . $answer['hash'] ) ), 'id' ) );
		self::assertSame( [], self::data( $this->call( 'GET', '/frontage/v1/contact-forms?address=0000000' ) ) );
	}

	public function test_the_editors_changes_are_stored_and_come_back_as_they_were_sent(): void {
		$form  = $this->make_form( '[text a]' );
		$edits = [
			'title'    => 'Changed',
			'form'     => '[email b]',
			'mail'     => [ 'recipient' => 'x@example.test' ] + $form->mail,
			'messages' => [ 'spam' => 'No.' ] + $form->messages,
		];
		ksort( $edits['messages'] );
		$this->sign_in( 'editor' );
		$answer = self::data( $this->call( 'PUT', "/frontage/v1/contact-forms/$form->id", $edits ) );
		ksort( $answer['messages'] );
		foreach ( $edits as $part => $value ) {
			self::assertEquals( $value, $answer[ $part ], $part );
		}
		$stored = ( new FormRepository() )->find( $form->id );
		self::assertSame( [ 'Changed', '[email b]', 'x@example.test', 'No.' ], [ $stored?->title, $stored?->template, $stored?->mail['recipient'], $stored?->message( 'spam' ) ] );
	}

	public function test_who_saves_while_somebody_else_does_is_told(): void {
		$this->sign_in( 'administrator' );
		$path    = '/frontage/v1/contact-forms/' . $this->make_form( '[text a]' )->id;
		$begun   = self::data( $this->call( 'GET', $path ) )['version'];
		$between = null;
		$save    = function () use ( $path, $begun, &$between ): void { // The post is stored, its parts are not yet.
			if ( null === $between ) {
				$between = 0; // Were it let in, it would come here again.
				$between = $this->call( 'PUT', $path, [ 'form' => '[text c]', 'version' => $begun ] )->get_status();
			}
		};
		add_action( 'save_post_' . FormFormat::POST_TYPE, $save );
		$first = $this->call( 'PUT', $path, [ 'form' => '[text b]', 'version' => $begun ] );
		remove_action( 'save_post_' . FormFormat::POST_TYPE, $save );
		self::assertSame( [ 409, 200 ], [ $between, $first->get_status() ] );
		$next = $this->call( 'PUT', $path, [ 'form' => '[text c]', 'version' => self::data( $first )['version'] ] );
		self::assertSame( 200, $next->get_status(), 'Nobody is kept out afterwards.' );
	}

	public function test_who_saves_over_somebody_elses_changes_is_told(): void {
		$this->sign_in( 'administrator' );
		$path  = '/frontage/v1/contact-forms/' . $this->make_form( '[text a]' )->id;
		$begun = self::data( $this->call( 'GET', $path ) )['version'];
		$other = $this->call( 'PUT', $path, [ 'title' => 'Theirs', 'version' => $begun ] );
		self::assertSame( 200, $other->get_status() );
		self::assertSame( self::data( $other )['version'], self::data( $this->call( 'GET', $path ) )['version'] );

		$refused = $this->call( 'PUT', $path, [ 'form' => '[text b]', 'version' => $begun ] );
		self::assertSame( [ 409, 'frontage_form_changed' ], [ $refused->get_status(), self::data( $refused )['code'] ] );
		self::assertSame( [ 'Theirs', '[text a]' ], array_values( array_intersect_key( self::data( $this->call( 'GET', $path ) ), [ 'title' => 0, 'form' => 0 ] ) ) );

		// Whoever has seen the other's goes on, and so do clients that know no versions.
		self::assertSame( 200, $this->call( 'PUT', $path, [ 'form' => '[text b]', 'version' => self::data( $other )['version'] ] )->get_status() );
		self::assertSame( 200, $this->call( 'PUT', $path, [ 'form' => '[text c]' ] )->get_status() );
		self::assertArrayNotHasKey( 'version', self::data( $this->call( 'GET', str_replace( 'frontage/v1', 'contact-form-7/v1', $path ) ) ) );
	}

	public function test_parts_are_declared_and_one_of_another_type_is_left_aside(): void {
		$form = $this->make_form( '[text a]' );
		$this->sign_in( 'editor' );
		$wrong  = [ 'title' => [ 'x' ], 'form' => 5, 'mail' => 'x', 'messages' => 'x', 'additional_settings' => [], 'context' => 'save' ];
		$answer = $this->call( 'PUT', "/frontage/v1/contact-forms/$form->id", $wrong + [ 'mail_2' => [ 'subject' => [ 'x' ], 'active' => 'on', 'planted' => 'x' ] ] );
		self::assertSame( 200, $answer->get_status() );
		$stored = ( new FormRepository() )->find( $form->id );
		self::assertEquals( $form->with( [ 'mail_2' => [ 'active' => true ] ] )->mail_2, $stored?->mail_2 );
		self::assertSame( [ $form->title, $form->template, $form->mail ], [ $stored->title, $stored->template, $stored->mail ] );
		$declared = self::data( $this->call( 'OPTIONS', '/frontage/v1/contact-forms' ) )['endpoints'][1]['args'];
		self::assertSame( [ ...array_keys( FormSchema::FORM ), 'context', 'version', 'begun' ], array_keys( $declared ) );
	}

	public function test_the_formats_own_clients_store_only_in_so_many_words(): void {
		$form = $this->make_form( '[text a]' );
		$this->sign_in( 'editor' );
		$answer = self::data( $this->call( 'PUT', "/contact-form-7/v1/contact-forms/$form->id", [ 'form' => '[email b]' ] ) );
		self::assertSame( '[email b]', $answer['properties']['form']['content'] );
		self::assertSame( '[text a]', ( new FormRepository() )->find( $form->id )?->template );
		$this->call( 'PUT', "/frontage/v1/contact-forms/$form->id", [ 'form' => '[email b]', 'context' => 'dry-run' ] );
		self::assertSame( '[text a]', ( new FormRepository() )->find( $form->id )?->template );
	}

	/** @return array<string, array{string, int, int, int}> */
	public static function rights(): array {
		return [
			'nobody'        => [ '', 403, 403, 403 ],
			'subscriber'    => [ 'subscriber', 403, 403, 403 ],
			'author'        => [ 'author', 200, 403, 403 ],
			'editor'        => [ 'editor', 200, 200, 200 ],
			'administrator' => [ 'administrator', 200, 200, 200 ],
		];
	}

	#[DataProvider( 'rights' )]
	public function test_who_may_not_gets_403( string $role, int $list, int $one, int $write ): void {
		$form = $this->make_form( '[text a]' );
		if ( $role ) {
			$this->sign_in( $role );
		}
		$status = fn ( string $method, string $path ): int => $this->call( $method, $path )->get_status();
		foreach ( self::NAMESPACES as $namespace ) {
			self::assertSame( $list, $status( 'GET', "/$namespace/contact-forms" ) );
			self::assertSame( $one, $status( 'GET', "/$namespace/contact-forms/$form->id" ) );
			self::assertSame( $write, $status( 'POST', "/$namespace/contact-forms" ) );
			self::assertSame( $write, $status( 'PUT', "/$namespace/contact-forms/$form->id" ) );
		}
		self::assertSame( $one, $this->call( 'POST', '/frontage/v1/contact-forms/preview', [ 'id' => $form->id ] )->get_status() );
		self::assertSame( $write, $status( 'POST', '/frontage/v1/contact-forms/preview' ) );
		self::assertSame( $write, $status( 'GET', '/frontage/v1/contact-forms/starters' ) );
		self::assertSame( $write, $status( 'DELETE', "/frontage/v1/contact-forms/$form->id" ) );
	}

	public function test_who_may_only_list_cannot_guess_a_recipient_by_searching(): void {
		$form = $this->make_form( '[text a]' );
		( new FormRepository() )->save( $form->with( [ 'title' => 'Applications', 'mail' => [ 'recipient' => 'boss@example.test' ] ] ) );
		foreach ( [ 'contributor' => [ 0, 1 ], 'editor' => [ 1, 1 ] ] as $role => $found ) {
			$this->sign_in( $role );
			foreach ( [ 'boss@example', 'Applic' ] as $index => $search ) {
				self::assertCount( $found[ $index ], self::data( $this->call( 'GET', '/frontage/v1/contact-forms', [ 'search' => $search ] ) ), "$role: $search" );
			}
		}
	}

	public function test_who_may_not_write_html_cannot_store_scripts(): void {
		add_filter( 'map_meta_cap', static fn ( array $caps, string $cap ): array => 'unfiltered_html' === $cap ? [ 'do_not_allow' ] : $caps, 99, 2 );
		$this->sign_in( 'editor' );
		$template = '<label onclick="x()">A [text a]</label><script>bad()</script><fieldset><legend>L</legend><input type="text" name="q" list="d"></fieldset><button type="submit">Send</button>';
		$answer   = self::data( $this->call( 'POST', '/frontage/v1/contact-forms', [ 'form' => $template, 'mail' => [ 'body' => '<iframe src="x"></iframe>[a]' ] ] ) );
		self::assertSame( '<label>A [text a]</label>bad()<fieldset><legend>L</legend><input type="text" name="q" list="d"></fieldset><button type="submit">Send</button>', $answer['form'] );
		self::assertSame( '[a]', $answer['mail']['body'] );
	}

	public function test_the_preview_shows_the_unsaved_form_and_what_is_wrong_with_it(): void {
		$form = $this->make_form( '[text a]' );
		$this->sign_in( 'editor' );
		$before = wp_scripts()->queue;
		$answer = self::data(
			$this->call(
				'POST',
				'/frontage/v1/contact-forms/preview',
				[
					'id'         => $form->id,
					'form'       => "<label>Mail [email* b]</label>\n[texst c]\n[submit]<script>bad()</script><img src=x onerror=bad()><a href=\" java\tscript:bad()\">x</a>",
					'mail'       => [ 'recipient' => '' ] + $form->mail,
					'mail_2'     => [ 'recipient' => '[b], [_site_admin_email]' ],
					'html_title' => 'Write to us',
				]
			)
		);
		self::assertStringContainsString( 'data-wpcf7-id="' . $form->id . '"', $answer['html'] );
		self::assertStringContainsString( 'name="b"', $answer['html'] );
		self::assertStringContainsString( 'aria-label="Write to us"', $answer['html'] );
		self::assertStringContainsString( '<script>bad()</script>', $answer['html'] ); // As on the page; the editor shows it in a frame where nothing runs.
		self::assertSame( [ 'b' ], $answer['mail_tags'] );
		self::assertSame( [ 'mail' => '', 'mail_2' => 'visitor@example.com, ' . get_option( 'admin_email' ) ], $answer['recipients'] );
		self::assertSame( [ 2 ], array_column( array_filter( $answer['problems'], static fn ( array $problem ): bool => 'unknown_type' === $problem['code'] ), 'line' ) );
		self::assertContains( 'no_recipient', array_column( $answer['problems'], 'code' ) );
		self::assertSame( $before, wp_scripts()->queue );
		self::assertSame( '[text a]', ( new FormRepository() )->find( $form->id )?->template );
	}

	public function test_a_starter_can_be_sent_back_as_it_is(): void {
		$this->sign_in( 'editor' );
		foreach ( self::data( $this->call( 'GET', '/frontage/v1/contact-forms/starters' ) ) as $starter ) {
			$answer = self::data( $this->call( 'POST', '/frontage/v1/contact-forms', $starter['form'] ) );
			foreach ( $starter['form'] as $part => $value ) {
				self::assertEquals( $value, $answer[ $part ], "$starter[name]: $part" );
			}
			self::assertSame( [], $answer['config_errors'], $starter['name'] );
		}
	}

	/** @param array<string, mixed> $body */
	private function call( string $method, string $path, array $body = [] ): WP_REST_Response {
		$url     = wp_parse_url( $path );
		$request = new WP_REST_Request( $method, $url['path'] ?? '' );
		wp_parse_str( $url['query'] ?? '', $query );
		$request->set_query_params( $query );
		if ( $body ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $body ) );
		}
		return rest_do_request( $request );
	}

	/** @return array<mixed> As a client reads it. */
	private static function data( WP_REST_Response $response ): array {
		$data = json_decode( (string) wp_json_encode( rest_get_server()->response_to_data( $response, false ) ), true );
		self::assertIsArray( $data );
		return $data;
	}

	/** The forms of the recording site, by the ids, names and texts that the list's answers show. */
	private function make_recorded_forms(): void {
		$recorded = self::fixture( 'contact-forms/rendered-html.json' )['forms'];
		foreach ( $recorded as $number => $form ) {
			if ( ! isset( $form['template'] ) ) {
				continue; // A second page of the same form.
			}
			preg_match( '/id="([0-9a-f]{7})" title="([^"]+)"/', $form['shortcode'] ?? '', $address );
			$id = 6 + 2 * $number;
			$this->make_form( $form['template'], $form['additional_settings'], $id, $address[2] ?? $form['id'] );
			update_post_meta( $id, FormFormat::META_HASH, str_pad( $address[1] ?? '', 64, '0' ) );
		}
	}

	/** What the exchanges before this one left behind: form 42. */
	private function make_what_came_before( int $number ): void {
		$labels = array_column( self::fixture( 'contact-forms/rest-admin.json' )['exchanges'], 'label' );
		if ( ! in_array( $labels[ $number ], [ 'update', 'delete' ], true ) ) {
			return;
		}
		$created = self::fixture( 'contact-forms/rest-admin.json' )['exchanges'][ (int) array_search( 'create (context save)', $labels, true ) ];
		$form    = $this->make_form( $created['request']['json']['form'], $created['request']['json']['additional_settings'], 42, 'Made by REST' );
		( new FormRepository() )->save( $form->with( [ 'mail' => $created['response']['json']['properties']['mail'] ] ) );
	}

	/**
	 * Without what is the site's own: new ids and hashes, the sender's address, switches written as 0 instead of false.
	 *
	 * @param array<mixed> $data
	 * @return array<mixed>
	 */
	private static function comparable( array $data, string $namespace ): array {
		unset( $data['_links'] );
		if ( isset( $data['routes'] ) ) {
			$methods = [];
			foreach ( $data['routes'] as $path => $route ) {
				$methods[ str_replace( $namespace, 'contact-form-7/v1', $path ) ] = $route['methods'];
			}
			return [ 'routes' => $methods ];
		}
		array_walk_recursive(
			$data,
			static function ( mixed &$value, int|string $key ): void {
				if ( in_array( $key, [ 'use_html', 'exclude_blank', 'active' ], true ) ) {
					$value = (bool) $value;
				}
			}
		);
		foreach ( isset( $data['properties'] ) ? [ 'mail', 'mail_2' ] : [] as $mail ) {
			ksort( $data['properties'][ $mail ] );
		}
		if ( array_key_exists( 'id', $data ) && array_key_exists( 'slug', $data ) ) {
			$data['id'] = null === $data['id'] ? null : ( is_int( $data['id'] ) ? 'a number' : $data['id'] );
			if ( 'frontage/v1' === $namespace && 'Made by REST' === $data['title'] ) {
				unset( $data['slug'] ); // Ours is known at once.
			}
		}
		return $data;
	}

	/**
	 * Every recorded key has its recorded value, in lists in their order; ours may know more keys.
	 *
	 * @param array<mixed> $expected
	 * @param array<mixed> $actual
	 */
	private static function assert_holds( array $expected, array $actual, string $path = '' ): void {
		if ( array_is_list( $expected ) ) {
			self::assertCount( count( $expected ), $actual, $path );
		}
		foreach ( $expected as $key => $value ) {
			self::assertArrayHasKey( $key, $actual, $path );
			if ( is_array( $value ) ) {
				self::assertIsArray( $actual[ $key ], "$path/$key" );
				self::assert_holds( $value, $actual[ $key ], "$path/$key" );
			} else {
				self::assertSame( $value, $actual[ $key ], "$path/$key" );
			}
		}
	}
}
