import type { Page, Route } from '@playwright/test';
import { fillIn, kept, makeForm, makePage, unique } from '../../support/forms';
import { expect, test } from '../../support/test';

const OFFLINE =
	'You are probably offline. Nothing was sent, but your text is saved. Select “Send when online” to send it automatically once you are back online.';
const BROKEN =
	'You are probably offline. The connection was lost, so we don’t know whether your message arrived. Your text is saved. Please send it again. It will not be delivered twice.';
const UNSURE =
	'We don’t know whether your message arrived. Your text is saved. Please send it again. It will not be delivered twice.';
const NOT_JSON = `The response is not a valid JSON response. ${ UNSURE }`;
const NOT_SENT =
	'The response is not a valid JSON response. Nothing was sent because of a problem on this site. Your text is saved. Please try again in a few minutes.';
const TOO_LARGE =
	'Nothing was sent because the message is too large. Your text is saved. Choose smaller or fewer files and send it again.';
const THANKS = 'Thank you for your message. It has been sent.';

const send = ( page: Page ) => page.getByRole( 'button', { name: 'Submit' } ).click();

/** What a failed try must leave behind: the text, and a form that can be sent again. */
async function expectKept( page: Page, word: string, message: string ) {
	await expect( page.locator( '.wpcf7-response-output' ) ).toHaveText( message );
	await expect( page.getByRole( 'status' ).filter( { hasText: message } ) ).toHaveCount( 1 );
	await expect( page.locator( 'form.wpcf7-form' ) ).toHaveAttribute( 'data-status', 'failed' );
	await expect( page.locator( '.wpcf7-spinner' ) ).toBeHidden();
	await expect( page.getByLabel( 'Your message' ) ).toHaveValue( new RegExp( word ) );
}

test( 'offline, then online again', { tag: '@smoke' }, async ( { page, context, requestUtils, mails, axe } ) => {
	await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
	const word = await fillIn( page );
	await expect( page.locator( 'form.wpcf7-form' ) ).toHaveAttribute( 'data-state', 'ready' );
	await context.setOffline( true );
	await send( page );
	await expectKept( page, word, OFFLINE );
	expect( await axe() ).toEqual( [] );

	await page.getByRole( 'button', { name: 'Send when online' } ).click();
	await expect( page.locator( '.wpcf7-response-output' ) ).toContainText( 'Waiting for a connection.' );
	await context.setOffline( false );
	await expect( page.locator( '.wpcf7-response-output' ) ).toHaveText( THANKS );
	expect( await mails( word ) ).toHaveLength( 1 );
} );

test( 'offline, and online again before anything else was pressed', async ( { page, context, requestUtils } ) => {
	await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
	const word = await fillIn( page );
	await expect( page.locator( 'form.wpcf7-form' ) ).toHaveAttribute( 'data-state', 'ready' );
	await context.setOffline( true );
	await send( page );
	await expectKept( page, word, OFFLINE );
	await context.setOffline( false );
	await expectKept( page, word, 'You are back online. Send the form now.' );
	await expect( page.getByRole( 'button', { name: 'Submit' } ) ).toBeVisible();
} );

test( 'offline before anybody has touched the form: told at once, and sent when there is a connection', async ( {
	page,
	context,
	requestUtils,
	mails,
} ) => {
	await page.route( /island\.js/, ( route ) => route.abort() ); // Nothing was fetched ahead.
	await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
	await context.setOffline( true );
	const word = await fillIn( page );
	await send( page );
	await expectKept( page, word, OFFLINE );
	await page.getByRole( 'button', { name: 'Send when online' } ).click();
	await page.unroute( /island\.js/ );
	await context.setOffline( false );
	await expect( page.locator( '.wpcf7-response-output' ) ).toHaveText( THANKS );
	expect( await mails( word ) ).toHaveLength( 1 );
} );

test(
	'the answer gets lost on the way: the second try is not a second message',
	{ tag: '@smoke' },
	async ( { page, requestUtils, mails, axe } ) => {
		await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
		const lose = async ( route: Route ) => {
			await route.fetch();
			await route.abort( 'connectionreset' );
		};
		await page.route( /\/feedback/, lose );
		const word = await fillIn( page );
		await send( page );
		await expectKept( page, word, BROKEN );

		await page.unroute( /\/feedback/, lose );
		await send( page );
		await expect( page.locator( '.wpcf7-response-output' ) ).toHaveText( THANKS );
		expect( await mails( word ) ).toHaveLength( 1 );
		expect( await kept( requestUtils, word ) ).toBe( 1 );
		expect( await axe() ).toEqual( [] );
	}
);

const troubles: Array< [ string, Parameters< Route[ 'fulfill' ] >[ 0 ], string ] > = [
	[
		'a page instead of an answer',
		{ status: 200, contentType: 'text/html', body: '<h1>Please wait</h1>' },
		NOT_JSON,
	],
	[
		'a gateway that cannot reach the server',
		{ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
		UNSURE,
	],
	[
		'a database that is down',
		{ status: 500, contentType: 'text/html', body: '<h1>Error establishing a database connection</h1>' },
		NOT_SENT,
	],
	[
		'a server that takes no message as large as this',
		{ status: 413, contentType: 'text/html', body: '<h1>413 Request Entity Too Large</h1>' },
		TOO_LARGE,
	],
	[
		'a server that crashed',
		{
			status: 500,
			json: { code: 'internal_server_error', message: '<p>Critical error.</p>', data: { status: 500 } },
		},
		'There was an error trying to send your message. Please try again later.',
	],
	[
		'a server that says why',
		{
			status: 503,
			json: {
				code: 'frontage_database_away',
				message: 'We cannot keep messages right now.',
				data: { status: 503 },
			},
		},
		'We cannot keep messages right now.',
	],
];
for ( const [ what, response, message ] of troubles ) {
	test( what, { tag: '@smoke' }, async ( { page, requestUtils, mails, axe } ) => {
		await page.goto( await makePage( requestUtils, await makeForm( requestUtils ) ) );
		await page.route( /\/feedback/, ( route ) => route.fulfill( response ), { times: 1 } );
		const word = await fillIn( page );
		await send( page );
		await expectKept( page, word, message );
		expect( await axe() ).toEqual( [] );

		await send( page );
		await expect( page.locator( '.wpcf7-response-output' ) ).toHaveText( THANKS );
		expect( await mails( word ) ).toHaveLength( 1 );
	} );
}

test( 'a copy of the page from long ago', async ( { page, requestUtils, mails, axe } ) => {
	const form = await makeForm(
		requestUtils,
		'<label>Your message [textarea* your-message]</label>\n[quiz sum "1+1=?|2"]\n[submit "Submit"]',
		{
			mail: {
				subject: 'Old',
				sender: 'wordpress@example.com',
				recipient: 'admin@example.com',
				body: '[your-message]',
				additional_headers: '',
			},
		}
	);
	const address = await makePage( requestUtils, form );
	const html = await ( await page.request.get( address ) ).text();
	const old = html.replace( /(name="_wpcf7_quiz_answer_sum" value=")[^"]*/, '$1a-token-that-is-too-old' );
	expect( old ).not.toBe( html );
	await page.route( address, ( route ) => route.fulfill( { contentType: 'text/html; charset=UTF-8', body: old } ) );

	await page.goto( address );
	const word = unique();
	await page.getByLabel( 'Your message' ).fill( `From a copy: ${ word }` );
	await expect( page.locator( '[name="_wpcf7_quiz_answer_sum"]' ) ).not.toHaveValue( 'a-token-that-is-too-old' );
	await page.getByLabel( '1+1=?' ).fill( '2' );
	await send( page );
	await expect( page.locator( '.wpcf7-response-output' ) ).toHaveText( THANKS );
	expect( await mails( word ) ).toHaveLength( 1 );
	expect( await axe() ).toEqual( [] );
} );
