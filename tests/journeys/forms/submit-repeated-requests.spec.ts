import type { APIRequestContext, APIResponse } from '@playwright/test';
import { kept, makeForm, makePage, unique } from '../../support/forms';
import { expect, test } from '../../support/test';

/** What a browser sends with a form, without the browser. */
async function send(
	request: APIRequestContext,
	id: number,
	fields: Record< string, string >,
	key?: string,
	namespace = 'frontage/v1'
) {
	return request.post( `/wp-json/${ namespace }/contact-forms/${ id }/feedback`, {
		multipart: { _wpcf7_unit_tag: `wpcf7-f${ id }-o1`, ...fields },
		headers: key ? { 'Idempotency-Key': key } : {},
	} );
}

const typed = ( word: string ) => ( {
	'your-name': 'Ann Archer',
	'your-email': 'ann@example.com',
	'your-subject': 'A question',
	'your-message': `Do you have time in ${ word }?`,
} );

for ( const key of [ `key-${ unique() }`, undefined ] ) {
	test(
		`four identical posts at once ${ key ? 'with' : 'without' } a key are one message`,
		{ tag: '@smoke' },
		async ( { request, requestUtils, mails } ) => {
			const { id } = await makeForm( requestUtils );
			const word = unique();
			const answers = await Promise.all( [ 1, 2, 3, 4 ].map( () => send( request, id, typed( word ), key ) ) );

			for ( const answer of answers ) {
				expect( answer.status() ).toBe( 200 );
				expect( answer.headers()[ 'cache-control' ] ).toBe( 'no-store' );
				expect( await answer.json() ).toMatchObject( {
					contact_form_id: id,
					status: 'mail_sent',
					into: `#wpcf7-f${ id }-o1`,
					invalid_fields: [],
				} );
			}
			expect( new Set( await Promise.all( answers.map( ( answer ) => answer.text() ) ) ).size ).toBe( 1 );
			expect( await mails( word ) ).toHaveLength( 1 );
			expect( await kept( requestUtils, word ) ).toBe( 1 );
		}
	);
}

test(
	'the same key with other words is refused, and both are told apart',
	{ tag: '@smoke' },
	async ( { request, requestUtils, mails } ) => {
		const { id } = await makeForm( requestUtils );
		const [ first, other, key ] = [ unique(), unique(), `key-${ unique() }` ];
		await send( request, id, typed( first ), key );

		const refused = await send( request, id, typed( other ), key );
		expect( refused.status() ).toBe( 409 );
		expect( await refused.json() ).toMatchObject( { code: 'frontage_submission_conflict', data: { status: 409 } } );
		const old = await send( request, id, typed( other ), key, 'contact-form-7/v1' );
		expect( old.status() ).toBe( 200 );
		expect( await old.json() ).toMatchObject( { status: 'aborted' } );
		expect( await mails( other ) ).toEqual( [] );
		expect( await mails( first ) ).toHaveLength( 1 );
	}
);

test(
	'a file goes with the mail and stays with the message, for those who may read it',
	{ tag: '@smoke' },
	async ( { request, requestUtils, mails } ) => {
		const { id } = await makeForm(
			requestUtils,
			'[text* your-name]\n[file* letter filetypes:txt limit:1kb]\n[submit "Send"]',
			{
				mail: {
					subject: 'A letter',
					sender: '[_site_title] <wordpress@example.com>',
					recipient: '[_site_admin_email]',
					body: '[your-name] [letter]',
					additional_headers: '',
					attachments: '[letter]',
				},
				context: 'save',
			}
		);
		const word = unique();
		const post = ( name: string, buffer: Buffer ) =>
			request.post( `/wp-json/frontage/v1/contact-forms/${ id }/feedback`, {
				multipart: {
					_wpcf7_unit_tag: `wpcf7-f${ id }-o1`,
					'your-name': word,
					letter: { name, mimeType: 'text/plain', buffer },
				},
			} );

		const message = async ( answer: Promise< APIResponse > ): Promise< string > =>
			( await ( await answer ).json() ).invalid_fields[ 0 ].message;
		expect( await message( post( 'letter.php', Buffer.from( '<?php' ) ) ) ).toBe(
			'You are not allowed to upload files of this type.'
		);
		expect( await message( post( 'letter.txt', Buffer.alloc( 1025, 'x' ) ) ) ).toBe(
			'The uploaded file is too large.'
		);
		expect( await message( send( request, id, { 'your-name': word } ) ) ).toBe( 'Please fill out this field.' );

		expect( await ( await post( 'Mein Brief (1).php.txt', Buffer.from( 'Grüße' ) ) ).json() ).toMatchObject( {
			status: 'mail_sent',
		} );
		const [ mail, ...others ] = await mails( word );
		expect( others ).toEqual( [] );
		expect( mail!.attachments.map( ( { filename, content } ) => [ filename, content.toString() ] ) ).toEqual( [
			[ 'Mein-Brief-1.php_.txt', 'Grüße' ],
		] );
		const folder = await request.get( '/wp-content/uploads/frontage-private/.htaccess' );
		expect( folder.status() ).toBe( 403 );

		const { submissions } = await requestUtils.rest< { submissions: { id: number }[] } >( {
			path: '/frontage/v1/submissions',
			params: { search: word },
		} );
		const { fields } = await requestUtils.rest< { fields: { files: { name: string; url: string }[] }[] } >( {
			path: `/frontage/v1/submissions/${ submissions[ 0 ]!.id }`,
		} );
		const file = fields.flatMap( ( { files } ) => files )[ 0 ]!;
		expect( file.name ).toBe( 'Mein-Brief-1.php_.txt' );
		const read = await requestUtils.request.get( file.url );
		expect( [ read.status(), await read.text() ] ).toEqual( [ 200, 'Grüße' ] );
		expect( read.headers() ).toMatchObject( {
			'content-disposition': expect.stringContaining( 'attachment' ),
			'x-content-type-options': 'nosniff',
			'content-security-policy': expect.stringContaining( 'sandbox' ),
			'cache-control': 'no-store, private',
		} );
		expect( await ( await request.get( file.url ) ).text() ).not.toContain( 'Grüße' );
	}
);

test( 'posts that no browser makes get a sentence each', async ( { request, requestUtils } ) => {
	const { id } = await makeForm( requestUtils );
	const path = `/wp-json/frontage/v1/contact-forms/${ id }/feedback`;
	const codes = async ( answer: Promise< APIResponse > ) => {
		const got = await answer;
		return [ got.status(), ( await got.json() ).code ];
	};
	const unit = { _wpcf7_unit_tag: 'u1' };

	expect( await codes( request.post( path, { data: { ...unit } } ) ) ).toEqual( [
		415,
		'wpcf7_unsupported_media_type',
	] );
	expect( await codes( request.post( path, { form: { ...unit } } ) ) ).toEqual( [
		415,
		'wpcf7_unsupported_media_type',
	] );
	expect( await codes( request.post( path, { multipart: { 'your-name': 'Ann' } } ) ) ).toEqual( [
		400,
		'wpcf7_unit_tag_not_found',
	] );
	expect( await codes( request.post( path.replace( String( id ), '999999' ), { multipart: unit } ) ) ).toEqual( [
		404,
		'wpcf7_not_found',
	] );
	expect( await codes( request.post( path.replace( String( id ), '-1' ), { multipart: unit } ) ) ).toEqual( [
		404,
		'rest_no_route',
	] );
	expect( await codes( request.get( path ) ) ).toEqual( [ 404, 'rest_no_route' ] );
	const many = Object.fromEntries( Array.from( { length: 10_000 }, ( _, index ) => [ `field-${ index }`, 'x' ] ) );
	expect( await codes( request.post( path, { multipart: { ...unit, ...many } } ) ) ).toEqual( [
		400,
		'frontage_submission_too_many_fields',
	] );
	expect(
		await codes( request.post( path, { multipart: { ...unit, 'your-message': 'x'.repeat( 5_000_000 ) } } ) )
	).toEqual( [ 413, 'frontage_submission_too_large' ] );

	const odd = await request.post( path, {
		headers: { 'content-type': 'multipart/form-data; boundary=B' },
		data: Buffer.concat( [
			Buffer.from( '--B\r\nContent-Disposition: form-data; name="_wpcf7_unit_tag"\r\n\r\nu1\r\n' ),
			Buffer.from( '--B\r\nContent-Disposition: form-data; name="your-name"\r\n\r\nZo' ),
			Buffer.from( [ 0xeb, 0x00, 0xff ] ),
			Buffer.from( '\r\n--B\r\nContent-Disposition: form-data; name="your-email[a][b]"\r\n\r\nx\r\n--B--\r\n' ),
		] ),
	} );
	const { status, invalid_fields: invalid } = await odd.json();
	expect( status ).toBe( 'validation_failed' );
	expect( invalid.map( ( { field }: { field: string } ) => field ) ).toEqual( [ 'your-email', 'your-subject' ] );
} );

test(
	'a page answers a plain post itself, and a reload sends nothing again',
	{ tag: '@smoke' },
	async ( { page, request, requestUtils, mails } ) => {
		const form = await makeForm( requestUtils );
		const link = await makePage( requestUtils, form );
		const html = await ( await page.request.get( link ) ).text();
		const hidden = Object.fromEntries(
			[ ...html.matchAll( /<input type="hidden" name="(_wpcf7[^"]*)" value="([^"]*)"/g ) ].map(
				( [ , name, value ] ) => [ name!, value! ]
			)
		);
		const word = unique();
		const post = () => request.post( link, { form: { ...hidden, ...typed( word ) } } );

		const first = await post();
		expect( first.status() ).toBe( 200 );
		expect( first.headers()[ 'cache-control' ] ).toBe( 'no-store' );
		expect( await first.text() ).toContain( 'data-status="sent"' );
		expect( await ( await post() ).text() ).toContain( 'data-status="sent"' );
		expect( await mails( word ) ).toHaveLength( 1 );
		expect( await kept( requestUtils, word ) ).toBe( 1 );
	}
);

test( 'a members’ form takes what members send from its page, and nothing else in their name', async ( {
	request,
	requestUtils,
	mails,
} ) => {
	const form = await makeForm( requestUtils, '[text* your-name]\n[submit "Send"]', {
		additional_settings: 'subscribers_only: true',
		context: 'save',
	} );
	const link = await makePage( requestUtils, form );
	const member = requestUtils.request; // Has the administrator's cookies.
	const html = await ( await member.get( link ) ).text();
	const nonce = /name="_wpnonce" value="([^"]+)"/.exec( html )![ 1 ]!;
	const word = unique();
	const tell = { 'your-name': word };

	expect( await ( await request.get( link ) ).text() ).toContain(
		'This contact form is available only for logged in users.'
	);
	for ( const answer of [ await send( request, form.id, tell ), await send( member, form.id, tell ) ] ) {
		expect( answer.status() ).toBe( 200 );
		expect( await answer.json() ).toMatchObject( {
			status: 'error',
			message: 'This contact form is available only for logged in users.',
		} );
	}
	const wrong = await send( member, form.id, { ...tell, _wpnonce: 'deadbeef00' } );
	expect( wrong.status() ).toBe( 403 );
	expect( await wrong.json() ).toMatchObject( { code: 'rest_cookie_invalid_nonce' } );
	expect( await mails( word ) ).toEqual( [] );

	const right = await send( member, form.id, { ...tell, _wpnonce: nonce } );
	expect( await right.json() ).toMatchObject( { status: 'mail_sent' } );
	const open = await makeForm( requestUtils );
	const other = unique();
	expect( await ( await send( member, open.id, typed( other ) ) ).json() ).toMatchObject( { status: 'mail_sent' } );
	expect( await mails( other ) ).toHaveLength( 1 );
} );
