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

/** Clipped layers of the current slide, at all breakpoints. */
export const useOutside = (): Outside => useSyncExternalStore( subscribe, () => outside );

/** Of a single layer, as a string, so that a row of the list only rerenders for its own changes. */
export const useOutsideOf = ( id: string ): string =>
	useSyncExternalStore( subscribe, () => outside.get( id )?.join() ?? '' );

type Drawn = Parameters< typeof onLevel >[ 1 ];

/**
 * Detects clipped layers after each change by rendering the slide at all breakpoints while the browser is idle.
 *
 * @param owner The document of the canvas, with the theme's styles; undefined until it is ready.
 * @param slide
 * @param drawn The document as rendered on the canvas.
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
