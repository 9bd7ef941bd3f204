import type { ModuleContext } from '../../types/module-context';
import { parallaxOf, type Target } from '../shared/parallax-targets';
import { addStyles } from '../shared/add-styles';

/** Degrees at the edge of the module, per percent of the last parallax level. */
const TILT = 0.2;
/** Minimum perspective in px; a smaller value would distort a wide module. */
const EYE = 1600;

/** Elements in a slide keep their depth. Elements that tilt out do not widen the page. */
const LOOK = `
.fr-slider--deep { contain: layout; }
.fr-slider--deep .fr-slider__stage :is(.fr-slide, .fr-slide__grid, .fr-slide__full, .fr-slide__zone) { transform-style: preserve-3d; isolation: auto; overflow: visible; }
`;

type Uses = Pick< ModuleContext, 'element' | 'stage' | 'slides' | 'play' | 'hook' | 'undo' >;

type Style = ( target: HTMLElement, name: string, value: string ) => void;

/**
 * The module as a card that tilts toward the pointer, with its layers in front of it: each at its share of `lift`.
 * While the pointer is away, everything is in the plane of the card.
 */
export function createTilt( context: Uses, style: Style ) {
	const { element, stage, slides, play, hook, undo } = context;
	const { levels, speed, space } = play.parallax!;
	const { shadow, freezes, clips, flat, lift = 0 } = space ?? {};
	const most = TILT * ( levels.at( -1 ) ?? 0 );
	const parts = new Map< number, { cards: HTMLElement[]; layers: Target[] } >();
	const eye = Math.max( EYE, play.perspective ?? 0 );
	let lean: [ x: number, y: number ] | undefined; // -1 to 1 from the origin.

	if ( ! flat ) {
		undo( addStyles( LOOK ) );
		element.classList.add( 'fr-slider--deep' );
		undo( () => element.classList.remove( 'fr-slider--deep' ) );
	}

	const own = ( selector: string, root: Element = stage ) => [ ...root.querySelectorAll< HTMLElement >( selector ) ];

	/**
	 * Elements that tilt: all slides together, or only the content over the current background if backgrounds do not
	 * move; and the layers.
	 */
	function partsOf( slide: number ) {
		let known = parts.get( slide );
		if ( ! known ) {
			const cards = [
				...( freezes
					? own( ':scope > :is(.fr-slide__grid, .fr-slide__full)', slides[ slide ] )
					: own( ':scope > .fr-slider__slides' ) ),
				...own( ':scope > .fr-slider__statics' ),
			];
			const layers = [ ...parallaxOf( context, slide ), ...parallaxOf( context ) ].filter(
				( { kind } ) => kind !== 'background' // The background is part of the card.
			);
			known = { cards, layers };
			parts.set( slide, known );
			cards.forEach( deepen );
			layers.forEach( ( layer ) => style( layer.element, 'transition', `translate ${ speed }ms ease-out` ) );
		}
		return known;
	}

	function deepen( card: HTMLElement ) {
		style( card, 'transition', `transform ${ speed }ms ease-out` );
		if ( ! flat ) {
			style( card, 'transform-style', 'preserve-3d' );
			style( card, 'overflow', 'visible' );
		}
		if ( shadow && card.matches( '.fr-slider__slides' ) ) {
			style( card, 'box-shadow', '0 45px 100px rgb(0 0 0 / 40%)' );
		}
	}

	/** During a slide change, elements are clipped to the stage. */
	const clip = ( on: boolean ) => style( stage, 'overflow', on || clips ? 'clip' : 'visible' );

	function show( slide: number ) {
		const [ x, y ] = lean ?? [ 0, 0 ];
		const turn = ( share: number ) => `${ ( share * most ).toFixed( 2 ) }deg`;
		const { cards, layers } = partsOf( slide );
		cards.forEach( ( card ) =>
			style( card, 'transform', `perspective(${ eye }px) rotateX(${ turn( -y ) }) rotateY(${ turn( x ) })` )
		);
		for ( const { element: layer, part } of layers ) {
			const depth = lean ? lift * part : 0;
			const aside = ( share: number ) => depth * Math.sin( ( share * most * Math.PI ) / 180 );
			const way = flat ? [ aside( x ), aside( y ) ] : [ 0, 0, depth ];
			style( layer, 'translate', way.map( ( px ) => `${ px.toFixed( 1 ) }px` ).join( ' ' ) );
		}
	}

	clip( false );
	hook( 'enter', ( slide, previous ) => {
		clip( previous >= 0 );
		show( slide );
	} );
	hook( 'stand', () => clip( false ) );
	hook( 'rest', () => clip( false ) );

	return {
		/** Position from the center, -1 to 1; undefined when the pointer has left. */
		lean( slide: number, to?: [ x: number, y: number ] ) {
			lean = to;
			show( slide );
		},
	};
}
