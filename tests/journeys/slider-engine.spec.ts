import type { Page } from '@playwright/test';
import { playDocument } from '../support/slider-page';
import { openSlider } from '../support/slider-site';
import { expect, test } from '../support/test';

/** Real time and a real browser: what the hand-moved clock of the unit tests cannot show. */
const pictures = ( slide: number ) =>
	`<div class="fr-slide__background"><img class="fr-slide__image" src="/picture-${ 'x'.repeat( slide + 1 ) }.svg" alt="Picture ${ slide + 1 }" width="800" height="400"${ slide ? ' loading="lazy"' : '' }></div>
	<div class="fr-slide__grid"><a href="#read-${ slide + 1 }">Read ${ slide + 1 }</a></div>`;

const quick = ( duration = 300 ) => ( {
	transitions: [
		{
			name: 'slidehorizontal',
			family: 'slide',
			from: 'horizontal',
			duration,
			easeIn: 'ease',
			easeOut: 'ease',
		} as const,
	],
} );
const slides = ( more: object = {} ) => [ 0, 1, 2 ].map( () => ( { ...quick(), ...more } ) );

const active = ( page: Page ) => page.locator( '.fr-slide[data-state="active"]' );
const shows = ( page: Page, slide: number ) => expect( active( page ) ).toHaveAttribute( 'data-key', `s${ slide }` );
const button = ( page: Page, name: string ) => page.getByRole( 'button', { name, exact: true } );

test.describe( 'the loader', () => {
	test( 'brings the engine after the page’s own load and starts what is near', async ( { page } ) => {
		let arrive: ( there: boolean ) => void = () => {};
		const late = new Promise< boolean >( ( resolve ) => ( arrive = resolve ) );
		const asked = await Promise.all( [
			openSlider( page, playDocument( { slides: slides() } ), {
				by: 'loader',
				content: pictures,
				picture: ( request ) => ( request.url().includes( '-x.' ) ? late : true ),
			} ),
			page.waitForRequest( '**/picture-x.svg' ).then( async () => {
				await page.waitForRequest( '**/view.js' );
				arrive( true );
			} ),
		] ).then( ( [ paths ] ) => paths );
		await expect( page.locator( '.fr-slider' ) ).toHaveAttribute( 'data-state', 'ready' );
		expect( asked.indexOf( '/engine/engine.js' ) ).toBeGreaterThan( asked.indexOf( '/picture-x.svg' ) );
		await button( page, 'Next slide' ).click();
		await shows( page, 2 );
	} );

	test( 'leaves a slider far below alone until it comes near', async ( { page } ) => {
		await openSlider( page, playDocument( { slides: slides() } ), {
			by: 'loader',
			before: '<div style="height:4000px">far</div>',
		} );
		await page.waitForLoadState( 'networkidle' );
		await expect( page.locator( '.fr-slider' ) ).not.toHaveAttribute( 'data-state' );
		await page.locator( '.fr-slider' ).scrollIntoViewIfNeeded();
		await expect( page.locator( '.fr-slider' ) ).toHaveAttribute( 'data-state', 'ready' );
	} );

	test( 'without the engine the slides are a row to scroll', async ( { page } ) => {
		await openSlider( page, playDocument( { slides: slides() } ), { by: 'loader', broken: true } );
		await expect( page.locator( '.fr-slider' ) ).toHaveAttribute( 'data-state', 'native' );
		for ( const name of [ 'Link 1', 'Link 2', 'Link 3' ] ) {
			await page.getByRole( 'link', { name } ).focus();
			await expect( page.getByRole( 'link', { name } ) ).toBeInViewport();
		}
	} );
} );

test( 'it runs by itself, and each reason to pause holds it', async ( { page } ) => {
	await openSlider(
		page,
		playDocument( { autoplay: { delay: 0, hoverPauses: true }, slides: slides( { duration: 1200 } ) } ),
		{ content: pictures }
	);
	await shows( page, 2 );
	const held = async () => {
		const key = await active( page ).getAttribute( 'data-key' );
		await page.waitForTimeout( 1800 ); // Longer than a slide lasts: nothing may happen.
		await expect( active( page ) ).toHaveAttribute( 'data-key', key! );
		return Number( key!.slice( 1 ) );
	};

	await page.locator( '.fr-slider' ).hover();
	let at = await held();
	await page.mouse.move( 5, 690 );
	await shows( page, ( at % 3 ) + 1 );

	await button( page, 'Next slide' ).focus();
	at = await held();
	await page.locator( '#outside' ).focus();
	await shows( page, ( at % 3 ) + 1 );

	await button( page, 'Pause' ).click();
	await page.mouse.move( 5, 690 );
	await page.locator( '#outside' ).focus();
	await held();
	await expect( button( page, 'Play' ) ).toBeVisible();
	await button( page, 'Play' ).click();
	await expect( page.locator( '.fr-slider__slides' ) ).toHaveAttribute( 'aria-live', 'off' );
} );

test( 'off screen it stands still and asks for no frame', async ( { page } ) => {
	await openSlider( page, playDocument( { autoplay: { delay: 0 }, slides: slides( { duration: 700 } ) } ), {
		content: pictures,
		before: '<div style="height:1500px"></div>',
	} );
	const key = await active( page ).getAttribute( 'data-key' );
	await page.waitForTimeout( 1500 );
	await expect( active( page ) ).toHaveAttribute( 'data-key', key! );
	expect(
		await page.evaluate(
			() => document.getAnimations().filter( ( { playState } ) => playState === 'running' ).length
		)
	).toBe( 0 );
	await page.locator( '.fr-slider' ).scrollIntoViewIfNeeded();
	await expect( active( page ) ).not.toHaveAttribute( 'data-key', key! );
} );

test( 'at rest: no frames asked for, few elements and listeners added', async ( { page } ) => {
	await page.addInitScript( () => {
		const counts = { frames: 0, listeners: 0 };
		Object.assign( window, { counts } );
		const { requestAnimationFrame } = window;
		window.requestAnimationFrame = ( call ) => {
			counts.frames++;
			return requestAnimationFrame( call );
		};
		const { addEventListener } = EventTarget.prototype;
		EventTarget.prototype.addEventListener = function (
			this: EventTarget,
			...args: Parameters< typeof addEventListener >
		) {
			if ( this instanceof Element ) {
				counts.listeners++;
			}
			return addEventListener.apply( this ?? window, args );
		};
	} );
	const everything = playDocument( {
		autoplay: { delay: 0, hoverPauses: true },
		keyboard: 'horizontal',
		swipe: { threshold: 75 },
		hideNavigation: { delay: 200, mobile: 1200 },
		deepLink: true,
		progress: { basedOn: 'slide', style: 'horizontal', reset: 'reset', ease: 'linear' },
		slides: slides( { deeplink: 'here' } ),
	} );
	await openSlider( page, everything, { content: () => '' } );
	const printed = await page.evaluate( () => document.querySelectorAll( '*' ).length );
	await page.waitForTimeout( 1000 );
	const { frames, listeners } = await page.evaluate(
		() => ( window as unknown as { counts: { frames: number; listeners: number } } ).counts
	);
	expect( frames ).toBe( 0 );
	expect( listeners ).toBeLessThanOrEqual( 12 );
	expect( await page.evaluate( () => document.querySelectorAll( '*' ).length ) ).toBe( printed );
} );

test( 'hidden slides cannot be reached, and axe finds nothing', async ( { page, axe } ) => {
	await openSlider( page, playDocument( { autoplay: { delay: 0 }, slides: slides( { duration: 60_000 } ) } ), {
		content: pictures,
	} );
	await button( page, 'Next slide' ).focus();
	await page.keyboard.press( 'Enter' );
	await shows( page, 2 );
	await expect( page.getByRole( 'link', { name: 'Read 2' } ) ).toBeVisible();
	await expect( page.getByRole( 'link', { name: 'Read 1' } ) ).toHaveCount( 0 );
	expect( await axe( '.fr-slider' ) ).toEqual( [] );
} );

test.describe( 'a finger', () => {
	test.use( { hasTouch: true, viewport: { width: 390, height: 700 } } );

	async function swipe( page: Page, to: number, steps = 8 ) {
		const client = await page.context().newCDPSession( page );
		const y = 150;
		const touch = ( type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number ) =>
			client.send( 'Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [ { x, y } ] } );
		await touch( 'touchStart', 200 );
		for ( let step = 1; step <= steps; step++ ) {
			await touch( 'touchMove', 200 + ( ( to - 200 ) * step ) / steps );
		}
		return () => touch( 'touchEnd' );
	}
	const left = ( page: Page ) =>
		page.locator( '[data-key="s1"]' ).evaluate( ( slide ) => Math.round( slide.getBoundingClientRect().left ) );

	test( 'takes the slide along; 75 px are enough, 74 are not', async ( { page } ) => {
		await openSlider( page, playDocument( { swipe: { threshold: 75 }, slides: slides() } ) );
		let up = await swipe( page, 126 );
		await expect.poll( () => left( page ) ).toBe( -74 );
		await up();
		await expect.poll( () => left( page ) ).toBe( 0 );
		await shows( page, 1 );
		up = await swipe( page, 125 );
		await up();
		await shows( page, 2 );
	} );

	test( 'goes the other way where one reads from the right', async ( { page } ) => {
		await openSlider( page, playDocument( { swipe: { threshold: 75 }, slides: slides() } ), { dir: 'rtl' } );
		const up = await swipe( page, 300 );
		await expect.poll( () => left( page ) ).toBe( 100 );
		await up();
		await shows( page, 2 );
	} );
} );

test( 'an image that comes late is waited for, a failed one is not', async ( { page } ) => {
	let arrive: ( there: boolean ) => void = () => {};
	const late = new Promise< boolean >( ( resolve ) => ( arrive = resolve ) );
	await openSlider( page, playDocument( { slides: slides(), images: { mode: 'single' } } ), {
		content: pictures,
		picture: ( request ) => ( request.url().includes( '-xx.' ) ? late : ! request.url().includes( '-xxx.' ) ),
	} );
	await button( page, 'Next slide' ).click();
	await expect( page.locator( '.fr-slider' ) ).toHaveAttribute( 'aria-busy', 'true' );
	await shows( page, 1 );
	arrive( true );
	await shows( page, 2 );
	await expect( page.locator( '.fr-slider' ) ).not.toHaveAttribute( 'aria-busy' );
	await button( page, 'Next slide' ).click();
	await shows( page, 3 );
	await expect( page.locator( 'img[data-state="failed"]' ) ).toHaveCount( 1 );
} );

test( 'other slides’ images are not loaded before they are wanted', async ( { page } ) => {
	const asked = await openSlider( page, playDocument( { slides: slides(), images: { mode: 'single' } } ), {
		content: pictures,
	} );
	await page.waitForTimeout( 800 );
	expect( asked.filter( ( path ) => path.includes( 'picture' ) ) ).toEqual( [ '/picture-x.svg' ] );
} );

test( 'back and forward go through the slides that links led to', async ( { page } ) => {
	const named = [
		{ ...quick(), deeplink: 'one' },
		{ ...quick(), deeplink: 'two' },
		{ ...quick(), deeplink: 'three' },
	];
	await openSlider(
		page,
		playDocument( { slides: named, deepLink: true } ),
		{ content: pictures, before: '<a href="#three">To three</a>' },
		'/#two'
	);
	await shows( page, 2 );
	await page.getByRole( 'link', { name: 'To three' } ).click();
	await shows( page, 3 );
	await page.goBack();
	await shows( page, 2 );
	await page.goForward();
	await shows( page, 3 );
	await button( page, 'Next slide' ).click();
	await expect( page ).toHaveURL( /#one$/ );
	await page.goBack();
	await shows( page, 2 );
} );

test( 'reduced motion: it stands until play, and then cuts', async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await openSlider( page, playDocument( { autoplay: { delay: 0 }, slides: slides( { duration: 500 } ) } ), {
		content: pictures,
	} );
	await page.waitForTimeout( 1000 );
	await shows( page, 1 );
	await button( page, 'Next slide' ).click();
	expect( await page.evaluate( () => document.getAnimations().length ) ).toBe( 0 );
	await shows( page, 2 );
	await button( page, 'Play' ).click();
	await shows( page, 3 );
} );
