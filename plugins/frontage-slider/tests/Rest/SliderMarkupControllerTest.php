<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests\Rest;

use Frontage\Slider\Compat\LegacyAjax;
use Frontage\Slider\Model\Document\BlockConverter;
use Frontage\Slider\Rendering\SliderRenderer;
use Frontage\Slider\Rest\SliderMarkupController;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;

final class SliderMarkupControllerTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		SliderRenderer::reset();
		SliderRepository::clear_cache();
	}

	private static function make( string $status, string $alias = 'offer' ): int {
		return (int) wp_insert_post(
			[
				'post_type'    => SliderRepository::POST_TYPE,
				'post_status'  => $status,
				'post_name'    => $alias,
				'post_title'   => 'Offer',
				'post_content' => wp_slash(
					serialize_block(
						BlockConverter::to_blocks(
							[
								'schema'  => 1,
								'alias'   => $alias,
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
		self::assertSame( 'fr-asked-offer-fr-offer', $data['htmlid'] );
		self::assertContains( 'modal', $data['waiting'] );
		self::assertStringContainsString( 'id="fr-asked-offer-fr-offer"', $data['data'] );
		self::assertStringStartsWith( 'http://example.test/', $data['toload']['scripts'][0] );
	}

	public function test_a_slider_that_is_not_public_is_not_there(): void {
		self::make( 'draft' );
		self::assertSame( 404, rest_do_request( new WP_REST_Request( 'GET', '/frontage/v1/sliders/offer' ) )->get_status() );
		self::assertSame( 404, rest_do_request( new WP_REST_Request( 'GET', '/frontage/v1/sliders/none' ) )->get_status() );
	}

	public function test_old_clients_learn_the_transitions(): void {
		$table = LegacyAjax::transitions();
		self::assertSame( 'fade', $table['fade']['family'] );
		self::assertSame( 'cube', $table['cube']['family'] );
		foreach ( $table as $name => $parts ) {
			self::assertSame( [ 'in', 'out', 'd3', 'family' ], array_keys( $parts ), $name );
		}
		\Frontage\Slider\Compat\LegacyNames::listen();
		self::assertSame( 20, has_action( 'wp_ajax_nopriv_revslider_ajax_call_front', [ LegacyAjax::class, 'respond' ] ) );
	}

	/** @return iterable<string, array{string}> */
	public static function names(): iterable {
		yield 'Cyrillic' => [ 'новости-дня' ];
		yield 'Chinese' => [ '新闻' ];
		yield 'letters with marks' => [ 'größe' ];
	}

	#[DataProvider( 'names' )]
	public function test_a_name_in_any_script_is_found( string $alias ): void {
		$slug = get_post( self::make( 'publish', $alias ) )?->post_name;
		foreach ( array_unique( [ $alias, rawurlencode( $alias ), strtolower( rawurlencode( $alias ) ), (string) $slug ] ) as $asked ) {
			$answer = rest_do_request( new WP_REST_Request( 'GET', "/frontage/v1/sliders/$asked" ) );
			self::assertSame( 200, $answer->get_status(), $asked );
			self::assertSame( $answer->get_data(), self::asked_by_an_old_client( $asked ), $asked );
		}
		self::assertSame( 404, rest_do_request( new WP_REST_Request( 'GET', '/frontage/v1/sliders/' . rawurlencode( 'нет' ) ) )->get_status() );
		self::assertSame( 404, rest_do_request( new WP_REST_Request( 'GET', '/frontage/v1/sliders/..%2F' . rawurlencode( $alias ) . '/x' ) )->get_status() );
	}

	/** @return array<mixed> */
	private static function asked_by_an_old_client( string $alias ): array {
		$_POST = wp_slash( [ 'client_action' => 'get_slider_html', 'alias' => $alias ] );
		$stop  = static fn (): \Closure => static fn (): never => throw new \RuntimeException( 'sent' );
		add_filter( 'wp_doing_ajax', '__return_true' );
		add_filter( 'wp_die_ajax_handler', $stop );
		ob_start();
		try {
			LegacyAjax::respond();
		} catch ( \RuntimeException ) {
			return (array) json_decode( (string) ob_get_contents(), true );
		} finally {
			ob_end_clean();
			remove_filter( 'wp_doing_ajax', '__return_true' );
			remove_filter( 'wp_die_ajax_handler', $stop );
			$_POST = [];
		}
		self::fail( 'Nothing was sent.' );
	}

	public function test_markup_that_is_asked_for_has_no_id_of_the_page(): void {
		$inner = '<!-- wp:frontage/slider {"alias":"%s"} --><!-- wp:frontage/slide {"key":"a"} --><!-- wp:frontage/layer {"id":"l","type":"blocks"} -->%s<!-- /wp:frontage/layer --><!-- /wp:frontage/slide --><!-- /wp:frontage/slider -->';
		foreach ( [ 'one', 'two', 'новости', 'погода' ] as $alias ) {
			wp_insert_post( [ 'post_type' => SliderRepository::POST_TYPE, 'post_status' => 'publish', 'post_name' => $alias, 'post_title' => $alias, 'post_content' => wp_slash( sprintf( $inner, $alias, sprintf( $inner, '', '' ) ) ) ] );
		}
		$ids   = [];
		$parts = [ do_blocks( sprintf( $inner, 'one', sprintf( $inner, '', '' ) ) ) ];
		foreach ( [ 'one', 'two', 'новости', 'погода' ] as $alias ) {
			SliderRenderer::reset(); // Each is a request of its own.
			$answer  = SliderMarkupController::slider_data( $alias );
			$parts[] = is_string( $answer['data'] ?? null ) ? $answer['data'] : '';
			self::assertStringContainsString( ' id="' . ( is_string( $answer['htmlid'] ?? null ) ? $answer['htmlid'] : '?' ) . '"', end( $parts ) );
		}
		foreach ( $parts as $part ) {
			self::assertGreaterThan( 3, preg_match_all( '/ id="([^"]*)"/', $part, $found ) );
			array_push( $ids, ...$found[1] );
		}
		self::assertSame( $ids, array_values( array_unique( $ids ) ) );
		SliderRenderer::reset();
		SliderMarkupController::slider_data( 'one' );
		self::assertStringContainsString( 'id="fr-one"', do_blocks( sprintf( $inner, 'one', '' ) ), 'What comes after is the page again.' );
	}
}
