import { counter, lightbox, makeTheirPage, open, shown, shows, state, visit } from '../../support/lightbox';
import { fingers } from '../../support/touch-input';
import { box, boxes } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

// How pictures are seen over the page, rows L3, L4 and L6.

test.beforeAll( async ( { requestUtils } ) => {
	await makeTheirPage( requestUtils );
} );

test(
	'L3: a gallery is a set, round at its ends, by buttons and keys, with its numbers and captions',
	{ tag: '@smoke' },
	async ( { page, context, axe } ) => {
		const neighbour = page.waitForRequest( /fjord-1920\.avif/ );
		await open( { page, context }, 'hall' );
		await expect( counter( page ) ).toHaveText( '1 of 3' );
		await expect( page.locator( '.fr-lightbox__caption strong' ) ).toHaveText( 'at night' );
		await neighbour;
		expect( await axe() ).toEqual( [] );
		await page.screenshot( { path: test.info().outputPath( 'open.png' ) } );

		await page.getByRole( 'button', { name: 'Next' } ).click();
		await expect( counter( page ) ).toHaveText( '2 of 3' );
		await shows( page, 'fjord' );
		await expect( page.locator( '.fr-lightbox__caption' ) ).toBeEmpty();
		for ( const [ key, number, name ] of [
			[ 'ArrowRight', 3, 'stairs' ],
			[ 'ArrowRight', 1, 'hall' ],
			[ 'ArrowLeft', 3, 'stairs' ],
			[ 'Home', 1, 'hall' ],
			[ 'End', 3, 'stairs' ],
		] as const ) {
			await page.keyboard.press( key );
			await expect( counter( page ) ).toHaveText( `${ number } of 3` );
			await shows( page, name );
		}
		await page.getByRole( 'button', { name: 'Previous' } ).click();
		await shows( page, 'fjord' );
		await page.getByRole( 'button', { name: 'Close (Esc)' } ).click();
		await expect( lightbox( page ) ).toHaveCount( 0 );

		// The other gallery is another set, and a set of two is round as well.
		await page.locator( '#night' ).click();
		await expect( counter( page ) ).toHaveText( '2 of 2' );
		await page.keyboard.press( 'ArrowRight' );
		await shows( page, 'harbour' );
		await page.keyboard.press( 'Escape' );
		await expect( lightbox( page ) ).toHaveCount( 0 );

		// One alone has no numbers and no arrows.
		await page.locator( '#text' ).click();
		await shows( page, 'wall' );
		await expect( counter( page ) ).toHaveCount( 0 );
		await expect( page.getByRole( 'button', { name: 'Next' } ) ).toHaveCount( 0 );
	}
);

test( 'L3: the numbers are those of the language, and the next lies to the left where one reads from the right', async ( {
	page,
	context,
} ) => {
	await visit( { page, context } );
	await page.evaluate( () => {
		document.documentElement.lang = 'ar-EG';
		document.documentElement.dir = 'rtl';
	} );
	await page.locator( '#hall' ).click();
	await expect( counter( page ) ).toHaveText( '١ of ٣' );
	const button = ( name: string ) => page.getByRole( 'button', { name } );
	const [ next, before ] = await boxes( button( 'Next' ), button( 'Previous' ) );
	expect( next.x ).toBeLessThan( before.x );
	await page.keyboard.press( 'ArrowLeft' );
	await shows( page, 'fjord' );
	await page.getByRole( 'button', { name: 'Next' } ).click();
	await shows( page, 'stairs' );
	await page.keyboard.press( 'Home' );
	await shows( page, 'hall' );
} );

test.describe( 'by fingers', () => {
	test.use( { hasTouch: true, viewport: { width: 390, height: 780 } } );

	test( 'L3, L6: a swipe of 75 px goes on, one of 74 does not; two fingers and two taps zoom, and a zoomed picture is moved', async ( {
		page,
		context,
	} ) => {
		await visit( { page, context } );
		await page.locator( '#hall' ).tap( { position: { x: 20, y: 10 } } ); // Core lays the caption over the rest.
		await state( lightbox( page ), 'opened' );
		await shows( page, 'hall' );
		await page.screenshot( { path: test.info().outputPath( 'phone.png' ) } );
		const touch = await fingers( page );
		const swipe = async ( far: number ) => {
			await touch( 'touchStart', [ 200, 390 ] );
			for ( const part of [ 0.2, 0.4, 0.6, 0.8, 1 ] ) {
				await touch( 'touchMove', [ 200 + Math.round( far * part ), 391 ] );
				await page.evaluate( () => new Promise( requestAnimationFrame ) );
			}
			await touch( 'touchEnd' );
		};
		await swipe( -74 );
		await expect( counter( page ) ).toHaveText( '1 of 3' );
		await swipe( -75 );
		await expect( counter( page ) ).toHaveText( '2 of 3' );
		await shows( page, 'fjord' );
		await swipe( 75 );
		await expect( counter( page ) ).toHaveText( '1 of 3' );

		const width = async () => ( await box( shown( page ) ) ).width;
		const before = await width();
		const zoom = page.getByRole( 'button', { name: 'Zoom' } );
		await touch( 'touchStart', [ 180, 390 ], [ 220, 390 ] );
		for ( const step of [ 10, 20, 30, 40 ] ) {
			await touch( 'touchMove', [ 180 - step, 390 ], [ 220 + step, 390 ] );
			await page.evaluate( () => new Promise( requestAnimationFrame ) );
		}
		await touch( 'touchEnd' );
		await expect.poll( width ).toBeGreaterThan( before * 1.5 );
		await expect( zoom ).toHaveAttribute( 'aria-pressed', 'true' );

		const left = async () => ( await box( shown( page ) ) ).x;
		const from = await left();
		await swipe( 60 );
		await expect.poll( left ).toBeGreaterThan( from + 20 );
		await expect( counter( page ) ).toHaveText( '1 of 3' );

		await zoom.tap();
		await expect.poll( width ).toBeCloseTo( before, -1 );
		// Two taps are one gesture while less than 300 ms lie between them: no time goes by.
		await page.clock.install();
		await page.clock.pauseAt( Date.UTC( 2100, 0 ) );
		await page.touchscreen.tap( 195, 381 );
		await page.touchscreen.tap( 195, 382 );
		await page.clock.resume();
		await expect.poll( width ).toBeGreaterThan( before * 1.5 );
	} );
} );

test( 'L4: what cannot be shown says so, aloud, with a way to it', async ( { page, context, axe } ) => {
	let release = () => {};
	const held = new Promise< void >( ( done ) => ( release = done ) );
	await page.route( '**/gone.jpg', async ( route ) => {
		await held;
		await route.fulfill( { status: 404, body: '' } );
	} );
	await visit( { page, context } );
	await page.locator( '#gone' ).click();
	await expect( page.getByRole( 'status' ).filter( { hasText: 'Loading…' } ) ).toBeVisible();
	release();
	const alert = lightbox( page ).getByRole( 'alert' );
	await expect( alert ).toContainText( 'Could not load the image.' );
	await expect( alert.getByRole( 'link' ) ).toHaveAttribute( 'href', /\/gone\.jpg$/ );
	await expect( page.getByText( 'Loading…' ) ).toHaveCount( 0 );
	expect( await axe() ).toEqual( [] );
	await page.keyboard.press( 'ArrowRight' );
	await shows( page, 'steel' );
	await expect( alert ).toBeEmpty();
	await page.keyboard.press( 'Escape' );
	await expect( lightbox( page ) ).toHaveCount( 0 );

	await page.locator( '#page' ).click();
	await expect( alert ).toContainText( 'Could not load the content.' );
	await page.keyboard.press( 'Escape' );
	await expect( lightbox( page ) ).toHaveCount( 0 );
	await page.locator( '#nothing' ).click();
	await expect( alert ).toHaveText( 'Content not found' );
	await expect( alert.getByRole( 'link' ) ).toHaveCount( 0 );
} );

test(
	'L6, O1, O2: a dialog with its states that holds focus and page, and gives the focus back to the thumbnail',
	{ tag: '@smoke' },
	async ( { page, context } ) => {
		await visit( { page, context } );
		const opener = page.locator( '#fjord' );
		await page.evaluate( () => {
			const told: string[] = [];
			Object.assign( window, { told } );
			for ( const is of [ 'opening', 'opened', 'closing', 'closed' ] ) {
				document.addEventListener( `frontage:overlay:${ is }`, ( event ) =>
					told.push( `${ is } ${ ( event.target as HTMLElement ).dataset.state }` )
				);
			}
			scrollTo( 0, 40 );
		} );
		await opener.focus();
		await page.keyboard.press( 'Enter' );
		const dialog = lightbox( page );
		await state( dialog, 'opened' );
		expect( await dialog.evaluate( ( element ) => element.matches( 'dialog:modal' ) ) ).toBe( true );
		await expect( page.getByRole( 'button', { name: 'Close (Esc)' } ) ).toBeFocused();
		const scrolled = () => page.evaluate( () => scrollY );
		const before = await scrolled();
		await page.mouse.move( 400, 300 );
		await page.mouse.wheel( 0, 300 );
		for ( let press = 0; press < 20; press++ ) {
			await page.keyboard.press( 'Tab' );
			expect(
				await page.evaluate( () => {
					const { activeElement, body } = document.body.ownerDocument;
					return activeElement === body || !! activeElement?.closest( '.fr-lightbox' );
				} )
			).toBe( true );
		}
		expect( await scrolled() ).toBe( before );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
		await expect( opener ).toBeFocused();
		expect( await scrolled() ).toBe( before );
		expect( await page.evaluate( () => ( window as unknown as { told: string[] } ).told ) ).toEqual( [
			'opening closed',
			'opened opened',
			'closing opened',
			'closed closed',
		] );

		// Beside the picture is the backdrop.
		await opener.click();
		await state( lightbox( page ), 'opened' );
		await page.mouse.click( 300, 20 );
		await expect( lightbox( page ) ).toHaveCount( 0 );
		await expect( opener ).toBeFocused();
	}
);

test( 'L6: the button zooms, arrow keys move what is zoomed, the window may change; without motion too', async ( {
	page,
	context,
} ) => {
	for ( const reducedMotion of [ 'no-preference', 'reduce' ] as const ) {
		await page.emulateMedia( { reducedMotion } );
		await page.setViewportSize( { width: 1280, height: 720 } );
		await open( { page, context }, 'hall' );
		await shows( page, 'hall' );
		const image = () => box( shown( page ) );
		const { width } = await image();
		const zoom = page.getByRole( 'button', { name: 'Zoom' } );
		await zoom.focus();
		await page.keyboard.press( 'Enter' );
		await expect.poll( async () => ( await image() ).width ).toBeGreaterThan( width * 1.3 );
		await expect( zoom ).toHaveAttribute( 'aria-pressed', 'true' );
		await expect.poll( async () => ( await image() ).x ).toBeLessThan( 0 );
		const { x, y } = await image();
		await page.keyboard.press( 'ArrowRight' );
		await expect.poll( async () => ( await image() ).x ).toBeLessThan( x - 40 );
		await page.keyboard.press( 'ArrowDown' );
		await expect.poll( async () => ( await image() ).y ).toBeLessThan( y - 40 );
		await expect( counter( page ) ).toHaveText( '1 of 3' );
		await page.keyboard.press( 'Enter' );
		await expect.poll( async () => ( await image() ).width ).toBeCloseTo( width, -1 );

		await page.setViewportSize( { width: 320, height: 500 } );
		await expect.poll( async () => ( await image() ).width ).toBeLessThanOrEqual( 320 );
		for ( const name of [ 'Close (Esc)', 'Zoom', 'Previous', 'Next' ] ) {
			const button = await box( page.getByRole( 'button', { name } ) );
			expect( Math.min( button.width, button.height ) ).toBeGreaterThanOrEqual( 24 );
			expect( button.right ).toBeLessThanOrEqual( 320 );
		}
	}
} );

test( 'L6: a drawing is a picture and runs nothing; on an overlay it lies above, and Escape closes it alone', async ( {
	page,
	context,
} ) => {
	await page.route( '**/drawing.svg*', ( route ) =>
		route.fulfill( {
			contentType: 'image/svg+xml',
			body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><script>parent.ran = true; alert(1)</script><rect width="400" height="300"/></svg>',
		} )
	);
	await open( { page, context }, 'drawing' );
	await expect( shown( page ) ).toHaveJSProperty( 'naturalWidth', 400 );
	expect( await lightbox( page ).locator( 'svg,object,iframe,embed' ).count() ).toBe( 0 );
	expect( await page.evaluate( () => 'ran' in window ) ).toBe( false );
	await page.keyboard.press( 'Escape' );
	await expect( lightbox( page ) ).toHaveCount( 0 );

	await page.getByRole( 'link', { name: 'Talk' } ).click();
	const talk = page.locator( '#fr-open-talk' );
	await state( talk, 'opened' );
	await page.locator( '#desk' ).click();
	await state( lightbox( page ), 'opened' );
	await state( talk, 'opened' );
	await page.keyboard.press( 'Escape' );
	await expect( lightbox( page ) ).toHaveCount( 0 );
	await state( talk, 'opened' );
	await expect( page.locator( '#desk' ) ).toBeFocused();
} );

for ( const reducedMotion of [ 'no-preference', 'reduce' ] as const ) {
	test( `L6: with motion “${ reducedMotion }” a picture ${ reducedMotion === 'reduce' ? 'is there at once' : 'grows out of its thumbnail, and goes back to that of the one shown' }`, async ( {
		page,
		context,
	} ) => {
		await page.emulateMedia( { reducedMotion } );
		// What bears the name of the transition, before and after each change.
		await page.addInitScript( () => {
			const moved: string[] = [];
			const named = () =>
				[ ...document.querySelectorAll( '[style*=fr-lightbox-picture]' ) ]
					.map( ( one ) => ( one.closest( '.fr-lightbox' ) ? 'dialog' : one.closest( 'a' )!.id ) )
					.join();
			Object.assign( window, { moved, named } );
			const start = document.startViewTransition;
			document.startViewTransition = ( change ) => {
				const before = named();
				return start.call( document, async () => {
					await ( change as () => unknown )();
					moved.push( `${ before } > ${ named() }` );
				} );
			};
		} );
		await open( { page, context }, 'hall' );
		await shows( page, 'hall' );
		await page.keyboard.press( 'ArrowRight' );
		await shows( page, 'fjord' );
		await page.keyboard.press( 'Escape' );
		await expect( lightbox( page ) ).toHaveCount( 0 );
		const seen = () => page.evaluate( () => ( window as unknown as { moved: string[] } ).moved );
		await expect.poll( seen ).toEqual( reducedMotion === 'reduce' ? [] : [ 'hall > dialog', 'dialog > fjord' ] );
		await expect
			.poll( () => page.evaluate( () => ( window as unknown as { named: () => string } ).named() ) )
			.toBe( '' );
	} );
}
