import type { Page } from '@playwright/test';
import { listenersIn, watchListeners } from '../../support/listeners';
import { playDocument } from '../../support/slider-page';
import { openSlider } from '../../support/slider-site';
import { expect, test } from '../../support/test';

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
	test(
		'brings the engine after the page’s own load and starts what is near',
		{ tag: '@smoke' },
		async ( { page } ) => {
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
		}
	);

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

test( 'it runs by itself', { tag: '@smoke' }, async ( { page } ) => {
	await openSlider( page, playDocument( { autoplay: { delay: 0 }, slides: slides( { duration: 1200 } ) } ), {
		content: pictures,
	} );
	await shows( page, 2 );
	await shows( page, 3 );
} );

test.describe( 'on a telephone that lies on its side', () => {
	test.use( { viewport: { width: 800, height: 320 } } );

	test( 'it begins when 200 px of it are in the window', async ( { page } ) => {
		const viewport = { area: '200px', leave: 'pause' } as const;
		await openSlider( page, playDocument( { autoplay: { delay: 0 }, viewport, slides: slides() } ), {
			content: pictures,
			by: 'hand',
			before: '<div style="height:150px">text</div>',
		} );
		expect( await page.evaluate( () => window.film.slider.playing ) ).toBe( false );
		await page
			.locator( '.fr-slider' )
			.evaluate( ( slider ) => window.scrollTo( 0, slider.getBoundingClientRect().top - 110 ) );
		await expect.poll( () => page.evaluate( () => window.film.slider.playing ) ).toBe( true );
	} );
} );

const STAYS = 5000;
const pass = ( page: Page, ms: number ) => page.evaluate( ( time ) => window.film.clock.pass( time ), ms );
/** A minute changes nothing: no slide is even asked for. */
const holds = async ( page: Page, slide: number ) => {
	await pass( page, 60_000 );
	expect( await page.evaluate( () => window.film.slider.index + 1 ) ).toBe( slide );
	await shows( page, slide );
};
/** A slide's time brings the next one; its picture comes in its own time. */
const goesOnTo = async ( page: Page, slide: number ) => {
	await pass( page, STAYS );
	await shows( page, slide );
	await pass( page, 300 );
};
const plays = ( page: Page, does: boolean ) =>
	expect.poll( () => page.evaluate( () => window.film.slider.playing ) ).toBe( does );

test( 'each reason to pause holds it, and when the reason goes it goes on', { tag: '@smoke' }, async ( { page } ) => {
	await openSlider(
		page,
		playDocument( { autoplay: { delay: 0, hoverPauses: true }, slides: slides( { duration: STAYS } ) } ),
		{ content: pictures, by: 'hand' }
	);
	await goesOnTo( page, 2 );

	await page.locator( '.fr-slider' ).hover();
	await plays( page, false );
	await holds( page, 2 );
	await page.mouse.move( 5, 690 );
	await plays( page, true );
	await goesOnTo( page, 3 );

	await button( page, 'Next slide' ).focus();
	await plays( page, false );
	await holds( page, 3 );
	await page.locator( '#outside' ).focus();
	await plays( page, true );
	await goesOnTo( page, 1 );

	await button( page, 'Pause' ).click();
	await page.mouse.move( 5, 690 );
	await page.locator( '#outside' ).focus();
	await expect( button( page, 'Play' ) ).toBeVisible();
	await holds( page, 1 );
	await button( page, 'Play' ).click();
} );

test( 'off screen it stands still, and goes on when it is seen', { tag: '@smoke' }, async ( { page } ) => {
	await openSlider( page, playDocument( { autoplay: { delay: 0 }, slides: slides( { duration: STAYS } ) } ), {
		content: pictures,
		before: '<div style="height:1500px"></div>',
		by: 'hand',
	} );
	await plays( page, false );
	await holds( page, 1 );
	expect( await page.evaluate( () => window.film.clock.moving ) ).toBe( 0 );
	await page.locator( '.fr-slider' ).scrollIntoViewIfNeeded();
	await plays( page, true );
	await goesOnTo( page, 2 );
} );

test( 'at rest: no frames asked for, few elements and listeners added', async ( { page } ) => {
	await watchListeners( page );
	await page.addInitScript( () => {
		const { requestAnimationFrame } = window;
		const counts = { frames: 0, native: requestAnimationFrame.bind( window ) };
		Object.assign( window, { counts } );
		window.requestAnimationFrame = ( call ) => {
			counts.frames++;
			return requestAnimationFrame( call );
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
	// Sixty frames of the page's own: a loop of the engine's would be seen in the first.
	const frames = await page.evaluate(
		() =>
			new Promise< number >( ( resolve ) => {
				const { counts } = window as unknown as {
					counts: { frames: number; native: typeof requestAnimationFrame };
				};
				let left = 60;
				const next = () => ( left-- > 0 ? counts.native( next ) : resolve( counts.frames ) );
				next();
			} )
	);
	expect( frames ).toBe( 0 );
	expect( ( await listenersIn( page.locator( '.fr-slider' ) ) ).length ).toBeLessThanOrEqual( 12 );
	expect( await page.evaluate( () => document.querySelectorAll( '*' ).length ) ).toBe( printed );
} );

test( 'hidden slides cannot be reached, and axe finds nothing', { tag: '@smoke' }, async ( { page, axe } ) => {
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

	test( 'takes the slide along; 75 px are enough, 74 are not', { tag: '@smoke' }, async ( { page } ) => {
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
	await page.waitForLoadState( 'networkidle' );
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

test( 'reduced motion: it stands until play, and then cuts', { tag: '@smoke' }, async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await openSlider( page, playDocument( { autoplay: { delay: 0 }, slides: slides( { duration: STAYS } ) } ), {
		content: pictures,
		by: 'hand',
	} );
	await holds( page, 1 );
	await button( page, 'Next slide' ).click();
	expect( await page.evaluate( () => document.getAnimations().length ) ).toBe( 0 );
	await shows( page, 2 );
	await button( page, 'Play' ).click();
	await goesOnTo( page, 3 );
	expect( await page.evaluate( () => document.getAnimations().length ) ).toBe( 0 );
} );
