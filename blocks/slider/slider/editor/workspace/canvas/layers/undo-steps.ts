import type { Block as BlockInstance } from '@wordpress/blocks';

const flat = ( blocks: readonly BlockInstance[] ): BlockInstance[] =>
	blocks.flatMap( ( block ) => [ block, ...flat( block.innerBlocks ) ] );

/** Identifies which attributes of which blocks changed; empty if blocks were added, removed or moved. */
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

/** ms without typing after which a new step begins, as in the page's editor. */
const PAUSE = 1000;

/**
 * Decides which changes are separate undo steps and which continue the previous one, as typing does. WordPress stores
 * the last change globally for all block stores of a page. If one store writes into another, it would treat every
 * character as a step.
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
