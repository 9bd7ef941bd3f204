import type { Page } from '@playwright/test';
import { fillIn, makeForm, makePage, watchPosts } from '../support/forms';
import { expect, test } from '../support/test';

const PLEASE = 'One or more fields have an error. Please check and try again.';

const button = ( page: Page ) => page.getByRole( 'button', { name: 'Submit' } );
const tips = ( page: Page ) => page.locator( '.wpcf7-not-valid-tip' );
const answer = ( page: Page ) => page.locator( '.wpcf7-response-output' );

test( 'all errors show without a request, by pointer in sight of the first one', async ( {
	page,
	requestUtils,
	axe,
} ) => {
	await page.setViewportSize( { width: 390, height: 600 } );
	await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
	const sent = watchPosts( page );
	await button( page ).click();

	await expect( tips( page ) ).toHaveText( Array( 3 ).fill( 'Please fill out this field.' ) );
	await expect( answer( page ) ).toHaveText( PLEASE );
	await expect( page.getByLabel( 'Your name' ) ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( page.getByLabel( 'Your name' ) ).toHaveAccessibleDescription( /Please fill out this field\.$/ );
	await expect( page.getByLabel( 'Your name' ) ).toBeInViewport();
	await expect( page.locator( '.screen-reader-response' ) ).toBeFocused();
	const { width } = ( await page.locator( '.screen-reader-response' ).boundingBox() )!;
	expect( width ).toBeLessThanOrEqual( 390 );
	expect( sent ).toEqual( [] );
	expect( await axe() ).toEqual( [] );
} );

test( 'by keyboard the error summary comes into sight and leads to the fields', async ( {
	page,
	requestUtils,
	axe,
} ) => {
	await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
	await page.getByLabel( 'Your message' ).focus();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );

	const summary = page.getByRole( 'group', { name: PLEASE } );
	await expect( summary ).toBeFocused();
	await expect( summary.getByRole( 'listitem' ) ).toHaveCount( 3 );
	expect( ( await summary.boundingBox() )!.height ).toBeGreaterThan( 80 );
	expect( await axe() ).toEqual( [] );

	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Tab' );
	await expect( summary.getByRole( 'link', { name: 'Your email – Please fill out this field.' } ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByLabel( 'Your email' ) ).toBeFocused();
	expect( ( await page.locator( '.screen-reader-response' ).boundingBox() )!.height ).toBeLessThanOrEqual( 1 );
} );

test( 'errors come field by field, as far as the visitor has got', async ( { page, requestUtils, axe } ) => {
	await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
	await page.getByLabel( 'Your name' ).fill( 'Ann' );
	// Nobody types an address faster than the island comes; a test does.
	await expect( page.locator( 'form.wpcf7-form' ) ).toHaveAttribute( 'data-state', 'ready' );
	await page.getByLabel( 'Your email' ).fill( 'nonsense' );
	await page.keyboard.press( 'Tab' );
	await expect( tips( page ) ).toHaveText( [ 'Please enter an email address.' ] );
	await expect( page.locator( 'form.wpcf7-form' ) ).toHaveAttribute( 'data-status', 'init' );
	expect( await axe() ).toEqual( [] );
} );

/** Presses the mouse where the button was when the visitor aimed, without waiting for anything. */
async function clickWhereItWas( page: Page ) {
	const { x, y, width, height } = ( await button( page ).boundingBox() )!;
	await page.mouse.move( x + width / 2, y + height / 2 );
	await page.mouse.down();
	await page.evaluate( () => new Promise( requestAnimationFrame ) );
	await page.mouse.up();
}

test( 'the first click counts after the last error was fixed', async ( { page, requestUtils, mails, axe } ) => {
	await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
	const word = await fillIn( page );
	await page.getByLabel( 'Your email' ).fill( 'nonsense' );
	await button( page ).click();
	await expect( tips( page ) ).toHaveCount( 1 );
	await button( page ).scrollIntoViewIfNeeded();
	await page.getByLabel( 'Your email' ).fill( 'ann@example.com' );
	await expect( tips( page ) ).toHaveCount( 1 ); // Not left yet, so not judged yet.
	await clickWhereItWas( page );

	await expect( answer( page ) ).toHaveText( 'Thank you for your message. It has been sent.' );
	expect( await mails( word ) ).toHaveLength( 1 );
	expect( await axe() ).toEqual( [] );
} );

test( 'and when the click itself makes the first error appear', async ( { page, requestUtils } ) => {
	await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
	await fillIn( page );
	await button( page ).scrollIntoViewIfNeeded();
	await page.getByLabel( 'Your email' ).fill( 'nonsense' );
	await clickWhereItWas( page );
	await expect( answer( page ) ).toHaveText( PLEASE );
	await expect( tips( page ) ).toHaveCount( 1 );
} );
