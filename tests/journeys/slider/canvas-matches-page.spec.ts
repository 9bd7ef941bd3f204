/** The canvas of the editor and the page show the same: boxes on every level, at every moment, and when what begins and ends. */
import { expect, test, type Page } from '@playwright/test';
import { parse } from '@wordpress/block-serialization-default-parser';
import { readFileSync } from 'node:fs';
import type { PlaySlide } from '../../../packages/slider/engine/types/playback-config';
import { documentFromBlocks } from '../../../packages/slider/model';
import { compiledByPhp, type Compiled } from '../../../packages/slider/tests/compiled';
import { HERO } from '../../support/editor-hero';
import { openSources } from '../../support/source-page';

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
/** ms by which the two may be apart. */
const NEAR = 20;

/** Those of every slide, and, if finely, just before and after each start and end of a movement on this one. */
function momentsOf( { duration, layers = [] }: PlaySlide, finely: boolean ): number[] {
	const edges = ( finely ? layers : [] )
		.flatMap( ( { frames = [] } ) => frames )
		.flatMap( ( { at, duration: lasts } ) => ( typeof at === 'number' ? [ at, at + lasts ] : [] ) )
		.flatMap( ( edge ) => [ edge - NEAR, edge + NEAR ] );
	return [ ...new Set( [ ...MOMENTS, ...edges ] ) ]
		.filter( ( ms ) => ms >= 0 && ms < duration )
		.sort( ( a, b ) => a - b );
}

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

async function onPage( page: Page, { html, rules, play }: Compiled ) {
	await openSources(
		page,
		`<style>${ rules }</style>${ html }<script type="module">
			import { createSlider } from '@frontage/slider';
			import { handClock } from '/tests/support/manual-clock.ts';
			${ LOOK }
			const element = document.querySelector( '.fr-slider' );
			element.querySelector( '.fr-slider__play' )?.remove();
			const script = Object.assign( document.createElement( 'script' ), { type: 'application/json', className: 'fr-slider__play' } );
			script.textContent = ${ written( JSON.stringify( { ...play, modules: play.modules.filter( ( name ) => name !== 'video' ) } ) ) };
			element.append( script );
			const clock = handClock();
			const slider = createSlider( element, { clock } );
			await slider.ready;
			const seen = () => look( element, slider.index );
			window.at = ( ms ) => { slider.seek( ms ); return seen(); };
			window.bring = async ( index ) => {
				// What a change waits for comes in its own time (pictures, a module for the transition), and then it takes the clock's.
				let under = slider.index !== index;
				const gone = under && slider.go( index ).finally( () => ( under = false ) );
				while ( under ) {
					await clock.pass( 100 );
					await new Promise( ( drawn ) => requestAnimationFrame( drawn ) );
				}
				await gone;
			};
			window.play = ( moments ) => {
				slider.seek( 0 );
				return moments.map( ( ms, index ) => { clock.move( ms - ( moments[ index - 1 ] ?? 0 ) ); return seen(); } );
			};
		</script>`
	);
	await page.waitForFunction( () => 'at' in window );
}

/** The canvas, in a window that is wider than all levels; it is told which width to draw by `show`. */
async function onCanvas( page: Page, model: Record< string, unknown > ) {
	await openSources(
		page,
		`<div id="root"></div>
		<script src="/node_modules/react/umd/react.production.min.js"></script>
		<script src="/node_modules/react-dom/umd/react-dom.production.min.js"></script>
		<script type="module">
			import { CanvasSlider } from '@frontage/slider/react';
			import { breakpointAt } from '/packages/slider/react/forced-breakpoint.ts';
			import { normalise } from '@frontage/slider/model';
			${ LOOK }
			const model = ${ written( model ) };
			const { options } = normalise( model ).model;
			const root = ReactDOM.createRoot( document.getElementById( 'root' ) );
			const onReady = ( stage ) => {
				window.at = ( ms ) => { stage.clock.seek( ms ); return look( stage.element, stage.slide ); };
			};
			window.show = async ( width, slide ) => {
				const level = breakpointAt( options.responsiveLevels.map( Number ), width );
				const props = { document: model, slide, level, width, height: 800, onReady };
				ReactDOM.flushSync( () => root.render( React.createElement( CanvasSlider, props ) ) );
				await new Promise( ( drawn ) => requestAnimationFrame( () => requestAnimationFrame( drawn ) ) );
			};
		</script>`
	);
	await page.waitForFunction( () => 'show' in window );
}

type Asked = Window & {
	show: ( width: number, slide: number ) => Promise< void >;
	bring: ( slide: number ) => Promise< void >;
	at: ( ms: number ) => Seen[];
	play: ( moments: number[] ) => Seen[][];
};
const seek = ( page: Page, moments: number[] ): Promise< Seen[][] > =>
	page.evaluate( ( times ) => times.map( ( ms ) => ( window as unknown as Asked ).at( ms ) ), moments );
const played = ( page: Page, moments: number[] ): Promise< Seen[][] > =>
	page.evaluate( ( times ) => ( window as unknown as Asked ).play( times ), moments );

interface Case {
	name: string;
	slider: Compiled;
	/** Which slides are compared. */
	slides: number[];
}

const hero = compiledByPhp( [
	documentFromBlocks( parse( readFileSync( `tests/fixtures/slider/${ HERO }`, 'utf8' ) )[ 0 ] as never ),
] );
const cases: Case[] = [
	// Those with a clock and a place of their own on the page: not the scroll's, and not a dialog's.
	...compiledByPhp( 'demo' )
		.filter( ( { play } ) => ! play.scrollTimeline && ! play.modal )
		.map( ( slider ) => ( {
			name: `slider ${ slider.play.alias } of the demo`,
			slider,
			slides: [ slider.play.start ],
		} ) ),
	...hero.map( ( slider ) => ( { name: 'a hero as an editor makes it', slider, slides: [ 0, 1, 2 ] } ) ),
	// Sliders of other sites, with many frames; a change to the second slide in three dimensions.
	...[ 'd3-progress', 'actions-frames' ].map( ( name ) => {
		const slider = compiledByPhp( `${ name }.json` )[ 0 ]!;
		return { name: `${ name }, imported,`, slider, slides: [ ...slider.play.slides.keys() ].slice( 0, 2 ) };
	} ),
];

for ( const { name, slider, slides } of cases ) {
	test( `${ name } at 390, 768 and 1440 px`, async ( { page } ) => {
		const seen = new Map< string, { sought: Seen[][]; played?: Seen[][] } >();
		const each = WIDTHS.flatMap( ( width ) =>
			slides.map( ( slide ) => ( {
				width,
				slide,
				where: `slide ${ slide } at ${ width } px`,
				// Times are the same at every width.
				moments: momentsOf( slider.play.slides[ slide ]!, width === 1440 ),
			} ) )
		);
		for ( const { width, slide, where, moments } of each ) {
			if ( slide === slides[ 0 ] ) {
				await page.setViewportSize( { width, height: 800 } );
				await onPage( page, slider );
			} else {
				await page.evaluate( ( to ) => ( window as unknown as Asked ).bring( to ), slide );
			}
			const sought = await seek( page, moments );
			seen.set( where, { sought, ...( width === 1440 && { played: await played( page, moments ) } ) } );
		}
		await page.setViewportSize( { width: 1700, height: 800 } );
		await onCanvas( page, slider.model );
		for ( const { width, slide, where, moments } of each ) {
			await page.evaluate( ( [ wide, to ] ) => ( window as unknown as Asked ).show( wide, to ), [
				width,
				slide,
			] as const );
			const own = await seek( page, moments );
			const expected = seen.get( where )!;
			expectSame( own, expected.sought, moments, where );
			expectSame( own, expected.played ?? own, moments, `${ where }, played` );
		}
	} );
}

/** Places within a px, and opacity and type, at each moment. */
function expectSame( seen: Seen[][], expected: Seen[][], moments: number[], at: string ) {
	const names = ( list: Seen[][] ) => list.map( ( layers ) => layers.map( ( { id } ) => id ) );
	expect( names( seen ) ).toEqual( names( expected ) );
	for ( const [ moment, layers ] of expected.entries() ) {
		for ( const [ index, box ] of layers.entries() ) {
			const own = seen[ moment ]![ index ]!;
			const where = `${ box.id } of ${ at } and ${ moments[ moment ] } ms`;
			for ( const side of [ 'left', 'top', 'right', 'bottom' ] as const ) {
				expect( Math.abs( own[ side ] - box[ side ] ), `${ side } of ${ where }` ).toBeLessThanOrEqual( 1 );
			}
			expect( Math.abs( own.opacity - box.opacity ), `opacity of ${ where }` ).toBeLessThanOrEqual( 0.01 );
			expect( own.size, `type of ${ where }` ).toBe( box.size );
		}
	}
}
