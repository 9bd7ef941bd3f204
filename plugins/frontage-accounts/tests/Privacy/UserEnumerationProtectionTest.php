<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests\Privacy;

use Frontage\Accounts\Privacy\UserEnumerationProtection;
use Frontage\Tests\WordPressTestCase;

/** Nobody reads from the site who has an account, where the owner wants that. */
final class UserEnumerationProtectionTest extends WordPressTestCase {

	private int $author;

	private int $post;

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'author' );
		$this->author = get_current_user_id();
		$this->post   = (int) wp_insert_post( [ 'post_title' => 'Hello', 'post_status' => 'publish', 'post_author' => $this->author ] );
		wp_set_current_user( 0 );
		update_option( 'permalink_structure', '/%postname%/' );
		update_option( UserEnumerationProtection::OPTION, '1' );
	}

	public function test_is_off_until_the_owner_switches_it_on(): void {
		delete_option( UserEnumerationProtection::OPTION );
		self::assertSame( [ 200, 200 ], [ self::get( '/wp/v2/users' ), self::get( "/wp/v2/users/$this->author" ) ] );
		self::assertSame( [ 'author' => '1' ], apply_filters( 'request', [ 'author' => '1' ] ) );
		self::assertSame( 'provider', apply_filters( 'wp_sitemaps_add_provider', 'provider', 'users' ) );
		self::assertSame( 'Ann', apply_filters( 'oembed_response_data', [ 'author_name' => 'Ann' ], get_post( $this->post ), 600, 400 )['author_name'] ?? '' );
		self::assertSame( [ 'comment-author-ann' ], apply_filters( 'comment_class', [ 'comment-author-ann' ], [], '1', null, 0 ) );
	}

	public function test_visitors_and_subscribers_get_no_list(): void {
		foreach ( [ 0 => 401, 1 => 403 ] as $is_member => $status ) {
			if ( $is_member ) {
				$this->sign_in( 'subscriber' );
			}
			foreach ( [ '/wp/v2/users', '/wp/v2/users/', "/wp/v2/users/$this->author", "/WP/V2/Users/$this->author", "/wp/v2/users\n", "/wp/v2/users/$this->author\n" ] as $route ) {
				self::assertSame( $status, self::get( $route ), $route );
			}
		}
		self::assertSame( [ 200, 200 ], [ self::get( '/wp/v2/users/me' ), self::get( '/wp/v2/users/' . get_current_user_id() ) ], 'Oneself.' );
	}

	public function test_who_writes_and_who_manages_users_goes_on(): void {
		foreach ( [ 'contributor', 'editor', 'administrator' ] as $role ) {
			$this->sign_in( $role );
			self::assertSame( 200, self::get( '/wp/v2/users' ), $role );
			self::assertSame( [ 'author' => '1' ], apply_filters( 'request', [ 'author' => '1' ] ), $role );
		}
	}

	public function test_an_author_is_embedded_in_no_post(): void {
		$request = new \WP_REST_Request( 'GET', "/wp/v2/posts/$this->post" );
		$server  = rest_get_server();
		$data    = $server->response_to_data( $server->dispatch( $request ), [ 'author' ] );
		self::assertSame( 'rest_user_cannot_view', $data['_embedded']['author'][0]['code'] ?? null );
	}

	public function test_numbers_lead_nowhere_and_author_pages_stay(): void {
		foreach ( [ '1', '1,2', '-1', [ '1' ] ] as $author ) {
			self::assertSame( [ 'error' => '404' ], apply_filters( 'request', [ 'author' => $author ] ) );
		}
		self::assertSame( [ 'author_name' => 'ann' ], apply_filters( 'request', [ 'author_name' => 'ann' ] ) );
		update_option( 'permalink_structure', '' );
		self::assertSame( [ 'author' => '1' ], apply_filters( 'request', [ 'author' => '1' ] ), 'The address of the author page itself.' );
	}

	public function test_sitemap_embeds_and_comments_name_nobody(): void {
		self::assertFalse( apply_filters( 'wp_sitemaps_add_provider', 'provider', 'users' ) );
		self::assertSame( 'provider', apply_filters( 'wp_sitemaps_add_provider', 'provider', 'posts' ) );
		$data = get_oembed_response_data( $this->post, 600 );
		self::assertIsArray( $data );
		self::assertSame( [], array_intersect_key( $data, [ 'author_name' => 1, 'author_url' => 1 ] ) );
		self::assertSame( [ 'comment', 'byuser' ], apply_filters( 'comment_class', [ 'comment', 'byuser', 'comment-author-ann' ], [], '1', null, 0 ) );
	}

	private static function get( string $route ): int {
		return rest_do_request( new \WP_REST_Request( 'GET', $route ) )->get_status();
	}
}
