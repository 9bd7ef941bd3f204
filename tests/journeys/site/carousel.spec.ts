import type { Locator, Page } from '@playwright/test';
import { horizontalScroll } from '../../support/horizontal-scroll';
import { box } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

/** Which items are seen whole, counted from 1. */
const seen = ( carousel: Locator ) =>
	carousel.locator( '.fr-carousel__list' ).evaluate( ( list ) => {
		const edge = list.getBoundingClientRect();
		return [ ...list.children ].flatMap( ( item, at ) => {
			const { left, right } = item.getBoundingClientRect();
			return left >= edge.left - 2 && right <= edge.right + 2 ? [ at + 1 ] : [];
		} );
	} );

/** A carousel of five boxes on the style page: the first one moves by itself, in the usual arrangement. */
async function open( page: Page, width: number ): Promise< Locator > {
	await page.setViewportSize( { width, height: 900 } );
	await page.goto( '/style-page/' );
	const carousel = page.locator( '#style-frontage-carousel .fr-carousel' ).first();
	await carousel.scrollIntoViewIfNeeded();
	return carousel;
}

/** …which stands still from here on. */
async function stopped( page: Page, width: number ): Promise< Locator > {
	const carousel = await open( page, width );
	await carousel.getByRole( 'button', { name: 'Pause' } ).click();
	await expect( carousel.getByRole( 'button', { name: 'Play' } ) ).toBeVisible();
	return carousel;
}

test(
	'five items, three seen: next twice shows the last three, and once more rewinds',
	{ tag: '@smoke' },
	async ( { page } ) => {
		const carousel = await stopped( page, 1440 );
		await expect.poll( () => seen( carousel ) ).toEqual( [ 1, 2, 3 ] );
		const next = carousel.getByRole( 'button', { name: 'Next' } );
		await next.click();
		await expect.poll( () => seen( carousel ) ).toEqual( [ 2, 3, 4 ] );
		await next.click();
		await expect.poll( () => seen( carousel ) ).toEqual( [ 3, 4, 5 ] );
		await next.click();
		await expect.poll( () => seen( carousel ) ).toEqual( [ 1, 2, 3 ] );
		await expect( carousel.locator( '[data-part=status]' ) ).toHaveText( 'Item 1 of 5' );
		await expect( carousel.locator( '[data-part=status]' ) ).toHaveAttribute( 'aria-live', 'polite' );
	}
);

for ( const width of [ 390, 1440 ] ) {
	test( `at the full width of a window of ${ width } px the page does not scroll to the side, and no list has a bar`, async ( {
		page,
	} ) => {
		const carousel = await open( page, width );
		await carousel.evaluate( ( element ) => {
			element.style.marginInline = '0';
			document.body.style.padding = '0';
			document.body.prepend( element ); // As in a group without padding.
		} );
		const edge = await page.evaluate( () => document.documentElement.clientWidth );
		expect( await box( page.locator( 'body > .fr-carousel' ) ) ).toMatchObject( { left: 0, right: edge } );
		expect( await horizontalScroll( page ) ).toEqual( [] );
		for ( const address of [ '/style-page/', '/' ] ) {
			await page.goto( address );
			const bars = await page
				.locator( '.fr-carousel__list' )
				.evaluateAll( ( lists ) =>
					( lists as HTMLElement[] ).map( ( { offsetHeight, clientHeight } ) => offsetHeight - clientHeight )
				);
			expect( bars.length ).toBeGreaterThan( 0 );
			expect( bars.filter( Boolean ), address ).toEqual( [] );
		}
	} );
}

for ( const [ width, items ] of [
	[ 390, [ 1 ] ],
	[ 800, [ 1, 2 ] ],
] as const ) {
	test( `${ items.length } of them at ${ width } px`, async ( { page } ) => {
		await expect.poll( async () => seen( await open( page, width ) ) ).toEqual( items );
	} );
}

test(
	'by keyboard: what stops it comes first, the list takes arrow keys, links in items stay reachable',
	{ tag: '@smoke' },
	async ( { page } ) => {
		const carousel = await open( page, 1440 );
		const stop = carousel.getByRole( 'button', { name: 'Pause' } );
		await stop.focus();
		await page.keyboard.press( 'Enter' );
		await expect( carousel.getByRole( 'button', { name: 'Play' } ) ).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await expect( carousel.getByRole( 'button', { name: 'Previous' } ) ).toBeFocused();
		await carousel.getByRole( 'list' ).focus();
		await page.keyboard.press( 'ArrowRight' );
		await expect.poll( () => seen( carousel ) ).toEqual( [ 2, 3, 4 ] );
		await page.keyboard.press( 'End' );
		await expect.poll( () => seen( carousel ) ).toEqual( [ 3, 4, 5 ] );
		await expect( carousel.getByRole( 'button', { name: 'Item 3 of 5' } ) ).toHaveAttribute(
			'aria-current',
			'true'
		);
		expect( await carousel.locator( '[inert]' ).count() ).toBe( 0 );
	}
);

test( 'a mouse drags it, and the page under it stays', async ( { page } ) => {
	const drag = page.waitForResponse( /lazy\/drag\.js/ ); // A mouse is near: what hears it comes.
	const carousel = await stopped( page, 1440 );
	const list = carousel.getByRole( 'list' );
	await ( await drag ).finished();
	const { x, y } = await box( list );
	await page.mouse.move( x + 700, y + 40 );
	await page.mouse.down();
	await page.mouse.move( x + 500, y + 40, { steps: 5 } );
	await expect.poll( () => list.evaluate( ( { scrollLeft } ) => scrollLeft ) ).toBe( 200 );
	await page.mouse.up();
	await expect.poll( () => seen( carousel ) ).toEqual( [ 2, 3, 4 ] );
} );

test.describe( 'by touch', () => {
	test.use( { hasTouch: true, isMobile: true } );

	test(
		'a swipe brings the next one and the one before, and one up or down moves the page',
		{ tag: '@smoke' },
		async ( { page } ) => {
			const carousel = await open( page, 390 );
			await carousel.getByRole( 'button', { name: 'Pause' } ).tap();
			await expect.poll( () => seen( carousel ) ).toEqual( [ 1 ] );
			const client = await page.context().newCDPSession( page );
			const swipe = async ( alongX: number, alongY: number ) => {
				const { x, y } = await box( carousel.getByRole( 'list' ) );
				const touch = ( type: 'touchStart' | 'touchMove', part: number ) =>
					client.send( 'Input.dispatchTouchEvent', {
						type,
						touchPoints: [ { x: x + 175 + alongX * ( part - 0.5 ), y: y + 60 + alongY * part } ],
					} );
				await touch( 'touchStart', 0 );
				for ( let part = 0.1; part <= 1; part += 0.1 ) {
					await touch( 'touchMove', part );
				}
				await client.send( 'Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] } );
			};
			await swipe( -250, 0 );
			await expect.poll( () => seen( carousel ) ).toEqual( [ 2 ] );
			await swipe( 250, 0 );
			await expect.poll( () => seen( carousel ) ).toEqual( [ 1 ] );
			const before = await page.evaluate( () => window.scrollY );
			await swipe( 0, -200 );
			await expect.poll( () => page.evaluate( () => window.scrollY ) ).toBeGreaterThan( before + 100 );
			expect( await seen( carousel ) ).toEqual( [ 1 ] );
		}
	);
} );

test( 'from right to left everything is mirrored', async ( { page } ) => {
	await page.route( '**/style-page/', async ( route ) => {
		const response = await route.fetch();
		const html = await response.text();
		await route.fulfill( { response, body: html.replace( '<html ', '<html dir="rtl" ' ) } );
	} );
	const carousel = await stopped( page, 1440 );
	await carousel.getByRole( 'button', { name: 'Next' } ).click();
	await expect.poll( () => seen( carousel ) ).toEqual( [ 2, 3, 4 ] );
	await carousel.getByRole( 'list' ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect.poll( () => seen( carousel ) ).toEqual( [ 1, 2, 3 ] );
} );

test.describe( 'where less motion is wished', () => {
	test.use( { contextOptions: { reducedMotion: 'reduce' } } );
	test( 'it does not move by itself, and its buttons cut', async ( { page } ) => {
		const carousel = await open( page, 1440 );
		await expect( carousel.getByRole( 'button', { name: 'Play' } ) ).toBeVisible();
		await carousel.getByRole( 'button', { name: 'Next' } ).click();
		await expect.poll( () => seen( carousel ) ).toEqual( [ 2, 3, 4 ] );
	} );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );
	test( 'it scrolls, and there is no button that does nothing', { tag: '@smoke' }, async ( { page } ) => {
		await page.setViewportSize( { width: 1440, height: 900 } );
		await page.goto( '/style-page/' );
		const carousel = page.locator( '#style-frontage-carousel .fr-carousel' ).first();
		await expect( carousel.locator( '.fr-carousel__controls' ) ).toBeHidden();
		await carousel.locator( '.fr-carousel__list' ).hover();
		await page.mouse.wheel( 2000, 0 );
		await expect( carousel.getByRole( 'listitem' ).last() ).toBeInViewport( { ratio: 0.9 } );
	} );
} );

test( 'nothing is moved when its script comes', async ( { page } ) => {
	await page.addInitScript( () => {
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() as unknown as { value: number }[] ) {
				document.documentElement.dataset.shift = String(
					Number( document.documentElement.dataset.shift ?? 0 ) + entry.value
				);
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
	const carousel = await open( page, 1440 );
	await expect( carousel ).toHaveAttribute( 'data-state', 'ready' );
	expect( Number( ( await page.locator( 'html' ).getAttribute( 'data-shift' ) ) ?? 0 ) ).toBeLessThanOrEqual( 0.005 );
} );
