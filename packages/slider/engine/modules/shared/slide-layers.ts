import type { ModuleContext } from '../../types/module-context';

export type LayersUses = Pick< ModuleContext, 'play' | 'slides' | 'stage' >;

/** The layers of a slide (or the static ones) with their elements; those that the page has not got are passed over. */
export function layersOf( { play, slides, stage }: LayersUses, slide?: number ) {
	const root = slide === undefined ? stage.querySelector( '.fr-slider__statics' ) : slides[ slide ];
	const layers = slide === undefined ? play.statics : play.slides[ slide ]!.layers;
	return ( layers ?? [] ).flatMap( ( layer ) => {
		const element = root?.querySelector< HTMLElement >( `[data-layer="${ layer.id }"]` ); // Ids are words.
		return element ? [ { layer, element } ] : [];
	} );
}

export const backgroundOf = ( { slides }: Pick< ModuleContext, 'slides' >, slide: number ) =>
	slides[ slide ]!.querySelector< HTMLElement >( '.fr-slide__background' );
