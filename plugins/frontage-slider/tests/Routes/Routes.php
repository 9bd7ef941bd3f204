<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests\Routes;

use Frontage\Tests\RouteTable;

require_once dirname( __DIR__, 4 ) . '/tests/support/RouteTable.php';

/** Every route of the plugin in our namespace, with who may use it and what a plain request to it holds. A route that is not here fails the tests beside. */
final class Routes {

	public const ALL = RouteTable::ALL;

	/** Who publishes pages changes sliders. */
	private const EDITORS = [ 'editor', 'administrator' ];

	private const OWNERS = [ 'administrator' ];

	private const OURS = [
		'GET /sliders/(?P<alias>[^/]+)'               => [ self::ALL ],
		'POST /sliders/import'                        => [ self::OWNERS, [ 'media' => 'leave', 'hosts' => [], 'copy' => [], 'status' => 'draft', 'dry_run' => true ] ],
		'POST /sliders/import/take'                   => [ self::OWNERS, [ 'source' => '00000000000000000000000000000000', 'slider' => 0, 'last' => false, 'media' => 'leave', 'status' => 'draft' ] ],
		'POST /sliders/(?P<id>\d{1,18})/pictures'     => [ self::OWNERS, [ 'hosts' => [ 'nobody.test' ], 'again' => true ] ],
		'GET /sliders/(?P<id>\d{1,18})/export'        => [ self::EDITORS ],
	];

	/** @return array<string, array{who: list<string>, body: array<string, mixed>}> By methods and pattern with the namespace. */
	public static function all(): array {
		return RouteTable::of( self::OURS );
	}

	/** @return array<string, list<string>> Names of the parameters of every route that is registered, by methods and pattern. */
	public static function registered(): array {
		return RouteTable::registered( 'Frontage\\Slider\\' );
	}
}
