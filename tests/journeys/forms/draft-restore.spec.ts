import type { Page } from '@playwright/test';
import { fillIn, kept, makeForm, makePage, unique, watchPosts } from '../../support/forms';
import { expect, test } from '../../support/test';

const THANKS = 'Thank you for your message. It has been sent.';

const send = ( page: Page ) => page.getByRole( 'button', { name: 'Submit' } ).click();
const answer = ( page: Page ) => page.locator( '.wpcf7-response-output' );

/** What a plugin says that closes REST to visitors. */
const closed = { status: 401, json: { code: 'rest_forbidden', message: 'No.', data: { status: 401 } } };

test(
	'what was typed survives a reload, and is gone once it was sent',
	{ tag: '@smoke' },
	async ( { page, requestUtils, mails } ) => {
		const address = await makePage( requestUtils, await makeForm( requestUtils ) );
		await page.goto( address );
		const word = await fillIn( page );
		await expect( page.locator( 'form.wpcf7-form' ) ).toHaveAttribute( 'data-state', 'ready' );
		await page.goto( 'about:blank' );
		await page.goto( address );
		await expect( page.getByLabel( 'Your message' ) ).toHaveValue( new RegExp( word ) );
		await expect( page.getByLabel( 'Your name' ) ).toHaveValue( 'Ann Archer' );
		await send( page );
		await expect( answer( page ) ).toHaveText( THANKS );
		expect( await mails( word ) ).toHaveLength( 1 );
		await page.goto( 'about:blank' );
		await page.goto( address );
		await expect( page.getByLabel( 'Your message' ) ).toHaveValue( '' );
		expect( await page.evaluate( () => sessionStorage.length ) ).toBe( 0 );
	}
);

test(
	'a message that may have arrived is the same message after a reload',
	{ tag: '@smoke' },
	async ( { page, requestUtils, mails } ) => {
		const address = await makePage( requestUtils, await makeForm( requestUtils ) );
		await page.goto( address );
		await page.route(
			/feedback/,
			async ( route ) => {
				await route.fetch();
				await route.abort( 'connectionreset' );
			},
			{ times: 1 }
		);
		const word = await fillIn( page );
		await send( page );
		await expect( answer( page ) ).toContainText( 'we don’t know whether' );
		await page.goto( 'about:blank' );
		await page.goto( address );
		await expect( page.getByLabel( 'Your message' ) ).toHaveValue( new RegExp( word ) );
		await send( page );
		await expect( answer( page ) ).toHaveText( THANKS );
		expect( await mails( word ) ).toHaveLength( 1 );
		expect( await kept( requestUtils, word ) ).toBe( 1 );
	}
);

test(
	'a site that closes our namespace is written to through the other one',
	{ tag: '@smoke' },
	async ( { page, requestUtils, mails } ) => {
		await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
		await page.route( /frontage\/v1\/contact-forms/, ( route ) => route.fulfill( closed ) );
		const sent = watchPosts( page );
		const word = await fillIn( page );
		await send( page );
		await expect( answer( page ) ).toHaveText( THANKS );
		expect( sent.map( ( url ) => /(frontage|contact-form-7)\/v1/.exec( url )?.[ 1 ] ) ).toEqual( [
			'frontage',
			'contact-form-7',
		] );
		expect( await mails( word ) ).toHaveLength( 1 );
	}
);

test(
	'a site that closes REST altogether is written to by a plain post, once',
	{ tag: '@smoke' },
	async ( { page, requestUtils, mails } ) => {
		await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
		const word = await fillIn( page );
		let lost = false;
		await page.route( /\/v1\/contact-forms/, async ( route ) => {
			if ( ! lost ) {
				lost = true;
				await route.fetch(); // It arrived all the same: the key tells.
			}
			await route.fulfill( closed );
		} );
		await send( page );
		await expect( page.locator( 'form.wpcf7-form' ) ).toHaveAttribute( 'data-status', 'sent' );
		await expect( answer( page ) ).toHaveText( THANKS );
		expect( await mails( word ) ).toHaveLength( 1 );
		expect( await kept( requestUtils, word ) ).toBe( 1 );
		expect( await page.evaluate( () => sessionStorage.length ) ).toBe( 0 );
	}
);

test( 'a press on Send shows at once that it was seen', async ( { page, requestUtils, axe } ) => {
	let bring = () => {};
	const brought = new Promise< void >( ( resolve ) => ( bring = resolve ) );
	await page.route( /island\.js/, async ( route ) => {
		await brought;
		await route.continue();
	} );
	await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
	await fillIn( page );
	await send( page );
	await expect( page.getByText( 'Sending your message' ) ).toBeVisible();
	await expect( page.locator( '.wpcf7-spinner' ) ).toBeVisible();
	expect( await axe() ).toEqual( [] );
	bring();
	await expect( answer( page ) ).toHaveText( THANKS );
	await expect( page.getByText( 'Sending your message' ) ).toHaveCount( 0 );
} );

test( 'a form that a popup brings later is taken in, and the site’s own wrapper is obeyed', async ( {
	page,
	requestUtils,
	mails,
} ) => {
	const address = await makePage( requestUtils, await makeForm( requestUtils ) );
	await page.goto( address );
	await page.evaluate( async ( from ) => {
		const { wpcf7 } = window as unknown as { wpcf7: { submit: ( ...args: unknown[] ) => void } };
		const { submit } = wpcf7;
		wpcf7.submit = ( ...args ) => {
			document.body.dataset.asked = String( Number( document.body.dataset.asked ?? 0 ) + 1 );
			submit( ...args );
		};
		const html = await ( await fetch( from ) ).text();
		const form = new DOMParser().parseFromString( html, 'text/html' ).querySelector( '.wpcf7' )!;
		form.id = 'late';
		document.querySelector( '.wpcf7' )!.replaceWith( document.importNode( form, true ) );
	}, address );
	await expect( page.locator( '#late' ) ).toHaveClass( 'wpcf7 js' );
	const word = await fillIn( page, unique() );
	await send( page );
	await expect( answer( page ) ).toHaveText( THANKS );
	await expect( page.locator( 'body' ) ).toHaveAttribute( 'data-asked', '1' );
	expect( await mails( word ) ).toHaveLength( 1 );
} );
