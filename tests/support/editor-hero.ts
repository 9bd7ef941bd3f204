/** A hero that a test builds in the workspace (editor-build-hero.spec.ts), and its layout on the page in any browser. */

/** The page's content, in tests/fixtures/slider; random names are numbered. */
export const HERO = 'made-hero.html';

export const HEADLINES = [ 'Houses by the water', 'Built to stay', 'Kept for decades' ] as const;

/** Names of slides and layers end with a random part: they are numbered in order of occurrence, starting at 1. */
export function numbered( content: string ): string {
	const names = new Map< string, string >();
	return content.replace( /("(?:key|id)":"\w+)-(\w{4})"/g, ( _, start: string, end: string ) => {
		names.set( end, names.get( end ) ?? String( names.size + 1 ) );
		return `${ start }-${ names.get( end ) }"`;
	} );
}

export interface Standing {
	headline: string | undefined;
	layers: number;
	/** Layers that are not where their entrance leaves them. */
	astray: string[];
	/** Horizontal overflow of the page in px. */
	overflow: number;
}

/** Runs in the page. */
export function standing(): Standing {
	const slide = document.querySelector( '.fr-slide[data-state=active]' );
	const layers = [ ...( slide?.querySelectorAll( '.fr-layer' ) ?? [] ) ];
	const boxes = () =>
		layers.map( ( layer ) => {
			const { left, top, right, bottom } = layer.getBoundingClientRect();
			return [ left, top, right, bottom ];
		} );
	const seen = boxes();
	// Overrides running animations.
	const style = document.createElement( 'style' );
	style.textContent =
		'.fr-slider *{transform:none!important;translate:none!important;scale:none!important;rotate:none!important}';
	document.head.append( style );
	const laid = boxes();
	style.remove();
	const stage = slide?.getBoundingClientRect() ?? new DOMRect();
	const astray = layers.flatMap( ( layer, at ) => {
		const [ left = 0, top = 0, right = 0, bottom = 0 ] = seen[ at ]!;
		const name = layer.textContent?.trim();
		return [
			...( Number( getComputedStyle( layer ).opacity ) === 1 ? [] : [ `${ name } is not opaque` ] ),
			...( seen[ at ]!.every( ( side, index ) => Math.abs( side - laid[ at ]![ index ]! ) <= 1 )
				? []
				: [ `${ name } is on its way` ] ),
			...( left >= stage.left - 1 &&
			right <= stage.right + 1 &&
			top >= stage.top - 1 &&
			bottom <= stage.bottom + 1
				? []
				: [ `${ name } stands out of the slide` ] ),
		];
	} );
	const root = document.documentElement;
	return {
		headline: slide?.querySelector( 'h2' )?.textContent?.trim(),
		layers: layers.length,
		astray,
		overflow: root.scrollWidth - root.clientWidth,
	};
}

/** The expected state of a slide after its entrances. */
export const stands = ( headline: string ): Standing => ( { headline, layers: 3, astray: [], overflow: 0 } );
