<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Markup;

use Frontage\Slider\Model\Compiler\Style\CssValue;
use Frontage\Slider\Model\Document\ModelReader;
use Frontage\Slider\Model\Generated\Tables;

defined( 'ABSPATH' ) || exit;

/** Where a part of the navigation stands, how it looks, how it comes, when it is hidden. */
final class NavigationStyle {

	/**
	 * Classes that hide a part under and over a width or on telephones, or leave it where others hide, and those of its look.
	 *
	 * @param array<string, mixed> $part
	 * @param bool                 $others Others hide themselves when the pointer leaves.
	 * @param list<string>         $looks
	 * @return list<string>
	 */
	public static function classes( array $part, bool $others, array $looks = [] ): array {
		$under = ModelReader::whole( $part, 'hide_under' );
		$over  = ModelReader::whole( $part, 'hide_over' );
		return [
			...( $under > 0 ? [ "fr-under-$under" ] : [] ),
			...( $over > 0 && $over < 9999 ? [ "fr-over-$over" ] : [] ),
			...( ModelReader::flag( $part, 'hide_onmobile' ) ? [ 'fr-not-mobile' ] : [] ),
			...( $others && ! ModelReader::flag( $part, 'hide_onleave' ) ? [ 'fr-stays' ] : [] ),
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
	public static function place( array $part ): array {
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
			$offset = ModelReader::number( $part, "{$name}_offset" );
			$align  = ModelReader::text( $part, "{$name}_align" );
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
		$x = ModelReader::text( $part, 'h_align' );
		if ( 'column' === $stands || ( 'arrow' === $stands && 'center' !== $x ) ) {
			return [ 'right' === $x ? 'fr-hints-before' : 'fr-hints-after', ...( 'center' === $x ? [ 'fr-hints-half' ] : [] ) ];
		}
		return [
			...( 'top' === ModelReader::text( $part, 'v_align' ) ? [ 'fr-hints-below' ] : [] ),
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
		$name       = strtolower( ModelReader::text( $part, 'style' ) );
		$background = CssValue::color( $part['background'] ?? null );
		$own        = [
			'--fr-arrow-color'  => CssValue::color( $part['color'] ?? null ),
			'--fr-arrow-fill'   => $background,
			'--fr-arrow-hover'  => CssValue::color( $part['hover_background'] ?? null ) ?? $background,
			'--fr-active'       => CssValue::color( $part['active_color'] ?? null ),
			'--fr-arrow-radius' => CssValue::length( $part['border_radius'] ?? null, '1px' ),
		];
		if ( '' !== $sized && isset( $part['size'] ) ) {
			$own[ $sized ] = CssValue::number( ModelReader::number( $part, 'size' ) ) . 'px';
		}
		if ( '' !== $sized && isset( $part['height'] ) ) {
			$own[ "$sized-h" ] = CssValue::number( ModelReader::number( $part, 'height' ) ) . 'px';
		}
		if ( '--fr-bullet' === $sized && max( ModelReader::number( $part, 'size' ), ModelReader::number( $part, 'height' ) ) > self::GROWS ) {
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
		$left  = ModelReader::map( $arrows, 'left' );
		$right = ModelReader::map( $arrows, 'right' );
		if ( ModelReader::text( $left, 'h_align' ) !== ModelReader::text( $right, 'h_align' ) || ModelReader::text( $left, 'v_align' ) !== ModelReader::text( $right, 'v_align' ) ) {
			return [];
		}
		$room = max( abs( ModelReader::number( $left, 'h_offset' ) - ModelReader::number( $right, 'h_offset' ) ), abs( ModelReader::number( $left, 'v_offset' ) - ModelReader::number( $right, 'v_offset' ) ) );
		return $room >= 24 && $room < 44 ? [ '--fr-arrow' => CssValue::number( $room ) . 'px' ] : [];
	}
}
