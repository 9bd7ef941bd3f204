<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7\Layers;

use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Version7\V7Breakpoints;
use Frontage\SliderImport\Version7\V7Values;

defined( 'ABSPATH' ) || exit;

/** Reads place and size of a layer of version 7, and what of it scales with the grid. */
final class V7BoxReader {

	private const SIZES = [ 'w' => 'width', 'h' => 'height', 'minW' => 'minWidth', 'minH' => 'minHeight', 'maxW' => 'maxWidth', 'maxH' => 'maxHeight', 'mw' => 'minWidth', 'mh' => 'minHeight' ];

	/** `size.cMode`: sizes instead of width and height. */
	private const MODES = [ 'cover' => [ '100%', '100%' ], 'cover-proportional' => [ '100%', '100%' ], 'fullwidth' => [ '100%', null ], 'fullheight' => [ null, '100%' ] ];

	private const ZONES = [ 'top' => 'top', 'mid' => 'middle', 'middle' => 'middle', 'center' => 'middle', 'bottom' => 'bottom' ];

	public function __construct( private readonly SourceValues $bag, private readonly ModelBuilder $draft, private readonly V7Values $values, private readonly bool $is_7_0 ) {}

	/**
	 * @param string       $parent Type of the parent; '' in the slide.
	 * @param array<mixed> $zone
	 */
	public function read( string $type, string $parent, array $zone ): void {
		$this->place( $parent, $type );
		$this->size( $type );
		$this->fluid( $type );
		$bag = $this->bag;
		if ( $bag->has( 'vis' ) ) {
			$visible = V7Breakpoints::visible( $bag->peek( 'vis' ) );
			if ( in_array( false, $visible, true ) ) {
				$this->draft->set( 'visible', $visible );
			}
			$value = $bag->take( 'vis' );
			if ( is_array( $value ) && $this->values->levels->has_wide() && V7Values::is_on( $value[0] ?? true ) !== V7Values::is_on( $value[1] ?? true ) ) {
				$bag->report->add_note( 'wide-level', $bag->path, '0' );
			}
		}
		$this->values->singles( $bag, $this->draft, [ 'display' => 'box.display', 'zIndex' => 'style.zIndex', 'cursor' => 'style.cursor' ] );
		if ( null === $this->draft->get( 'style.zIndex' ) ) {
			$this->draft->put( 'style.zIndex', $this->is_7_0 ? 6 : 5 );
		}
		if ( 'block' === $this->draft->get( 'box.display' ) || 'inherit' === $bag->peek( 'display' ) ) {
			$bag->take( 'display' );
		}
		if ( 'row' === $type ) {
			$this->row( $zone );
		}
		if ( 'column' === $type ) {
			$align = $this->first( $bag->peek( 'vA' ) );
			$this->draft->set( 'column.align', 'center' === $align ? 'middle' : $align );
			$bag->take( 'vA' );
		} else {
			$this->values->singles( $bag, $this->draft, [ 'vA' => 'style.verticalAlign' ] );
			if ( null === $this->draft->get( 'style.verticalAlign' ) && 'group' === $type ) {
				$this->draft->put( 'style.verticalAlign', 'top' );
			}
		}
	}

	private function place( string $parent, string $type ): void {
		$pos = $this->bag->bag( 'pos' );
		foreach ( [ 'h' => 'box.x', 'v' => 'box.y' ] as $key => $path ) {
			$value = $pos->peek( $key );
			$words = is_array( $value ) ? array_map( self::anchor( ... ), $value ) : self::anchor( $value );
			$all   = $this->values->levels->spread( $words, false, 'h' === $key ? 'left' : 'top' );
			if ( null !== $all && $this->draft->set( $path, $all ) ) {
				$pos->take( $key );
			}
		}
		foreach ( [ 'x', 'y' ] as $axis ) {
			$value = $pos->peek( $axis );
			if ( 'auto' === $value || ( is_array( $value ) && in_array( 'auto', $value, true ) ) ) {
				$pos->put_back( $axis, is_array( $value ) ? array_map( static fn( mixed $one ): mixed => 'auto' === $one ? 0 : $one, $value ) : 0 );
			}
		}
		$this->values->lengths( $pos, $this->draft, [ 'x' => [ 'box.offsetX', 0 ], 'y' => [ 'box.offsetY', 0 ] ] );
		$this->values->set_words( $pos, $this->draft, [ 'float' => 'box.float', 'clear' => 'box.clear' ] );
		$this->values->set_words( $this->bag, $this->draft, [ 'float' => 'box.float', 'clear' => 'box.clear' ] );
		$position = $pos->peek( 'pos' );
		$position = is_array( $position ) ? $this->first( $position ) : $position;
		$flows    = ( 'relative' === $position || in_array( $parent, [ 'column', 'row' ], true ) && 'absolute' !== $position ) || in_array( $type, [ 'row', 'column' ], true );
		if ( 'column' === $parent && ! $flows ) {
			$this->draft->put( 'box.position', [ 'absolute' ] );
		} elseif ( 'group' === $parent && $flows ) {
			$this->draft->put( 'box.position', [ 'relative' ] );
		}
		$pos->take( 'pos' );
		if ( '' === $parent && 'slide' === $this->bag->text( 'rTo' ) ) {
			$this->draft->put( 'box.base', 'slide' );
		}
		if ( in_array( $this->bag->text( 'rTo' ), [ '', 'slide', 'cfc', 'group', 'grid', 'column' ], true ) ) {
			$this->bag->take( 'rTo' );
		}
	}

	private static function anchor( mixed $value ): mixed {
		return 'mid' === $value || 'center center' === $value ? 'middle' : $value;
	}

	private function size( string $type ): void {
		$size = $this->bag->bag( 'size' );
		$mode = $size->text( 'cMode' );
		if ( isset( self::MODES[ $mode ] ) ) {
			foreach ( [ 'width', 'height' ] as $n => $side ) {
				if ( null !== self::MODES[ $mode ][ $n ] ) {
					$this->draft->put( "box.$side", [ self::MODES[ $mode ][ $n ] ] );
					$size->take( $side[0] );
				}
			}
			$size->take( 'cMode' );
		} elseif ( 'fullinset' === $mode ) {
			$this->draft->put( 'box.inset', true );
			$size->take( 'cMode' );
		} elseif ( in_array( $mode, [ '', 'custom' ], true ) ) {
			$size->take( 'cMode' );
		}
		foreach ( self::SIZES as $key => $name ) {
			$this->values->lengths( $size, $this->draft, [ $key => "box.$name" ] );
		}
		if ( 'column' === $type ) {
			$part = $this->first( $size->peek( 'col' ) );
			if ( is_string( $part ) && 1 === preg_match( '~^(\d{1,3})/(\d{1,3})$~', $part, $found ) && (int) $found[2] > 0 ) {
				$part = round( 100 * (int) $found[1] / (int) $found[2], 4 ) . '%';
			}
			if ( $this->draft->set( 'column.width', $part ) ) {
				$size->take( 'col' );
			}
			if ( null === $this->draft->get( 'column.width' ) ) {
				$this->draft->put( 'column.width', '100%' );
			}
		}
	}

	/** Nothing scales unless the layer says so. */
	private function fluid( string $type ): void {
		$fluid = $this->bag->bag( 'fluid' );
		$is_on = static fn( string $key ): bool => V7Values::is_on( $fluid->peek( $key ) );
		$texts = in_array( $type, [ 'text', 'button' ], true );
		$size  = $is_on( 'tx' ) || ( ! $texts && $is_on( 'tr' ) );
		$this->draft->put( 'responsive.size', $size );
		$this->draft->put( 'responsive.offset', $fluid->has( 'po' ) ? $is_on( 'po' ) : $is_on( 'sp' ) );
		if ( in_array( $type, [ 'group', 'row', 'column' ], true ) ) {
			$this->draft->put( 'responsive.children', $is_on( 'tr' ) );
		}
		array_map( $fluid->take( ... ), [ 'tx', 'tr', 'sp', 'po' ] );
	}

	/** @param array<mixed> $zone */
	private function row( array $zone ): void {
		$break = $this->bag->peek( 'break' );
		if ( is_numeric( $break ) && $break >= 0 && $break <= 4 ) {
			$this->draft->put( 'breakAt', $this->values->levels->break_position( (int) $break ) );
			$this->bag->take( 'break' );
		}
		if ( [] === $zone ) {
			return;
		}
		$place = is_array( $zone['pos'] ?? null ) ? $this->first( $zone['pos']['v'] ?? null ) : null;
		$this->draft->put( 'box.zone', self::ZONES[ is_string( $place ) ? $place : '' ] ?? 'top' );
		if ( is_numeric( $zone['zIndex'] ?? null ) ) {
			$this->draft->set( 'box.zoneIndex', $zone['zIndex'] );
		}
	}

	private function first( mixed $value ): mixed {
		return is_array( $value ) ? ( $this->values->levels->spread( $value )[0] ?? null ) : $value;
	}
}
