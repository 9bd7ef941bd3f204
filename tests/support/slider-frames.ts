/** A slider in the browser, without WordPress, with a manually controlled clock: element positions at given times. */
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import type { Play, Slider } from '../../packages/slider/engine';
import looks from '../../packages/slider/tables/conditional-rules.json';
import type { HandClock } from './manual-clock';
import { sliderMarkup } from './slider-page';

const HOST = 'http://film.test';
const ROOT = path.resolve( __dirname, '../..' );

declare global {
	interface Window {
		film: { slider: Slider; clock: HandClock };
		begin: () => Promise< void >;
	}
}

export interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
	opacity: number;
}

const picture = ( hue: number ) =>
	`data:image/svg+xml,${ encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400" fill="hsl(${ hue } 60% 45%)"/><circle cx="400" cy="200" r="120" fill="#fff8"/></svg>`
	) }`;

/** The manual clock as a script that a page can import. */
export async function clockScript(): Promise< string > {
	const source = await readFile( path.join( ROOT, 'tests/support/manual-clock.ts' ), 'utf8' );
	return ts.transpileModule( source, {
		compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
	} ).outputText;
}

async function file( name: string ): Promise< { body: string; contentType: string } > {
	if ( name === '/clock.js' ) {
		return { body: await clockScript(), contentType: 'text/javascript' };
	}
	const built = path.join( ROOT, 'plugins/frontage-slider/build', path.normalize( name ) );
	return {
		body: await readFile( built, 'utf8' ),
		contentType: name.endsWith( '.css' ) ? 'text/css' : 'text/javascript',
	};
}

const oneLayer = ( slide: number ) =>
	`<div class="fr-slide__background"><img class="fr-slide__image" width="800" height="400" alt="" src="${ picture( slide * 50 ) }"></div>
	<div class="fr-slide__grid"><div class="fr-layer" data-layer="l${ slide }"><div class="fr-layer__content">Slide ${ slide + 1 }</div></div></div>`;

/** Opens a page of 800 by 400 px with one slider that fills it, and waits until it runs. `css` sets its custom properties. */
export async function openFilm( page: Page, play: Play, { css = '', dir = 'ltr', content = oneLayer } = {} ) {
	const html = `<!doctype html><html lang="en" dir="${ dir }"><title>Film</title><link rel="stylesheet" href="/blocks/slider/style.css">
		<style>html { scrollbar-width: none } body { margin: 0 } .fr-slider { --fr-gw: 800; --fr-gh: 400; ${ css } } ${ looks.rules[ 'fr-slider--carousel' ] }</style>
		${ sliderMarkup( play, content ) }
		<script type="module">
			import { createSlider } from '/engine/engine.js';
			import { handClock } from '/clock.js';
			const clock = handClock();
			const slider = createSlider( document.querySelector( '.fr-slider' ), { clock } );
			await slider.ready;
			window.film = { slider, clock };
		</script>`;
	await page.setViewportSize( { width: 800, height: 400 } );
	await page.route( `${ HOST }/**`, async ( route ) => {
		const { pathname } = new URL( route.request().url() );
		await route.fulfill(
			pathname === '/'
				? { body: html, contentType: 'text/html' }
				: await file( pathname ).catch( () => ( { status: 404 } ) )
		);
	} );
	await page.goto( HOST );
	await page.waitForFunction( () => window.film );
	await page.waitForFunction( () => [ ...document.images ].every( ( { complete } ) => complete ) );

	return {
		/** Starts a change to a slide; it is then at time 0. */
		async go( to: number | 'next' | 'previous' ) {
			await page.evaluate( ( where ) => void window.film.slider.go( where ), to );
			await page.waitForFunction( () => window.film.clock.moving > 0 );
		},
		/** Sets the time of the visible slide. */
		seek: ( ms: number ) => page.evaluate( ( time ) => window.film.slider.seek( time ), ms ),
		pass: ( ms: number ) => page.evaluate( ( time ) => window.film.clock.pass( time ), ms ),
		/** Positions of elements, with all transforms, and their opacity. */
		boxes: ( selector: string ): Promise< Box[] > =>
			page.locator( selector ).evaluateAll( ( elements ) =>
				elements.map( ( element ) => {
					const { left, top, right, bottom } = element.getBoundingClientRect();
					return { left, top, right, bottom, opacity: Number( getComputedStyle( element ).opacity ) };
				} )
			),
		/** Remaining animations and temporary elements. */
		rest: () =>
			page.evaluate( () => [
				document.getAnimations().length,
				document.querySelectorAll( '.fr-slide__pieces' ).length,
				window.film.clock.waiting,
			] ),
	};
}

/**
 * Opens rendered markup with its rules in a window of any size, and as wide as that, since it is compared with pages without
 * scrollbars. The engine starts on request.
 */
export async function openPrinted( page: Page, play: Play, { html, css }: { html: string; css: string } ) {
	const body = `<!doctype html><html lang="en"><title>Film</title><meta name="viewport" content="width=device-width">
		<link rel="stylesheet" href="/blocks/slider/style.css"><style>html { scrollbar-width: none } body { margin: 0 } ${ css }</style>
		${ html }
		<script type="module">
			import { createSlider } from '/engine/engine.js';
			import { handClock } from '/clock.js';
			window.begin = async () => {
				const element = document.querySelector( '.fr-slider' );
				element.querySelector( '.fr-slider__play' )?.remove();
				const script = Object.assign( document.createElement( 'script' ), { type: 'application/json', className: 'fr-slider__play' } );
				script.textContent = ${ JSON.stringify( JSON.stringify( play ) ).replaceAll( '<', '\\u003c' ) };
				element.append( script );
				const clock = handClock();
				const slider = createSlider( element, { clock } );
				await slider.ready;
				window.film = { slider, clock };
			};
		</script>`;
	await page.unrouteAll();
	await page.route( '**/*', async ( route ) => {
		const { origin, pathname } = new URL( route.request().url() );
		if ( route.request().resourceType() === 'image' ) {
			return route.fulfill( {
				body: decodeURIComponent( picture( 200 ).split( ',' )[ 1 ]! ),
				contentType: 'image/svg+xml',
			} );
		}
		if ( origin !== HOST ) {
			return route.abort();
		}
		await route.fulfill(
			pathname === '/'
				? { body, contentType: 'text/html' }
				: await file( pathname ).catch( () => ( { status: 404 } ) )
		);
	} );
	await page.goto( HOST );
	return {
		start: () => page.evaluate( () => window.begin() ),
		/** Shows a slide and waits for it. */
		show: ( index: number ) =>
			page.evaluate( async ( to ) => {
				const { slider, clock } = window.film;
				if ( slider.index !== to ) {
					let there = false;
					void slider.go( to ).then( () => ( there = true ) );
					while ( ! there ) {
						await new Promise( requestAnimationFrame );
						await clock.pass( 50 );
					}
				}
			}, index ),
		pass: ( ms: number ) => page.evaluate( ( time ) => window.film.clock.pass( time ), ms ),
		/** Twice, since a running timeline ignores differences of less than 20 ms. */
		seek: ( ms: number ) =>
			page.evaluate( ( time ) => [ time + 100, time ].forEach( window.film.slider.seek ), ms ),
	};
}
