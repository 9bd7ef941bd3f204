import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { store, useView } from '../../state';
import type { Commands } from '../layers/layer-commands';
import { nudge } from '../gestures/move';
import { stretch } from '../gestures/resize';
import { freeOf, inFlow } from '../layers/layer-boxes';
import type { OverlayHandle } from '../interaction/interaction-layer';
import { zoomed } from '../zoom-steps';

type Direction = readonly [ number, number ];

const ARROWS: Readonly< Record< string, Direction > > = {
	ArrowLeft: [ -1, 0 ],
	ArrowRight: [ 1, 0 ],
	ArrowUp: [ 0, -1 ],
	ArrowDown: [ 0, 1 ],
};

interface KeyboardOptions {
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

/** Moves and resizes layers with the arrow keys. Held keys are one change, which `write` stores. */
function useArrowKeys( { commands, overlay }: Pick< KeyboardOptions, 'commands' | 'overlay' > ) {
	const { selected, family, edits } = commands;
	const locked = useView( 'locked' );
	const nudging = useRef< ReturnType< typeof nudge > | undefined >( undefined );
	const stretching = useRef< ReturnType< typeof stretch > >( undefined );

	/** Writes layers that were moved or resized by keys. */
	function write() {
		nudging.current?.end();
		stretching.current?.end();
		nudging.current = stretching.current = undefined;
	}

	/** Moves a layer by px, or changes its order in a row or column. */
	function move( [ x, y ]: Direction, isFar: boolean ) {
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

	/** Resizes a layer: moves its right or bottom edge. */
	function resize( [ x, y ]: Direction, isFar: boolean ) {
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

	return { move, resize, write };
}

type Command = ( () => void ) | undefined;

/** Commands of the keys with Ctrl or Cmd, by key in lowercase. */
function primaryCommands(
	{ commands, scope, onGroup, onUngroup, zoom }: KeyboardOptions,
	setZoom: ( zoom: number | 'fit' ) => void,
	hasShift: boolean
): Readonly< Record< string, Command > > {
	const zoomIn = () => setZoom( zoomed( zoom, 1 ) );
	return {
		d: commands.duplicate,
		a: () => commands.selectAll( scope ),
		g: hasShift ? onUngroup : onGroup,
		l: hasShift ? commands.toggleLocked : undefined,
		h: hasShift ? commands.toggleHidden : undefined,
		'=': zoomIn,
		'+': zoomIn,
		'-': () => setZoom( zoomed( zoom, -1 ) ),
		0: () => setZoom( 'fit' ),
	};
}

/** Commands of single keys. */
function plainCommands(
	{ commands, scope, onScope, onEnter }: KeyboardOptions,
	selectLayers: ( ids: string[] ) => void
): Readonly< Record< string, Command > > {
	const { selected, family } = commands;
	const [ id ] = selected;
	const enter = id && selected.length === 1 ? () => onEnter( id ) : undefined;
	const clear = id ? () => selectLayers( [] ) : undefined;
	return {
		Delete: commands.remove,
		Backspace: commands.remove,
		Enter: enter,
		F2: enter,
		PageDown: () => commands.step( 1, scope ),
		PageUp: () => commands.step( -1, scope ),
		Escape: scope
			? () => {
					selectLayers( [ scope ] );
					onScope( family.line( scope )[ 1 ] ?? '' );
				}
			: clear,
	};
}

/** Keyboard handling of the canvas; unused keys bubble to the workspace. */
export function useKeys( options: KeyboardOptions ) {
	const { commands } = options;
	const { selectLayers, setZoom } = useDispatch( store );
	const arrows = useArrowKeys( options );

	function withPrimary( { key, shiftKey, code }: React.KeyboardEvent ): Command {
		const direction = ARROWS[ key ];
		if ( direction ) {
			return () => arrows.resize( direction, shiftKey );
		}
		const command = primaryCommands( options, ( zoom ) => void setZoom( zoom ), shiftKey )[ key.toLowerCase() ];
		if ( command ) {
			return command; // Before the code, since other keyboards have other keys, such as plus, in place of brackets.
		}
		if ( code === 'BracketRight' ) {
			return () => commands.order( shiftKey ? 'front' : 'forward' );
		}
		return code === 'BracketLeft' ? () => commands.order( shiftKey ? 'back' : 'backward' ) : undefined;
	}

	function withoutPrimary( { key, shiftKey }: React.KeyboardEvent ): Command {
		const direction = ARROWS[ key ];
		return direction
			? () => arrows.move( direction, shiftKey )
			: plainCommands( options, ( ids ) => void selectLayers( ids ) )[ key ];
	}

	return {
		onKeyDown( event: React.KeyboardEvent ) {
			const run = event.ctrlKey || event.metaKey ? withPrimary( event ) : withoutPrimary( event );
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
				arrows.write();
			}
		},
	};
}
