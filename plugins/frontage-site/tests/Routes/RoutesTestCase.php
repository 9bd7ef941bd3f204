<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Routes;

use Frontage\Tests\RouteTable;
use Frontage\Tests\WordPressTestCase;
use WP_REST_Request;

require_once __DIR__ . '/Routes.php';

/** Asks each route of the table on a site with a menu. */
abstract class RoutesTestCase extends WordPressTestCase {

	protected const ROUTES = Routes::class;

	protected function setUp(): void {
		parent::setUp();
		wp_insert_post( [ 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_name' => 'main', 'post_title' => 'Main', 'post_content' => '<!-- wp:page-list /-->' ] );
	}

	/** @param array<string, mixed> $body */
	protected function request( string $route, array $body ): WP_REST_Request {
		[ $methods, $path ] = explode( ' ', $route, 2 );
		return RouteTable::request( $methods, $path, $body );
	}
}
