// Measures the demo's page of sliders: node tools/bench/slider/page.mjs ADDRESS [rounds]. ADDRESS is a site of bin/start.
/* global DOMParser */

import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';

const [ site = 'http://localhost:8888', given = '5' ] = process.argv.slice( 2 );
const rounds = Number( given );
const PAGE = new URL( '/sliders/', site ).href;
const TAPS = [ 1, 2, 0, 1, 2, 0, 1, 2 ];
const SHORT = 200; // ms

const candidate = [ process.env.CHROMIUM_PATH, '/usr/bin/chromium' ].find( ( file ) => file && existsSync( file ) );
const browser = await chromium.launch( {
	...( candidate ? { executablePath: candidate } : {} ),
	args: [ '--no-sandbox', '--disable-gpu' ],
} );

const median = ( values ) => [ ...values ].sort( ( a, b ) => a - b )[ Math.floor( values.length / 2 ) ];
const told = ( values, unit = 'ms' ) =>
	`${ median( values ).toFixed( 1 ) } ${ unit } (least ${ Math.min( ...values ).toFixed( 1 ) })`;

/** A phone on a slow network, nothing in its cache. */
async function phone( { slow = true } = {} ) {
	const context = await browser.newContext( {
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 2,
		hasTouch: true,
		isMobile: true,
	} );
	const page = await context.newPage();
	const devtools = await context.newCDPSession( page );
	await devtools.send( 'Network.enable' );
	await devtools.send( 'Performance.enable', { timeDomain: 'threadTicks' } );
	if ( slow ) {
		await devtools.send( 'Emulation.setCPUThrottlingRate', { rate: 4 } );
		await devtools.send( 'Network.emulateNetworkConditions', {
			offline: false,
			latency: 150,
			downloadThroughput: 1.6e6 / 8,
			uploadThroughput: 0.75e6 / 8,
		} );
	}
	await page.addInitScript( () => {
		window.seen = { largest: 0, shift: 0, events: [] };
		const watch = ( type, take, options = {} ) =>
			new PerformanceObserver( ( list ) => list.getEntries().forEach( take ) ).observe( {
				type,
				buffered: true,
				...options,
			} );
		watch( 'largest-contentful-paint', ( { startTime } ) => ( window.seen.largest = startTime ) );
		watch( 'layout-shift', ( { value } ) => ( window.seen.shift += value ) );
		watch( 'event', ( { name, duration } ) => window.seen.events.push( [ name, duration ] ), {
			durationThreshold: 16,
		} );
	} );
	return { context, page, devtools };
}

const ready = ( page, id ) => page.locator( `#${ id }[data-state="ready"]` ).waitFor( { state: 'attached' } );
const main = async ( devtools ) => {
	const { metrics } = await devtools.send( 'Performance.getMetrics' );
	return metrics.find( ( { name } ) => name === 'TaskDuration' ).value * 1000;
};
/** ms of main thread a second, at 4 times slowdown. Being asked costs it 1 to 7 ms, more the longer it slept: what a short look sees is taken off the long one. */
async function watched( page, devtools, seconds = 4 ) {
	const look = async ( ms ) => {
		const before = await main( devtools );
		await page.waitForTimeout( ms );
		return ( await main( devtools ) ) - before;
	};
	const asking = await look( SHORT );
	return ( ( await look( seconds * 1000 + SHORT ) ) - asking ) / seconds;
}

/** The demo's page as it is; with the hero as its only slider; and with the hero's picture as a plain image in its place. */
async function pages() {
	const { context, page } = await phone( { slow: false } );
	await page.goto( PAGE );
	const html = await ( await page.request.get( PAGE ) ).text();
	const [ alone, plain ] = await page.evaluate( ( text ) => {
		const made = new DOMParser().parseFromString( text, 'text/html' );
		const write = () => `<!doctype html>${ made.documentElement.outerHTML }`;
		const hero = made.querySelector( '#hero' );
		made.querySelectorAll( '.fr-slider:not(#hero)' ).forEach( ( slider ) => slider.remove() );
		const own = write();
		const first = hero.querySelector( 'img' );
		const image = made.createElement( 'img' );
		for ( const name of [ 'src', 'srcset', 'sizes', 'width', 'height', 'alt', 'fetchpriority' ] ) {
			image.setAttribute( name, first.getAttribute( name ) ?? '' );
		}
		image.setAttribute( 'style', 'display:block;inline-size:100%;block-size:600px;object-fit:cover' );
		hero.replaceWith( image );
		made.querySelectorAll( 'script[type="module"], link[rel="modulepreload"]' ).forEach( ( script ) =>
			script.remove()
		);
		return [ own, write() ];
	}, html );
	await context.close();
	return { whole: html, alone, plain };
}

async function largest( body ) {
	const { context, page, devtools } = await phone();
	const sizes = new Map();
	const names = new Map();
	devtools.on( 'Network.responseReceived', ( { requestId, type, response } ) => {
		if ( type === 'Image' ) {
			names.set( requestId, response.url );
		}
	} );
	devtools.on( 'Network.loadingFinished', ( { requestId, encodedDataLength } ) => {
		if ( names.has( requestId ) ) {
			sizes.set( names.get( requestId ), encodedDataLength / 1024 );
		}
	} );
	await page.route( PAGE, ( route ) => route.fulfill( { body, contentType: 'text/html' } ) );
	await page.goto( PAGE, { waitUntil: 'networkidle' } );
	await page.waitForFunction( () => window.seen.largest );
	const { largest: time, shift } = await page.evaluate( () => window.seen );
	const first = await page.evaluate( () => document.querySelector( 'main img' ).currentSrc );
	await context.close();
	return {
		time,
		shift,
		first: sizes.get( first ),
		all: [ ...sizes.values() ].reduce( ( sum, size ) => sum + size, 0 ),
	};
}

async function rest() {
	const { context, page, devtools } = await phone();
	await page.goto( PAGE, { waitUntil: 'networkidle' } );
	await page
		.locator( '#works' )
		.evaluate( ( slider ) => slider.scrollIntoView( { block: 'center', behavior: 'instant' } ) );
	await ready( page, 'works' );
	const slider = page.locator( '#works' );
	await slider.evaluate(
		( element ) =>
			new Promise( ( resolve ) => element.addEventListener( 'frontage:slide:changed', resolve, { once: true } ) )
	);
	await page.waitForTimeout( 1500 ); // Entrances are over, and the next change begins 6 s after this one's end.
	const seen = await watched( page, devtools, 3 );
	const changing = await watched( page, devtools, 7 ); // As long as a slide stays: one change is in it.
	// Below all sliders nothing is seen of them.
	await page.addStyleTag( { content: 'body::after { content: ""; display: block; block-size: 4000px }' } );
	await page.evaluate( () => window.scrollTo( { top: document.documentElement.scrollHeight, behavior: 'instant' } ) );
	await page.waitForTimeout( 1500 );
	const away = await watched( page, devtools );
	await context.close();
	return { seen, changing, away };
}

async function bare() {
	const { context, page, devtools } = await phone();
	await page.goto( 'about:blank' );
	const nothing = await watched( page, devtools );
	await context.close();
	return nothing;
}

/** From a tap to the paint of its answer, as the browser tells it (in steps of 8 ms): bullets of a slider, and a plain button that changes its colour. */
async function taps() {
	const { context, page } = await phone();
	await page.goto( PAGE, { waitUntil: 'networkidle' } );
	const slider = page.locator( '#works' );
	await slider.evaluate( ( element ) => element.scrollIntoView( { block: 'center', behavior: 'instant' } ) );
	await ready( page, 'works' );
	await slider.evaluate( ( element ) => {
		const button = document.createElement( 'button' );
		button.id = 'plain';
		button.textContent = 'Plain';
		button.onclick = () => ( button.style.background = button.style.background ? '' : 'red' );
		element.before( button );
	} );
	const durations = async () => {
		const clicks = await page.evaluate( () =>
			window.seen.events
				.splice( 0 )
				.filter( ( [ name ] ) => name === 'click' )
				.map( ( [ , duration ] ) => duration )
		);
		return [ ...clicks, ...Array( Math.max( 0, TAPS.length - clicks.length ) ).fill( 16 ) ]; // What is faster than 16 ms is not told.
	};
	// By coordinates: `locator.tap()` works in the page first, and a tap would wait for that.
	const tap = async ( locator ) => {
		const { x, y, width, height } = await locator.boundingBox();
		await page.waitForTimeout( 100 );
		await page.touchscreen.tap( x + width / 2, y + height / 2 );
	};
	const bullets = slider.locator( '.fr-slider__bullet' );
	for ( const nth of TAPS ) {
		await tap( bullets.nth( nth ) );
		await page.waitForTimeout( 1600 );
	}
	const own = await durations();
	for ( let nth = 0; nth < TAPS.length; nth++ ) {
		await tap( page.locator( '#plain' ) );
		await page.waitForTimeout( 500 );
	}
	const other = await durations();
	await context.close();
	return { own, other };
}

async function wholePage( width ) {
	const context = await browser.newContext( { viewport: { width, height: 900 } } );
	const page = await context.newPage();
	await page.addInitScript( () => {
		window.shift = 0;
		new PerformanceObserver( ( list ) =>
			list.getEntries().forEach( ( { value } ) => ( window.shift += value ) )
		).observe( { type: 'layout-shift', buffered: true } );
	} );
	await page.goto( PAGE );
	for ( const slider of await page.locator( '.fr-slider' ).all() ) {
		await slider.scrollIntoViewIfNeeded();
		await slider.and( page.locator( '[data-state="ready"]' ) ).waitFor( { state: 'attached' } );
	}
	const shift = await page.evaluate( () => window.shift );
	await context.close();
	return shift;
}

const { whole, alone, plain } = await pages();
const results = { whole: [], alone: [], plain: [], seen: [], changing: [], away: [], blank: [], taps: [], button: [] };
for ( let round = 0; round < rounds; round++ ) {
	results.whole.push( await largest( whole ) );
	results.alone.push( await largest( alone ) );
	results.plain.push( await largest( plain ) );
	const { seen, changing, away } = await rest();
	results.seen.push( seen );
	results.changing.push( changing );
	results.away.push( away );
	results.blank.push( await bare() );
	const tapped = await taps();
	results.taps.push( ...tapped.own );
	results.button.push( ...tapped.other );
}
const shifts = [];
for ( const width of [ 390, 768, 1440 ] ) {
	shifts.push( [ width, await wholePage( width ) ] );
}
await browser.close();

const time = ( list ) => list.map( ( each ) => each.time );
const times = ( list ) => `× ${ ( median( time( list ) ) / median( time( results.plain ) ) ).toFixed( 2 ) }`;
console.log( `Phone: 390 px, ratio 2, 4 times slowdown, 1.6 Mbit/s, 150 ms. Medians of ${ rounds }.
largest paint            ${ told( time( results.alone ) ) }; plain picture ${ told( time( results.plain ) ) }; ${ times( results.alone ) } (at most 1.15)
    with seven sliders more  ${ told( time( results.whole ) ) }; ${ times( results.whole ) }
the hero's picture       ${ told(
	results.whole.map( ( { first } ) => first ),
	'KB'
) } (at most 25); with those the browser fetches ahead ${ told(
	results.whole.map( ( { all } ) => all ),
	'KB'
) }
main thread, at rest     ${ told( results.seen, 'ms/s' ) } (at most 3); a blank page ${ told( results.blank, 'ms/s' ) }
    with a change in 7 s     ${ told( results.changing, 'ms/s' ) }
    off screen               ${ told( results.away, 'ms/s' ) }
tap to paint             ${ told( results.taps ) } (at most 48); a plain button ${ told( results.button ) }
layout shift at load     ${ Math.max( ...results.whole.map( ( { shift } ) => shift ) ).toFixed( 4 ) }; scrolled through at ${ shifts.map( ( [ width, shift ] ) => `${ width } px: ${ shift.toFixed( 4 ) }` ).join( ', ' ) } (at most 0.005)` );
