<?php

declare( strict_types = 1 );

namespace Frontage\Tests;

use WP_REST_Request;

/** Common code of the plugins' tables of REST routes: their format, comparison with registered routes, and requests. */
final class RouteTable {

	public const ALL = [ 'nobody', 'subscriber', 'contributor', 'author', 'editor', 'administrator' ];

	/**
	 * @param array<string, array{ 0: list<string>, 1?: array<string, mixed> }> $routes By methods and path: roles that may use it, and the body of a plain request.
	 * @return array<string, array{who: list<string>, body: array<string, mixed>}> By methods and pattern with the namespace.
	 */
	public static function of( array $routes, string $namespace = '/frontage/v1' ): array {
		$all = [];
		foreach ( $routes as $route => $row ) {
			[ $methods, $path ] = explode( ' ', $route, 2 );

			$all[ "$methods $namespace$path" ] = [ 'who' => $row[0], 'body' => $row[1] ?? [] ];
		}
		return $all;
	}

	/**
	 * @param string $classes Prefix of the plugin's class names.
	 * @return array<string, list<string>> Parameter names of every route of these classes, by methods and pattern.
	 */
	public static function registered( string $classes, string $namespace = 'frontage/v1' ): array {
		$found = [];
		foreach ( rest_get_server()->get_routes( $namespace ) as $pattern => $handlers ) {
			foreach ( $handlers as $handler ) {
				$callback = is_array( $handler['callback'] ) ? $handler['callback'][0] : null;
				$class    = is_object( $callback ) ? $callback::class : (string) $callback;
				if ( str_starts_with( $class, $classes ) ) {
					preg_match_all( '/\(\?P<(\w+)>/', $pattern, $in_path );
					$found[ implode( ',', array_keys( array_filter( $handler['methods'] ) ) ) . ' ' . $pattern ] = array_values( array_unique( [ ...array_keys( $handler['args'] ), ...$in_path[1] ] ) );
				}
			}
		}
		return $found;
	}

	/** @param array<string, mixed> $body In the query string for GET, else as JSON. */
	public static function request( string $methods, string $path, array $body ): WP_REST_Request {
		$method  = explode( ',', $methods )[0];
		$request = new WP_REST_Request( $method, $path );
		if ( 'GET' === $method ) {
			$request->set_query_params( $body );
		} else {
			$request->set_header( 'content-type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $body, JSON_INVALID_UTF8_IGNORE ) );
		}
		return $request;
	}
}
