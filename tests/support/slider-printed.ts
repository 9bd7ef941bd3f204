/** A page without WordPress that holds what PHP prints of a model: markup, play document, rules, stylesheet, engine. */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';

const HOST = 'http://printed.test';
const ROOT = path.resolve( __dirname, '../..' );

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#345"/></svg>`;

/** Opens the page; `run`: with the engine, which is ready then. `head`: what else the page says. */
export async function openPrinted( page: Page, model: object, { run = true, head = '' } = {} ): Promise< void > {
	const input = JSON.stringify( [ { schema: 1, alias: 'printed', title: 'Printed', ...model } ] );
	const output = execFileSync( 'php', [ 'packages/slider/tests/compiled.php', '-' ], {
		input,
		cwd: ROOT,
	} ).toString();
	const [ { html, play, rules } ] = JSON.parse( output ) as [ { html: string; play: object; rules: string } ];
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
				body: `<!doctype html><html lang="en"><title>Printed</title><link rel="icon" href="data:,">
					<link rel="stylesheet" href="/blocks/slider/style-index.css"><style>body{margin:0}${ rules }${ head }</style>${ section }`,
			} );
		}
		if ( pathname.endsWith( '.svg' ) ) {
			return route.fulfill( { contentType: 'image/svg+xml', body: picture } );
		}
		const contentType = pathname.endsWith( '.css' ) ? 'text/css' : 'text/javascript';
		const body = await readFile( path.join( ROOT, 'plugins/frontage-slider/build', path.normalize( pathname ) ) );
		return route.fulfill( { contentType, body } );
	} );
	await page.goto( HOST );
	if ( run ) {
		await page.evaluate( async () => {
			const engine = '/engine/engine.js';
			const { createSlider } = await import( engine );
			await createSlider( document.querySelector( '.fr-slider' ) ).ready;
		} );
	}
}
