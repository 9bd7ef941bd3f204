import type { Page } from '@playwright/test';
import { fillIn, makeForm, makePage, watchPosts } from '../../support/forms';
import { box, boxes } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

const PLEASE = 'One or more fields have an error. Please check and try again.';

const button = ( page: Page ) => page.getByRole( 'button', { name: 'Submit' } );
const tips = ( page: Page ) => page.locator( '.wpcf7-not-valid-tip' );
const answer = ( page: Page ) => page.locator( '.wpcf7-response-output' );

test(
	'all errors show without a request, with a summary at the head of the form',
	{ tag: '@smoke' },
	async ( { page, requestUtils, axe } ) => {
		await page.setViewportSize( { width: 390, height: 600 } );
		await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
		const sent = watchPosts( page );
		await button( page ).click();

		await expect( tips( page ) ).toHaveText( Array( 3 ).fill( 'Please fill out this field.' ) );
		await expect( answer( page ) ).toHaveText( PLEASE );
		await expect( page.getByLabel( 'Your name' ) ).toHaveAttribute( 'aria-invalid', 'true' );
		await expect( page.getByLabel( 'Your name' ) ).toHaveAccessibleDescription( /Please fill out this field\.$/ );
		const summary = page.getByRole( 'group', { name: PLEASE } );
		await expect( summary ).toBeFocused();
		await expect( summary ).toBeInViewport( { ratio: 1 } );
		await expect( summary.getByRole( 'listitem' ) ).toHaveCount( 3 );
		const [ above, below ] = await boxes( summary, page.getByLabel( 'Your name' ) );
		expect( above.bottom ).toBeLessThanOrEqual( below.top ); // It covers nothing.
		expect( sent ).toEqual( [] );
		expect( await axe() ).toEqual( [] );
	}
);

test( 'by keyboard the error summary leads to the fields', { tag: '@smoke' }, async ( { page, requestUtils, axe } ) => {
	await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
	await page.getByLabel( 'Your message' ).focus();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );

	const summary = page.getByRole( 'group', { name: PLEASE } );
	await expect( summary ).toBeFocused();
	await expect( summary.getByRole( 'listitem' ) ).toHaveCount( 3 );
	expect( ( await box( summary ) ).height ).toBeGreaterThan( 80 );
	expect( await axe() ).toEqual( [] );

	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Tab' );
	await expect( summary.getByRole( 'link', { name: 'Your email – Please fill out this field.' } ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByLabel( 'Your email' ) ).toBeFocused();
} );

test( 'the summary stands clear of a header that stays', async ( { page, requestUtils } ) => {
	await page.setViewportSize( { width: 390, height: 500 } );
	await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
	await page.addStyleTag( {
		content: 'header { position: sticky; inset-block-start: 0; z-index: 9; background: #fff }',
	} );
	await button( page ).click();
	const summary = page.getByRole( 'group', { name: PLEASE } );
	await expect( summary ).toBeFocused();
	await expect
		.poll( () =>
			summary.evaluate( ( { firstElementChild } ) => {
				const { left, top } = firstElementChild!.getBoundingClientRect();
				return document.elementFromPoint( left + 2, top + 2 ) === firstElementChild;
			} )
		)
		.toBe( true );
} );

test( 'when all is mended the page says so', { tag: '@smoke' }, async ( { page, requestUtils } ) => {
	await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
	await button( page ).click();
	await expect( answer( page ) ).toHaveText( PLEASE );
	await fillIn( page );
	await page.keyboard.press( 'Tab' );
	await expect( tips( page ) ).toHaveCount( 0 );
	await expect( answer( page ) ).toContainText( 'Send the form.' );
	await expect( page.getByText( PLEASE ) ).toHaveCount( 0 );
} );

test( 'a button that waits for a consent says so', async ( { page, requestUtils, axe } ) => {
	const form = await makeForm(
		requestUtils,
		'<label>Your name [text your-name]</label>\n[acceptance agree] I agree [/acceptance]\n[submit "Submit"]'
	);
	await page.goto( await makePage( requestUtils, form ) );
	await expect( button( page ) ).toBeDisabled();
	await expect( button( page ) ).toHaveAccessibleDescription( /after you accept the consent checkbox/ );
	await expect( page.getByText( 'after you accept the consent checkbox' ) ).toBeVisible();
	expect( await axe() ).toEqual( [] );
	await page.getByLabel( 'I agree' ).check();
	await expect( button( page ) ).toBeEnabled();
	await expect( page.getByText( 'after you accept the consent checkbox' ) ).toHaveCount( 0 );
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

/** Presses the mouse where the button was when the visitor aimed, whatever the press moves. */
async function clickWhereItWas( page: Page ) {
	const { x, y, width, height } = await box( button( page ) );
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
