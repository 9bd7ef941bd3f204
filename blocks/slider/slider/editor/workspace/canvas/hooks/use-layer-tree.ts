import type { Block as BlockInstance } from '@wordpress/blocks';
import { useMemo } from '@wordpress/element';
import { layersBelow, useSlide } from '../../state';

/** Tree of the layers on the current slide. */
export interface Family {
	slide: BlockInstance | undefined;
	block: ( id: string ) => BlockInstance | undefined;
	/** Parent layer or slide. */
	parent: ( id: string ) => BlockInstance | undefined;
	/** From the layer outward to its topmost ancestor, without the slide. */
	line: ( id: string ) => string[];
	/** All layers with the same parent, including itself, bottom first. */
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

/** Selectable layers directly on the slide, or in the entered group. */
export const layersToSelect = ( family: Family, scope: string, locked: readonly string[] ): string[] =>
	( family.block( scope ) ?? family.slide )?.innerBlocks
		.map( ( { clientId } ) => clientId )
		.filter( ( id ) => family.block( id ) && ! locked.includes( id ) ) ?? [];

export function useFamily(): Family {
	const slide = useSlide();
	return useMemo( () => familyOf( slide ), [ slide ] );
}
