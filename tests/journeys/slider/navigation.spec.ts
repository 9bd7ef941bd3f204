import { horizontalScroll } from '../../support/horizontal-scroll';
import { active, openSlider, running } from '../../support/sliders';
import { box, boxNow } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

test.describe( 'by keyboard', () => {
	test(
		'buttons, arrow keys and bullets change the slide, and what is hidden cannot be reached',
		{ tag: '@smoke' },
		async ( { page } ) => {
			const slider = await openSlider( page, 'works' );
			await slider.getByRole( 'button', { name: 'Pause' } ).focus();
			await page.keyboard.press( 'Enter' );
			await expect( slider.getByRole( 'button', { name: 'Play' } ) ).toBeFocused();
			const said = page.locator( '.fr-slider [aria-live]' );
			await expect( said ).toHaveCount( 0 );

			await page.keyboard.press( 'ArrowRight' );
			await expect( active( slider ) ).toHaveAttribute( 'data-key', 'hall' );
			await expect( said ).toHaveText( /^2 of 3, / );
			await page.keyboard.press( 'ArrowLeft' );
			await expect( active( slider ) ).toHaveAttribute( 'data-key', 'harbour' );
			await page.keyboard.press( 'Tab' );
			await page.keyboard.press( 'Enter' );
			await expect( active( slider ) ).toHaveAttribute( 'data-key', 'stairs' );

			const third = slider.getByRole( 'button', { name: '3 of 3' } );
			await expect( third ).toHaveAttribute( 'aria-current', 'true' );
			const reachable = () =>
				slider
					.locator( '.fr-slide' )
					.evaluateAll( ( all ) => all.map( ( slide ) => ! ( slide as HTMLElement ).inert ) );
			await expect.poll( reachable ).toEqual( [ false, false, true ] );
		}
	);

	test(
		'the focus stops autoplay, and whoever changed the slide is not carried on',
		{ tag: '@smoke' },
		async ( { page } ) => {
			const slider = await openSlider( page, 'works' );
			await slider.getByRole( 'button', { name: '1 of 3' } ).focus();
			await page.keyboard.press( 'ArrowRight' );
			await expect( active( slider ) ).toHaveAttribute( 'data-key', 'hall' );
			await slider.locator( ':focus' ).blur();
			await expect( slider.getByRole( 'button', { name: 'Play' } ) ).toBeVisible();
		}
	);

	test( 'the button that plays shows a triangle, in any colours', async ( { page } ) => {
		await page.emulateMedia( { forcedColors: 'active' } );
		const slider = await openSlider( page, 'works' );
		await slider.getByRole( 'button', { name: 'Pause' } ).click();
		const sign = await slider.getByRole( 'button', { name: 'Play' } ).evaluate( ( button ) => {
			const { blockSize, borderWidth, clipPath } = getComputedStyle( button, '::before' );
			return { blockSize, borderWidth, clipPath };
		} );
		expect( sign ).toEqual( {
			blockSize: '14px',
			borderWidth: '0px 0px 0px 11px',
			clipPath: 'polygon(0px 0px, 100% 50%, 0px 100%)',
		} );
	} );

	test( 'the ring around a bullet is seen whole', async ( { page } ) => {
		const slider = await openSlider( page, 'works' );
		await slider.getByRole( 'button', { name: '1 of 3' } ).focus();
		await page.keyboard.press( 'Tab' );
		const bullet = slider.getByRole( 'button', { name: '2 of 3' } );
		await expect( bullet ).toBeFocused();
		const room = await bullet.evaluate( ( button ) => {
			const { outlineWidth, outlineOffset } = getComputedStyle( button );
			const ring = parseFloat( outlineWidth ) + parseFloat( outlineOffset );
			const [ own, around ] = [ button, button.parentElement! ].map( ( part ) => part.getBoundingClientRect() );
			return Math.min( own!.top - around!.top, around!.bottom - own!.bottom ) - ring;
		} );
		expect( room ).toBeGreaterThanOrEqual( 0 );
	} );

	test( 'thumbnails and tabs are buttons with names', async ( { page } ) => {
		const slider = await openSlider( page, 'thumbs' );
		await slider.locator( '.fr-slider__thumb' ).nth( 2 ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( active( slider ) ).toHaveAttribute( 'data-key', 'harbour' );
		await slider.locator( '.fr-slider__tab' ).filter( { hasText: 'Oslo' } ).press( 'Enter' );
		await expect( active( slider ) ).toHaveAttribute( 'data-key', 'stairs' );
	} );
} );

test.describe( 'by finger', () => {
	test.use( { hasTouch: true, viewport: { width: 390, height: 844 } } );

	/** Draws a finger over a slider; gives back what lifts it. */
	async function draw( page: import( '@playwright/test' ).Page, id: string, dx: number, dy = 0 ) {
		const { x, y, width, height } = await box( page.locator( `#${ id }` ) );
		const devtools = await page.context().newCDPSession( page );
		const from = { x: x + ( width - dx ) / 2, y: y + ( height - dy ) / 2 };
		const send = ( type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number ) =>
			devtools.send( 'Input.dispatchTouchEvent', {
				type,
				touchPoints: part === undefined ? [] : [ { x: from.x + dx * part, y: from.y + dy * part } ],
			} );
		await send( 'touchStart', 0 );
		for ( let step = 1; step <= 10; step++ ) {
			await send( 'touchMove', step / 10 );
		}
		return () => send( 'touchEnd' );
	}

	test( 'a swipe brings the next slide, a short one changes its mind', { tag: '@smoke' }, async ( { page } ) => {
		const slider = await openSlider( page, 'thumbs' );
		const shortOne = await draw( page, 'thumbs', -70 );
		await shortOne();
		await expect( active( slider ) ).toHaveAttribute( 'data-key', 'fjord' );
		const longOne = await draw( page, 'thumbs', -150 );
		await longOne();
		await expect( active( slider ) ).toHaveAttribute( 'data-key', 'hall' );
	} );

	test( 'a finger that goes up scrolls the page and changes nothing', async ( { page } ) => {
		const slider = await openSlider( page, 'flat' );
		const before = await page.evaluate( () => scrollY );
		const lift = await draw( page, 'flat', 0, -160 );
		await lift();
		await expect.poll( () => page.evaluate( () => scrollY ) ).toBeGreaterThan( before );
		await expect( active( slider ) ).toHaveAttribute( 'data-key', 'fjord' );
	} );

	test( 'the carousel follows the finger', async ( { page } ) => {
		const slider = await openSlider( page, 'flat' );
		const front = slider.locator( '[data-key="fjord"]' );
		const before = ( await box( front ) ).x;
		const lift = await draw( page, 'flat', -150 );
		await expect.poll( async () => Math.abs( ( await boxNow( front ) ).x - before + 150 ) ).toBeLessThan( 12 );
		await lift();
		await expect( active( slider ) ).toHaveAttribute( 'data-key', 'hall' );
	} );
} );

test( 'by mouse: the carousel can be dragged, and a drag is no click', { tag: '@smoke' }, async ( { page } ) => {
	await page.setViewportSize( { width: 1440, height: 900 } );
	const slider = await openSlider( page, 'flat' );
	const { x, y, height } = await box( slider );
	await page.mouse.move( x + 900, y + height / 2 );
	await page.mouse.down();
	await page.mouse.move( x + 500, y + height / 2, { steps: 8 } );
	await page.mouse.up();
	await expect( active( slider ) ).not.toHaveAttribute( 'data-key', 'fjord' );
} );

test.describe( 'with reduced motion', () => {
	test.use( { contextOptions: { reducedMotion: 'reduce' } } );

	test( 'nothing moves by itself, and slides change by cuts', async ( { page } ) => {
		const slider = await openSlider( page, 'works' );
		await expect( slider.getByRole( 'button', { name: 'Play' } ) ).toBeVisible();
		const moving = () =>
			page.evaluate(
				() =>
					document
						.getAnimations()
						.filter(
							( { playState, timeline } ) => playState === 'running' && timeline === document.timeline
						).length
			);
		expect( await moving() ).toBe( 0 );
		await slider.getByRole( 'button', { name: '2 of 3' } ).press( 'Enter' );
		await expect( active( slider ) ).toHaveAttribute( 'data-key', 'hall' );
		expect( await moving() ).toBe( 0 );
		await expect( active( slider ).getByText( 'A 40-meter span of spruce' ) ).toHaveCSS( 'opacity', '1' );
	} );
} );

test( 'from right to left, the left arrow key goes on', async ( { page } ) => {
	await page.route( '**/sliders/', async ( route ) => {
		const response = await route.fetch();
		const body = ( await response.text() ).replace( /<html [^>]*>/, '<html lang="ar" dir="rtl">' );
		await route.fulfill( { response, body } );
	} );
	const slider = await openSlider( page, 'works' );
	await slider.getByRole( 'button', { name: '1 of 3' } ).focus();
	await page.keyboard.press( 'ArrowLeft' );
	await expect( active( slider ) ).toHaveAttribute( 'data-key', 'hall' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( active( slider ) ).toHaveAttribute( 'data-key', 'harbour' );
	expect( await horizontalScroll( page ) ).toEqual( [] );
} );

test( 'back and forward: the page comes back with sliders that run', async ( { page } ) => {
	const slider = await openSlider( page, 'thumbs' );
	await slider.locator( '.fr-slider__thumb' ).nth( 1 ).click();
	await expect( active( slider ) ).toHaveAttribute( 'data-key', 'hall' );
	await page.goto( '/contact/' );
	await page.goBack();
	await slider.scrollIntoViewIfNeeded();
	await running( slider );
	await slider.locator( '.fr-slider__thumb' ).nth( 3 ).click();
	await expect( active( slider ) ).toHaveAttribute( 'data-key', 'stairs' );
	await page.goForward();
	await expect( page ).toHaveURL( /contact/ );
} );
