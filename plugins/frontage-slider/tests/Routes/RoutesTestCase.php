<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests\Routes;

use Frontage\Slider\Import\ImportReportStore;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Tests\RouteTable;
use Frontage\Tests\WordPressTestCase;
use WP_REST_Request;

require_once __DIR__ . '/Routes.php';

/** Asks each route of the table on a site with an imported slider whose picture is still elsewhere. */
abstract class RoutesTestCase extends WordPressTestCase {

	protected const ROUTES = Routes::class;

	protected int $slider = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->slider = (int) wp_insert_post( [ 'post_type' => SliderRepository::POST_TYPE, 'post_status' => 'publish', 'post_name' => 'news', 'post_title' => 'News', 'post_content' => '<!-- wp:frontage/slider --><!-- wp:frontage/slide {"key":"a"} /--><!-- /wp:frontage/slider -->' ] );
		ImportReportStore::write( $this->slider, [ 'pictures' => [ [ 'url' => 'https://old.test/a.png', 'why' => '', 'file' => [], 'block' => 'Slide', 'id' => 'a', 'at' => 'background.image' ] ] ] );
		add_filter( 'pre_http_request', static fn (): array => [ 'response' => [ 'code' => 404 ], 'body' => '', 'headers' => [], 'cookies' => [] ] );
	}

	/** @param array<string, mixed> $body */
	protected function request( string $route, array $body ): WP_REST_Request {
		[ $methods, $path ] = explode( ' ', $route, 2 );
		$path               = str_replace( [ '(?P<alias>[^/]+)', '(?P<id>\d{1,18})' ], [ 'news', (string) $this->slider ], $path );
		return RouteTable::request( $methods, $path, $body );
	}
}
