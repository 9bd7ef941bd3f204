import { backgroundOf, layersOf, type LayersUses } from './slide-layers';

/** Target of parallax: a background, a layer of a slide, or a static layer; `part` is its share (0.1 = 10 %) of the distance. */
export interface Target {
	element: HTMLElement;
	kind: 'background' | 'layer' | 'static';
	part: number;
}

export const isMobile = () => matchMedia( '(hover: none) and (pointer: coarse)' ).matches;

/** Targets on a slide; without a slide, the static layers. */
export function parallaxOf( context: LayersUses, slide?: number ): Target[] {
	const { parallax, slides } = context.play;
	const part = ( place: number | undefined ) => ( ( place && parallax?.levels[ place - 1 ] ) || 0 ) / 100;
	const targets: Target[] = layersOf( context, slide ).map( ( { layer, element } ) => ( {
		element,
		kind: slide === undefined ? 'static' : 'layer',
		part: part( layer.parallax ),
	} ) );
	const background = slide === undefined ? null : backgroundOf( context, slide );
	if ( background ) {
		targets.push( {
			element: background,
			kind: 'background',
			part: part( slides[ slide! ]!.background?.parallax ),
		} );
	}
	return targets.filter( ( target ) => target.part );
}
