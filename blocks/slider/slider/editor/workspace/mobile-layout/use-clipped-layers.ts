import { useEffect, useSyncExternalStore } from '@wordpress/element';
import type { Block as BlockInstance } from '@wordpress/blocks';
import { onLevel } from '../canvas/measure-breakpoints';
import type { Shown } from '../canvas/layers/grouping';
import { whenIdle } from './idle-steps';
import { outsideOf, type Outside } from './clipped-layers';

const NONE: Outside = new Map();
let outside = NONE;
const listeners = new Set< () => void >();
const subscribe = ( call: () => void ) => {
	listeners.add( call );
	return () => void listeners.delete( call );
};

function tell( next: Outside ) {
	if ( JSON.stringify( [ ...next ] ) !== JSON.stringify( [ ...outside ] ) ) {
		outside = next;
		listeners.forEach( ( call ) => call() );
	}
}

/** Which layers of the slide on the canvas are cut, and on which levels. */
export const useOutside = (): Outside => useSyncExternalStore( subscribe, () => outside );

/** Of one layer, as a text, so that a row of a list is drawn anew only for its own. */
export const useOutsideOf = ( id: string ): string =>
	useSyncExternalStore( subscribe, () => outside.get( id )?.join() ?? '' );

type Drawn = Parameters< typeof onLevel >[ 1 ];

/**
 * Looks after each change which layers are cut: it draws the slide on all levels while nothing else is to be done.
 *
 * @param owner The document of the canvas, with the theme's styles; undefined until it stands.
 * @param slide
 * @param drawn What is drawn of it.
 */
export function useWatchOutside(
	owner: Document | undefined,
	slide: BlockInstance | undefined,
	drawn: Drawn | undefined
) {
	const id = slide?.clientId;
	const { document, slide: at, options } = drawn ?? {};
	useEffect( () => tell( NONE ), [ id ] );
	useEffect( () => {
		if ( ! owner || ! slide || ! document || ! options || at === undefined ) {
			return undefined;
		}
		const levels: Shown[] = [];
		return whenIdle( [
			...( [ 0, 1, 2, 3 ] as const ).map( ( level ) => () => {
				levels.push( onLevel( owner, { document, slide: at, options }, level ) );
			} ),
			() => tell( outsideOf( slide, levels ) ),
		] );
	}, [ owner, slide, document, at, options ] );
	useEffect( () => () => tell( NONE ), [] );
}
