import type { Page } from '@playwright/test';
import { publish, unique } from '../../support/forms';
import { expect, receivedMails, test } from '../../support/test';

const BLOCK = ( attributes: object ) => `<!-- wp:frontage/newsletter ${ JSON.stringify( attributes ) } /-->`;
const CONTENT = [
	BLOCK( { layout: 'card', consentText: 'Once a month.', buttonText: 'Send me news', list: 'News' } ),
	BLOCK( { list: 'Offers', buttonText: 'Send me offers' } ),
].join( '\n' );

/** The address behind a link in the newest mail to somebody, once it is there. */
async function linkTo( recipient: string, action: 'confirm' | 'leave', mails: number ): Promise< string > {
	const theirs = async () =>
		( await receivedMails() ).filter( ( { to } ) => JSON.stringify( to ).includes( recipient ) );
	await expect.poll( async () => ( await theirs() ).length ).toBe( mails );
	const mail = ( await theirs() ).at( -1 )!;
	expect( mail.text, 'The plain text has the link too.' ).toContain( `frontage_forms_news=${ action }.` );
	return String( mail.html ).match( new RegExp( `href="([^"]*frontage_forms_news=${ action }[^"]*)"` ) )![ 1 ]!;
}

const form = ( page: Page ) => page.locator( 'form.fr-newsletter', { hasText: 'Send me news' } );

/** What the owner's list says of an address. */
async function listed( page: Page, address: string ): Promise< string > {
	await page.goto( `/wp-admin/admin.php?page=frontage-forms-subscribers&s=${ encodeURIComponent( address ) }` );
	const row = page.locator( 'tbody tr', { hasText: address } );
	return ( await row.count() ) ? row.locator( '.column-state' ).innerText() : '';
}

let address = '';
test.beforeAll( async ( { requestUtils } ) => {
	address = await publish( requestUtils, CONTENT );
} );

test(
	'a visitor signs up, confirms, is seen by the owner, and leaves',
	{ tag: '@smoke' },
	async ( { page, admin, axe, browser } ) => {
		const ann = `ann-${ unique() }@example.com`;
		const guest = await ( await browser.newContext() ).newPage();
		await guest.goto( address );
		expect( await axe( 'form.fr-newsletter', guest ) ).toEqual( [] );

		const field = form( guest ).getByLabel( 'Email address' );
		await field.fill( 'ann@nowhere' );
		await field.press( 'Enter' );
		await expect( form( guest ).locator( '.fr-newsletter__error' ) ).toContainText(
			'The email address is incomplete'
		);
		await expect( form( guest ).locator( '.fr-errors' ) ).toBeFocused();
		await form( guest )
			.getByRole( 'link', { name: /Email address – .*The email address is incomplete/ } )
			.click();
		await expect( field ).toBeFocused();
		await expect( field ).toHaveAccessibleDescription( /The email address is incomplete.*Once a month/ );
		await expect( field ).toHaveValue( 'ann@nowhere' );

		await field.fill( ann );
		await form( guest ).getByRole( 'button', { name: 'Send me news' } ).click();
		await expect( form( guest ).getByRole( 'status' ) ).toContainText( 'Open the email' );
		await expect( field ).toHaveValue( '' );
		expect( guest.url() ).toBe( address );
		expect( await axe( 'form.fr-newsletter', guest ) ).toEqual( [] );

		await guest.goto( await linkTo( ann, 'confirm', 1 ) );
		expect( await axe( undefined, guest ) ).toEqual( [] );
		await admin.visitAdminPage( 'admin.php', 'page=frontage-forms-subscribers' );
		expect( await listed( page, ann ), 'A look at the link confirms nothing.' ).toBe( 'Pending' );
		await guest.getByRole( 'button', { name: 'Confirm subscription' } ).click();
		await expect( guest.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'You are subscribed' );
		expect( await listed( page, ann ) ).toContain( 'Subscribed' );
		expect( await axe( '.wrap' ) ).toEqual( [] );

		await guest.goto( await linkTo( ann, 'leave', 2 ) );
		await guest.getByRole( 'button', { name: 'Unsubscribe' } ).click();
		await expect( guest.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'You are unsubscribed' );
		expect( await listed( page, ann ) ).toContain( 'Unsubscribed' );

		await page.getByRole( 'checkbox', { name: `Select ${ ann }` } ).check();
		await page.locator( '#bulk-action-selector-top' ).selectOption( 'delete' );
		await page.locator( '#doaction' ).click();
		await expect( page.getByRole( 'status' ) ).toHaveText( /1 subscriber deleted/ );
		expect( await listed( page, ann ) ).toBe( '' );
		await guest.context().close();
	}
);

test( 'a mail program unsubscribes with one click', { tag: '@smoke' }, async ( { page, request } ) => {
	const bob = `bob-${ unique() }@example.com`;
	await page.goto( address );
	await form( page ).getByLabel( 'Email address' ).fill( bob );
	await form( page ).getByRole( 'button' ).click();
	await expect( form( page ).getByRole( 'status' ) ).not.toBeEmpty();
	const link = await linkTo( bob, 'confirm', 1 );
	const mail = ( await receivedMails() ).find( ( { to } ) => JSON.stringify( to ).includes( bob ) )!;
	const list = mail.headers.get( 'list' ) as unknown as {
		unsubscribe: { url: string };
		'unsubscribe-post': { name: string };
	};
	expect( JSON.stringify( list[ 'unsubscribe-post' ] ) ).toContain( 'One-Click' );
	const answer = await request.post( list.unsubscribe.url, { form: { 'List-Unsubscribe': 'One-Click' } } );
	expect( [ answer.status(), answer.headers()[ 'cache-control' ] ] ).toEqual( [ 200, 'no-store' ] );
	await page.goto( link );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'This link has expired' );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the page answers in its form, and keeps what was typed', async ( { page } ) => {
		const eve = `eve-${ unique() }@example.com`;
		await page.goto( address );
		const field = form( page ).getByLabel( 'Email address' );
		await field.fill( 'eve@nowhere' );
		await form( page ).getByRole( 'button' ).click();
		await expect( form( page ).locator( '.fr-newsletter__error' ) ).toContainText(
			'The email address is incomplete'
		);
		await expect(
			form( page ).getByRole( 'link', { name: /^Email address – The email address is incomplete/ } )
		).toBeVisible();
		await expect( field ).toHaveValue( 'eve@nowhere' );
		await field.fill( eve );
		await form( page ).getByRole( 'button' ).click();
		await expect( form( page ).getByRole( 'status' ) ).toContainText( 'Open the email' );
		await page.goto( await linkTo( eve, 'confirm', 1 ) );
		await page.getByRole( 'button', { name: 'Confirm subscription' } ).click();
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'You are subscribed' );
	} );
} );
