import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block as BlockInstance } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { store, type View } from './store';

const NONE: BlockInstance[] = [];

/** What the workspace looks at, or one part of it: who asks for that is drawn anew for no other. */
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
	/** In their order, hidden ones too. */
	slides: BlockInstance[];
	/** The slide that holds the layers over all slides, where there is one. */
	statics: BlockInstance | undefined;
}

/** The slider that is open. */
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

/** The slide on the canvas; the first one where an undo took that away. */
export function useSlide(): BlockInstance | undefined {
	const slide = useView( 'slide' );
	const { slides, statics } = useSlider();
	return (
		[ ...slides, ...( statics ? [ statics ] : [] ) ].find( ( { clientId } ) => clientId === slide ) ?? slides[ 0 ]
	);
}

/** The block of the slide on the canvas by its id alone, which stays while its layers change; undefined once the slider is gone. */
export function useSlideId(): string | undefined {
	return useSelect( ( select ) => {
		const { slider, slide } = select( store ).getView();
		const { getBlockAttributes, getBlockOrder } = select( blockEditorStore );
		const slides: string[] = getBlockOrder( slider );
		const isOwn = ( id: string ) => getBlockAttributes( id )?.static !== true;
		return slides.includes( slide ) ? slide : slides.find( isOwn );
	}, [] );
}

/** All layers below a block, outer ones before what is in them. */
export const layersBelow = ( { innerBlocks }: BlockInstance ): BlockInstance[] =>
	innerBlocks
		.filter( ( { name } ) => name === 'frontage/layer' )
		.flatMap( ( layer ) => [ layer, ...layersBelow( layer ) ] );

/** The selected layers that are still there. */
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
