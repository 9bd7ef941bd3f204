import type { Locator, Page } from '@playwright/test';
import { fillIn, makeForm, unique } from '../../support/forms';
import { horizontalScroll } from '../../support/horizontal-scroll';
import { running } from '../../support/sliders';
import { box, boxes } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

// What a site opens over its pages: a form to write with, a drawer at the edge, sliders and films inside.

const FILM = '/wp-content/mu-plugins/images/scenes/night.webm';
const link = ( text: string, to: string ) =>
	`<!-- wp:paragraph --><p><a href="${ to }">${ text }</a></p><!-- /wp:paragraph -->`;
const overlay = ( attributes: object, inner: string ) =>
	`<!-- wp:frontage/overlay ${ JSON.stringify( attributes ) } -->${ inner }<!-- /wp:frontage/overlay -->`;
const heading = ( text: string ) =>
	`<!-- wp:heading --><h2 class="wp-block-heading">${ text }</h2><!-- /wp:heading -->`;
const slide = ( name: string ) =>
	`<!-- wp:frontage/slide {"key":"${ name }"} --><!-- wp:frontage/layer {"options":{"type":"text"},"html":"${ name }"} /--><!-- /wp:frontage/slide -->`;

let address = '';
test.beforeAll( async ( { requestUtils } ) => {
	const word = unique();
	const rest = < T >( path: string, data: object ) => requestUtils.rest< T >( { method: 'POST', path, data } );
	const { hash } = await makeForm( requestUtils );
	const { id: menu } = await rest< { id: number } >( '/wp/v2/navigation', {
		title: `Popups ${ word }`,
		status: 'publish',
		content:
			'<!-- wp:navigation-link {"label":"Write","url":"#fr-open-contact"} /--><!-- wp:navigation-link {"label":"More","url":"#fr-open-more"} /-->',
	} );
	const { link: made } = await rest< { link: string } >( '/wp/v2/pages', {
		title: `Popups ${ word }`,
		status: 'publish',
		content: [
			`<!-- wp:frontage/menu {"ref":${ menu },"ariaLabel":"Ways in"} /-->`,
			link( 'Write to us', '#fr-open-contact' ),
			link( 'See more', '#fr-open-more' ),
			link( 'Our film', '#fr-open-film' ),
			link( 'Our slides', '#fr-open-slides' ),
			...Array.from( { length: 30 }, ( _, line ) => link( `Line ${ line }`, '/' ) ),
			overlay(
				{ name: 'contact' },
				`${ heading( 'Write to us' ) }<!-- wp:frontage/contact-form {"form":"${ hash.slice( 0, 7 ) }"} /-->`
			),
			overlay( { name: 'more', type: 'drawer-end', ariaLabel: 'More about us' }, heading( 'More' ) ),
			overlay(
				{ name: 'film' },
				`${ heading( 'Film' ) }<!-- wp:video {"autoplay":true} --><figure class="wp-block-video"><video autoplay loop muted src="${ FILM }" playsinline></video></figure><!-- /wp:video -->`
			),
			overlay(
				{ name: 'slides' },
				`${ heading( 'Slides' ) }<!-- wp:frontage/slider {"options":{"gridwidth":[600],"gridheight":[300]}} -->${ slide(
					'one'
				) }${ slide( 'two' ) }<!-- /wp:frontage/slider -->`
			),
		].join( '\n' ),
	} );
	address = made;
} );

const state = ( at: Locator, is: string ) => expect( at ).toHaveAttribute( 'data-state', is );
const at = ( page: Page, name: string ) => page.locator( `#fr-open-${ name }` );
async function visit( page: Page ) {
	await page.goto( address );
	await state( at( page, 'contact' ), 'closed' );
}
const escape = async ( page: Page, name: string ) => {
	await page.keyboard.press( 'Escape' );
	await state( at( page, name ), 'closed' );
};

test(
	'O4: what was typed is there again, and the answer is read where the form is',
	{ tag: '@smoke' },
	async ( { page, mails, axe } ) => {
		await visit( page );
		const contact = at( page, 'contact' );
		await page.getByRole( 'link', { name: 'Write to us' } ).click();
		await state( contact, 'opened' );
		await expect( page.getByLabel( 'Your name' ) ).toBeFocused();
		const word = await fillIn( page );
		await escape( page, 'contact' );
		await page.evaluate( () => ( location.hash = 'fr-open-contact' ) );
		await state( contact, 'opened' );
		await expect( page.getByLabel( 'Your message' ) ).toHaveValue( `Do you have time in ${ word }?` );
		expect( await axe( '#fr-open-contact' ) ).toEqual( [] );
		await contact.getByRole( 'button', { name: 'Submit' } ).click();
		await expect( contact.locator( '.wpcf7-response-output' ) ).toContainText( 'has been sent' );
		await state( contact, 'opened' );
		// Beside the dialog nothing is read while it is open.
		await expect( contact.locator( '[aria-live]', { hasText: 'has been sent' } ).first() ).toBeAttached();
		expect( await mails( word ) ).toHaveLength( 1 );
	}
);

test( 'O4, O5: an item of a menu opens them, from the drawer of a phone too', async ( { page } ) => {
	await page.setViewportSize( { width: 1440, height: 900 } );
	await visit( page );
	const edge = await page.evaluate( () => document.documentElement.clientWidth ); // The scrollbar's room is beside it.
	const menu = page.getByRole( 'navigation', { name: 'Ways in' } );
	await menu.getByRole( 'link', { name: 'Write' } ).click();
	await state( at( page, 'contact' ), 'opened' );
	await escape( page, 'contact' );
	await menu.getByRole( 'link', { name: 'More' } ).click();
	await state( at( page, 'more' ), 'opened' );
	expect( ( await box( at( page, 'more' ) ) ).right ).toBeCloseTo( edge, 0 );
	await page.mouse.click( 5, 5 );
	await state( at( page, 'more' ), 'closed' );
	await expect( menu.getByRole( 'link', { name: 'More' } ) ).toBeFocused();

	await page.setViewportSize( { width: 390, height: 800 } );
	await menu.getByRole( 'button' ).first().click();
	await page.getByRole( 'dialog', { name: 'Ways in' } ).getByRole( 'link', { name: 'Write' } ).click();
	await state( at( page, 'contact' ), 'opened' );
	await escape( page, 'contact' );
	await page.getByRole( 'dialog', { name: 'Ways in' } ).getByRole( 'link', { name: 'More' } ).click();
	await state( at( page, 'more' ), 'opened' );
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 1 ); // A drawer takes the place of a drawer.
	expect( await horizontalScroll( page ) ).toEqual( [] );
} );

test(
	'O8: a film plays while it is seen, a slider has its size when it opens',
	{ tag: '@smoke' },
	async ( { page } ) => {
		const asked: string[] = [];
		page.on( 'request', ( request ) => request.url().endsWith( FILM ) && asked.push( request.url() ) );
		await visit( page );
		const playing = () =>
			page.locator( '#fr-open-film video' ).evaluate( ( film ) => ! ( film as HTMLVideoElement ).paused );
		expect( await playing() ).toBe( false );
		expect( asked ).toEqual( [] );
		await page.getByRole( 'link', { name: 'Our film' } ).click();
		await expect.poll( playing ).toBe( true );
		await escape( page, 'film' );
		expect( await playing() ).toBe( false );

		const slider = page.locator( '#fr-open-slides .fr-slider' );
		await page.getByRole( 'link', { name: 'Our slides' } ).click();
		await state( at( page, 'slides' ), 'opened' );
		await running( slider );
		await slider.getByRole( 'button', { name: 'Pause' } ).click(); // One that plays never comes to rest.
		for ( const width of [ 1280, 390 ] ) {
			await page.setViewportSize( { width, height: 700 } );
			const [ inner, { left, right } ] = await boxes( slider, at( page, 'slides' ) );
			expect( inner.width ).toBeGreaterThan( 250 );
			expect( Math.abs( inner.height - inner.width / 2 ) ).toBeLessThan( 2 );
			expect( left ).toBeGreaterThanOrEqual( 0 );
			expect( right ).toBeLessThanOrEqual( width );
		}
	}
);

test.describe( 'with a finger', () => {
	test.use( { hasTouch: true, viewport: { width: 390, height: 700 } } );
	test( 'O2: the page behind does not move', async ( { page } ) => {
		await visit( page );
		const client = await page.context().newCDPSession( page );
		const draw = async ( x: number ) => {
			const touch = ( type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number ) =>
				client.send( 'Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [ { x, y } ] } );
			await touch( 'touchStart', 600 );
			for ( let y = 580; y >= 200; y -= 20 ) {
				await touch( 'touchMove', y );
			}
			await touch( 'touchEnd' );
		};
		const place = () => page.evaluate( () => scrollY );
		await draw( 200 );
		await expect.poll( place ).toBeGreaterThan( 100 );
		await page.evaluate( () => ( location.hash = 'fr-open-more' ) );
		await state( at( page, 'more' ), 'opened' );
		const before = await place();
		await draw( 20 ); // On the page behind,
		await draw( 300 ); // and in the drawer, which has nothing to scroll.
		expect( await place() ).toBe( before );
		await escape( page, 'more' );
	} );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false, viewport: { width: 1280, height: 1000 } } );
	test( 'O4: the form is where the link leads, and so is the answer', async ( { page } ) => {
		await page.goto( address );
		await expect( page.getByLabel( 'Your name' ) ).toBeHidden();
		await page.getByRole( 'link', { name: 'Write to us' } ).click();
		await expect( page.getByLabel( 'Your name' ) ).toBeInViewport();
		await fillIn( page );
		await page.getByRole( 'button', { name: 'Submit' } ).click();
		await expect( page.locator( '.wpcf7-response-output' ) ).toBeInViewport();
		await expect( page.locator( '.wpcf7-response-output' ) ).toContainText( 'has been sent' );
	} );
} );
