<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Routes;

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
		$request = new WP_REST_Request( explode( ',', $methods )[0], $path );
		if ( 'GET' === $methods ) {
			$request->set_query_params( $body );
		} else {
			$request->set_header( 'content-type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $body, JSON_INVALID_UTF8_IGNORE ) );
		}
		return $request;
	}
}
