import { publish } from '../../support/forms';
import { active, openSlider, PAGE, running } from '../../support/sliders';
import { expect, test } from '../../support/test';

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'every word is there to be read, and none stands on another', { tag: '@smoke' }, async ( { page } ) => {
		await page.goto( PAGE );
		for ( const id of [ 'hero', 'film', 'story', 'opener' ] ) {
			const texts = page.locator( `#${ id } .fr-slide[data-state="active"] .fr-layer--text` );
			const boxes = await texts.evaluateAll( ( all ) =>
				all
					.filter( ( { clientWidth } ) => clientWidth )
					.map( ( layer ) => {
						const { left, top, right, bottom } = layer.getBoundingClientRect();
						return { words: layer.textContent!.trim(), left, top, right, bottom };
					} )
			);
			expect( boxes.length ).toBeGreaterThan( 0 );
			for ( const [ nth, one ] of boxes.entries() ) {
				await expect( texts.filter( { hasText: one.words } ).first() ).toBeVisible();
				for ( const other of boxes.slice( nth + 1 ) ) {
					const apart =
						one.right <= other.left ||
						other.right <= one.left ||
						one.bottom <= other.top ||
						other.bottom <= one.top;
					expect( apart, `${ one.words } / ${ other.words }` ).toBe( true );
				}
			}
		}
	} );

	test(
		'all slides can be reached by scrolling, and no button pretends to work',
		{ tag: '@smoke' },
		async ( { page } ) => {
			await page.goto( PAGE );
			const slider = page.locator( '#thumbs' );
			await expect( slider.getByRole( 'button' ) ).toHaveCount( 0 );
			await expect( slider.locator( '.fr-slide' ) ).toHaveCount( 5 );
			for ( const key of [ 'fjord', 'night' ] ) {
				await slider.locator( `[data-key="${ key }"]` ).scrollIntoViewIfNeeded();
				await expect( slider.locator( `[data-key="${ key }"] img` ).first() ).toBeInViewport();
			}
		}
	);
} );

test( 'when the engine does not come, the slides are a row to scroll', async ( { page } ) => {
	await page.route( '**/build/engine/engine.js*', ( route ) => route.abort() );
	await page.goto( PAGE );
	const slider = page.locator( '#thumbs' );
	await slider.scrollIntoViewIfNeeded();
	await expect( slider ).toHaveAttribute( 'data-state', 'native' );
	await slider.locator( '[data-key="night"]' ).scrollIntoViewIfNeeded();
	await expect( slider.locator( '[data-key="night"] img' ).first() ).toBeInViewport();
} );

test( 'a late picture is waited for: the slide before it stands until then', async ( { page } ) => {
	let letGo = () => {};
	const late = new Promise< void >( ( resolve ) => ( letGo = resolve ) );
	await page.route( '**/scenes/stairs-*', async ( route ) => {
		await late;
		await route.continue();
	} );
	await page.goto( PAGE, { waitUntil: 'domcontentloaded' } );
	const slider = page.locator( '#thumbs' );
	await slider.scrollIntoViewIfNeeded();
	await running( slider );
	await slider.locator( '.fr-slider__tab' ).filter( { hasText: 'Oslo' } ).click();
	await expect( slider ).toHaveAttribute( 'aria-busy', 'true' );
	await expect( active( slider ) ).toHaveAttribute( 'data-key', 'fjord' );
	letGo();
	await expect( active( slider ) ).toHaveAttribute( 'data-key', 'stairs' );
	await expect( slider ).not.toHaveAttribute( 'aria-busy', 'true' );
} );

test( 'a picture that fails holds nobody up, and its words are still there', { tag: '@smoke' }, async ( { page } ) => {
	await page.route( '**/scenes/hall-*', ( route ) => route.abort() );
	const slider = await openSlider( page, 'thumbs' );
	await slider.locator( '.fr-slider__thumb' ).nth( 1 ).click();
	await expect( active( slider ) ).toHaveAttribute( 'data-key', 'hall' );
	await expect( active( slider ).locator( 'img' ).first() ).toHaveAttribute( 'data-state', 'failed' );
	await expect( active( slider ).getByText( 'Voss' ) ).toBeVisible();
	await slider.locator( '.fr-slider__thumb' ).nth( 2 ).click();
	await expect( active( slider ) ).toHaveAttribute( 'data-key', 'harbour' );
} );

test( 'when the film cannot be had, its picture and the words stay', async ( { page } ) => {
	await page.route( '**/*.webm', ( route ) => route.abort() );
	const slider = await openSlider( page, 'film' );
	await expect( slider.getByText( 'We lifted the deck' ) ).toBeVisible();
	await expect( slider.locator( '.fr-slide__image' ) ).toBeVisible();
	await expect( slider.getByRole( 'button', { name: 'Learn more' } ) ).toBeVisible();
} );

test(
	'a film of a provider is asked for by a click only; where its host is blocked, the page says so',
	{ tag: '@smoke' },
	async ( { page, requestUtils } ) => {
		const asked: string[] = [];
		await page.route( /youtube|ytimg|google/, ( route ) => {
			asked.push( route.request().url() );
			return route.abort();
		} );
		const film =
			'{"id":"film","type":"video","video":{"provider":"youtube","id":"M7lc1UVf-VE","controls":true},"box":{"width":[640],"height":[360]}}';
		const address = await publish(
			requestUtils,
			`<!-- wp:frontage/slider {"id":"clip","alias":"clip","title":"Clip"} --><!-- wp:frontage/slide {"key":"a"} --><!-- wp:frontage/layer ${ film } /--><!-- /wp:frontage/slide --><!-- /wp:frontage/slider -->`
		);
		const slider = await openSlider( page, 'clip', address );
		const start = slider.getByRole( 'button', { name: /play/i } );
		await expect( start ).toBeVisible();
		expect( asked ).toEqual( [] );
		await start.click();
		await expect( slider.getByRole( 'alert' ) ).toBeVisible();
		expect( asked.length ).toBeGreaterThan( 0 );
	}
);

test( 'on a page that never finishes loading, a slider further down starts all the same', async ( { page } ) => {
	await page.clock.install();
	await page.route( '**/never.png', () => {} );
	await page.route( '**/sliders/', async ( route ) => {
		const response = await route.fetch();
		const largest = 'The largest paint is a text. '.repeat( 400 );
		const first = `<div style="font-size:40px;block-size:200vh;margin-inline:calc(50% - 50vw);max-inline-size:none;overflow:clip">${ largest }</div>`;
		const body = ( await response.text() ).replace( /<main[^>]*>/, `$&<img src="/never.png" alt="">${ first }` );
		await route.fulfill( { response, body } );
	} );
	await page.goto( PAGE, { waitUntil: 'domcontentloaded' } );
	const slider = page.locator( '#thumbs' );
	await page.evaluate( () => document.querySelector( '#thumbs' )!.scrollIntoView() );
	await page.clock.runFor( 6000 );
	expect( await page.evaluate( () => document.readyState ) ).toBe( 'interactive' );
	await running( slider );
} );

test.describe( 'with colours of their own', () => {
	test.use( { contextOptions: { forcedColors: 'active' } } );

	test( 'which slide is shown can be seen', async ( { page } ) => {
		const looks = ( buttons: import( '@playwright/test' ).Locator, pseudo?: string ) =>
			buttons.evaluateAll(
				( all, part ) => all.map( ( button ) => getComputedStyle( button, part ).backgroundColor ),
				pseudo
			);
		const tabs = ( await openSlider( page, 'thumbs' ) ).locator( '.fr-slider__tab' );
		const [ current, ...others ] = await looks( tabs );
		expect( others ).not.toContain( current );
		const bullets = ( await openSlider( page, 'works' ) ).locator( '.fr-slider__bullet' );
		const [ first, ...rest ] = await looks( bullets, '::before' );
		expect( rest ).not.toContain( first );
	} );
} );

test( 'on paper there are no buttons and no room to scroll through', async ( { page } ) => {
	const story = await openSlider( page, 'story' );
	await page.emulateMedia( { media: 'print' } );
	await expect( page.locator( '.fr-slider__controls:visible' ) ).toHaveCount( 0 );
	const [ whole, stage ] = await story.evaluate( ( slider: HTMLElement ) => [
		slider.offsetHeight,
		( slider.firstElementChild as HTMLElement ).offsetHeight,
	] );
	expect( whole ).toBe( stage );
} );
