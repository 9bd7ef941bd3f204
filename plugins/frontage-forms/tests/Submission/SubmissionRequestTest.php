<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Submission;

use Frontage\Forms\Processing\SubmissionLimits;
use Frontage\Forms\Submission\SubmissionRequest;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;

final class SubmissionRequestTest extends WordPressTestCase {

	public function test_a_list_in_a_list_is_noted_and_never_becomes_text(): void {
		$input = new SubmissionRequest(
			[
				'deep' => [ [ 'x' => 'y' ] ],
				'list' => [
					'b' => 'one',
					'a' => 'two',
				],
			]
		);
		self::assertSame( [ 'deep' ], $input->malformed_names );
		self::assertSame( [], $input->fields['deep'] );
		self::assertSame( [ 'one', 'two' ], $input->fields['list'] );
	}

	public function test_names_and_values_are_counted_at_every_depth(): void {
		$input = new SubmissionRequest(
			[
				'ab' => [ 'cd' => [ 'ef', 'gh' ] ],
				'ij' => 'kl',
			]
		);
		self::assertSame( [ 3, 14 ], [ $input->count, $input->bytes ] ); // ab cd 0 ef 1 gh ij kl
		self::assertGreaterThan( SubmissionLimits::BYTES, ( new SubmissionRequest( [ str_repeat( 'n', 3 * MB_IN_BYTES ) => 'x' ] ) )->bytes );
	}

	public function test_the_unit_tag_keeps_letters_digits_hyphen_and_underscore(): void {
		self::assertSame( 'abc-1_2', ( new SubmissionRequest( [ '_wpcf7_unit_tag' => 'a b<c>-1_2' ] ) )->unit_tag() );
		self::assertSame( '', ( new SubmissionRequest( [ '_wpcf7_unit_tag' => [ 'u1' ] ] ) )->unit_tag() );
	}

	public function test_the_page_is_the_referers_else_the_one_the_form_names(): void {
		$page    = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Contact us' ] );
		$draft   = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Not yet' ] );
		$url     = static function ( string $referer, mixed $container ): string {
			$_SERVER['REQUEST_URI'] = '/wp-json/frontage/v1/contact-forms/1/feedback';
			$request                = new WP_REST_Request( 'POST', '/' );
			$request->set_header( 'referer', $referer );
			$request->set_body_params( [ '_wpcf7_container_post' => $container ] );
			return SubmissionRequest::from_rest( $request )->url;
		};
		self::assertSame( 'http://example.test/a/?b=c', $url( 'http://example.test/a/?b=c', $page ) );
		self::assertSame( 'http://example.test/contact-us/', $url( '', (string) $page ) );
		self::assertSame( 'http://example.test/contact-us/', $url( 'http://example.test.evil.test/', $page ) );
		foreach ( [ $draft, 0, 999999, [ 'x' ], '1e9' ] as $nothing ) {
			self::assertSame( '', $url( '', $nothing ) );
		}
	}

	public function test_a_form_that_the_browser_posts_itself_has_its_key_in_a_field(): void {
		self::assertSame( 'key-of-the-field', ( new SubmissionRequest( [ '_frontage_key' => 'key-of-the-field' ] ) )->key );
		self::assertSame( 'key-of-the-header', ( new SubmissionRequest( [ '_frontage_key' => 'key-of-the-field' ], key: 'key-of-the-header' ) )->key );
		foreach ( [ 'short', [ 'a-key-in-a-list' ], "with\0nul-byte" . str_repeat( 'x', 200 ), str_repeat( 'x', MB_IN_BYTES ), "\xff\xfe" ] as $value ) {
			self::assertSame( '', ( new SubmissionRequest( [ '_frontage_key' => $value ] ) )->key );
		}
	}

	public function test_a_key_is_taken_only_if_it_looks_like_one(): void {
		self::assertSame( 'a1b2c3d4-e5f6', ( new SubmissionRequest( key: 'a1b2c3d4-e5f6' ) )->key );
		foreach ( [ 'short', "a1b2c3d4\n", str_repeat( 'x', 129 ), 'with blanks in' ] as $key ) {
			self::assertSame( '', ( new SubmissionRequest( key: $key ) )->key );
		}
	}

	public function test_the_address_is_what_the_server_sees_whatever_the_request_says(): void {
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '203.0.113.7';
		$_SERVER['HTTP_CLIENT_IP']       = '203.0.113.7';
		$request                         = new WP_REST_Request( 'POST', '/' );
		$request->set_header( 'x-forwarded-for', '203.0.113.7' );
		self::assertSame( '192.0.2.10', SubmissionRequest::from_rest( $request )->address );
		$_SERVER['REMOTE_ADDR'] = 'unix:';
		self::assertSame( '', SubmissionRequest::from_rest( $request )->address );
	}

	/** @return iterable<string, array{list<mixed>, string, string, string}> */
	public static function ways(): iterable {
		yield from [
			'no proxy is trusted'              => [ [], '192.0.2.10', '203.0.113.7', '192.0.2.10' ],
			'behind one'                       => [ [ '192.0.2.10' ], '192.0.2.10', '203.0.113.7', '203.0.113.7' ],
			'not behind it'                    => [ [ '192.0.2.11' ], '192.0.2.10', '203.0.113.7', '192.0.2.10' ],
			'behind two'                       => [ [ '10.0.0.0/8', '192.0.2.0/25' ], '10.200.0.1', '198.51.100.1, 203.0.113.7, 192.0.2.127', '203.0.113.7' ],
			'just outside the network'         => [ [ '10.0.0.0/8', '192.0.2.0/25' ], '10.200.0.1', '203.0.113.7, 192.0.2.128', '192.0.2.128' ],
			'what a visitor made up'           => [ [ '10.0.0.0/8' ], '10.0.0.1', 'x, 203.0.113.7', '203.0.113.7' ],
			'a proxy that says nothing'        => [ [ '10.0.0.0/8' ], '10.0.0.1', '', '10.0.0.1' ],
			'a proxy that says nonsense'       => [ [ '10.0.0.0/8' ], '10.0.0.1', '203.0.113.7, unknown', '10.0.0.1' ],
			'IPv6'                             => [ [ '2001:db8::/33' ], '2001:db8:7fff::1', '2001:db9::7', '2001:db9::7' ],
			'IPv6, just outside'               => [ [ '2001:db8::/33' ], '2001:db8:8000::1', '2001:db9::7', '2001:db8:8000::1' ],
			'a server that listens on IPv6'    => [ [], '::ffff:203.0.113.7', '', '203.0.113.7' ],
			'a proxy before such a server'     => [ [ '10.0.0.0/8' ], '::ffff:10.0.0.1', '198.51.100.1, ::FFFF:203.0.113.7', '203.0.113.7' ],
			'a proxy named as it writes itself' => [ [ '::ffff:10.0.0.1' ], '::ffff:10.0.0.1', '203.0.113.7', '203.0.113.7' ],
			'a list that is none'              => [ [ '', 'x', '10.0.0.0/x', 7, '/8' ], '10.0.0.1', '203.0.113.7', '10.0.0.1' ],
			'everything'                       => [ [ '0.0.0.0/0' ], '10.0.0.1', '203.0.113.7', '203.0.113.7' ],
		];
	}

	/** @param list<mixed> $proxies */
	#[DataProvider( 'ways' )]
	public function test_forwarded_addresses_count_behind_the_owners_proxies_only( array $proxies, string $remote, string $forwarded, string $visitor ): void {
		add_filter( 'frontage_proxies', static fn (): array => $proxies );
		$_SERVER['REMOTE_ADDR']          = $remote;
		$_SERVER['HTTP_X_FORWARDED_FOR'] = $forwarded;
		$address                         = SubmissionRequest::from_rest( new WP_REST_Request( 'POST', '/' ) )->address;
		unset( $_SERVER['HTTP_X_FORWARDED_FOR'] );
		self::assertSame( $visitor, $address );
	}

	public function test_the_name_that_the_filter_had_before_still_counts(): void {
		add_filter( 'frontage_forms_proxies', static fn (): array => [ '192.0.2.10' ] );
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '203.0.113.7';
		$address                         = SubmissionRequest::from_rest( new WP_REST_Request( 'POST', '/' ) )->address;
		unset( $_SERVER['HTTP_X_FORWARDED_FOR'] );
		self::assertSame( '203.0.113.7', $address );
	}

	public function test_the_page_is_the_referring_page_of_this_site_only(): void {
		$_SERVER['REQUEST_URI'] = '/wp-json/frontage/v1/contact-forms/1/feedback';
		$request                = new WP_REST_Request( 'POST', '/' );
		$request->set_header( 'referer', 'http://example.test/f08/?utm=1' );
		self::assertSame( 'http://example.test/f08/?utm=1', SubmissionRequest::from_rest( $request )->url );
		foreach ( [ 'http://elsewhere.test/', 'http://example.test.evil.test/', 'http://example.test@evil.test/', 'http://example.test:8080/' ] as $foreign ) {
			$request->set_header( 'referer', $foreign );
			self::assertSame( '', SubmissionRequest::from_rest( $request )->url );
		}
	}

	public function test_both_shapes_of_an_upload_become_one(): void {
		$input = new SubmissionRequest(
			files: [
				'one'   => self::part( 'a.txt', UPLOAD_ERR_OK ),
				'empty' => self::part( '', UPLOAD_ERR_NO_FILE ),
				'many'  => array_map( static fn ( mixed $value ): array => [ $value, $value ], self::part( 'b.txt', UPLOAD_ERR_OK ) ),
				'deep'  => array_map( static fn ( mixed $value ): array => [ [ $value ] ], self::part( 'c.txt', UPLOAD_ERR_OK ) ),
				'text'  => 'no upload at all',
			]
		);
		self::assertSame( [ 'one', 'many' ], array_keys( $input->files ) );
		self::assertSame( [ 'b.txt', 'b.txt' ], array_column( $input->files['many'], 'name' ) );
		self::assertSame( 5, $input->files['one'][0]['size'] );
	}

	public function test_a_page_is_asked_only_by_a_post_that_names_form_and_place(): void {
		self::assertNull( SubmissionRequest::from_page() );
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_POST                     = [ '_wpcf7' => '7' ];
		self::assertNull( SubmissionRequest::from_page() );
		$_POST = wp_slash(
			[
				'_wpcf7'          => '7',
				'_wpcf7_unit_tag' => 'wpcf7-f7-o1',
				'your-name'       => "O'Brien",
			]
		);
		$input = SubmissionRequest::from_page();
		self::assertSame( [ 7, "O'Brien" ], [ $input?->form_id(), $input?->field( 'your-name' ) ] );
	}

	/** @return array<string, mixed> */
	private static function part( string $name, int $error ): array {
		return [
			'name'     => $name,
			'type'     => 'text/plain',
			'tmp_name' => '' === $name ? '' : '/tmp/x',
			'error'    => $error,
			'size'     => 5,
		];
	}
}
