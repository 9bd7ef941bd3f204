// Measures the workspace on a slider of 20 slides and 200 layers: node tools/bench/slider/editor.mjs ADDRESS [rounds]. ADDRESS is a site of bin/start.

import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import os from 'node:os';
import { installMeter } from './editor-meter.mjs';

const [ site = 'http://localhost:8888', given = '3' ] = process.argv.slice( 2 );
const rounds = Number( given );
const SLIDES = 20;
const MOVES = 60;
const WORDS = 'words of some length';

const layer = ( slide, at ) => {
	const place = { offsetX: [ 60 + ( at % 2 ) * 560 ], offsetY: [ 30 + Math.floor( at / 2 ) * 90 ] };
	const looks = [
		{ html: `Headline ${ slide }.${ at }`, tag: 'h2' },
		{ html: `Some <b>words</b> ${ slide }.${ at }`, tag: 'p' },
		{ type: 'shape', html: undefined },
		{ type: 'button', html: `Go ${ slide }.${ at }` },
		{ html: `More words ${ slide }.${ at }`, tag: 'p' },
	];
	return {
		name: 'frontage/layer',
		attributes: {
			id: `layer-${ slide }-${ at }`,
			...looks[ at % looks.length ],
			box: { ...place, width: [ 400, null, null, 200 ], height: [ 60 ] },
			style: {
				fontSize: [ 32, null, 26 ],
				lineHeight: [ 40 ],
				color: [ '#ffffff' ],
				...( at % 5 === 2 && { background: '#335577' } ),
			},
			frames: [
				{ id: 'frame_0', transform: { opacity: 0, y: 40 } },
				{ id: 'frame_1', at: 100 * at, duration: 600, ease: 'power3.inOut' },
			],
		},
	};
};
const slider = {
	name: 'frontage/slider',
	attributes: {
		title: 'Twenty slides',
		options: { gridwidth: [ 1240, 1024, 778, 480 ], gridheight: [ 500 ], stopLoop: true, stopAtSlide: 1 },
	},
	innerBlocks: Array.from( { length: SLIDES }, ( _, slide ) => ( {
		name: 'frontage/slide',
		attributes: { key: `slide-${ slide }`, background: { type: 'color', color: '#102030' } },
		innerBlocks: Array.from( { length: 10 }, ( __, at ) => layer( slide, at ) ),
	} ) ),
};
const markup = ( { name, attributes, innerBlocks = [] } ) =>
	`<!-- wp:${ name } ${ JSON.stringify( attributes ).replace( /[<>&]|--/g, escaped ) } -->${ innerBlocks.map( markup ).join( '' ) }<!-- /wp:${ name } -->`;
const escaped = ( found ) =>
	[ ...found ].map( ( sign ) => `\\u${ sign.charCodeAt( 0 ).toString( 16 ).padStart( 4, '0' ) }` ).join( '' );

const candidate = [ process.env.CHROMIUM_PATH, '/usr/bin/chromium' ].find( ( file ) => file && existsSync( file ) );
const browser = await chromium.launch( {
	...( candidate ? { executablePath: candidate } : {} ),
	args: [ '--no-sandbox', '--disable-gpu' ],
} );
const context = await browser.newContext( { viewport: { width: 1440, height: 900 } } );
context.setDefaultTimeout( 300_000 ); // A busy machine is slow, not broken.
const page = await context.newPage();
const devtools = await context.newCDPSession( page );
await devtools.send( 'Performance.enable', { timeDomain: 'threadTicks' } );
await page.addInitScript( installMeter );

await page.goto( new URL( '/wp-login.php', site ).href );
await page.fill( '#user_login', 'admin' );
await page.fill( '#user_pass', 'password' );
await page.click( '#wp-submit' );
await page.waitForURL( /wp-admin/ );
const nonce = await (
	await page.request.get( new URL( '/wp-admin/admin-ajax.php?action=rest-nonce', site ).href )
).text();
const write = async ( content ) => {
	const answer = await page.request.post( new URL( '/wp-json/wp/v2/pages', site ).href, {
		headers: { 'X-WP-Nonce': nonce },
		data: { title: 'Bench', status: 'draft', content },
	} );
	return ( await answer.json() ).id;
};
const posts = {
	plain: await write( '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->' ),
	slider: await write( markup( slider ) ),
};

/** ms of the page's main thread so far, whatever else the machine does. */
async function main() {
	const { metrics } = await devtools.send( 'Performance.getMetrics' );
	return metrics.find( ( { name } ) => name === 'TaskDuration' ).value * 1000;
}
const settled = () => page.evaluate( () => window.meter.settled() );

const middle = ( values ) => [ ...values ].sort( ( a, b ) => a - b )[ Math.floor( values.length / 2 ) ];
const rows = new Map();
const note = ( row, { times = [], cpu, commits, drawn } ) => {
	const all = rows.get( row ) ?? { times: [], cpu: [], commits: [], drawn: [] };
	rows.set( row, all );
	all.times.push( ...times );
	all.cpu.push( cpu );
	all.commits.push( commits );
	all.drawn.push( drawn );
	console.log(
		`${ row }: ${ middle( times ).toFixed( 0 ) } ms, main thread ${ cpu.toFixed( 1 ) } ms, commits ${ commits.toFixed( 1 ) }, drawn ${ drawn.toFixed( 1 ) }`
	);
};
/** Does something `count` times; `times`: what it answers, else what the meter saw from input to paint. */
async function measure( row, count, act ) {
	await settled();
	const before = await main();
	await page.evaluate( () => window.meter.start() );
	const own = await act();
	await settled();
	const { paints, commits, drawn, names } = await page.evaluate( () => window.meter.stop() );
	note( row, {
		times: own ?? paints,
		cpu: ( ( await main() ) - before ) / count,
		commits: commits / count,
		drawn: drawn / count,
	} );
	if ( process.env.NAMES ) {
		console.log( `${ row }: ${ names }` );
	}
}
async function type( text ) {
	for ( const sign of text ) {
		await page.keyboard.press( sign === ' ' ? 'Space' : sign );
		await page.evaluate( () => window.meter.painted() );
	}
}

async function openPost( id, stands ) {
	const before = Date.now();
	await page.goto( new URL( `/wp-admin/post.php?post=${ id }&action=edit`, site ).href, { waitUntil: 'commit' } );
	await page.frameLocator( 'iframe[name="editor-canvas"]' ).locator( stands ).first().waitFor();
	await page.evaluate( () => window.meter.painted() );
	return Date.now() - before;
}

// What only the first visit has to do, and the guide that greets it.
await openPost( posts.plain, '[data-type="core/paragraph"]' );
await page.evaluate( () => {
	window.wp.data.dispatch( 'core/preferences' ).set( 'core/edit-post', 'welcomeGuide', false );
	return new Promise( ( resolve ) => setTimeout( resolve, 5000 ) ); // They are stored late.
} );

for ( let round = 0; round < rounds; round++ ) {
	for ( const [ row, id, stands ] of [
		[ 'post with a paragraph', posts.plain, '[data-type="core/paragraph"]' ],
		[ 'post with the slider', posts.slider, '.fr-slider[data-state="ready"]' ],
	] ) {
		const time = await openPost( id, stands );
		await settled();
		note( row, {
			times: [ time ],
			cpu: await main(),
			commits: await page.evaluate( () => window.meter.commits ),
			drawn: 0,
		} );
	}
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );

	await canvas.locator( '.editor-post-title__input' ).click();
	await page.evaluate( () => window.meter.hear( 'iframe[name="editor-canvas"]' ) );
	await measure( 'title of the post, a key', WORDS.length, () => type( WORDS ) );

	await canvas.locator( '[data-type="frontage/slider"]' ).click();
	await page.mouse.move( 600, 420, { steps: 5 } ); // Who types sees no toolbar until the mouse moves.
	const button = page.getByRole( 'button', { name: 'Edit slider' } ).first();
	for ( const row of [ 'workspace opens', 'workspace opens again' ] ) {
		await button.waitFor();
		await measure( row, 1, async () => {
			await page.evaluate( () => window.meter.untilAnswered() );
			await button.click();
			await page.frameLocator( '.fr-canvas__frame' ).getByText( 'Headline 0.0' ).waitFor();
			const box = await page.frameLocator( '.fr-canvas__frame' ).getByText( 'Headline 0.0' ).boundingBox();
			await page.mouse.click( box.x + 20, box.y + box.height / 2 );
			return [ await page.evaluate( () => window.meter.answered ) ];
		} );
		if ( row === 'workspace opens' ) {
			await page.getByRole( 'button', { name: 'Back to the page' } ).click();
		}
	}

	const box = await page.frameLocator( '.fr-canvas__frame' ).getByText( 'Headline 0.0' ).boundingBox();
	const at = { x: box.x + 20, y: box.y + box.height / 2 };
	await page.mouse.move( at.x, at.y );
	await page.mouse.down();
	await page.mouse.move( at.x + 5, at.y + 5 );
	const drag = async () => {
		for ( let move = 0; move < MOVES; move++ ) {
			await page.mouse.move( at.x + 5 + move * 3, at.y + 5 + ( move % 20 ) * 2 );
		}
	};
	await measure( 'a move of a drag', MOVES, async () => {
		const before = Date.now();
		await drag();
		return [ ( Date.now() - before ) / MOVES ];
	} );
	// On its own, since to look at each frame makes frames.
	await measure( 'a frame while dragging', MOVES, async () => {
		await page.evaluate( () => window.meter.frames( true ) );
		await drag();
		return page.evaluate( () => window.meter.frames( false ) );
	} );
	await measure( 'a drag is let go', 1, () => page.mouse.up() );

	const field = page.locator( '.fr-inspector textarea' ).first();
	await field.click();
	await page.keyboard.press( 'End' );
	await measure( 'text in the inspector, a key', WORDS.length, () => type( WORDS ) );

	await page.locator( '.fr-canvas__over' ).focus();
	await page.keyboard.press( 'Enter' );
	await page.frameLocator( '.fr-canvas__frame' ).locator( '[contenteditable]' ).waitFor();
	await page.evaluate( () => window.meter.hear( '.fr-canvas__frame' ) );
	await measure( 'text on the canvas, a key', WORDS.length, () => type( WORDS ) );
	await measure( 'text on the canvas is left', 1, () => page.keyboard.press( 'Escape' ) );

	await measure( 'undo, a step', 3, async () => {
		for ( let step = 0; step < 3; step++ ) {
			await page.keyboard.press( 'Control+z' );
			await page.evaluate( () => window.meter.painted() );
		}
	} );
	await measure( 'another layer is selected', 5, async () => {
		for ( let step = 0; step < 5; step++ ) {
			await page.keyboard.press( 'PageDown' );
			await page.evaluate( () => window.meter.painted() );
		}
	} );
	await measure( 'another slide is shown', 5, async () => {
		for ( let slide = 1; slide < 6; slide++ ) {
			await page.locator( '.fr-filmstrip__slide' ).nth( slide ).click();
			await page.evaluate( () => window.meter.painted() );
		}
	} );
	const title = page.locator( '.fr-inspector [data-path="title"] input' ).first();
	if ( await title.count() ) {
		await title.click();
		await measure( 'title of a slide, a key', WORDS.length, () => type( WORDS ) );
	}
	await page.evaluate( () =>
		window.addEventListener( 'beforeunload', ( event ) => event.stopImmediatePropagation(), true )
	);
}

console.log(
	`load ${ os
		.loadavg()
		.map( ( value ) => value.toFixed( 1 ) )
		.join( ' ' ) }, ${ rounds } rounds`
);
console.table(
	Object.fromEntries(
		[ ...rows ].map( ( [ row, { times, cpu, commits, drawn } ] ) => [
			row,
			{
				'ms, median': Math.round( middle( times ) ),
				'ms, most': Math.round( Math.max( ...times ) ),
				'main thread ms': Number( middle( cpu ).toFixed( 1 ) ),
				commits: Number( middle( commits ).toFixed( 2 ) ),
				'components drawn': Number( middle( drawn ).toFixed( 1 ) ),
			},
		] )
	)
);
await browser.close();
