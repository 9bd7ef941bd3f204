import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block as BlockInstance } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { store, type View } from './store';

const NONE: BlockInstance[] = [];

/** What the workspace looks at. */
export const useView = (): View => useSelect( ( select ) => select( store ).getView(), [] );

export const useBlock = ( clientId: string ): BlockInstance | undefined =>
	useSelect( ( select ) => select( blockEditorStore ).getBlock( clientId ) ?? undefined, [ clientId ] );

export interface SliderBlocks {
	slider: BlockInstance | undefined;
	/** In their order, hidden ones too. */
	slides: BlockInstance[];
	/** The slide that holds the layers over all slides, where there is one. */
	statics: BlockInstance | undefined;
}

/** The slider that is open. */
export function useSlider(): SliderBlocks {
	const slider = useBlock( useView().slider );
	return useMemo( () => {
		const inner = slider?.innerBlocks ?? NONE;
		return {
			slider,
			slides: inner.filter( ( { attributes } ) => attributes.static !== true ),
			statics: inner.find( ( { attributes } ) => attributes.static === true ),
		};
	}, [ slider ] );
}

/** The slide on the canvas; the first one where an undo took that away. */
export function useSlide(): BlockInstance | undefined {
	const { slide } = useView();
	const { slides, statics } = useSlider();
	return (
		[ ...slides, ...( statics ? [ statics ] : [] ) ].find( ( { clientId } ) => clientId === slide ) ?? slides[ 0 ]
	);
}

/** All layers below a block, outer ones before what is in them. */
export const layersBelow = ( { innerBlocks }: BlockInstance ): BlockInstance[] =>
	innerBlocks
		.filter( ( { name } ) => name === 'frontage/layer' )
		.flatMap( ( layer ) => [ layer, ...layersBelow( layer ) ] );

/** The selected layers that are still there. */
export function useSelectedLayers(): BlockInstance[] {
	const { layers } = useView();
	return useSelect(
		( select ) => {
			const found = select( blockEditorStore ).getBlocksByClientId( layers );
			return found.some( ( block ) => ! block ) ? found.filter( ( block ) => block !== null ) : found;
		},
		[ layers ]
	) as BlockInstance[];
}
