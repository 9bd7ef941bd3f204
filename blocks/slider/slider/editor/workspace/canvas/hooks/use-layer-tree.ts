import type { Block as BlockInstance } from '@wordpress/blocks';
import { useMemo } from '@wordpress/element';
import { layersBelow, useSlide } from '../../state';

/** Which layer lies in which, on the slide that is shown. */
export interface Family {
	slide: BlockInstance | undefined;
	block: ( id: string ) => BlockInstance | undefined;
	/** The layer or slide it lies in. */
	parent: ( id: string ) => BlockInstance | undefined;
	/** From the layer itself outwards, without the slide. */
	line: ( id: string ) => string[];
	/** Layers that lie side by side with it, itself too, bottom first. */
	siblings: ( id: string ) => BlockInstance[];
}

const isLayer = ( { name }: BlockInstance ) => name === 'frontage/layer';

export function familyOf( slide: BlockInstance | undefined ): Family {
	const all = new Map< string, { block: BlockInstance; parent: BlockInstance } >();
	for ( const parent of slide ? [ slide, ...layersBelow( slide ) ] : [] ) {
		parent.innerBlocks.filter( isLayer ).forEach( ( block ) => all.set( block.clientId, { block, parent } ) );
	}
	const parent = ( id: string ) => all.get( id )?.parent;
	return {
		slide,
		block: ( id ) => all.get( id )?.block,
		parent,
		line( id ) {
			const line: string[] = [];
			for ( let at: string | undefined = id; at && all.has( at ); at = parent( at )?.clientId ) {
				line.push( at );
			}
			return line;
		},
		siblings: ( id ) => parent( id )?.innerBlocks.filter( isLayer ) ?? [],
	};
}

/** All that lies beside each other on the slide, or in the group that was entered, and can be taken hold of. */
export const layersToSelect = ( family: Family, scope: string, locked: readonly string[] ): string[] =>
	( family.block( scope ) ?? family.slide )?.innerBlocks
		.map( ( { clientId } ) => clientId )
		.filter( ( id ) => family.block( id ) && ! locked.includes( id ) ) ?? [];

export function useFamily(): Family {
	const slide = useSlide();
	return useMemo( () => familyOf( slide ), [ slide ] );
}
