import type { Page } from '@playwright/test';
import { CONTACT, fillIn, kept, makeForm, makePage, unique } from '../../support/forms';
import { expect, test } from '../../support/test';

const THANKS = 'Thank you for your message. It has been sent.';

/**
 * Pages whose forms are run by a script of the form format's first kind, not by ours. FRONTAGE_OLD_SCRIPTS names other
 * files to run instead (with colons between), such as those of the plugin that the format comes from.
 */
const SCRIPTS = process.env.FRONTAGE_OLD_SCRIPTS?.split( ':' ) ?? [ require.resolve( '../../support/old-script.js' ) ];

async function withOldScript( page: Page ): Promise< void > {
	await page.route( /contact-form\/page\/.*\.js/, ( route ) => route.abort() );
	await page.addInitScript( ( root ) => {
		const seen: string[] = [];
		Object.assign( window, { wpcf7: { api: { root, namespace: 'contact-form-7/v1' } }, seen } );
		for ( const name of [
			'beforesubmit',
			'invalid',
			'unaccepted',
			'spam',
			'mailsent',
			'mailfailed',
			'reset',
			'submit',
		] ) {
			document.addEventListener( `wpcf7${ name }`, () => seen.push( name ) );
		}
	}, `${ process.env.WP_BASE_URL }/wp-json/` );
	for ( const path of SCRIPTS ) {
		await page.addInitScript( { path } );
	}
}

const seen = ( page: Page ) => page.evaluate( () => ( window as unknown as { seen: string[] } ).seen );
const form = ( page: Page, index = 0 ) => page.locator( 'form.wpcf7-form' ).nth( index );
const submit = ( page: Page ) => page.getByRole( 'button', { name: 'Submit' } ).click();

/** The answer as the form tells it: status word, text in the box and in the live region. */
async function expectAnswer( page: Page, status: string, text: string, index = 0 ): Promise< void > {
	await expect( form( page, index ) ).toHaveAttribute( 'data-status', status );
	await expect( form( page, index ) ).toHaveClass( new RegExp( `\\b${ status }\\b` ) );
	await expect( form( page, index ).locator( '.wpcf7-response-output' ) ).toHaveText( text );
	await expect( page.locator( '.wpcf7' ).nth( index ).getByRole( 'status' ) ).toHaveText( text );
}

test( 'errors, then it is sent', { tag: '@smoke' }, async ( { page, requestUtils, mails } ) => {
	await withOldScript( page );
	await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
	await expect( page.locator( '.wpcf7' ) ).toHaveClass( /\bjs\b/ );
	await submit( page );
	await expectAnswer( page, 'invalid', 'One or more fields have an error. Please check and try again.' );
	await expect( page.locator( '.wpcf7-not-valid-tip' ) ).toHaveText(
		Array( 3 ).fill( 'Please fill out this field.' )
	);
	await expect( page.locator( '.screen-reader-response li' ) ).toHaveCount( 3 );

	const word = await fillIn( page );
	await submit( page );
	await expectAnswer( page, 'sent', THANKS );
	await expect( page.locator( '.wpcf7-not-valid-tip' ) ).toHaveCount( 0 );
	await expect( page.getByLabel( 'Your name' ) ).toHaveValue( '' );
	await expect.poll( () => mails( word ) ).toHaveLength( 1 );
	expect( await kept( requestUtils, word ) ).toBe( 1 );
	expect( ( await seen( page ) ).filter( ( name ) => name !== 'reset' ) ).toEqual( [
		'beforesubmit',
		'invalid',
		'submit',
		'beforesubmit',
		'mailsent',
		'submit',
	] );
	expect( await seen( page ) ).toContain( 'reset' );
} );

test( 'a consent that is missing', async ( { page, requestUtils } ) => {
	await withOldScript( page );
	const stored = await makeForm( requestUtils, `${ CONTACT }\n[acceptance terms] I agree. [/acceptance]` );
	await page.goto( await makePage( requestUtils, stored ) );
	await fillIn( page );
	await expect( page.getByRole( 'button', { name: 'Submit' } ) ).toBeDisabled();
	await form( page ).evaluate( ( element: HTMLFormElement ) => element.requestSubmit() );
	await expectAnswer( page, 'unaccepted', 'You must accept the terms and conditions before sending your message.' );
	expect( await seen( page ) ).toEqual( [ 'beforesubmit', 'unaccepted', 'submit' ] );

	await page.getByLabel( 'I agree.' ).check();
	await submit( page );
	await expectAnswer( page, 'sent', THANKS );
} );

test( 'what is taken for spam', async ( { browser, requestUtils } ) => {
	const context = await browser.newContext( { userAgent: 'x' } );
	const page = await context.newPage();
	await withOldScript( page );
	await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
	await fillIn( page );
	await submit( page );
	await expectAnswer( page, 'spam', 'There was an error trying to send your message. Please try again later.' );
	expect( await seen( page ) ).toEqual( [ 'beforesubmit', 'spam', 'submit' ] );
	await context.close();
} );

test( 'a mail that is refused, of a form that stores nothing', async ( { page, requestUtils } ) => {
	await withOldScript( page );
	const stored = await makeForm( requestUtils, CONTACT, {
		additional_settings: 'do_not_store: on',
		mail: { recipient: 'refuse@example.test' },
	} );
	await page.goto( await makePage( requestUtils, stored ) );
	const word = await fillIn( page );
	await submit( page );
	await expectAnswer( page, 'failed', 'There was an error trying to send your message. Please try again later.' );
	await expect( page.getByLabel( 'Your message' ) ).toHaveValue( new RegExp( word ) );
	expect( await seen( page ) ).toEqual( [ 'beforesubmit', 'mailfailed', 'submit' ] );
} );

test( 'a question that is asked anew', async ( { page, requestUtils } ) => {
	await withOldScript( page );
	const stored = await makeForm( requestUtils, `[text* your-name]\n[quiz sum "1+1=?|2"]\n[submit "Submit"]` );
	await page.goto( await makePage( requestUtils, stored ) );
	const answer = async ( sum: string ) => {
		await page.locator( '[name="your-name"]' ).fill( unique() );
		await page.locator( '[name="sum"]' ).fill( sum );
		await page.locator( '[name="sum"]' ).blur(); // Of some scripts the error goes now, and the button moves with it.
		await submit( page );
	};
	await answer( '3' );
	await expectAnswer( page, 'invalid', 'One or more fields have an error. Please check and try again.' );
	await expect( page.locator( '[name="sum"]' ) ).toHaveValue( '' );
	for ( const times of [ 1, 2 ] ) {
		await answer( '2' );
		await expectAnswer( page, 'sent', THANKS );
		// The new question may come after the answer, and clears the field when it does.
		await expect
			.poll( async () => ( await seen( page ) ).filter( ( name ) => name === 'reset' ).length )
			.toBe( times );
		await expect( page.locator( '[name="sum"]' ) ).toHaveValue( '' );
	}
	await expect( page.locator( '.wpcf7-quiz-label' ) ).toHaveText( '1+1=?' );
} );

test( 'two forms on a page', async ( { page, requestUtils, mails } ) => {
	await withOldScript( page );
	const [ first, second ] = [
		await makeForm( requestUtils ),
		await makeForm( requestUtils, '[text* your-name]\n[submit "Go"]' ),
	];
	await page.goto( await makePage( requestUtils, first, second ) );
	const word = unique();
	await form( page, 1 ).locator( '[name="your-name"]' ).fill( word );
	await page.getByRole( 'button', { name: 'Go' } ).click();
	await expectAnswer( page, 'sent', THANKS, 1 );
	await expectAnswer( page, 'init', '', 0 );
	await submit( page );
	await expectAnswer( page, 'invalid', 'One or more fields have an error. Please check and try again.' );
	await expect.poll( () => mails( word ) ).toHaveLength( 1 );
} );
