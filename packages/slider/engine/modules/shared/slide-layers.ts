import type { ModuleContext } from '../../types/module-context';

export type LayersUses = Pick< ModuleContext, 'play' | 'slides' | 'stage' >;

/** Layers of a slide (or the static ones) with their elements; layers without an element are skipped. */
export function layersOf( { play, slides, stage }: LayersUses, slide?: number ) {
	const root = slide === undefined ? stage.querySelector( '.fr-slider__statics' ) : slides[ slide ];
	const layers = slide === undefined ? play.statics : play.slides[ slide ]!.layers;
	return ( layers ?? [] ).flatMap( ( layer ) => {
		const element = root?.querySelector< HTMLElement >( `[data-layer="${ layer.id }"]` ); // Ids contain only word characters.
		return element ? [ { layer, element } ] : [];
	} );
}

export const backgroundOf = ( { slides }: Pick< ModuleContext, 'slides' >, slide: number ) =>
	slides[ slide ]!.querySelector< HTMLElement >( '.fr-slide__background' );
