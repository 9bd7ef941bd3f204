import type { Block as BlockInstance } from '@wordpress/blocks';

/** Which of the page's steps of undo were made since the workspace opened, and which of them are undone. */
export interface Trail {
	/** The slider looks otherwise. `isStep`: the page keeps that as a step; else it runs on with the one before, or undo or redo brought it. */
	see: ( state: string, isStep: boolean ) => void;
	/** Undo (-1) or redo (1) was asked for. */
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
				at = Math.min( Math.max( 0, at + toward ), states.length - 1 ); // Undone together with what ran on.
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

/** A name of how a block is, with all that is in it. Undo brings back the same attributes; whatever is written makes others. */
export const stateOf = ( block: BlockInstance | null ): string =>
	block ? `${ block.clientId }:${ numberOf( block.attributes ) }[${ block.innerBlocks.map( stateOf ).join() }]` : '';
