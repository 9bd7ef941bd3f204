import type { Block } from '@wordpress/blocks';

const SLIDE = 'frontage-slide';
const LAYER = 'frontage-layer';

/** Target of a link within a slider: the block of a slide and, optionally, of a layer on it. */
interface Spot {
	slide: string;
	layer?: string;
}

const findLayer = ( blocks: readonly Block[], id: string ): Block | undefined => {
	for ( const block of blocks ) {
		const found =
			block.name === 'frontage/layer' && block.attributes.id === id ? block : findLayer( block.innerBlocks, id );
		if ( found ) {
			return found;
		}
	}
	return undefined;
};

/** Resolves the query of a link within a slider; undefined without one, or if its target no longer exists. */
export function spotOf( query: string, slider: Block | null ): Spot | undefined {
	const asked = new URLSearchParams( query );
	const id = asked.get( LAYER );
	const slides = slider?.innerBlocks ?? [];
	const numbered = slides.filter( ( { attributes } ) => attributes.static !== true )[
		Number( asked.get( SLIDE ) ?? 0 ) - 1
	];
	if ( id ) {
		for ( const slide of numbered ? [ numbered, ...slides ] : slides ) {
			const layer = findLayer( slide.innerBlocks, id );
			if ( layer ) {
				return { slide: slide.clientId, layer: layer.clientId };
			}
		}
	}
	return numbered ? { slide: numbered.clientId } : undefined;
}
