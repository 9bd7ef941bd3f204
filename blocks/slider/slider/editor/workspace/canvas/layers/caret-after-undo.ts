import type { Block as BlockInstance } from '@wordpress/blocks';
import { create } from '@wordpress/rich-text';

export interface Caret {
	clientId: string;
	attributeKey: string;
	offset: number;
}

const flat = ( blocks: readonly BlockInstance[] ): BlockInstance[] =>
	blocks.flatMap( ( block ) => [ block, ...flat( block.innerBlocks ) ] );

const lettersOf = ( value: unknown ) => create( { html: String( value ?? '' ) } ).text;

/** Position after a change in a single text of a single block; undefined if more than that changed. */
export function caretBetween( before: readonly BlockInstance[], after: readonly BlockInstance[] ): Caret | undefined {
	const was = new Map( flat( before ).map( ( { clientId, attributes } ) => [ clientId, attributes ] ) );
	const now = flat( after );
	const changed = now.flatMap( ( { clientId, attributes } ) => {
		const old = was.get( clientId );
		const keys = Object.keys( { ...old, ...attributes } );
		return keys
			.filter( ( key ) => String( old?.[ key ] ) !== String( attributes[ key ] ) )
			.map( ( attributeKey ) => ( {
				clientId,
				attributeKey,
				old: old?.[ attributeKey ],
				is: attributes[ attributeKey ],
			} ) );
	} );
	const [ only ] = changed;
	if ( ! only || changed.length > 1 || now.length !== was.size || ! was.has( only.clientId ) ) {
		return undefined;
	}
	const { clientId, attributeKey } = only;
	const [ old, is ] = [ lettersOf( only.old ), lettersOf( only.is ) ];
	let same = 0;
	while ( same < Math.min( old.length, is.length ) && old.at( -1 - same ) === is.at( -1 - same ) ) {
		same++;
	}
	// If characters are equal on both sides of the change, those before it are counted.
	let start = 0;
	while ( start < Math.min( old.length, is.length ) && old[ start ] === is[ start ] ) {
		start++;
	}
	return { clientId, attributeKey, offset: Math.max( Math.min( start, is.length ), is.length - same ) };
}
