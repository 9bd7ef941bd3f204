/** A page without WordPress with a slider: the built engine, the block's stylesheet and rendered markup, all from this folder. */
import type { Page, Request } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Play } from '../../packages/slider/engine/types/playback-config';
import { clockScript } from './slider-frames';
import { sliderMarkup } from './slider-page';

export const ORIGIN = 'http://slider.test';
const BUILT = 'plugins/frontage-slider/build';

interface Site {
	content?: ( slide: number ) => string;
	/** HTML before the slider. */
	before?: string;
	dir?: 'rtl';
	/**
	 * `loader`: as in WordPress; `engine`: `createSlider()` at once, as `window.slider`; `hand`: with a manually controlled
	 * clock, `window.film`.
	 */
	by?: 'loader' | 'engine' | 'hand';
	/** Serves `/picture-*.svg`; a promise delays it. Default: at once. */
	picture?: ( request: Request ) => Promise< boolean > | boolean;
	/** The engine's file cannot be loaded. */
	broken?: boolean;
}

const START = {
	loader: '<script type="module" src="/blocks/slider/page/view.js"></script>',
	engine: `<script type="module">
		import { createSlider } from '@frontage/slider';
		window.slider = createSlider( document.querySelector( '.fr-slider' ) );
		await window.slider.ready;
		document.documentElement.dataset.ready = '';
	</script>`,
	hand: `<script type="module">
		import { createSlider } from '@frontage/slider';
		import { handClock } from '/clock.js';
		const clock = handClock();
		const slider = createSlider( document.querySelector( '.fr-slider' ), { clock } );
		await slider.ready;
		window.film = { slider, clock };
		document.documentElement.dataset.ready = '';
	</script>`,
};

const picture = ( name: string ) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400" fill="hsl(${ name.length * 70 } 60% 40%)"/></svg>`;

const document = ( play: Play, { content, before = '', dir, by = 'engine' }: Site ) => `<!doctype html>
<html lang="en"${ dir ? ` dir="${ dir }"` : '' }><head><meta charset="utf-8"><title>Slider</title><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/slider.css">
<style>body{margin:0} .fr-slider{--fr-gw:800;--fr-gh:400} .fr-slider__arrow{--fr-ay:center} .fr-slider__arrow--previous{--fr-ax:left} .fr-slider__arrow--next{--fr-ax:right}</style>
<script type="importmap">{"imports":{"@frontage/slider":"/engine/engine.js"}}</script></head>
<body><main><h1>A page</h1>${ before }${ sliderMarkup( play, content ) }<p><a href="#outside" id="outside">After</a></p></main>
${ START[ by ] }</body></html>`;

/** Opens the page; returns the paths that it requested. */
export async function openSlider( page: Page, play: Play, site: Site = {}, address = '/' ): Promise< string[] > {
	const asked: string[] = [];
	await page.route( `${ ORIGIN }/**`, async ( route, request ) => {
		const { pathname } = new URL( request.url() );
		asked.push( pathname );
		if ( pathname === '/' ) {
			return route.fulfill( { contentType: 'text/html', body: document( play, site ) } );
		}
		if ( pathname === '/clock.js' ) {
			return route.fulfill( { contentType: 'text/javascript', body: await clockScript() } );
		}
		if ( pathname.startsWith( '/picture-' ) ) {
			const there = ( await site.picture?.( request ) ) ?? true;
			return there ? route.fulfill( { contentType: 'image/svg+xml', body: picture( pathname ) } ) : route.abort();
		}
		if ( site.broken && pathname.startsWith( '/engine/' ) ) {
			return route.abort();
		}
		const file = path.join( BUILT, pathname === '/slider.css' ? 'blocks/slider/style.css' : pathname );
		const contentType = file.endsWith( '.css' ) ? 'text/css' : 'text/javascript';
		return route.fulfill( { contentType, body: await readFile( file ) } );
	} );
	await page.goto( ORIGIN + address );
	if ( site.by !== 'loader' ) {
		await page.waitForSelector( '[data-ready]' );
	}
	return asked;
}
