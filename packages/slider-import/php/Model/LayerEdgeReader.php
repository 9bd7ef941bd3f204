<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Model;

defined( 'ABSPATH' ) || exit;

/**
 * Reads shaped sides of a layer: cut (`data-spike="l:top;lw:10;r:none;rw:10"`), or with a wedge next to them
 * (`data-corners="rs-fcr;rs-bcrt"`).
 */
final class LayerEdgeReader {

	/** "Front" is the left side, "back" the right one; `t` flips the wedge. */
	private const WEDGES = [
		'rs-fcr'  => [ 'edges.left', 'wedgeTop' ],
		'rs-fcrt' => [ 'edges.left', 'wedgeBottom' ],
		'rs-bcr'  => [ 'edges.right', 'wedgeBottom' ],
		'rs-bcrt' => [ 'edges.right', 'wedgeTop' ],
	];

	/** Names in an export. */
	private const TURNED = [ 'curved' => [ 'wedgeTop', 'wedgeBottom' ], 'reverced' => [ 'wedgeBottom', 'wedgeTop' ] ];

	public static function read( SourceValues $bag, ModelBuilder $layer ): void {
		// A container would clip its content, and only three types have wedges.
		if ( in_array( $layer->get( 'type' ), [ 'row', 'column', 'group' ], true ) ) {
			return;
		}
		if ( $bag->has( 'data-spike' ) ) {
			$bag->attribute( 'data-spike' )->fill( $layer, [ 'l' => 'edges.left', 'r' => 'edges.right', 'lw' => 'edges.leftDepth', 'rw' => 'edges.rightDepth' ] );
		}
		if ( $bag->has( 'data-corners' ) && in_array( $layer->get( 'type' ), [ 'text', 'button', 'shape' ], true ) ) {
			$names = array_filter( array_map( trim( ... ), explode( ';', $bag->text( 'data-corners' ) ) ) );
			if ( [] === array_diff( $names, array_keys( self::WEDGES ) ) ) {
				foreach ( $names as $name ) {
					$layer->put( ...self::WEDGES[ $name ] );
				}
				$bag->take( 'data-corners' );
			}
		}
	}

	/** @param SourceValues $idle Style of a layer of an export at rest. */
	public static function read_export( SourceValues $idle, ModelBuilder $layer ): void {
		if ( in_array( $layer->get( 'type' ), [ 'row', 'column', 'group' ], true ) ) {
			return;
		}
		if ( true === $idle->peek( 'spikeUse' ) ) {
			$idle->take( 'spikeUse' );
			$idle->fill( $layer, [ 'spikeLeft' => 'edges.left', 'spikeRight' => 'edges.right', 'spikeLeftWidth' => 'edges.leftDepth', 'spikeRightWidth' => 'edges.rightDepth' ] );
		}
		foreach ( [ 'left', 'right' ] as $n => $side ) {
			$edge = self::TURNED[ $idle->text( 'corner' . ucfirst( $side ) ) ][ $n ] ?? null;
			if ( null !== $edge ) {
				$layer->put( "edges.$side", $edge );
				$idle->take( 'corner' . ucfirst( $side ) );
			}
		}
	}
}
