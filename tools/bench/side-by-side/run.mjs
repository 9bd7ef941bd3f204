// Renders a saved page by the original's own script and its sliders as we import them, and compares layer by layer:
// node tools/bench/side-by-side/run.mjs FOLDER PAGE.html|FIXTURE.json [--pictures=FOLDER] [--widths=1440,1024,390] [--slides=3] [--core=FOLDER OF WORDPRESS] [--keep=FOLDER]
// FOLDER is the root of the page's site, with the original's scripts in it. Nothing of it belongs into this repository.
/* global CSS */

import { chromium } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { difference, mark, TOLERANCE } from './compare.mjs';
import { measured, named } from './measure.mjs';
import { rebuilt } from './rebuilt.mjs';
import { standIns, stubs, type, TYPES } from './stand-ins.mjs';

const STYLES = 'blocks/slider/slider';
const FULL_WIDTH = 'plugins/frontage-slider/build/behaviors/full-width/view.js';
const HOST = 'http://side.test';
const OWN_STYLES = /revslider|rs6|revolution\/css|themepunch/i;

const [ folder, source, ...rest ] = process.argv.slice( 2 );
const page = source.endsWith( '.json' ) ? 'page.html' : source;
const option = ( name, otherwise ) =>
	rest.find( ( one ) => one.startsWith( `--${ name }=` ) )?.slice( name.length + 3 ) ?? otherwise;
const widths = option( 'widths', '1440,1024,390' ).split( ',' ).map( Number );
const most = Number( option( 'slides', '3' ) );
const pictures = option( 'pictures', '' );
const core = option( 'core', '' );
const keep = option( 'keep', '' );

/** A file of the site, also where the saved page kept a question mark in its name. */
function local( url ) {
	const { pathname, search } = new URL( url );
	let decoded = pathname;
	try {
		decoded = decodeURIComponent( pathname );
	} catch {}
	const names = [ decoded + search, decoded, decoded.replace( /(?:\?|%3F).*$/, '' ) ]
		// A site that lay in a folder of its host lies at the root of its mirror.
		.flatMap( ( name ) => [ name, name.replace( /^\/[^/]+/, '' ) ] )
		.map( ( name ) => path.normalize( name ) );
	// A mirror of a site seldom has the scripts of WordPress itself.
	const files = [
		...names.map( ( name ) => path.join( folder, name ) ),
		...( core
			? names.filter( ( name ) => name.startsWith( '/wp-includes/' ) ).map( ( name ) => path.join( core, name ) )
			: [] ),
	];
	return files.find( ( file ) => existsSync( file ) && statSync( file ).isFile() ) ?? null;
}

async function opened( browser, width, body ) {
	const context = await browser.newContext( {
		viewport: { width, height: 900 },
	} );
	const tab = await context.newPage();
	const drawn = standIns( body, `${ HOST }/${ page }` );
	await tab.route( '**/*', ( route ) => {
		const url = route.request().url();
		if ( url === `${ HOST }/${ page }` ) {
			return route.fulfill( { body, contentType: TYPES[ '.html' ] } );
		}
		const file = local( url );
		if ( file && route.request().resourceType() !== 'document' ) {
			return route.fulfill( { path: file, contentType: type( file ) } );
		}
		return drawn.has( url )
			? route.fulfill( { body: drawn.get( url ), contentType: TYPES[ '.svg' ] } )
			: route.abort();
	} );
	if ( process.env.SIDE_VERBOSE ) {
		tab.on( 'pageerror', ( error ) => console.log( '  !', error.message.slice( 0, 200 ) ) );
		tab.on( 'requestfailed', ( request ) => console.log( '  ?', request.url().slice( 0, 160 ) ) );
	}
	await tab.goto( `${ HOST }/${ page }`, { waitUntil: 'domcontentloaded', timeout: 60000 } );
	// A page with something that never ends to load starts its sliders all the same.
	await tab.waitForLoadState( 'load', { timeout: 20000 } ).catch( () => null );
	return tab;
}

/** What the page's theme moves for ever would be somewhere else each time. */
const STILL = '*,*::before,*::after{animation:none!important;transition:none!important}';

/** On a busy machine a slide comes later than its times say: measured when two looks in a row see the same. */
async function settled( tab, which ) {
	let before = '';
	let now = null;
	for ( let look = 0; look < 12; look++ ) {
		now = await tab.evaluate( measured, which );
		const waits = ! which.ours && ! Object.values( now?.layers ?? {} ).some( ( { shown } ) => shown );
		if ( JSON.stringify( now ) === before && ( ! waits || look > 7 ) ) {
			break;
		}
		before = JSON.stringify( now );
		await tab.waitForTimeout( 500 );
	}
	return now;
}

/** What swings for ever is somewhere else at each look; ours stands, as for who asked for less motion. */
const LOOPS = /\sdata-loop_(?:0|999)=("[^"]*"|'[^']*')/g;

async function original( browser, width, html, ids ) {
	const tab = await opened(
		browser,
		width,
		html.replace( LOOPS, '' ).replace( '</head>', `<style>${ stubs( html ) }${ STILL }</style></head>` )
	);
	const sliders = {};
	const places = {};
	await tab.mouse.move( 9, 9 ); // Some sites load their scripts at the visitor's first move.
	for ( const { id, slides, ends } of ids ) {
		const started = await tab
			.waitForFunction(
				( name ) =>
					document.getElementById( name ).dataset.slideactive ||
					document.querySelector(
						`#${ CSS.escape( name ) } :is(.active-revslide, .active-rs-slide, [data-isactiveslide="true"])`
					),
				id,
				{ timeout: 12000 }
			)
			.catch( () => null );
		sliders[ id ] = [];
		places[ id ] = await tab.evaluate( around, id );
		if ( ! started ) {
			console.log( `  ${ width }px ${ id }: the original does not start here` );
			continue;
		}
		await tab.evaluate( ( name ) => {
			document.getElementById( name ).scrollIntoView( { block: 'start' } );
			window.jQuery( `#${ name }` ).revpause?.();
		}, id );
		for ( let slide = 0; slide < Math.min( slides, most ); slide++ ) {
			// While one slide goes for another, it does not listen.
			for ( let call = 0; call < ( slides > 1 ? 4 : 1 ); call++ ) {
				const there = await tab.evaluate(
					( [ name, at ] ) => {
						const now = window.jQuery( `#${ name }` ).revcurrentslide?.();
						return now === at + 1 || void window.jQuery( `#${ name }` ).revshowslide?.( at + 1 );
					},
					[ id, slide ]
				);
				if ( there && call ) {
					break;
				}
				await tab.waitForTimeout( Math.min( 9000, 1800 + ends[ slide ] ) );
			}
			sliders[ id ][ slide ] = await settled( tab, { ours: false, slide, id } );
			await tab.evaluate( ( name ) => window.jQuery( `#${ name }` ).revpause?.(), id );
			await shot( tab, id, `${ width }-${ slide }-original` );
		}
	}
	await tab.context().close();
	return { ...sliders, [ PLACES ]: places };
}

const PLACES = 'the places of the sliders';

/** What the page's own scripts made of the elements around a slider (rows as wide as the window): ours stands in the same. */
const around = ( name ) => {
	const found = [];
	for ( let up = document.getElementById( name ).parentElement; up && up !== document.body; up = up.parentElement ) {
		if (
			! up.closest( 'rs-module-wrap, .rev_slider_wrapper, rs-fullwidth-wrap, .forcefullwidth_wrapper_tp_banner' )
		) {
			found.push( up.getAttribute( 'style' ) );
		}
	}
	return found;
};

/** What the original measures does not change with our code: kept, a second run has only ours to render. */
async function once( name, measure ) {
	const file = keep && path.join( keep, `${ name }.json` );
	if ( file && existsSync( file ) ) {
		return JSON.parse( readFileSync( file, 'utf8' ) );
	}
	const found = await measure();
	if ( file ) {
		mkdirSync( keep, { recursive: true } );
		writeFileSync( file, JSON.stringify( found ) );
	}
	return found;
}

const addStyle = ( tab, css ) =>
	tab.evaluate( ( text ) => {
		document.head.append( Object.assign( document.createElement( 'style' ), { textContent: text } ) );
	}, css );

async function mine( browser, width, html, made, places ) {
	const without = html
		.replace( /<script\b[\s\S]*?<\/script>/gi, '' )
		.replace( /<link\b[^>]*>/gi, ( link ) => ( OWN_STYLES.test( link ) ? '' : link ) );
	const tab = await opened( browser, width, without );
	const style = readFileSync( path.join( STYLES, 'style.css' ), 'utf8' ).replace(
		/@import url\(([^)]+)\);/g,
		( _, name ) => readFileSync( path.join( STYLES, name ), 'utf8' )
	);
	const sliders = {};
	await tab.emulateMedia( { reducedMotion: 'reduce' } );
	await addStyle( tab, stubs( html ) + style + STILL );
	const { rules } = JSON.parse( readFileSync( 'packages/slider/tables/conditional-rules.json', 'utf8' ) );
	await addStyle( tab, rules[ 'fr-full-width' ] );
	for ( const { id, html: markup, css, model } of made ) {
		await addStyle( tab, css );
		// As a shortcode prints it.
		const { sliderLayout, disableForceFullWidth, fullScreenAutoWidth } = model.options;
		const isFull =
			! disableForceFullWidth &&
			( sliderLayout === 'fullwidth' || ( sliderLayout === 'fullscreen' && ! fullScreenAutoWidth ) );
		await tab.evaluate(
			( [ name, inner, styles ] ) => {
				const module = document.getElementById( name );
				const wrap = module.closest( 'rs-module-wrap, .rev_slider_wrapper' ) ?? module;
				for ( let up = wrap.parentElement; up && up !== document.body; up = up.parentElement ) {
					const own = styles.shift();
					if ( own ) {
						up.setAttribute( 'style', own );
					}
				}
				const holder = document.createElement( 'div' );
				holder.innerHTML = inner;
				wrap.replaceWith( ...holder.childNodes );
			},
			[
				id,
				`<div class="wp-block-frontage-slider ${ isFull ? 'fr-full-width' : '' }">${ markup }</div>`,
				places?.[ id ] ?? [],
			]
		);
	}
	await tab.addScriptTag( { content: readFileSync( FULL_WIDTH, 'utf8' ), type: 'module' } );
	for ( const [ at, { id } ] of made.entries() ) {
		const own = `ours-${ at }`;
		sliders[ id ] = [];
		const count = await tab.locator( `#${ own } .fr-slide` ).count();
		await tab.evaluate( ( name ) => document.getElementById( name ).scrollIntoView( { block: 'start' } ), own );
		for ( let slide = 0; slide < Math.min( count, most ); slide++ ) {
			await tab.evaluate(
				( [ name, now ] ) => {
					for ( const [ n, one ] of document.querySelectorAll( `#${ name } .fr-slide` ).entries() ) {
						one.dataset.state = n === now ? 'active' : '';
					}
					for ( const control of document.querySelectorAll( `#${ name } .fr-slider__controls > [hidden]` ) ) {
						control.hidden = false;
					}
				},
				[ own, slide ]
			);
			await tab.waitForTimeout( 400 );
			sliders[ id ][ slide ] = await tab.evaluate( measured, { ours: true, slide, id: own } );
			await shot( tab, own, `${ width }-${ slide }-ours-of-${ id }` );
		}
	}
	await tab.context().close();
	return sliders;
}

async function shot( tab, id, name ) {
	if ( pictures ) {
		mkdirSync( pictures, { recursive: true } );
		await tab.screenshot( { path: path.join( pictures, `${ id }-${ name }.png` ) } );
	}
}

/** When the last entrance of each slide is over, ms. */
const ends = ( model ) =>
	model.slides.map( ( { layers = [] } ) => {
		const all = ( list ) => list.flatMap( ( layer ) => [ layer, ...all( layer.layers ?? [] ) ] );
		return Math.max(
			0,
			...all( layers ).map( ( { frames = [] } ) => {
				const first = frames.find( ( one ) => one.id === 'frame_1' );
				const step = Math.max( 0, ...( first?.split ?? [] ).map( ( one ) => ( one.step ?? 50 ) * 40 ) );
				return ( Number( first?.at ) || 0 ) + ( first?.duration ?? 300 ) + step;
			} )
		);
	} );

const browser = await chromium.launch( process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {} );
try {
	let html = page === source ? readFileSync( path.join( folder, page ), 'utf8' ) : rebuilt( folder, source );
	const plain = await browser.newContext( { javaScriptEnabled: false } );
	const tab = await plain.newPage();
	await tab.route( '**/*', ( route ) => route.abort() );
	await tab.setContent( html );
	if ( await tab.evaluate( named ) ) {
		html = await tab.content();
	}
	await plain.close();
	const file = path.join( mkdtempSync( path.join( tmpdir(), 'side-' ) ), 'page.html' );
	// Pages that no WordPress made start their sliders in files of their own.
	const whole = html.replace( /<script\b[^>]*\bsrc=["']([^"']+)["'][^>]*>\s*<\/script>/gi, ( tag, address ) => {
		const script = local( new URL( address, `${ HOST }/${ page }` ).href );
		const text = script && readFileSync( script, 'utf8' );
		return text && text.length < 1e6 && /\.revolution(?:Init)?\s*\(\s*\{/.test( text )
			? `<script>${ text.replaceAll( '</script', '<\\/script' ) }</script>`
			: tag;
	} );
	// Nor do they print the styles of the original's classes, which a page of WordPress has in its head.
	const dressed = whole.replace( /<link\b[^>]*\bhref=["']([^"']+\.css[^"']*)["'][^>]*>/gi, ( tag, address ) => {
		const sheet = local( new URL( address, `${ HOST }/${ page }` ).href );
		const text = sheet && readFileSync( sheet, 'utf8' );
		return text && /\.tp-caption\./.test( text ) ? `<style>${ text }</style>` : tag;
	} );
	writeFileSync( file, dressed );
	const made = JSON.parse(
		execFileSync( 'php', [ path.join( import.meta.dirname, 'ours.php' ), file ], { maxBuffer: 2e8 } ).toString()
	);
	const ids = made.map( ( { id, model } ) => ( { id, slides: model.slides.length, ends: ends( model ) } ) );
	let right = 0;
	let all = 0;
	const worst = [];
	for ( const width of widths ) {
		const theirs = await once( `${ source.replace( /[^\w-]+/g, '-' ) }-${ width }`, () =>
			original( browser, width, html, ids )
		);
		const ours = await mine( browser, width, html, made, theirs[ PLACES ] );
		for ( const { id } of ids ) {
			for ( const [ slide, one ] of theirs[ id ].entries() ) {
				const other = ours[ id ][ slide ];
				if ( ! one || ! other ) {
					console.log( `${ width } ${ id } ${ slide }: not shown` );
					continue;
				}
				const offs = [];
				const lines = [];
				for ( const [ name, layer ] of Object.entries( one.layers ) ) {
					const { off, what } = difference( layer, other.layers[ name ] );
					all++;
					offs.push( off );
					if ( what.length ) {
						lines.push(
							`    ${ layer.kind } ${ name } “${ layer.text.slice( 0, 18 ) }”: ${ what.join( '; ' ) }`
						);
					} else {
						right++;
					}
				}
				worst.push( ...offs );
				const size =
					one.module.join( '×' ) === other.module.join( '×' )
						? ''
						: ` module ${ one.module.join( '×' ) } → ${ other.module.join( '×' ) }`;
				console.log(
					`  ${ width }px ${ id } slide ${ slide + 1 }: ${ offs.length - lines.length } of ${ offs.length } right${ size }`
				);
				for ( const line of lines ) {
					console.log( line );
				}
				for ( const name of Object.keys( one.controls ) ) {
					const there = other.controls[ name ];
					const middle = ( [ x, y, w, h ] ) => [ x + w / 2, y + h / 2 ].map( Math.round );
					if (
						! there ||
						middle( there ).some(
							( value, axis ) => Math.abs( value - middle( one.controls[ name ] )[ axis ] ) > TOLERANCE
						)
					) {
						console.log(
							`    ${ name }: ${ one.controls[ name ].join( ',' ) } → ${ there?.join( ',' ) ?? 'none' }`
						);
					}
				}
			}
		}
	}
	const near = worst.filter( ( off ) => off <= TOLERANCE ).length;
	console.log(
		`${ source }: ${ right } of ${ all } layers right, ${ near } within ${ TOLERANCE } px; mark ${ all ? mark( right, all ) : 'none: nothing was compared' }`
	);
} finally {
	await browser.close();
}
