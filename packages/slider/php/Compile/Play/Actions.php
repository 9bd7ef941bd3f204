<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compile\Play;

use Frontage\Slider\Model\Compile\Link;
use Frontage\Slider\Model\Compile\Style\Css;
use Frontage\Slider\Model\Compile\Style\Easing;
use Frontage\Slider\Model\Document\Get;

defined( 'ABSPATH' ) || exit;

/** What layers do when somebody clicks on them or comes over them. */
final class Actions {

	/**
	 * @param array<string, mixed> $layer
	 * @param list<string>         $keys
	 * @return list<array<string, mixed>>
	 */
	public static function play( array $layer, array $keys ): array {
		$list  = [];
		$swaps = [];
		foreach ( self::all( $layer ) as $action ) {
			$do = Get::text( $action, 'do' );
			if ( 'unknown' === $do || ( 'simplelink' === $do && null !== Link::of( $layer ) && 'click' === Get::text( $action, 'on' ) ) ) {
				continue; // A plain link is one in the markup.
			}
			$play = [
				'on' => Get::text( $action, 'on' ),
				'do' => $do,
			];
			foreach ( [ 'layer', 'className', 'url', 'target', 'modal', 'anchor' ] as $key ) {
				if ( '' !== Get::text( $action, $key ) ) {
					$play[ $key ] = Get::text( $action, $key );
				}
			}
			$slide = Get::text( $action, 'slide' );
			if ( '' !== $slide ) {
				$play['slide'] = ctype_digit( $slide ) ? ( $keys[ (int) $slide - 1 ] ?? $slide ) : $slide;
			}
			if ( is_array( $action['frames'] ?? null ) && $action['frames'] ) {
				$play['frames'] = array_values( $action['frames'] );
			}
			if ( Get::number( $action, 'delay' ) > 0 ) {
				$play['delay'] = Get::number( $action, 'delay' );
			}
			$cover = Css::color( $action['cover'] ?? null );
			if ( null !== $cover ) {
				$play['cover'] = $cover;
			}
			if ( isset( $action['offset'] ) ) {
				$play['offset'] = (float) Get::text( $action, 'offset' );
			}
			if ( str_starts_with( $do, 'scroll' ) || 'menulink' === $do ) {
				$play['duration'] = Get::number( $action, 'duration' );
				$play['ease']     = Easing::css( Get::text( $action, 'ease' ) );
			}
			if ( Get::flag( $action, 'children' ) ) {
				$play['children'] = true;
			}
			// Several that toggle swap the text once; a class is no state of its own.
			if ( '' !== Get::text( $layer, 'toggleHtml' ) && str_starts_with( $do, 'toggle' ) && 'toggleclass' !== $do && ! isset( $swaps[ $play['on'] ] ) ) {
				$play['swap']         = true;
				$swaps[ $play['on'] ] = true;
			}
			$list[] = $play;
		}
		return $list;
	}

	/**
	 * A layer's actions; a link to a slide is one.
	 *
	 * @param array<string, mixed> $layer
	 * @return list<array<string, mixed>>
	 */
	public static function all( array $layer ): array {
		$actions = Get::maps( $layer, 'actions' );
		$link    = Get::map( $layer, 'link' );
		$slide   = Get::text( $link, 'slide' );
		if ( '' === $slide || '' !== Get::text( $link, 'url' ) ) {
			return $actions;
		}
		return [ ...$actions, 'scroll_under' === $slide ? [ 'on' => 'click', 'do' => 'scrollbelow', 'duration' => 400, 'ease' => 'power2.out' ] : [ 'on' => 'click', 'do' => 'jumptoslide', 'slide' => $slide ] ];
	}

	/**
	 * Layers that an action starts hidden, wherever the action stands.
	 *
	 * @param list<array<string, mixed>> $layers
	 * @return list<string>
	 */
	public static function hidden( array $layers ): array {
		$ids = [];
		foreach ( $layers as $layer ) {
			foreach ( Get::maps( $layer, 'actions' ) as $action ) {
				if ( 'hidden' === Get::text( $action, 'state' ) && '' !== Get::text( $action, 'layer' ) ) {
					$ids[] = Get::text( $action, 'layer' );
				}
			}
			array_push( $ids, ...self::hidden( Get::maps( $layer, 'layers' ) ) );
		}
		return $ids;
	}
}
