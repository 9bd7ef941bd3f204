<?php

declare( strict_types = 1 );

namespace Frontage\Site\Support;

use Frontage\Kit\Frontend\Behaviors;
use Frontage\Site\Request\PageQuery;

defined( 'ABSPATH' ) || exit;

/** For hooks that fire on every page: checks data that WordPress has in memory, so that a class is loaded only when a page needs it. */
final class ConditionalHook {

	/** @var array<string, array<int, list<\Closure>>> Hook, priority => what is called there. */
	private static array $on_blocks = [];

	/** @var array<string, array<int, array{ keys: array<string, true>, block: array<string, true>, markup: array<string, list<string>> }>> Hook, priority => which blocks one of them may be for. */
	private static array $candidates = [];

	/**
	 * Adds a callback to a hook that fires for every block. All callbacks of one hook and priority share one function, which
	 * most blocks leave at once.
	 *
	 * @param array{ class-string, string } $answer    As for call(), with its conditions.
	 * @param list<string>                  $attribute
	 * @param list<string>                  $block
	 */
	public static function add_for_blocks( string $hook, array $answer, int $priority = 10, array $attribute = [], array $block = [], string $markup = '', string $behavior = '', bool $filtered = false, string $metadata = '' ): void {
		if ( ! isset( self::$on_blocks[ $hook ][ $priority ] ) ) {
			add_filter( $hook, static fn ( mixed $first = null, mixed $block = null ): mixed => self::call_for_block( $hook, $priority, $first, $block ), $priority, 2 );
		}
		self::$on_blocks[ $hook ][ $priority ][] = self::call( $answer, attribute: $attribute, block: $block, markup: $markup, behavior: $behavior, filtered: $filtered, metadata: $metadata );
		$for = &self::$candidates[ $hook ][ $priority ];
		$for = [
			'keys'   => array_fill_keys( '' === $metadata ? $attribute : [ ...$attribute, 'metadata' ], true ) + ( $for['keys'] ?? [] ),
			'block'  => array_fill_keys( $block, true ) + ( $for['block'] ?? [] ),
			'markup' => ( '' === $markup ? [] : [ $markup => [ ...( $for['markup'][ $markup ] ?? [] ), $behavior ] ] ) + ( $for['markup'] ?? [] ),
		];
	}

	private static function call_for_block( string $hook, int $priority, mixed $first, mixed $block ): mixed {
		if ( self::is_candidate( self::$candidates[ $hook ][ $priority ], is_string( $first ) ? $first : '', is_array( $first ) ? $first : $block ) ) {
			foreach ( self::$on_blocks[ $hook ][ $priority ] as $call ) {
				$first = $call( $first, $block );
			}
		}
		return $first;
	}

	/** @param array{ keys: array<string, true>, block: array<string, true>, markup: array<string, list<string>> } $for Markup with the behaviors that it is for; '' is none. */
	private static function is_candidate( array $for, string $html, mixed $block ): bool {
		$attributes = is_array( $block ) && is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$name       = is_array( $block ) && is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		if ( isset( $for['block'][ $name ] ) || $attributes && array_intersect_key( $for['keys'], $attributes ) ) {
			return true;
		}
		$html = $for['markup'] ? Behaviors::searched_markup( $html, $name ) : '';
		foreach ( $for['markup'] as $markup => $behaviors ) {
			if ( str_contains( $html, (string) $markup ) && ( in_array( '', $behaviors, true ) || array_intersect_key( array_flip( $behaviors ), self::behaviors() ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * A callback that calls `$answer` if one of the attributes is set, or if all other conditions hold. Otherwise the
	 * filtered value is returned unchanged.
	 *
	 * @param array{ class-string, string } $answer    Class and method; it validates its own input.
	 * @param list<string>                  $attribute Block attributes.
	 * @param list<string>                  $block     Block names, one of which has to match.
	 * @param string                        $markup    The output has to contain it.
	 * @param string                        $behavior The site or the page has a setting for it.
	 * @param bool                          $filtered  The URL contains terms to filter by.
	 * @param string                        $metadata  The block has this name in its `metadata`.
	 */
	public static function call( array $answer, array $attribute = [], array $block = [], string $markup = '', string $behavior = '', bool $filtered = false, string $metadata = '' ): \Closure {
		[ $class, $method ] = $answer;
		$attribute          = array_flip( $attribute );
		$has_more           = $block || '' !== $markup || '' !== $behavior || $filtered || '' !== $metadata;
		return static function ( mixed $first = null, mixed ...$more ) use ( $class, $method, $attribute, $block, $markup, $behavior, $filtered, $metadata, $has_more ): mixed {
			$input   = is_array( $first ) ? $first : $more[0] ?? [];
			$is_used = $attribute && is_array( $input ) && is_array( $input['attrs'] ?? null ) && array_intersect_key( $attribute, $input['attrs'] )
				|| $has_more
				&& ( ! $block || is_array( $input ) && in_array( $input['blockName'] ?? '', $block, true ) )
				&& ( '' === $markup || is_string( $first ) && str_contains( $first, $markup ) )
				&& ( '' === $behavior || isset( self::behaviors()[ $behavior ] ) )
				&& ( '' === $metadata || is_array( $input ) && is_array( $input['attrs'] ?? null ) && is_array( $input['attrs']['metadata'] ?? null ) && isset( $input['attrs']['metadata'][ $metadata ] ) )
				&& ( ! $filtered || PageQuery::taxonomies() );
			return $is_used ? $class::$method( $first, ...$more ) : $first;
		};
	}

	/**
	 * Settings of behaviors by name. `ActiveBehaviors` evaluates them.
	 *
	 * @return array<mixed>
	 */
	public static function behaviors(): array {
		$of_site = get_option( 'frontage_site_behaviours' );
		$of_page = did_action( 'wp' ) && is_singular() ? get_post_meta( get_queried_object_id(), '_frontage_site_behaviours', true ) : [];
		return ( is_array( $of_site ) ? $of_site : [] ) + ( is_array( $of_page ) ? $of_page : [] );
	}
}
