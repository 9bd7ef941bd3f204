import type { Block as BlockInstance } from '@wordpress/blocks';

/** Tracks which undo steps of the page were made since the workspace opened, and which of them are undone. */
export interface Trail {
	/**
	 * The slider has changed. `isStep`: the page stored it as an undo step; otherwise it continues the previous step,
	 * or undo or redo caused it.
	 */
	see: ( state: string, isStep: boolean ) => void;
	/** Undo (-1) or redo (1) was requested. */
	go: ( toward: -1 | 1 ) => void;
	reach: () => { canUndo: boolean; canRedo: boolean };
}

export function createTrail( opening: string ): Trail {
	let states = [ opening ];
	let at = 0;
	let toward = 0;
	const nearest = ( state: string ) => {
		const down = states.lastIndexOf( state, at );
		const up = states.indexOf( state, at + 1 );
		const [ first, second ] = toward > 0 ? [ up, down ] : [ down, up ];
		return first < 0 ? second : first;
	};
	return {
		see( state, isStep ) {
			if ( state === states[ at ] ) {
				return;
			}
			const found = isStep ? -1 : nearest( state );
			if ( isStep ) {
				states = [ ...states.slice( 0, ++at ), state ];
			} else if ( found >= 0 ) {
				at = found;
			} else if ( toward ) {
				at = Math.min( Math.max( 0, at + toward ), states.length - 1 ); // Undone together with the change that continued the step.
				states[ at ] = state;
			} else {
				states = [ ...states.slice( 0, at ), state ];
			}
			toward = 0;
		},
		go( next ) {
			toward = next;
		},
		reach: () => ( { canUndo: at > 0, canRedo: at < states.length - 1 } ),
	};
}

const numbers = new WeakMap< object, number >();
let last = 0;

function numberOf( attributes: object ): number {
	const number = numbers.get( attributes ) ?? ++last;
	numbers.set( attributes, number );
	return number;
}

/** Identifies the state of a block with all inner blocks. Undo restores the same attributes object; every write creates a new one. */
export const stateOf = ( block: BlockInstance | null ): string =>
	block ? `${ block.clientId }:${ numberOf( block.attributes ) }[${ block.innerBlocks.map( stateOf ).join() }]` : '';
