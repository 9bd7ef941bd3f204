<?php

declare( strict_types = 1 );

namespace Frontage\Site\Support;

use Frontage\Site\Request\PageQuery;

defined( 'ABSPATH' ) || exit;

/** For hooks that fire on every page: looks at what WordPress has in memory, so that a class is read where a page has something for it. */
final class ConditionalHook {

	/**
	 * What a hook is to call: `$answer` if one of the attributes is set, or if all that is said besides holds. Else what came
	 * goes on as it is.
	 *
	 * @param array{ class-string, string } $answer    Class and method; it judges for itself what it is given.
	 * @param list<string>                  $attribute Of the block.
	 * @param list<string>                  $block     Names; it is one of them.
	 * @param string                        $markup    What was printed holds it.
	 * @param string                        $behavior The site or this page says something of it.
	 * @param bool                          $filtered  The address names terms to filter by.
	 */
	public static function call( array $answer, array $attribute = [], array $block = [], string $markup = '', string $behavior = '', bool $filtered = false ): \Closure {
		[ $class, $method ] = $answer;
		$attribute          = array_flip( $attribute );
		$has_more           = $block || '' !== $markup || '' !== $behavior || $filtered;
		return static function ( mixed $first = null, mixed ...$more ) use ( $class, $method, $attribute, $block, $markup, $behavior, $filtered, $has_more ): mixed {
			$given   = is_array( $first ) ? $first : $more[0] ?? [];
			$is_used = $attribute && is_array( $given ) && is_array( $given['attrs'] ?? null ) && array_intersect_key( $attribute, $given['attrs'] )
				|| $has_more
				&& ( ! $block || is_array( $given ) && in_array( $given['blockName'] ?? '', $block, true ) )
				&& ( '' === $markup || is_string( $first ) && str_contains( $first, $markup ) )
				&& ( '' === $behavior || isset( self::behaviors()[ $behavior ] ) )
				&& ( ! $filtered || PageQuery::taxonomies() );
			return $is_used ? $class::$method( $first, ...$more ) : $first;
		};
	}

	/**
	 * What is said of behaviors, by their names. `ActiveBehaviors` knows what that comes to.
	 *
	 * @return array<mixed>
	 */
	public static function behaviors(): array {
		$of_site = get_option( 'frontage_site_behaviours' );
		$of_page = did_action( 'wp' ) && is_singular() ? get_post_meta( get_queried_object_id(), '_frontage_site_behaviours', true ) : [];
		return ( is_array( $of_site ) ? $of_site : [] ) + ( is_array( $of_page ) ? $of_page : [] );
	}
}
