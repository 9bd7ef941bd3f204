import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { store, useView } from '../../state';
import type { Commands } from '../layers/layer-commands';
import { nudge } from '../gestures/move';
import { stretch } from '../gestures/resize';
import { freeOf, inFlow } from '../layers/layer-boxes';
import type { OverlayHandle } from '../interaction/interaction-layer';
import { zoomed } from '../zoom-steps';

const ARROWS: Readonly< Record< string, readonly [ number, number ] > > = {
	ArrowLeft: [ -1, 0 ],
	ArrowRight: [ 1, 0 ],
	ArrowUp: [ 0, -1 ],
	ArrowDown: [ 0, 1 ],
};

interface Uses {
	commands: Commands;
	overlay: React.RefObject< OverlayHandle | null >;
	scope: string;
	onScope: ( id: string ) => void;
	onEnter: ( id: string ) => void;
	onGroup: () => void;
	onUngroup: () => void;
	/** Current zoom of the slide. */
	zoom: number;
}

/** Keyboard handling of the canvas; unused keys bubble to the workspace. */
export function useKeys( { commands, overlay, scope, onScope, onEnter, onGroup, onUngroup, zoom }: Uses ) {
	const { selected, family, edits } = commands;
	const { selectLayers, setZoom } = useDispatch( store );
	const locked = useView( 'locked' );
	const nudging = useRef< ReturnType< typeof nudge > | undefined >( undefined );
	const stretching = useRef< ReturnType< typeof stretch > >( undefined );

	/** Moves a layer by px, or changes its order in a row or column. */
	function arrow( [ x, y ]: readonly [ number, number ], isFar: boolean ) {
		const movable = selected.filter( ( id ) => ! locked.includes( id ) );
		const [ id ] = movable;
		const parent = id ? family.parent( id ) : undefined;
		if ( ! id || ! parent ) {
			return;
		}
		if ( movable.length === 1 && inFlow( family.block( id )!, parent ) ) {
			const at = parent.innerBlocks.findIndex( ( { clientId } ) => clientId === id );
			const to = at + x + y;
			if ( to >= 0 && to < parent.innerBlocks.length ) {
				edits.move( [ id ], parent.clientId, to );
			}
			return;
		}
		if ( stretching.current ) {
			write();
		}
		const free = freeOf( movable, family, locked );
		const scene = overlay.current?.scene();
		if ( scene && free.length ) {
			const by = isFar ? 10 : 1;
			nudging.current ??= nudge( scene, free );
			nudging.current.step( { x: x * by, y: y * by } );
		}
	}

	/** Writes layers that were moved or resized by keys. */
	function write() {
		nudging.current?.end();
		stretching.current?.end();
		nudging.current = stretching.current = undefined;
	}

	/** Resizes a layer: moves its right or bottom edge. */
	function resizeBy( [ x, y ]: readonly [ number, number ], isFar: boolean ) {
		const [ id, more ] = freeOf( selected, family, locked );
		const scene = overlay.current?.scene();
		if ( ! scene || ! id || more ) {
			return;
		}
		const axis = x ? 'x' : 'y';
		if ( stretching.current?.axis !== axis ) {
			write();
			stretching.current = stretch( scene, id, axis );
		}
		stretching.current?.step( ( x || y ) * ( isFar ? 10 : 1 ) );
	}

	function withPrimary( { key, shiftKey, code }: React.KeyboardEvent ): ( () => void ) | undefined {
		const way = ARROWS[ key ];
		if ( way ) {
			return () => resizeBy( way, shiftKey );
		}
		switch ( key.toLowerCase() ) {
			case 'd':
				return commands.duplicate;
			case 'a':
				return () => commands.selectAll( scope );
			case 'g':
				return shiftKey ? onUngroup : onGroup;
			case 'l':
				return shiftKey ? commands.toggleLocked : undefined;
			case 'h':
				return shiftKey ? commands.toggleHidden : undefined;
			case '=':
			case '+':
				return () => void setZoom( zoomed( zoom, 1 ) );
			case '-':
				return () => void setZoom( zoomed( zoom, -1 ) );
			case '0':
				return () => void setZoom( 'fit' );
		}
		if ( code === 'BracketRight' ) {
			return () => commands.order( shiftKey ? 'front' : 'forward' );
		}
		return code === 'BracketLeft' ? () => commands.order( shiftKey ? 'back' : 'backward' ) : undefined;
	}

	function plain( { key, shiftKey }: React.KeyboardEvent ): ( () => void ) | undefined {
		const way = ARROWS[ key ];
		const [ id ] = selected;
		if ( way ) {
			return () => arrow( way, shiftKey );
		}
		switch ( key ) {
			case 'Delete':
			case 'Backspace':
				return commands.remove;
			case 'Enter':
			case 'F2':
				return id && selected.length === 1 ? () => onEnter( id ) : undefined;
			case 'PageDown':
				return () => commands.step( 1, scope );
			case 'PageUp':
				return () => commands.step( -1, scope );
			case 'Escape':
				if ( scope ) {
					return () => {
						void selectLayers( [ scope ] );
						onScope( family.line( scope )[ 1 ] ?? '' );
					};
				}
				return id ? () => void selectLayers( [] ) : undefined;
		}
		return undefined;
	}

	return {
		onKeyDown( event: React.KeyboardEvent ) {
			const run = event.ctrlKey || event.metaKey ? withPrimary( event ) : plain( event );
			if ( run ) {
				event.preventDefault();
				event.stopPropagation();
				run();
			}
		},
		/** An arrow key was released, or the canvas lost the focus. */
		onKeyUp( { key }: { key: string } ) {
			// While Cmd is held, macOS does not report the release of other keys.
			if ( key in ARROWS || [ '', 'Meta', 'Control' ].includes( key ) ) {
				write();
			}
		},
	};
}
