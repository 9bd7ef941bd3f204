import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block as BlockInstance } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { store, type View } from './store';

const NONE: BlockInstance[] = [];

/** View state of the workspace, or one part of it; components only rerender for the part that they use. */
export function useView(): View;
export function useView< Part extends keyof View >( part: Part ): View[ Part ];
export function useView( part?: keyof View ) {
	return useSelect(
		( select ) => {
			const view = select( store ).getView();
			return part ? view[ part ] : view;
		},
		[ part ]
	);
}

export const useBlock = ( clientId: string ): BlockInstance | undefined =>
	useSelect( ( select ) => select( blockEditorStore ).getBlock( clientId ) ?? undefined, [ clientId ] );

export interface SliderBlocks {
	slider: BlockInstance | undefined;
	/** In order, including hidden ones. */
	slides: BlockInstance[];
	/** The slide that contains the layers over all slides, if it exists. */
	statics: BlockInstance | undefined;
}

/** The open slider. */
export function useSlider(): SliderBlocks {
	const slider = useBlock( useView( 'slider' ) );
	return useMemo( () => {
		const inner = slider?.innerBlocks ?? NONE;
		return {
			slider,
			slides: inner.filter( ( { attributes } ) => attributes.static !== true ),
			statics: inner.find( ( { attributes } ) => attributes.static === true ),
		};
	}, [ slider ] );
}

/** The current slide; the first one if an undo removed it. */
export function useSlide(): BlockInstance | undefined {
	const slide = useView( 'slide' );
	const { slides, statics } = useSlider();
	return (
		[ ...slides, ...( statics ? [ statics ] : [] ) ].find( ( { clientId } ) => clientId === slide ) ?? slides[ 0 ]
	);
}

/** Client id of the current slide, which stays the same while its layers change; undefined once the slider is removed. */
export function useSlideId(): string | undefined {
	return useSelect( ( select ) => {
		const { slider, slide } = select( store ).getView();
		const { getBlockAttributes, getBlockOrder } = select( blockEditorStore );
		const slides: string[] = getBlockOrder( slider );
		const isOwn = ( id: string ) => getBlockAttributes( id )?.static !== true;
		return slides.includes( slide ) ? slide : slides.find( isOwn );
	}, [] );
}

/** All layers below a block, parents before their children. */
export const layersBelow = ( { innerBlocks }: BlockInstance ): BlockInstance[] =>
	innerBlocks
		.filter( ( { name } ) => name === 'frontage/layer' )
		.flatMap( ( layer ) => [ layer, ...layersBelow( layer ) ] );

/** The selected layers that still exist. */
export function useSelectedLayers(): BlockInstance[] {
	const layers = useView( 'layers' );
	return useSelect(
		( select ) => {
			const found = select( blockEditorStore ).getBlocksByClientId( layers );
			return found.some( ( block ) => ! block ) ? found.filter( ( block ) => block !== null ) : found;
		},
		[ layers ]
	) as BlockInstance[];
}
