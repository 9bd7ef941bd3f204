<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compile\Markup;

use Frontage\Slider\Model\Compile\Style\Css;
use Frontage\Slider\Model\Document\Get;
use Frontage\Slider\Model\Tables;

defined( 'ABSPATH' ) || exit;

/** Where a part of the navigation stands, how it looks, how it comes, when it is hidden. */
final class ControlStyle {

	/**
	 * Classes that hide a part under and over a width or on telephones, or leave it where others hide, and those of its look.
	 *
	 * @param array<string, mixed> $part
	 * @param bool                 $others Others hide themselves when the pointer leaves.
	 * @param list<string>         $looks
	 * @return list<string>
	 */
	public static function classes( array $part, bool $others, array $looks = [] ): array {
		$under = Get::whole( $part, 'hide_under' );
		$over  = Get::whole( $part, 'hide_over' );
		return [
			...( $under > 0 ? [ "fr-under-$under" ] : [] ),
			...( $over > 0 && $over < 9999 ? [ "fr-over-$over" ] : [] ),
			...( Get::flag( $part, 'hide_onmobile' ) ? [ 'fr-not-mobile' ] : [] ),
			...( $others && ! Get::flag( $part, 'hide_onleave' ) ? [ 'fr-stays' ] : [] ),
			...$looks,
		];
	}

	/**
	 * How a part comes when it is shown: only where the document says something else than a fade of one second.
	 *
	 * @param array<string, mixed> $part
	 * @param array<string, mixed> $at   Where `anim` stands.
	 * @return array<string, string>
	 */
	public static function coming( array $part, array $at ): array {
		$from  = Tables::NAVIGATION_COMES[ strtolower( Get::text( $at, 'anim' ) ) ] ?? [];
		$for   = Get::number( $part, 'animSpeed' );
		$after = Get::number( $part, 'animDelay' );
		return ! $from && 1000.0 === $for && 1000.0 === $after ? [] : $from + [
			'--fr-in'       => Css::number( $for ) . 'ms',
			'--fr-in-after' => Css::number( $after ) . 'ms',
		];
	}

	/**
	 * @param array<string, mixed> $part
	 * @return array<string, string>
	 */
	public static function place( array $part ): array {
		$x     = Get::text( $part, 'h_align' );
		$y     = Get::text( $part, 'v_align' );
		$off_x = Get::number( $part, 'h_offset' ) * ( 'right' === $x ? -1 : 1 );
		$off_y = Get::number( $part, 'v_offset' ) * ( 'bottom' === $y ? -1 : 1 );
		$grid  = 'layergrid' === Get::text( $part, 'container' ) && 'center' !== $x ? ' + max(0px,(100cqw - var(--fr-gw)*var(--fr-u))/2)' . ( 'right' === $x ? '*-1' : '' ) : '';
		$out   = [
			'--fr-ax' => [ 'left' => 'start', 'right' => 'end' ][ $x ] ?? 'center',
			'--fr-ay' => [ 'top' => 'start', 'center' => 'center', 'bottom' => 'end' ][ $y ] ?? 'end',
		];
		if ( 0.0 !== $off_x || '' !== $grid ) {
			$out['--fr-x'] = '' === $grid ? Css::number( $off_x ) . 'px' : 'calc(' . Css::number( $off_x ) . "px$grid)";
		}
		$grid = 'layergrid' === Get::text( $part, 'container' ) && in_array( $y, [ 'top', 'bottom' ], true ) ? ( 'bottom' === $y ? ' - ' : ' + ' ) . 'max(0px,(var(--fr-stage) - var(--fr-gh)*var(--fr-u))/2)' : '';
		if ( 0.0 !== $off_y || '' !== $grid ) {
			$out['--fr-y'] = '' === $grid ? Css::number( $off_y ) . 'px' : 'calc(' . Css::number( $off_y ) . "px$grid)";
		}
		return $out;
	}

	/** px: the room around a bullet that can be pressed is half as much at most. */
	private const NEAR = 12;

	/**
	 * Bullets nearer to an edge than the room around them: as far from it as that is, else the page would scroll to what nobody sees.
	 *
	 * @param array<string, mixed> $part
	 * @return array<string, string>
	 */
	public static function bullets( array $part ): array {
		$place = self::place( $part );
		foreach ( [ 'x' => 'h', 'y' => 'v' ] as $side => $name ) {
			$offset = Get::number( $part, "{$name}_offset" );
			$align  = Get::text( $part, "{$name}_align" );
			if ( 'right' === $align && $offset >= 0 ) {
				// Without a margin that stands out: Firefox would scroll to where it was before it is moved in.
				$place['--fr-x']    = 'min(0px,' . ( $place['--fr-x'] ?? '0px' ) . ' + var(--fr-room-x)/2)';
				$place['--fr-edge'] = '0px';
				continue;
			}
			if ( 'center' === $align || $offset < 0 || $offset >= self::NEAR ) {
				continue;
			}
			$value                  = $place[ "--fr-$side" ] ?? '0px';
			$place[ "--fr-$side" ] = 'bottom' === $align ? "min($value,var(--fr-room-$side)/-2)" : "max($value,var(--fr-room-$side)/2)";
		}
		return $place;
	}

	/**
	 * On which side of their buttons hints stand: inward, so that none is cut off or makes the page wider.
	 *
	 * @param array<string, mixed>     $part
	 * @param 'arrow'|'row'|'column' $stands An arrow by itself, or bullets in a row or a column.
	 * @return list<string>
	 */
	public static function hints( array $part, string $stands ): array {
		$x = Get::text( $part, 'h_align' );
		if ( 'column' === $stands || ( 'arrow' === $stands && 'center' !== $x ) ) {
			return [ 'right' === $x ? 'fr-hints-before' : 'fr-hints-after', ...( 'center' === $x ? [ 'fr-hints-half' ] : [] ) ];
		}
		return [
			...( 'top' === Get::text( $part, 'v_align' ) ? [ 'fr-hints-below' ] : [] ),
			...( 'row' === $stands && 'center' !== $x ? [ 'left' === $x ? 'fr-hints-start' : 'fr-hints-end' ] : [] ),
		];
	}

	/** Bullets that are larger than this, px, have no room to grow where they are the slide's in sight. */
	private const GROWS = 16;

	/**
	 * How a part looks: what it says itself, then its style, whose name is one of ours or an old one.
	 *
	 * @param array<string, mixed> $part
	 * @param string               $sized The property that its width is, where it has one; its height, where that is another, has the same name with `-h`.
	 * @return array<string, string>
	 */
	public static function look( array $part, string $sized = '' ): array {
		$name       = strtolower( Get::text( $part, 'style' ) );
		$background = Css::color( $part['background'] ?? null );
		$own        = [
			'--fr-arrow-color'  => Css::color( $part['color'] ?? null ),
			'--fr-arrow-fill'   => $background,
			'--fr-arrow-hover'  => Css::color( $part['hover_background'] ?? null ) ?? $background,
			'--fr-active'       => Css::color( $part['active_color'] ?? null ),
			'--fr-arrow-radius' => Css::length( $part['border_radius'] ?? null, '1px' ),
		];
		if ( '' !== $sized && isset( $part['size'] ) ) {
			$own[ $sized ] = Css::number( Get::number( $part, 'size' ) ) . 'px';
		}
		if ( '' !== $sized && isset( $part['height'] ) ) {
			$own[ "$sized-h" ] = Css::number( Get::number( $part, 'height' ) ) . 'px';
		}
		if ( '--fr-bullet' === $sized && max( Get::number( $part, 'size' ), Get::number( $part, 'height' ) ) > self::GROWS ) {
			$own['--fr-mark'] = '1';
		}
		return array_filter( $own, static fn ( ?string $value ): bool => null !== $value ) + ( Tables::NAVIGATION_LOOKS[ Tables::NAVIGATION_STYLES[ $name ] ?? $name ] ?? [] );
	}

	/**
	 * Arrows that stand side by side, or above each other, are no larger than there is room from one to the next.
	 *
	 * @param array<string, mixed> $arrows
	 * @return array<string, string>
	 */
	public static function pair( array $arrows ): array {
		$left  = Get::map( $arrows, 'left' );
		$right = Get::map( $arrows, 'right' );
		if ( Get::text( $left, 'h_align' ) !== Get::text( $right, 'h_align' ) || Get::text( $left, 'v_align' ) !== Get::text( $right, 'v_align' ) ) {
			return [];
		}
		$room = max( abs( Get::number( $left, 'h_offset' ) - Get::number( $right, 'h_offset' ) ), abs( Get::number( $left, 'v_offset' ) - Get::number( $right, 'v_offset' ) ) );
		return $room >= 24 && $room < 44 ? [ '--fr-arrow' => Css::number( $room ) . 'px' ] : [];
	}
}
