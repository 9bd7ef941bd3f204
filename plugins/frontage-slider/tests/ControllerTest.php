<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests;

use Frontage\Slider\Compat\OldClients;
use Frontage\Slider\Model\Blocks;
use Frontage\Slider\Page;
use Frontage\Slider\Plugin;
use Frontage\Slider\Sliders;
use Frontage\Tests\WordPressTestCase;
use WP_REST_Request;

final class ControllerTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		Page::reset();
		Sliders::forget();
	}

	private static function make( string $status ): void {
		wp_insert_post(
			[
				'post_type'    => Plugin::POST_TYPE,
				'post_status'  => $status,
				'post_name'    => 'offer',
				'post_title'   => 'Offer',
				'post_content' => wp_slash(
					serialize_block(
						Blocks::to_blocks(
							[
								'schema'  => 1,
								'alias'   => 'offer',
								'options' => [ 'modal' => [ 'useAsModal' => true ] ],
								'slides'  => [ [ 'key' => 'a' ] ],
							]
						)
					)
				),
			]
		);
	}

	public function test_a_slider_is_given_by_its_alias(): void {
		self::make( 'publish' );
		$answer = rest_do_request( new WP_REST_Request( 'GET', '/frontage/v1/sliders/offer' ) );
		self::assertSame( 200, $answer->get_status() );
		$data = $answer->get_data();
		self::assertIsArray( $data );
		self::assertSame( [ 'success', 'data', 'htmlid', 'waiting', 'toload', 'rules' ], array_keys( $data ) );
		self::assertTrue( $data['success'] );
		self::assertSame( 'fr-offer', $data['htmlid'] );
		self::assertContains( 'modal', $data['waiting'] );
		self::assertStringContainsString( 'id="fr-offer"', $data['data'] );
		self::assertStringStartsWith( 'http://example.test/', $data['toload']['scripts'][0] );
	}

	public function test_a_slider_that_is_not_public_is_not_there(): void {
		self::make( 'draft' );
		self::assertSame( 404, rest_do_request( new WP_REST_Request( 'GET', '/frontage/v1/sliders/offer' ) )->get_status() );
		self::assertSame( 404, rest_do_request( new WP_REST_Request( 'GET', '/frontage/v1/sliders/none' ) )->get_status() );
	}

	public function test_old_clients_learn_the_transitions(): void {
		$table = OldClients::transitions();
		self::assertSame( 'fade', $table['fade']['family'] );
		self::assertSame( 'cube', $table['cube']['family'] );
		foreach ( $table as $name => $parts ) {
			self::assertSame( [ 'in', 'out', 'd3', 'family' ], array_keys( $parts ), $name );
		}
		self::assertSame( 20, has_action( 'wp_ajax_nopriv_revslider_ajax_call_front', [ OldClients::class, 'answer' ] ) );
	}
}
