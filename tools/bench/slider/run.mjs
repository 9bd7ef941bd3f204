// Measures the slider against Swiper, Splide and Embla in one interleaved run: node tools/bench/slider/run.mjs [rounds] [seconds of autoplay].
/* global requestAnimationFrame, cancelAnimationFrame */

import { chromium } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageOf, variants } from './variants.mjs';

const COUNTS = [ 1, 10, 50 ];
const HOST = 'http://bench.test';
const PEERS = '.cache/bench/slider';
const [ rounds = 5, seconds = 4 ] = process.argv.slice( 2 ).map( Number );

function installPeers() {
	const own = path.join( PEERS, 'package.json' );
	const wanted = 'tools/bench/slider/package.json';
	if ( existsSync( own ) && readFileSync( own, 'utf8' ) === readFileSync( wanted, 'utf8' ) ) {
		return;
	}
	mkdirSync( PEERS, { recursive: true } );
	copyFileSync( wanted, own );
	execFileSync( 'npm', [ 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error' ], {
		cwd: PEERS,
		stdio: 'inherit',
	} );
}

const types = {
	'.css': 'text/css',
	'.js': 'text/javascript',
	'.mjs': 'text/javascript',
};
const answerWith = ( html ) => async ( route ) => {
	const { pathname } = new URL( route.request().url() );
	if ( pathname === '/' ) {
		return route.fulfill( { body: html, contentType: 'text/html' } );
	}
	const root = pathname.startsWith( '/node_modules/' ) ? PEERS : 'plugins/frontage-slider/build';
	const file = path.join( root, path.normalize( pathname ) );
	return existsSync( file )
		? route.fulfill( {
				path: file,
				contentType: types[ path.extname( file ) ],
			} )
		: route.fulfill( { status: 404 } );
};

const frames = ( page, many ) =>
	page.evaluate(
		( left ) =>
			new Promise( ( resolve ) => {
				const next = () => ( left-- > 0 ? requestAnimationFrame( next ) : resolve() );
				next();
			} ),
		many
	);

/** The picture in the middle of the first slider: what was measured must have happened. */
const shown = ( page ) =>
	page.evaluate( () => document.elementsFromPoint( 400, 150 ).find( ( { tagName } ) => tagName === 'IMG' )?.src );
function expectChange( before, after, what ) {
	if ( ! after || before === after ) {
		throw new Error( `${ what } changed nothing.` );
	}
}

/** One page: mount, count, watch, swipe. Times are CPU time of the page's main thread, so a busy machine adds little. */
async function measure( browser, name, count ) {
	const variant = variants[ name ];
	const context = await browser.newContext( {
		viewport: { width: 800, height: 320 },
		hasTouch: true,
	} );
	try {
		const page = await context.newPage();
		page.on( 'pageerror', ( error ) => {
			throw error;
		} );
		await page.route( `${ HOST }/**`, answerWith( pageOf( variant, count ) ) );
		await page.goto( HOST );
		await page.waitForFunction( () => window.mount && [ ...document.images ].every( ( image ) => image.complete ) );
		const devtools = await context.newCDPSession( page );
		await devtools.send( 'Performance.enable', {
			timeDomain: 'threadTicks',
		} );
		await devtools.send( 'HeapProfiler.enable' );
		const metrics = async () =>
			Object.fromEntries(
				( await devtools.send( 'Performance.getMetrics' ) ).metrics.map( ( metric ) => [
					metric.name,
					metric.value,
				] )
			);
		const inventory = async () => {
			await devtools.send( 'HeapProfiler.collectGarbage' );
			const { JSEventListeners, JSHeapUsedSize } = await metrics();
			return {
				listeners: JSEventListeners,
				heap: JSHeapUsedSize / 1024,
				elements: await page.evaluate( () => document.querySelectorAll( '*' ).length ),
			};
		};
		await frames( page, 3 );

		const bare = await inventory();
		const before = await metrics();
		await page.evaluate( async ( one ) => window.mount( [ ...document.querySelectorAll( one ) ] ), variant.one );
		await frames( page, 2 );
		const mount = ( ( await metrics() ).TaskDuration - before.TaskDuration ) * 1000;
		await frames( page, 30 );
		const dressed = await inventory();

		const shownFirst = await shown( page );
		const start = await metrics();
		await page.waitForTimeout( seconds * 1000 );
		const end = await metrics();
		expectChange( shownFirst, await shown( page ), `${ name }: autoplay` );
		const watched = end.Timestamp - start.Timestamp || seconds;

		// Some ignore a finger while they move by themselves: right after a change nobody does.
		await page.waitForFunction(
			( old ) => ! document.elementsFromPoint( 400, 150 ).some( ( { src } ) => src === old ),
			await shown( page )
		);
		await frames( page, 36 );
		const swipe = await swipeOnce( name, page, devtools, metrics );
		/** What a second costs in which nobody does anything. */
		const idle = async () => {
			await frames( page, 60 );
			const from = await metrics();
			await page.waitForTimeout( seconds * 1000 );
			const to = await metrics();
			return {
				work: ( ( to.TaskDuration - from.TaskDuration ) * 1000 ) / seconds,
				layouts: ( to.LayoutCount - from.LayoutCount ) / seconds,
			};
		};
		await page.evaluate( () => ( document.body.style.paddingTop = '5000px' ) );
		const away = await idle();
		await page.evaluate( () => {
			document.body.style.paddingTop = '';
			window.pause?.();
		} );
		const rest = variant.pauses ? await idle() : { work: NaN, layouts: NaN };
		return {
			mount,
			autoplay: ( ( end.TaskDuration - start.TaskDuration ) * 1000 ) / Math.max( watched, seconds ),
			swipe: swipe.work,
			late: swipe.late,
			elements: ( dressed.elements - bare.elements ) / count,
			listeners: ( dressed.listeners - bare.listeners ) / count,
			heap: ( dressed.heap - bare.heap ) / count,
			away: away.work,
			rest: rest.work,
			layouts: rest.layouts,
		};
	} finally {
		await context.close();
	}
}

async function swipeOnce( name, page, devtools, metrics ) {
	const touch = ( type, x ) =>
		devtools.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints: x === undefined ? [] : [ { x, y: 150 } ],
		} );
	await page.evaluate( () => {
		window.stamps = [];
		const note = ( now ) => {
			window.stamps.push( now );
			window.watching = requestAnimationFrame( note );
		};
		window.watching = requestAnimationFrame( note );
	} );
	const before = await metrics();
	const shownBefore = await shown( page );
	await touch( 'touchStart', 650 );
	for ( let step = 1; step <= 30; step++ ) {
		await touch( 'touchMove', 650 - step * 15 );
		await frames( page, 1 );
	}
	await touch( 'touchEnd' );
	await frames( page, 45 );
	const after = await metrics();
	expectChange( shownBefore, await shown( page ), `${ name }: the swipe` );
	const late = await page.evaluate( () => {
		cancelAnimationFrame( window.watching );
		const gaps = window.stamps.slice( 1 ).map( ( stamp, at ) => stamp - window.stamps[ at ] );
		return ( 100 * gaps.filter( ( gap ) => gap > 34 ).length ) / gaps.length;
	} );
	return { work: ( after.TaskDuration - before.TaskDuration ) * 1000, late };
}

const TRIES = 3;
/** A page on which nothing happened says nothing: it is measured anew, whoever's it is. */
async function measured( ...what ) {
	for ( let attempt = 1; ; attempt++ ) {
		try {
			return await measure( ...what );
		} catch ( error ) {
			if ( attempt === TRIES ) {
				throw error;
			}
			console.warn( `${ error.message } Once more.` );
		}
	}
}

const median = ( values ) => [ ...values ].sort( ( a, b ) => a - b )[ Math.floor( values.length / 2 ) ];

installPeers();
const candidate = [ process.env.CHROMIUM_PATH, '/usr/bin/chromium' ].find( ( file ) => file && existsSync( file ) );
const browser = await chromium.launch( {
	...( candidate ? { executablePath: candidate } : {} ),
	args: [ '--no-sandbox', '--disable-gpu' ],
} );
const results = {};
for ( const count of COUNTS ) {
	for ( let round = 0; round < rounds; round++ ) {
		for ( const name of Object.keys( variants ) ) {
			( results[ `${ name } ${ count }` ] ??= [] ).push( await measured( browser, name, count ) );
		}
	}
}
await browser.close();

const rows = {
	mount: 'mount, ms of main thread',
	autoplay: 'autoplay, ms of main thread a second',
	swipe: 'one swipe, ms of main thread',
	late: 'swipe frames later than 34 ms, %',
	elements: 'elements added per slider',
	listeners: 'listeners added per slider',
	heap: 'heap added per slider, KB',
	away: 'off screen, ms of main thread a second',
	rest: 'paused, ms of main thread a second (ours alone)',
	layouts: 'paused, layouts a second (ours alone)',
};
console.log( `Medians (least) of ${ rounds }; × is the peer's median by ours.` );
for ( const [ key, label ] of Object.entries( rows ) ) {
	console.log( `\n${ label }` );
	for ( const count of COUNTS ) {
		const own = median( results[ `frontage ${ count }` ].map( ( result ) => result[ key ] ) );
		const told = Object.keys( variants ).filter(
			( name ) => ! Number.isNaN( results[ `${ name } ${ count }` ][ 0 ][ key ] )
		);
		const cells = told.map( ( name ) => {
			const values = results[ `${ name } ${ count }` ].map( ( result ) => result[ key ] );
			const ratio = name === 'frontage' || ! own ? '' : ` ×${ ( median( values ) / own ).toFixed( 2 ) }`;
			return `${ name } ${ median( values ).toFixed( 1 ) } (${ Math.min( ...values ).toFixed( 1 ) })${ ratio }`.padEnd(
				30
			);
		} );
		console.log( `${ String( count ).padStart( 3 ) }  ${ cells.join( '' ) }` );
	}
}

const own = ( count, key ) => median( results[ `frontage ${ count }` ].map( ( result ) => result[ key ] ) );
const times = ( key ) => `× ${ ( own( 50, key ) / own( 1, key ) ).toFixed( 2 ) }`;
console.log(
	`\n50 sliders of which one is seen, by one: ${ times( 'rest' ) } at rest (at most 1.5), ${ times( 'autoplay' ) } playing`
);
