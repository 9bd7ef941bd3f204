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

interface Look {
	/** Additional CSS of the page. */
	head?: string;
	dir?: string;
	size?: [ number, number ];
}

/** Opens a page with a compiled model, without the engine. */
export async function openCompiled(
	page: Page,
	{ html, play, rules }: Pick< Compiled, 'html' | 'play' | 'rules' >,
	{ head = '', dir = 'ltr', size = [ 1600, 900 ] }: Look = {}
): Promise< void > {
	const data = JSON.stringify( play ).replaceAll( '<', '\\u003c' );
	const section = html.replace(
		/<\/section>$/,
		`<script type="application/json" class="fr-slider__play">${ data }</script></section>`
	);
	await page.route( `${ HOST }/**`, async ( route ) => {
		const { pathname } = new URL( route.request().url() );
		if ( pathname === '/' ) {
			return route.fulfill( {
				contentType: 'text/html',
				body: `<!doctype html><html lang="en" dir="${ dir }"><title>Printed</title><link rel="icon" href="data:,">
					<link rel="stylesheet" href="/blocks/slider/style.css"><style>body{margin:0}${ rules }${ head }</style>${ section }`,
			} );
		}
		if ( pathname.endsWith( '.svg' ) ) {
			return route.fulfill( { contentType: 'image/svg+xml', body: picture( pathname, size ) } );
		}
		if ( pathname === '/clock.js' ) {
			return route.fulfill( { contentType: 'text/javascript', body: await clockScript() } );
		}
		const contentType = pathname.endsWith( '.css' ) ? 'text/css' : 'text/javascript';
		const body = await readFile( path.join( BUILD, path.normalize( pathname ) ) );
		return route.fulfill( { contentType, body } );
	} );
	await page.goto( HOST );
}

/** Starts the engine on the page's slider; resolves when it is ready. */
export const runEngine = ( page: Page ): Promise< void > =>
	page.evaluate( async () => {
		const engine = '/engine/engine.js';
		const { createSlider } = await import( engine );
		await createSlider( document.querySelector( '.fr-slider' ) ).ready;
	} );

/** Opens a page with a compiled model; `run`: starts the engine and waits until it is ready. */
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
