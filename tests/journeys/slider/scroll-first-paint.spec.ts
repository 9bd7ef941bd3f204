import type { Page } from '@playwright/test';
import { openPrinted } from '../../support/compiled-slider';
import { box, settled } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

/** Layers whose clock is the scroll stand where the page stands from the first paint on; the engine finds them there. */

const entrance = ( at: number, duration: number, from: object, more: object = {} ) => [
	{ id: 'frame_0', to: from, ...more },
	{ id: 'frame_1', at, duration, ease: 'none', ...more },
];
const layer = ( id: string, offsetY: number, frames: object[] ) => ( {
	id,
	html: `Layer ${ id }`,
	box: { offsetX: [ 120 ], offsetY: [ offsetY ] },
	frames,
} );

const model = ( sbtimeline: object ) => ( {
	options: {
		gridwidth: [ 1000 ],
		gridheight: [ 600 ],
		sliderLayout: 'fullwidth',
		sliderType: 'hero',
		sbtimeline: { set: true, layers: true, speed: 0, ...sbtimeline },
	},
	slides: [
		{
			key: 'first',
			duration: 2000,
			layers: [
				layer( 'late', 50, entrance( 400, 1200, { x: [ 200 ] } ) ),
				layer( 'early', 150, entrance( 0, 500, { y: [ 100 ], opacity: [ 0.5 ] } ) ),
				layer( 'masked', 250, entrance( 200, 1600, { x: [ '-100%' ], opacity: [ 1 ] }, { mask: {} } ) ),
				{ ...layer( 'free', 350, entrance( 0, 500, { x: [ 200 ] } ) ), scrollBound: false },
			],
		},
	],
} );

const poses = ( page: Page, frames = 1 ) =>
	page.evaluate( async ( wait ) => {
		for ( let frame = 0; frame < wait; frame++ ) {
			await new Promise( requestAnimationFrame );
		}
		return Object.fromEntries(
			[ 'late', 'early', 'masked' ].map( ( id ) => {
				const element = document.querySelector( `[data-layer=${ id }]` )!;
				const content = element.querySelector( '.fr-layer__content' )!;
				const moved = content.closest( '.fr-layer__mask' ) ? content : element;
				const { x, y } = content.getBoundingClientRect();
				return [ id, [ x, y, Number( getComputedStyle( moved ).opacity ) * 100 ] ];
			} )
		);
	}, frames );

const settledPoses = async ( page: Page ) => {
	await settled( page );
	return poses( page );
};

/** What has to come by time has come. */
const timePasses = ( page: Page ) =>
	page.evaluate( () =>
		document
			.getAnimations()
			.filter( ( { timeline, playState } ) => timeline === document.timeline && playState === 'running' )
			.forEach( ( animation ) => animation.finish() )
	);

const begin = ( page: Page ) =>
	page.evaluate( async () => {
		const engine = '/engine/engine.js';
		const { createSlider } = await import( engine );
		await createSlider( document.querySelector( '.fr-slider' ) ).ready;
	} );

/** The slider begins 40 px below the top of the page; of some layers the entrance begins before the pin. */
const PAGES: Record< string, [ timeline: object, tops: number[] ] > = {
	pinned: [ { fixed: true, fixStart: 0, fixEnd: 2000 }, [ 0, 900, 1900 ] ],
	'pinned, from the middle of its time on': [ { fixed: true, fixStart: 1000, fixEnd: 2000 }, [ 0 ] ],
	'pinned, and followed little by little': [ { fixed: true, fixStart: 0, fixEnd: 2000, speed: 500 }, [ 0, 900 ] ],
	'on its way through the window': [ {}, [ 0, 250 ] ],
};

for ( const [ name, [ timeline, tops ] ] of Object.entries( PAGES ) ) {
	test( `${ name }: painted where the engine leaves it`, async ( { page } ) => {
		await page.setViewportSize( { width: 1000, height: 700 } );
		for ( const top of tops ) {
			await openPrinted( page, model( timeline ), {
				run: false,
				head: 'html{min-height:400vh}body{padding-block-start:40px}',
			} );
			await page.evaluate( ( y ) => window.scrollTo( { top: y, behavior: 'instant' } ), top );
			await timePasses( page );
			const painted = await settledPoses( page );
			await begin( page );
			for ( const frames of [ 1, 2 ] ) {
				for ( const [ id, values ] of Object.entries( await poses( page, frames ) ) ) {
					const where = `${ id } at ${ top }: ${ painted[ id ] } ${ values }`;
					values.forEach( ( value, at ) =>
						expect( Math.abs( value - painted[ id ]![ at ]! ), where ).toBeLessThan( 2 )
					);
				}
			}
		}
	} );
}

test( 'what a page keeps clear of its sticky header moves no layer', async ( { page } ) => {
	await page.setViewportSize( { width: 1000, height: 700 } );
	const at = async ( head: string ) => {
		await openPrinted( page, model( { fixed: true, fixStart: 0, fixEnd: 2000 } ), {
			run: false,
			head: `html{min-height:400vh}body{padding-block-start:40px}${ head }`,
		} );
		await page.evaluate( () => window.scrollTo( { top: 900, behavior: 'instant' } ) );
		await timePasses( page );
		const painted = await settledPoses( page );
		await begin( page );
		return { painted, run: await settledPoses( page ) };
	};
	const plain = await at( '' );
	const padded = await at( 'html{scroll-padding-block-start:100px}' );
	for ( const when of [ 'painted', 'run' ] as const ) {
		for ( const [ id, values ] of Object.entries( padded[ when ] ) ) {
			values.forEach( ( value, index ) =>
				expect( value, `${ id }, ${ when }` ).toBeCloseTo( plain[ when ][ id ]![ index ]!, 0 )
			);
		}
	}
} );

const ends = async ( page: Page ) => {
	await page.setViewportSize( { width: 1000, height: 700 } );
	await openPrinted( page, model( { fixed: true, fixEnd: 2000 } ), { run: false } );
	for ( const id of [ 'late', 'early', 'masked' ] ) {
		const content = page.locator( `[data-layer=${ id }] .fr-layer__content` );
		await expect( content ).toBeInViewport( { ratio: 1 } );
		expect( ( await box( content ) ).x ).toBeCloseTo( 120, 0 );
	}
};

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );
	test( 'they stand where they would end', { tag: '@smoke' }, async ( { page } ) => {
		await ends( page );
		await expect( page.locator( '[data-layer=early]' ) ).toHaveCSS( 'opacity', '1' );
	} );
} );

test.describe( 'with reduced motion', () => {
	test.use( { contextOptions: { reducedMotion: 'reduce' } } );
	test( 'they stand where they would end', async ( { page } ) => {
		await ends( page );
		await expect( page.locator( '[data-layer=early]' ) ).toHaveCSS( 'opacity', '1' );
	} );
} );
