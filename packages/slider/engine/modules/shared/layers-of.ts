import type { ModuleContext } from '../../contract/module';

/** The layers of a slide (or the static ones) with their elements; those that the page has not got are passed over. */
export function layersOf( { play, slides, stage }: ModuleContext, slide?: number ) {
	const root = slide === undefined ? stage.querySelector( '.fr-slider__statics' ) : slides[ slide ];
	const layers = slide === undefined ? play.statics : play.slides[ slide ]!.layers;
	return ( layers ?? [] ).flatMap( ( layer ) => {
		const element = root?.querySelector< HTMLElement >( `[data-layer="${ layer.id }"]` ); // Ids are words.
		return element ? [ { layer, element } ] : [];
	} );
}

export const backgroundOf = ( { slides }: ModuleContext, slide: number ) =>
	slides[ slide ]!.querySelector< HTMLElement >( '.fr-slide__background' );
