import type { Block as BlockInstance } from '@wordpress/blocks';

const flat = ( blocks: readonly BlockInstance[] ): BlockInstance[] =>
	blocks.flatMap( ( block ) => [ block, ...flat( block.innerBlocks ) ] );

/** Which attributes of which blocks differ; nothing where blocks came, went or changed their place. */
function changedIn( before: readonly BlockInstance[], after: readonly BlockInstance[] ): string {
	const [ was, is ] = [ flat( before ), flat( after ) ];
	if ( was.length !== is.length || was.some( ( { clientId }, index ) => clientId !== is[ index ]!.clientId ) ) {
		return '';
	}
	const differing = is.flatMap( ( { clientId, attributes }, index ) =>
		Object.keys( { ...was[ index ]!.attributes, ...attributes } )
			.filter( ( key ) => attributes[ key ] !== was[ index ]!.attributes[ key ] )
			.map( ( key ) => `${ clientId } ${ key }` )
	);
	return differing.join();
}

/** ms without a letter after which another step begins, as in the page's editor. */
const PAUSE = 1000;

/**
 * Tells which changes are steps of undo of their own, and which run on with the one before, as typing does. WordPress
 * remembers the last change once for all stores of blocks on a page: in one store that writes into another it takes every
 * letter for a step.
 */
export function createSteps() {
	let last = { what: '', at: -Infinity };
	return ( before: readonly BlockInstance[], after: readonly BlockInstance[], at: number ): boolean => {
		const what = changedIn( before, after );
		const runsOn = what !== '' && what === last.what && at - last.at < PAUSE;
		last = { what, at };
		return ! runsOn;
	};
}
