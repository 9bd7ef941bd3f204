import { chromium, type Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { behave, everything } from '../../support/behaviors';
import { makeForm, unique } from '../../support/forms';
import { horizontalScroll } from '../../support/horizontal-scroll';
import { keepingPages } from '../../support/full-chromium';
import { counter, gallery, html, image, lightbox, picture, SCENES, shows, state } from '../../support/lightbox';
import { LONG, watchErrors } from '../../support/scrolling';
import { active, running } from '../../support/sliders';
import { box } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

// Every behavior is on, and a page has everything twice: what one does is not the other's business.

const block = ( name: string, attributes: object, inner = '' ) =>
	`<!-- wp:frontage/${ name } ${ JSON.stringify( attributes ) } ${ inner ? `-->${ inner }<!-- /wp:frontage/${ name } --` : '/--' }>`;
const slide = ( name: string ) =>
	block( 'slide', { key: name }, block( 'layer', { options: { type: 'text' }, html: name } ) );
const slider = block(
	'slider',
	{ options: { gridwidth: [ 600 ], gridheight: [ 300 ] } },
	slide( 'one' ) + slide( 'two' )
);
const tip = ( name: string ) =>
	html( `<p><a href="/?s=${ name }" data-tooltip="About ${ name }">What is ${ name }?</a></p>` );

/** One set; the two differ by their name alone. */
const set = ( name: string, form: string, pictures: string[] ) =>
	[
		html( `<p><a href="#fr-open-${ name }">Open ${ name }</a></p>` ),
		block( 'search', { layout: 'popup', label: `Search ${ name }` } ),
		gallery( ...pictures.map( ( one ) => image( picture( one ) ) ) ),
		block( 'video-button', { url: `${ SCENES }/night.webm`, label: `Film ${ name }` } ),
		html( `<label>Choose ${ name }<select><option>One</option><option>Two</option></select></label>` ),
		tip( name ),
		block( 'contact-form', { form, htmlTitle: `Write ${ name }` } ),
		slider,
		block( 'support-button', { label: `Help ${ name }`, link: { url: '/contact/' } } ),
		block( 'back-to-top', {} ),
		block(
			'overlay',
			{ name },
			`<!-- wp:heading --><h2 class="wp-block-heading">About ${ name }</h2><!-- /wp:heading -->${ tip(
				`inside ${ name }`
			) }${ block( 'contact-form', { form, htmlTitle: `Write in ${ name }` } ) }${ slider }`
		),
	].join( '\n' );

async function makeTwice( requestUtils: RequestUtils ) {
	const form = ( await makeForm( requestUtils ) ).hash.slice( 0, 7 );
	const { link } = await requestUtils.rest< { link: string } >( {
		method: 'POST',
		path: '/wp/v2/pages',
		data: {
			title: `Twice ${ unique() }`,
			status: 'publish',
			content:
				set( 'first', form, [ 'hall', 'fjord' ] ) +
				set( 'second', form, [ 'stairs', 'harbour', 'night' ] ) +
				LONG,
		},
	} );
	return link;
}
const at = ( page: Page, name: string ) => page.locator( `#fr-open-${ name }` );
/** Nothing holds the page: it can be scrolled, and nothing of it is out of reach. */
const isFree = ( page: Page ) =>
	page.evaluate(
		() =>
			getComputedStyle( document.documentElement ).overflowY !== 'hidden' &&
			! document.querySelector( 'dialog[open]' )
	);

test(
	'two of everything on one page: each answers for itself, in its order',
	{ tag: '@smoke' },
	async ( { page, context, axe, requestUtils } ) => {
		const errors = watchErrors( page );
		await behave( context, everything() );
		await page.goto( await makeTwice( requestUtils ) );
		await state( at( page, 'second' ), 'closed' );
		expect(
			await page.evaluate( () => {
				const ids = Array.from( document.querySelectorAll( '[id]' ), ( { id } ) => id );
				return ids.filter( ( id, place ) => ids.indexOf( id ) !== place );
			} )
		).toEqual( [] );
		expect( await axe() ).toEqual( [] );

		await test.step( 'the second gallery has its own pictures', async () => {
			await page.locator( '#harbour' ).click();
			await state( lightbox( page ), 'opened' );
			await expect( counter( page ) ).toHaveText( '2 of 3' );
			await page.keyboard.press( 'End' );
			await shows( page, 'night' );
			await page.keyboard.press( 'Escape' );
			await expect( lightbox( page ) ).toHaveCount( 0 );
			await expect.poll( () => isFree( page ) ).toBe( true );
		} );
		await test.step( 'the second film, and the second search', async () => {
			await page.getByRole( 'link', { name: 'Film second' } ).click();
			const film = page.getByRole( 'dialog', { name: 'Film second' } );
			await state( film, 'opened' );
			await page.keyboard.press( 'Escape' );
			await expect( film ).toHaveCount( 0 );
			await page.locator( 'main .fr-search__open' ).last().click();
			await expect( page.locator( 'dialog.fr-search-overlay[open]' ) ).toHaveCount( 1 );
			await page.keyboard.press( 'Escape' );
			await expect.poll( () => isFree( page ) ).toBe( true );
			await expect( page.locator( 'main .fr-search__open' ).last() ).toBeFocused();
		} );
		await test.step( 'a slider and a form in the second overlay; Escape takes the tooltip, the notice, then the overlay', async () => {
			const overlay = at( page, 'second' );
			await page.getByRole( 'link', { name: 'Open second' } ).click();
			await state( overlay, 'opened' );
			await overlay.locator( '.fr-slider' ).scrollIntoViewIfNeeded(); // It starts when it is seen.
			await running( overlay.locator( '.fr-slider' ) );
			await overlay.getByLabel( 'Your name' ).fill( 'Ann' );
			await page.evaluate( () => window.frontage!.notify!( 'Your list is kept.' ) );
			const notice = overlay.locator( '.fr-notice' );
			await expect( notice ).toHaveText( 'Your list is kept.' );
			await notice.hover(); // It waits for who reads it.
			await overlay.getByRole( 'link', { name: 'What is inside second?' } ).focus();
			await page.keyboard.press( 'Shift+Tab' );
			await page.keyboard.press( 'Tab' );
			await expect( overlay.getByRole( 'tooltip' ) ).toHaveText( 'About inside second' );
			await page.keyboard.press( 'Escape' );
			await expect( page.getByRole( 'tooltip' ) ).toHaveCount( 0 );
			await page.keyboard.press( 'Escape' );
			await expect( notice ).toHaveCount( 0 );
			await state( overlay, 'opened' );
			await page.keyboard.press( 'Escape' );
			await state( overlay, 'closed' );
			expect( await isFree( page ) ).toBe( true );
			await expect( page.getByRole( 'link', { name: 'Open second' } ) ).toBeFocused();
			await page.getByRole( 'link', { name: 'Open first' } ).click();
			await expect( at( page, 'first' ).getByLabel( 'Your name' ) ).toHaveValue( '' );
			await page.keyboard.press( 'Escape' );
			await state( at( page, 'first' ), 'closed' );
		} );
		await test.step( 'an overlay stays what it is in a window that grows narrow, and lets the page go', async () => {
			await page.getByRole( 'link', { name: 'Open first' } ).click();
			await state( at( page, 'first' ), 'opened' );
			for ( const [ width, height ] of [
				[ 320, 568 ],
				[ 640, 360 ], // 1280 × 720 at 200 %.
			] as const ) {
				await page.setViewportSize( { width, height } );
				const { left, right, bottom } = await box( at( page, 'first' ) );
				expect( left ).toBeGreaterThanOrEqual( 0 );
				expect( right ).toBeLessThanOrEqual( width );
				expect( bottom ).toBeLessThanOrEqual( height );
				expect( await horizontalScroll( page ) ).toEqual( [] );
				await at( page, 'first' ).getByRole( 'button', { name: 'Submit' } ).scrollIntoViewIfNeeded();
				await expect( at( page, 'first' ).getByRole( 'button', { name: 'Submit' } ) ).toBeInViewport();
			}
			await page.keyboard.press( 'Escape' );
			await expect.poll( () => isFree( page ) ).toBe( true );
		} );
		expect( errors ).toEqual( [] );
	}
);

test( 'back to such a page: it is as it was, what was open is closed, and everything works', async ( {
	requestUtils,
} ) => {
	const browser = await chromium.launch( keepingPages( test.info().project.use.launchOptions ) );
	const context = await browser.newContext( { viewport: { width: 1280, height: 720 } } );
	await behave( context, everything() );
	const page = await context.newPage();
	const errors = watchErrors( page );
	await page.goto( await makeTwice( requestUtils ) );
	await page.evaluate( () => {
		Object.assign( window, { isBack: false } );
		addEventListener( 'pageshow', ( { persisted } ) => Object.assign( window, { isBack: persisted } ) );
	} );
	const form = page.locator( 'main .wpcf7' ).first();
	await form.getByLabel( 'Your name' ).fill( 'Ann' );
	const show = page.locator( 'main .fr-slider' ).first();
	await show.scrollIntoViewIfNeeded();
	await running( show );
	await page.locator( '#hall' ).click();
	await state( lightbox( page ), 'opened' );
	const y = await page.evaluate( () => scrollY );
	await page.evaluate( () => location.assign( '/privacy/' ) );
	await expect( page ).toHaveURL( /privacy/ );
	await page.evaluate( () => history.back() );
	await expect
		.poll( () => page.evaluate( () => ( window as unknown as { isBack?: boolean } ).isBack ).catch( () => false ) )
		.toBe( true );

	await expect( lightbox( page ) ).toHaveCount( 0 );
	expect( await isFree( page ) ).toBe( true );
	expect( await page.evaluate( () => scrollY ) ).toBe( y );
	await expect( page.locator( '.fr-loader' ) ).toBeHidden();
	await expect( form.getByLabel( 'Your name' ) ).toHaveValue( 'Ann' );
	await form.getByRole( 'button', { name: 'Submit' } ).click();
	await expect( form.locator( '.wpcf7-form' ) ).toHaveAttribute( 'data-status', 'invalid' );
	await show.scrollIntoViewIfNeeded();
	await expect( active( show ) ).toHaveCount( 1 );
	await page.locator( '#fjord' ).click();
	await state( lightbox( page ), 'opened' );
	await page.keyboard.press( 'Escape' );
	await page.getByRole( 'link', { name: 'Open first' } ).click();
	await state( at( page, 'first' ), 'opened' );
	expect( errors ).toEqual( [] );
	await browser.close();
} );
