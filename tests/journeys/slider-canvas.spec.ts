/** The canvas of the editor and the page show the same: boxes on every level, and at every moment. */
import { expect, test, type Page } from '@playwright/test';
import { compiledByPhp } from '../../packages/slider/tests/compiled';
import { openSources } from '../support/source-page';

interface Seen {
	id: string;
	left: number;
	top: number;
	right: number;
	bottom: number;
	opacity: number;
	size: string;
}

const MOMENTS = [ 0, 150, 400, 900, 1600, 4000 ];
const WIDTHS = [ 390, 768, 1440 ];

/** Where each layer's contents are on the stage, at each moment. */
const LOOK = `
	window.look = ( root, slide ) => {
		const stage = root.querySelector( '.fr-slider__stage' ).getBoundingClientRect();
		const own = root.querySelectorAll( '.fr-slide' )[ slide ];
		return [ ...own.querySelectorAll( '.fr-layer' ), ...root.querySelectorAll( '.fr-slider__statics .fr-layer' ) ]
			.filter( ( layer ) => layer.getClientRects().length && getComputedStyle( layer ).visibility !== 'hidden' )
			.map( ( layer ) => {
				const content = layer.querySelector( '.fr-layer__content' ) ?? layer;
				const { left, top, right, bottom } = content.getBoundingClientRect();
				const { opacity, fontSize } = getComputedStyle( layer );
				return { id: layer.dataset.layer, left: left - stage.left, right: right - stage.left, top: top - stage.top, bottom: bottom - stage.top, opacity: Number( opacity ), size: fontSize };
			} );
	};`;

const written = ( value: unknown ) => JSON.stringify( value ).replaceAll( '<', '\\u003c' );

async function onPage( page: Page, { html, rules, play }: ReturnType< typeof compiledByPhp >[ number ] ) {
	await openSources(
		page,
		`<style>${ rules }</style>${ html }<script type="module">
			import { createSlider } from '@frontage/slider';
			import { handClock } from '/tests/support/hand-clock.ts';
			${ LOOK }
			const element = document.querySelector( '.fr-slider' );
			element.querySelector( '.fr-slider__play' )?.remove();
			const script = Object.assign( document.createElement( 'script' ), { type: 'application/json', className: 'fr-slider__play' } );
			script.textContent = ${ written( JSON.stringify( { ...play, modules: play.modules.filter( ( name ) => name !== 'video' ) } ) ) };
			element.append( script );
			const clock = handClock();
			const slider = createSlider( element, { clock } );
			await slider.ready;
			window.at = ( ms ) => { slider.seek( ms ); return look( element, slider.index ); };
		</script>`
	);
	await page.waitForFunction( () => 'at' in window );
}

/** The canvas, in a window that is wider than all levels; it is told which width to draw by `show`. */
async function onCanvas( page: Page, model: Record< string, unknown >, slide: number ) {
	await openSources(
		page,
		`<div id="root"></div>
		<script src="/node_modules/react/umd/react.production.min.js"></script>
		<script src="/node_modules/react-dom/umd/react-dom.production.min.js"></script>
		<script type="module">
			import { CanvasSlider } from '@frontage/slider/react';
			import { levelAt } from '/packages/slider/react/forced-level.ts';
			import { normalise } from '@frontage/slider/model';
			${ LOOK }
			const model = ${ written( model ) };
			const { options } = normalise( model ).model;
			const root = ReactDOM.createRoot( document.getElementById( 'root' ) );
			const onReady = ( stage ) => {
				window.at = ( ms ) => { stage.clock.seek( ms ); return look( stage.element, stage.slide ); };
			};
			window.show = async ( width ) => {
				const level = levelAt( options.responsiveLevels.map( Number ), width );
				const props = { document: model, slide: ${ slide }, level, width, height: 800, onReady };
				ReactDOM.flushSync( () => root.render( React.createElement( CanvasSlider, props ) ) );
				await new Promise( ( drawn ) => requestAnimationFrame( () => requestAnimationFrame( drawn ) ) );
			};
		</script>`
	);
	await page.waitForFunction( () => 'show' in window );
}

const show = ( page: Page, width: number ) =>
	page.evaluate(
		( wide ) => ( window as unknown as { show: ( width: number ) => Promise< void > } ).show( wide ),
		width
	);

const moments = ( page: Page ): Promise< Seen[][] > =>
	page.evaluate(
		( times ) => times.map( ( ms ) => ( window as unknown as { at: ( ms: number ) => Seen[] } ).at( ms ) ),
		MOMENTS
	);

/** Those with a clock and a place of their own on the page: not the scroll's, and not a dialog's. */
const sliders = compiledByPhp( 'demo' ).filter( ( { play } ) => ! play.scrollTimeline && ! play.modal );

for ( const slider of sliders ) {
	test( `slider ${ slider.play.alias } of the demo at 390, 768 and 1440 px`, async ( { page } ) => {
		const pages: Seen[][][] = [];
		for ( const width of WIDTHS ) {
			await page.setViewportSize( { width, height: 800 } );
			await onPage( page, slider );
			pages.push( await moments( page ) );
		}
		await page.setViewportSize( { width: 1700, height: 800 } );
		await onCanvas( page, slider.model, slider.play.start );
		for ( const [ index, width ] of WIDTHS.entries() ) {
			await show( page, width );
			expectSame( await moments( page ), pages[ index ]!, width );
		}
	} );
}

/** Places within a px, and opacity and type, at each moment. */
function expectSame( seen: Seen[][], expected: Seen[][], width: number ) {
	const names = ( list: Seen[][] ) => list.map( ( layers ) => layers.map( ( { id } ) => id ) );
	expect( names( seen ) ).toEqual( names( expected ) );
	for ( const [ moment, layers ] of expected.entries() ) {
		for ( const [ at, box ] of layers.entries() ) {
			const own = seen[ moment ]![ at ]!;
			const where = `${ box.id } at ${ width } px and ${ MOMENTS[ moment ] } ms`;
			for ( const side of [ 'left', 'top', 'right', 'bottom' ] as const ) {
				expect( Math.abs( own[ side ] - box[ side ] ), `${ side } of ${ where }` ).toBeLessThanOrEqual( 1 );
			}
			expect( own.opacity, `opacity of ${ where }` ).toBeCloseTo( box.opacity, 1 );
			expect( own.size, `type of ${ where }` ).toBe( box.size );
		}
	}
}
