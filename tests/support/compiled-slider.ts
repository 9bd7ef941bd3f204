/** A page without WordPress with a compiled slider: markup, playback config, rules, stylesheet, engine. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type Compiled, compiledByPhp } from '../../packages/slider/tests/compiled';
import { clockScript } from './slider-frames';

const HOST = 'http://printed.test';
const BUILD = path.resolve( __dirname, '../../plugins/frontage-slider/build' );

/** Any .svg file of the page; `size`: its width and height in px. */
const picture = ( name: string, [ width, height ]: [ number, number ] ) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }"><rect width="${ width }" height="${ height }" fill="hsl(${
		Number( /\d+/.exec( name )?.[ 0 ] ?? 4 ) * 50
	} 60% 40%)"/></svg>`;

export interface Look {
	/** What else the page's style sheet says. */
	head?: string;
	dir?: string;
	size?: [ number, number ];
}
type Printed = Pick< Compiled, 'html' | 'play' | 'rules' >;

/** What a page with what PHP made of a model answers under a path; the engine is not asked for. */
export async function answerCompiled(
	pathname: string,
	{ html, play, rules }: Printed,
	{ head = '', dir = 'ltr', size = [ 1600, 900 ] }: Look = {}
): Promise< { contentType: string; body: string | Buffer } > {
	if ( pathname === '/' ) {
		const data = JSON.stringify( play ).replaceAll( '<', '\\u003c' );
		const section = html.replace(
			/<\/section>$/,
			`<script type="application/json" class="fr-slider__play">${ data }</script></section>`
		);
		return {
			contentType: 'text/html',
			body: `<!doctype html><html lang="en" dir="${ dir }"><title>Printed</title><link rel="icon" href="data:,">
				<link rel="stylesheet" href="/blocks/slider/style.css"><style>body{margin:0}${ rules }${ head }</style>${ section }`,
		};
	}
	if ( pathname.endsWith( '.svg' ) ) {
		return { contentType: 'image/svg+xml', body: picture( pathname, size ) };
	}
	if ( pathname === '/clock.js' ) {
		return { contentType: 'text/javascript', body: await clockScript() };
	}
	const contentType = pathname.endsWith( '.css' ) ? 'text/css' : 'text/javascript';
	return { contentType, body: await readFile( path.join( BUILD, path.normalize( pathname ) ) ) };
}

/** Opens a page with what PHP made of a model; the engine is not asked for. */
export async function openCompiled( page: Page, compiled: Printed, look?: Look ): Promise< void > {
	await page.route( `${ HOST }/**`, async ( route ) =>
		route.fulfill( await answerCompiled( new URL( route.request().url() ).pathname, compiled, look ) )
	);
	await page.goto( HOST );
}

/** Starts the engine on the page's slider; it is ready then. */
export const runEngine = ( page: { evaluate: ( call: () => Promise< void > ) => Promise< void > } ): Promise< void > =>
	page.evaluate( async () => {
		const engine = '/engine/engine.js';
		const { createSlider } = await import( engine );
		await createSlider( document.querySelector( '.fr-slider' ) ).ready;
	} );

/** The same on a clock that moves only when told, as `window.film`. */
export const runByHand: typeof runEngine = ( page ) =>
	page.evaluate( async () => {
		const [ engine, hand ] = [ '/engine/engine.js', '/clock.js' ];
		const [ { createSlider }, { handClock } ] = await Promise.all( [ import( engine ), import( hand ) ] );
		const clock = handClock();
		const slider = createSlider( document.querySelector( '.fr-slider' ), { clock } );
		await slider.ready;
		window.film = { slider, clock };
	} );

/** Opens a page with what PHP prints of a model; `run`: with the engine, which is ready then. */
export async function openPrinted(
	page: Page,
	model: object,
	{ run = true, ...look }: Look & { run?: boolean } = {}
): Promise< void > {
	const [ compiled ] = compiledByPhp( [ { schema: 1, alias: 'printed', title: 'Printed', ...model } ] );
	await openCompiled( page, compiled!, look );
	if ( run ) {
		await runEngine( page );
	}
}
