<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Routes;

use Frontage\Tests\RouteTable;

require_once dirname( __DIR__, 4 ) . '/tests/support/RouteTable.php';

/** Every route of the plugin in our namespace, with who may use it and what a plain request to it holds. A route that is not here fails the tests beside. */
final class Routes {

	public const ALL = RouteTable::ALL;

	private const OWNERS = [ 'administrator' ];

	private const OURS = [
		'POST /business/preview' => [ [ 'administrator', 'editor' ], [ 'frontage_site_business' => [ 'name' => 'Halden & Rowe' ] ] ],
		'GET /kit'               => [ self::OWNERS ],
		'GET /kit/export'        => [ self::OWNERS, [ 'parts' => [ 'menus' ] ] ],
		'POST /kit/look'         => [ self::OWNERS ],
		'POST /kit/import'       => [ self::OWNERS, [ 'id' => '00000000000000000000000000000000', 'parts' => [ 'pages' ], 'scripts' => false ] ],
		'POST /kit/undo'         => [ self::OWNERS ],
		'GET /starter'           => [ self::OWNERS, [ 'look' => 'shop' ] ],
		'POST /starter/make'     => [ self::OWNERS, [ 'look' => 'shop', 'key' => 'page:about', 'choices' => [] ] ],
		'POST /starter/undo'     => [ self::OWNERS ],
	];

	/** @return array<string, array{who: list<string>, body: array<string, mixed>}> By methods and pattern with the namespace. */
	public static function all(): array {
		return RouteTable::of( self::OURS );
	}

	/** @return array<string, list<string>> Names of the parameters of every route that is registered, by methods and pattern. */
	public static function registered(): array {
		return RouteTable::registered( 'Frontage\\Site\\' );
	}
}
