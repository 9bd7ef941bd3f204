<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Routes;

/** Every route of the plugin in our namespace, with who may use it and what a plain request to it holds. A route that is not here fails the tests beside. */
final class Routes {

	public const ALL = [ 'nobody', 'subscriber', 'contributor', 'author', 'editor', 'administrator' ];

	private const OWNERS = [ 'administrator' ];

	private const OURS = [
		'GET /kit'           => [ self::OWNERS ],
		'GET /kit/export'    => [ self::OWNERS, [ 'parts' => [ 'menus' ] ] ],
		'POST /kit/look'     => [ self::OWNERS ],
		'POST /kit/import'   => [ self::OWNERS, [ 'id' => '00000000000000000000000000000000', 'parts' => [ 'pages' ], 'scripts' => false ] ],
		'POST /kit/undo'     => [ self::OWNERS ],
		'GET /starter'       => [ self::OWNERS, [ 'look' => 'shop' ] ],
		'POST /starter/make' => [ self::OWNERS, [ 'look' => 'shop', 'key' => 'page:about', 'choices' => [] ] ],
		'POST /starter/undo' => [ self::OWNERS ],
	];

	/** @return array<string, array{who: list<string>, body: array<string, mixed>}> By methods and pattern with the namespace. */
	public static function all(): array {
		$all = [];
		foreach ( self::OURS as $route => $row ) {
			[ $methods, $path ] = explode( ' ', $route, 2 );

			$all[ "$methods /frontage/v1$path" ] = [ 'who' => $row[0], 'body' => $row[1] ?? [] ];
		}
		return $all;
	}

	/** @return array<string, list<string>> Names of the parameters of every route that is registered, by methods and pattern. */
	public static function registered(): array {
		$found = [];
		foreach ( rest_get_server()->get_routes( 'frontage/v1' ) as $pattern => $handlers ) {
			foreach ( $handlers as $handler ) {
				$callback = is_array( $handler['callback'] ) ? $handler['callback'][0] : null;
				$class    = is_object( $callback ) ? $callback::class : (string) $callback;
				if ( str_starts_with( $class, 'Frontage\\Site\\' ) ) {
					preg_match_all( '/\(\?P<(\w+)>/', $pattern, $in_path );
					$found[ implode( ',', array_keys( array_filter( $handler['methods'] ) ) ) . ' ' . $pattern ] = array_values( array_unique( [ ...array_keys( $handler['args'] ), ...$in_path[1] ] ) );
				}
			}
		}
		return $found;
	}
}
