<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests\Rest;

use Frontage\Slider\Storage\SliderRepository;
use Frontage\Tests\WordPressTestCase;
use WP_REST_Request;

/** WordPress's own route of sliders is for who writes. */
final class SliderPostsControllerTest extends WordPressTestCase {

	private int $slider = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->slider = (int) wp_insert_post( [ 'post_type' => SliderRepository::POST_TYPE, 'post_status' => 'publish', 'post_name' => 'offer', 'post_title' => 'Offer', 'post_content' => 'Hidden' ] );
	}

	protected function tearDown(): void {
		wp_set_current_user( 0 );
		parent::tearDown();
	}

	private static function as( string $role ): void {
		$name = uniqid( $role );
		wp_set_current_user( '' === $role ? 0 : (int) wp_insert_user( [ 'user_login' => $name, 'user_pass' => 'x', 'role' => $role ] ) );
	}

	/** @return list<int> The list, one slider, and one in a context that shows more. */
	private function statuses(): array {
		$statuses = [];
		foreach ( [ [ '', [] ], [ "/{$this->slider}", [] ], [ '', [ 'context' => 'embed' ] ], [ '', [ 'search' => 'Offer', '_fields' => 'id' ] ] ] as [ $path, $params ] ) {
			$request = new WP_REST_Request( 'GET', '/wp/v2/' . SliderRepository::POST_TYPE . $path );
			$request->set_query_params( $params );
			$statuses[] = rest_do_request( $request )->get_status();
		}
		return $statuses;
	}

	public function test_visitors_and_readers_get_no_slider(): void {
		self::as( '' );
		self::assertSame( [ 401, 401, 401, 401 ], $this->statuses() );
		self::as( 'subscriber' );
		self::assertSame( [ 403, 403, 403, 403 ], $this->statuses() );
	}

	public function test_who_writes_may_choose_one(): void {
		foreach ( [ 'contributor', 'editor', 'administrator' ] as $role ) {
			self::as( $role );
			self::assertSame( [ 200, 200, 200, 200 ], $this->statuses(), $role );
		}
	}

	public function test_a_contributor_sees_no_draft_of_another(): void {
		wp_update_post( [ 'ID' => $this->slider, 'post_status' => 'draft' ] );
		self::as( 'contributor' );
		self::assertSame( 403, $this->statuses()[1] );
		self::assertSame( [], rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/' . SliderRepository::POST_TYPE ) )->get_data() );
	}
}
