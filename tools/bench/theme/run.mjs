// What a visitor waits for in this theme and in WordPress's own: node tools/bench/theme/run.mjs [address] [rounds]; see README.md.
import http from 'node:http';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

const [ site = 'http://localhost:8888', rounds = '5' ] = process.argv.slice( 2 );
const PHONE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }; // 1.6 Mbit/s down.
const median = ( all ) => [ ...all ].sort( ( a, b ) => a - b )[ Math.floor( all.length / 2 ) ];
const kilobytes = ( bytes ) => ( bytes / 1024 ).toFixed( 2 );

const browser = await chromium.launch( {
	executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
	args: [ '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking' ],
} );

/** A page of one word whose answer has as many bytes as another's: what no theme can be quicker than. */
const floor = http.createServer( ( request, response ) => {
	response.writeHead( 200, { 'Content-Type': 'text/html; charset=utf-8' } );
	const bytes = Number( new URL( request.url, site ).searchParams.get( 'bytes' ) );
	response.end( '<!doctype html><title>One</title><p>One</p><!--'.padEnd( Math.max( 60, bytes ) - 3, '.' ) + '-->' );
} );
await new Promise( ( done ) => floor.listen( 0, '127.0.0.1', done ) );

/** Opens a page as a phone does, in a context of its own, and says what came and when the first paint was. */
async function visit( address, theme ) {
	const context = await browser.newContext( {
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 2,
		extraHTTPHeaders: theme ? { 'X-Frontage-Theme': theme } : {},
	} );
	const page = await context.newPage();
	const asked = [];
	page.on( 'request', ( request ) => asked.push( { address: request.url(), type: request.resourceType() } ) );
	const cdp = await context.newCDPSession( page );
	await cdp.send( 'Network.enable' );
	await cdp.send( 'Network.emulateNetworkConditions', PHONE );
	await cdp.send( 'Emulation.setCPUThrottlingRate', { rate: 4 } );
	const response = await page.goto( address, { waitUntil: 'load' } );
	const html = await response.text();
	const seen = await page.evaluate( async () => {
		const first = await new Promise( ( done ) =>
			new PerformanceObserver( ( list, observer ) => {
				const paint = list.getEntriesByName( 'first-contentful-paint' )[ 0 ];
				if ( paint ) {
					observer.disconnect();
					done( paint.startTime );
				}
			} ).observe( { type: 'paint', buffered: true } )
		);
		const depth = ( one ) => 1 + Math.max( 0, ...[ ...one.children ].map( depth ) );
		const { responseStart, responseEnd } = performance.getEntriesByType( 'navigation' )[ 0 ];
		return {
			first,
			firstByte: responseStart,
			lastByte: responseEnd,
			blocking: performance
				.getEntriesByType( 'resource' )
				.filter( ( one ) => one.renderBlockingStatus === 'blocking' ).length,
			elements: document.querySelectorAll( '*' ).length,
			depth: depth( document.documentElement ),
		};
	} );
	await context.close();
	return { html, asked, ...seen };
}

/** What the rows are made of: bytes are of one visit, since they are the same each time. */
async function weigh( { html, asked, blocking, elements, depth } ) {
	const bodies = { script: [], stylesheet: [], font: [] };
	for ( const { address, type } of asked ) {
		if ( bodies[ type ] && address.startsWith( 'http' ) ) {
			bodies[ type ].push( Buffer.from( await ( await fetch( address ) ).arrayBuffer() ) );
		}
	}
	const inline = [ ...html.matchAll( /<style[^>]*>(.*?)<\/style>/gs ) ].map( ( [ , text ] ) => text ).join( '' );
	const packed = ( all ) => all.reduce( ( sum, body ) => sum + gzipSync( body ).length, 0 );
	return {
		'requests besides pictures': asked.filter(
			( { address, type } ) => address.startsWith( 'http' ) && type !== 'image'
		).length,
		'HTML, KB gzip': kilobytes( gzipSync( html ).length ),
		'CSS, KB gzip': kilobytes( gzipSync( inline ).length + packed( bodies.stylesheet ) ),
		'CSS, KB': kilobytes( inline.length + bodies.stylesheet.reduce( ( sum, { length } ) => sum + length, 0 ) ),
		'JS, KB gzip': kilobytes( packed( bodies.script ) ),
		'fonts, KB': kilobytes( bodies.font.reduce( ( sum, { length } ) => sum + length, 0 ) ),
		'requests that block': blocking,
		elements,
		depth,
	};
}

const THEMES = { 'this theme': 'frontage', 'Twenty Twenty-Five': 'twentytwentyfive' };
for ( const path of [ '/journal/', '/privacy/', '/' ] ) {
	const times = {};
	const rows = {};
	for ( let round = 0; round < Number( rounds ); round++ ) {
		for ( const [ name, theme ] of Object.entries( THEMES ) ) {
			const visited = await visit( site + path, theme );
			rows[ name ] ??= await weigh( visited );
			const bytes = gzipSync( visited.html ).length;
			const empty = await visit( `http://127.0.0.1:${ floor.address().port }/?bytes=${ bytes }` );
			// Counted from the first byte: what the server needs is no theme's.
			( times[ name ] ??= [] ).push( {
				paint: visited.first - visited.firstByte,
				behind: visited.first - visited.lastByte,
				floor: empty.first - empty.firstByte,
			} );
		}
	}
	for ( const [ name, all ] of Object.entries( times ) ) {
		const of = ( what ) => median( all.map( ( one ) => one[ what ] ) );
		Object.assign( rows[ name ], {
			'first paint after the first byte, ms': Math.round( of( 'paint' ) ),
			'… after the last byte, ms': Math.round( of( 'behind' ) ),
			'an empty page of that size, ms': Math.round( of( 'floor' ) ),
			'times an empty page': ( of( 'paint' ) / of( 'floor' ) ).toFixed( 2 ),
		} );
	}
	process.stdout.write( `\n${ path }\n` );
	for ( const row of Object.keys( Object.values( rows )[ 0 ] ) ) {
		process.stdout.write(
			`${ row.padEnd( 38 ) }${ Object.values( rows )
				.map( ( one ) => String( one[ row ] ).padStart( 10 ) )
				.join( '' ) }\n`
		);
	}
}
await browser.close();
floor.close();
