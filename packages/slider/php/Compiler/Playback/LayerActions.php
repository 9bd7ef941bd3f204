<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Playback;

use Frontage\Slider\Model\Compiler\LayerLink;
use Frontage\Slider\Model\Compiler\Style\CssValue;
use Frontage\Slider\Model\Compiler\Style\Easing;
use Frontage\Slider\Model\Document\ModelReader;

defined( 'ABSPATH' ) || exit;

/** Actions of layers on click and hover. */
final class LayerActions {

	/**
	 * @param array<string, mixed> $layer
	 * @param list<string>         $keys
	 * @return list<array<string, mixed>>
	 */
	public static function play( array $layer, array $keys ): array {
		$list  = [];
		$swaps = [];
		foreach ( self::all( $layer ) as $action ) {
			$do = ModelReader::text( $action, 'do' );
			if ( 'unknown' === $do || ( 'simplelink' === $do && null !== LayerLink::attributes( $layer ) && 'click' === ModelReader::text( $action, 'on' ) ) ) {
				continue; // Plain links are already in the markup.
			}
			$play = [
				'on' => ModelReader::text( $action, 'on' ),
				'do' => $do,
			];
			foreach ( [ 'layer', 'className', 'url', 'target', 'modal', 'anchor' ] as $key ) {
				if ( '' !== ModelReader::text( $action, $key ) ) {
					$play[ $key ] = ModelReader::text( $action, $key );
				}
			}
			$slide = ModelReader::text( $action, 'slide' );
			if ( '' !== $slide ) {
				$play['slide'] = ctype_digit( $slide ) ? ( $keys[ (int) $slide - 1 ] ?? $slide ) : $slide;
			}
			if ( is_array( $action['frames'] ?? null ) && $action['frames'] ) {
				$play['frames'] = array_values( $action['frames'] );
			}
			if ( ModelReader::number( $action, 'delay' ) > 0 ) {
				$play['delay'] = ModelReader::number( $action, 'delay' );
			}
			$cover = CssValue::color( $action['cover'] ?? null );
			if ( null !== $cover ) {
				$play['cover'] = $cover;
			}
			if ( isset( $action['offset'] ) ) {
				$play['offset'] = (float) ModelReader::text( $action, 'offset' );
			}
			if ( str_starts_with( $do, 'scroll' ) || 'menulink' === $do ) {
				$play['duration'] = ModelReader::number( $action, 'duration' );
				$play['ease']     = Easing::css( ModelReader::text( $action, 'ease' ) );
			}
			if ( ModelReader::flag( $action, 'children' ) ) {
				$play['children'] = true;
			}
			// Of several toggle actions, only one swaps the text. Toggling a class does not count, since it has no
			// state of its own.
			if ( '' !== ModelReader::text( $layer, 'toggleHtml' ) && str_starts_with( $do, 'toggle' ) && 'toggleclass' !== $do && ! isset( $swaps[ $play['on'] ] ) ) {
				$play['swap']         = true;
				$swaps[ $play['on'] ] = true;
			}
			$list[] = $play;
		}
		return $list;
	}

	/**
	 * All actions of a layer; a link to a slide is one of them.
	 *
	 * @param array<string, mixed> $layer
	 * @return list<array<string, mixed>>
	 */
	public static function all( array $layer ): array {
		$actions = ModelReader::maps( $layer, 'actions' );
		$link    = ModelReader::map( $layer, 'link' );
		$slide   = ModelReader::text( $link, 'slide' );
		if ( '' === $slide || '' !== ModelReader::text( $link, 'url' ) ) {
			return $actions;
		}
		return [ ...$actions, 'scroll_under' === $slide ? [ 'on' => 'click', 'do' => 'scrollbelow', 'duration' => 400, 'ease' => 'power2.out' ] : [ 'on' => 'click', 'do' => 'jumptoslide', 'slide' => $slide ] ];
	}

	/**
	 * Ids of all layers that an action on any layer names, and whether it makes them start hidden.
	 *
	 * @param list<array<string, mixed>> $layers
	 * @param array<array-key, bool>     $targets Those found before.
	 * @return array<array-key, bool>
	 */
	public static function targets( array $layers, array $targets = [] ): array {
		foreach ( $layers as $layer ) {
			foreach ( ModelReader::maps( $layer, 'actions' ) as $action ) {
				$id = ModelReader::text( $action, 'layer' );
				if ( '' !== $id ) {
					$targets[ $id ] = ( $targets[ $id ] ?? false ) || 'hidden' === ModelReader::text( $action, 'state' );
				}
			}
			$targets = self::targets( ModelReader::maps( $layer, 'layers' ), $targets );
		}
		return $targets;
	}
}
