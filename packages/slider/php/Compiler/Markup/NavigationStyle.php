<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Markup;

use Frontage\Slider\Model\Compiler\PlainOptions;
use Frontage\Slider\Model\Compiler\Style\CssValue;
use Frontage\Slider\Model\Document\ModelReader;
use Frontage\Slider\Model\Generated\Tables;

defined( 'ABSPATH' ) || exit;

/** Position, style, entrance and visibility of a part of the navigation. */
final class NavigationStyle {

	/**
	 * Classes that hide a part below or above a width or on phones, that keep it visible where others hide, and those
	 * of its style.
	 *
	 * @param array<string, mixed> $part
	 * @param bool                 $others Whether other parts hide when the pointer leaves.
	 * @param list<string>         $looks
	 * @return list<string>
	 */
	public static function classes( array $part, bool $others, array $looks = [] ): array {
		$under = ModelReader::integer( $part, 'hide_under' );
		$over  = ModelReader::integer( $part, 'hide_over' );
		return [
			...( $under > 0 ? [ "fr-under-$under" ] : [] ),
			...( $over > 0 && $over < 9999 ? [ "fr-over-$over" ] : [] ),
			...( ModelReader::flag( $part, 'hide_onmobile' ) ? [ 'fr-not-mobile' ] : [] ),
			...( $others && ! ModelReader::flag( $part, 'hide_onleave' ) ? [ 'fr-stays' ] : [] ),
			...$looks,
		];
	}

	/**
	 * Entrance of a part: only set where the document differs from a fade of one second.
	 *
	 * @param array<string, mixed> $part
	 * @param array<string, mixed> $at   Object that contains `anim`.
	 * @return array<string, string>
	 */
	public static function entrance_of( array $part, array $at ): array {
		$from  = Tables::NAVIGATION_COMES[ strtolower( ModelReader::text( $at, 'anim' ) ) ] ?? [];
		$for   = ModelReader::number( $part, 'animSpeed' );
		$after = ModelReader::number( $part, 'animDelay' );
		return ! $from && 1000.0 === $for && 1000.0 === $after ? [] : $from + [
			'--fr-in'       => CssValue::number( $for ) . 'ms',
			'--fr-in-after' => CssValue::number( $after ) . 'ms',
		];
	}

	/**
	 * @param array<string, mixed> $part
	 * @return array<string, string>
	 */
	public static function position( array $part ): array {
		$x     = ModelReader::text( $part, 'h_align' );
		$y     = ModelReader::text( $part, 'v_align' );
		$off_x = ModelReader::number( $part, 'h_offset' ) * ( 'right' === $x ? -1 : 1 );
		$off_y = ModelReader::number( $part, 'v_offset' ) * ( 'bottom' === $y ? -1 : 1 );
		$grid  = 'layergrid' === ModelReader::text( $part, 'container' ) && 'center' !== $x ? ' + max(0px,(100cqw - var(--fr-gw)*var(--fr-u))/2)' . ( 'right' === $x ? '*-1' : '' ) : '';
		$out   = [
			'--fr-ax' => [ 'left' => 'start', 'right' => 'end' ][ $x ] ?? 'center',
			'--fr-ay' => [ 'top' => 'start', 'center' => 'center', 'bottom' => 'end' ][ $y ] ?? 'end',
		];
		if ( 0.0 !== $off_x || '' !== $grid ) {
			$out['--fr-x'] = '' === $grid ? CssValue::number( $off_x ) . 'px' : 'calc(' . CssValue::number( $off_x ) . "px$grid)";
		}
		$grid = 'layergrid' === ModelReader::text( $part, 'container' ) && in_array( $y, [ 'top', 'bottom' ], true ) ? ( 'bottom' === $y ? ' - ' : ' + ' ) . 'max(0px,(var(--fr-stage) - var(--fr-gh)*var(--fr-u))/2)' : '';
		if ( 0.0 !== $off_y || '' !== $grid ) {
			$out['--fr-y'] = '' === $grid ? CssValue::number( $off_y ) . 'px' : 'calc(' . CssValue::number( $off_y ) . "px$grid)";
		}
		return $out;
	}

	/** Offset in px; the clickable area around a bullet extends at most half as far. */
	private const NEAR = 12;

	/**
	 * Position of bullets. A clickable area that would extend over the edge is moved inside, since the page could
	 * otherwise scroll to it.
	 *
	 * @param array<string, mixed> $part
	 * @return array<string, string>
	 */
	public static function bullets( array $part ): array {
		$place = self::position( $part );
		foreach ( [ 'x' => 'h', 'y' => 'v' ] as $side => $name ) {
			$offset = ModelReader::number( $part, "{$name}_offset" );
			$align  = ModelReader::text( $part, "{$name}_align" );
			if ( 'right' === $align && $offset >= 0 ) {
				// No negative margin here: Firefox would scroll to the position before the shift.
				$place['--fr-x']    = 'min(0px,' . ( $place['--fr-x'] ?? '0px' ) . ' + var(--fr-room-x)/2)';
				$place['--fr-edge'] = '0px';
				continue;
			}
			if ( 'center' === $align || $offset < 0 || $offset >= self::NEAR ) {
				continue;
			}
			$value                 = $place[ "--fr-$side" ] ?? '0px';
			$place[ "--fr-$side" ] = 'bottom' === $align ? "min($value,var(--fr-room-$side)/-2)" : "max($value,var(--fr-room-$side)/2)";
		}
		return $place;
	}

	/**
	 * Side on which hints open: toward the inside, so that none is clipped or widens the page.
	 *
	 * @param array<string, mixed>     $part
	 * @param 'arrow'|'row'|'column' $stands A single arrow, or bullets in a row or a column.
	 * @return list<string>
	 */
	public static function hint_side( array $part, string $stands ): array {
		$x = ModelReader::text( $part, 'h_align' );
		if ( 'column' === $stands || ( 'arrow' === $stands && 'center' !== $x ) ) {
			return [ 'right' === $x ? 'fr-hints-before' : 'fr-hints-after', ...( 'center' === $x ? [ 'fr-hints-half' ] : [] ) ];
		}
		return [
			...( 'top' === ModelReader::text( $part, 'v_align' ) ? [ 'fr-hints-below' ] : [] ),
			...( 'row' === $stands && 'center' !== $x ? [ 'left' === $x ? 'fr-hints-start' : 'fr-hints-end' ] : [] ),
		];
	}

	/**
	 * Class for the shape of a legacy style, such as rings; none for other styles.
	 *
	 * @param array<string, mixed> $part
	 * @return list<string>
	 */
	public static function shape( array $part, string $kind ): array {
		$shape = Tables::NAVIGATION_SHAPES[ $kind ][ strtolower( ModelReader::text( $part, 'style' ) ) ] ?? '';
		return '' === $shape ? [] : [ $shape ];
	}

	/** Active bullets larger than this, in px, do not grow, since they lack the space. */
	private const GROWS = 16;

	/**
	 * Style of a part: its own values first, then its named style, which may have one of our names or a legacy one.
	 *
	 * @param array<string, mixed>                                  $part
	 * @param 'Navigation.arrows'|'Navigation.bullets'|'Strip' $owner
	 * @return array<string, string>
	 */
	public static function style( array $part, string $owner ): array {
		$name = strtolower( ModelReader::text( $part, 'style' ) );
		$own  = PlainOptions::properties( $owner, $part );
		if ( 'Navigation.bullets' === $owner && max( ModelReader::number( $part, 'size' ), ModelReader::number( $part, 'height' ) ) > self::GROWS ) {
			$own['--fr-mark'] = '1';
		}
		return $own + ( Tables::NAVIGATION_LOOKS[ Tables::NAVIGATION_STYLES[ $name ] ?? $name ] ?? [] );
	}

	/**
	 * Arrows side by side, or above each other, are limited to the distance between them.
	 *
	 * @param array<string, mixed> $arrows
	 * @return array<string, string>
	 */
	public static function arrow_size_limit( array $arrows ): array {
		$left  = ModelReader::map( $arrows, 'left' );
		$right = ModelReader::map( $arrows, 'right' );
		if ( ModelReader::text( $left, 'h_align' ) !== ModelReader::text( $right, 'h_align' ) || ModelReader::text( $left, 'v_align' ) !== ModelReader::text( $right, 'v_align' ) ) {
			return [];
		}
		$arrow_gap = max( abs( ModelReader::number( $left, 'h_offset' ) - ModelReader::number( $right, 'h_offset' ) ), abs( ModelReader::number( $left, 'v_offset' ) - ModelReader::number( $right, 'v_offset' ) ) );
		return $arrow_gap >= 24 && $arrow_gap < 44 ? [ '--fr-arrow' => CssValue::number( $arrow_gap ) . 'px' ] : [];
	}
}
