<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** REST routes of the starter screen: preview, create one item, undo one item. */
final class StarterController {

	/** Maximum length of an item's key. */
	private const LONGEST = 100;

	/** Maximum number of item keys in a list. */
	private const MOST = 200;

	public static function register(): void {
		$look = [
			'description' => 'The look of the starter site.',
			'type'        => 'string',
			'enum'        => StyleVariations::names(),
			'required'    => true,
		];
		self::route( '/starter', WP_REST_Server::READABLE, 'show', [ 'look' => $look ] );
		self::route(
			'/starter/make',
			WP_REST_Server::CREATABLE,
			'make',
			[
				'look'    => $look,
				'key'     => [
					'description' => 'Which item, by its key. One that is there already is not made again.',
					'type'        => 'string',
					'maxLength'   => self::LONGEST,
					'required'    => true,
				],
				'choices' => [
					'description' => 'What the owner ticked: `front` shows the new home page in front, `look` replaces styles of the site’s own. Counts with the first item.',
					'type'        => 'array',
					'maxItems'    => 2,
					'items'       => [
						'type' => 'string',
						'enum' => [ 'front', 'look' ],
					],
					'default'     => [],
				],
				'use'     => self::keys( 'Items for which the post of the site that was found is used. Counts with the first item.' ),
			]
		);
		self::route( '/starter/undo', WP_REST_Server::CREATABLE, 'undo', [ 'remove' => self::keys( 'Items to remove although they were edited. Counts with the first item.' ) ] );
	}

	/** @return array<string, mixed> The schema of a list of item keys. */
	private static function keys( string $description ): array {
		return [
			'description' => $description,
			'type'        => 'array',
			'maxItems'    => self::MOST,
			'items'       => [
				'type'      => 'string',
				'maxLength' => self::LONGEST,
			],
			'default'     => [],
		];
	}

	/** Creating a site involves pages, menus, styles and the front page: all these capabilities are required. */
	public static function is_allowed(): bool {
		return current_user_can( 'manage_options' ) && current_user_can( 'edit_theme_options' ) && current_user_can( 'publish_pages' );
	}

	/**
	 * Returns the starter site of a look on this site: what would be created, what exists, what is left out and why.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function show( WP_REST_Request $request ): WP_REST_Response {
		return self::response( self::text( $request['look'] ) );
	}

	/**
	 * Creates one item of it.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function make( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		/** @var list<string> $choices Validated by its schema. */
		$choices = is_array( $request['choices'] ) ? $request['choices'] : [];
		$look    = self::text( $request['look'] );
		return ItemCreator::make( $look, self::text( $request['key'] ), $choices, self::texts( $request['use'] ) ) ?? self::response( $look );
	}

	/**
	 * Undoes one item, the last that was created: repeat until `left` is 0.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function undo( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$look   = CreatedItems::read()['look'];
		$failed = StarterUndo::undo_next( self::texts( $request['remove'] ) );
		$answer = $failed ?? self::response( '' === $look ? StyleVariations::names()[0] : $look );
		StarterUndo::finish();
		return $answer;
	}

	private static function response( string $look ): WP_REST_Response {
		return new WP_REST_Response( StarterPlan::answer( $look ), 200, [ 'Cache-Control' => 'no-store' ] );
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}

	/** @return list<string> */
	private static function texts( mixed $values ): array {
		return array_values( array_filter( is_array( $values ) ? $values : [], is_string( ... ) ) );
	}

	/**
	 * @param non-falsy-string                    $path
	 * @param array<string, array<string, mixed>> $args
	 */
	private static function route( string $path, string $methods, string $method, array $args ): void {
		register_rest_route(
			'frontage/v1',
			$path,
			[
				'methods'             => $methods,
				'callback'            => [ self::class, $method ],
				'permission_callback' => [ self::class, 'is_allowed' ],
				'args'                => $args,
			]
		);
	}
}
