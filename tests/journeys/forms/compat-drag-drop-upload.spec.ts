import { randomUUID } from 'node:crypto';
import { expect, test } from '../../support/test';
import { makeForm, makePage, unique } from '../../support/forms';
import { asChosen, sentFiles } from '../../support/uploads';

// What the drag-and-drop uploader's script asks of a site, over HTTP: its calls on admin-ajax.php, then the form with what they gave.

/** FRONTAGE_OLD_UPLOADER names another file to run instead, such as the original's. */
const SCRIPT = process.env.FRONTAGE_OLD_UPLOADER ?? require.resolve( '../../support/old-uploader.js' );

const SETTINGS = {
	ajax_url: '/wp-admin/admin-ajax.php',
	ajax_nonce: '',
	dnd_text_counter: 'of',
	disable_btn: '',
	drag_n_drop_upload: {
		tag: 'h3',
		text: 'Drag & Drop Files Here',
		or_separator: 'or',
		browse: 'Browse Files',
		server_max_error: 'Too large',
		large_file: 'Too large',
		inavalid_type: 'Not allowed',
		max_file_limit: 'Only %count%',
		required: 'Required',
		delete: { text: 'deleting', title: 'Remove' },
	},
};

test( 'a page whose theme brings that script, from choosing files to the mail', async ( {
	page,
	requestUtils,
	mails,
} ) => {
	const form = await makeForm(
		requestUtils,
		'[text* your-name]\n[mfile* docs filetypes:txt limit:2000]\n[submit "Send"]',
		{
			mail: {
				subject: 'Files',
				sender: 'wordpress@example.com',
				recipient: 'admin@example.com',
				body: '[your-name]',
				additional_headers: '',
				attachments: '[docs]',
			},
		}
	);
	await page.addInitScript( ( settings ) => Object.assign( window, { dnd_cf7_uploader: settings } ), SETTINGS );
	await page.addInitScript( { path: SCRIPT } );
	await page.goto( await makePage( requestUtils, form ) );
	const word = unique();
	await page.locator( '[name="your-name"]' ).fill( word );
	const rows = page.locator( '.dnd-upload-status.complete' );
	for ( const [ index, name ] of [ 'a.txt', 'wrong.txt', 'b.txt' ].entries() ) {
		await page.locator( '.wpcf7-drag-n-drop-file' ).setInputFiles( asChosen( { name, text: name } ) );
		await expect( rows ).toHaveCount( index + 1 );
	}
	// Nothing but our own style is there to give its remove link a size.
	await rows.filter( { hasText: 'wrong.txt' } ).locator( '.dnd-icon-remove' ).click();
	await expect( rows ).toHaveCount( 2 );

	const posted = page.waitForRequest( ( request ) => request.url().includes( 'feedback' ) );
	await page.getByRole( 'button', { name: 'Send' } ).click();
	await expect( page.locator( '.wpcf7-response-output' ) ).toHaveText(
		'Thank you for your message. It has been sent.'
	);
	// Of a body that holds a file nothing is readable here.
	expect( ( await posted ).postData() ).toContain( '/a.txt' );
	expect( ( await sentFiles( requestUtils, form ) ).map( ( { name } ) => name ).sort() ).toEqual( [
		'a.txt',
		'b.txt',
	] );
	await expect
		.poll( async () =>
			( await mails( word ) )
				.flatMap( ( { attachments } ) => attachments.map( ( { filename } ) => filename ) )
				.sort()
		)
		.toEqual( [ 'a.txt', 'b.txt' ] );
} );

test(
	'a file sent by itself goes with the form that names it',
	{ tag: '@smoke' },
	async ( { requestUtils, playwright, baseURL } ) => {
		const form = await makeForm(
			requestUtils,
			'[text* your-name][mfile* docs filetypes:txt limit:2000 max-file:2][submit]'
		);
		const visitor = await playwright.request.newContext( { baseURL: baseURL! } );
		const ask = async ( fields: Record< string, string >, file?: string ) => {
			const multipart = file
				? { ...fields, 'upload-file': { name: file, mimeType: 'text/plain', buffer: Buffer.from( 'Hello' ) } }
				: fields;
			return ( await visitor.post( '/wp-admin/admin-ajax.php', { multipart } ) ).json();
		};
		const { data: security } = await ask( { action: '_wpcf7_check_nonce', _ajax_nonce: '' } );
		expect( await ask( { action: '_wpcf7_check_nonce', _ajax_nonce: security } ) ).toBe( 0 );

		const mine = { security, upload_folder: randomUUID(), token: unique() };
		const upload = { action: 'dnd_codedropz_upload', form_id: String( form.id ), upload_name: 'docs', ...mine };
		const path = mine.upload_folder;
		expect( await ask( upload, 'My Report (1).txt' ) ).toEqual( {
			success: true,
			data: { path, file: 'My-Report-1.txt' },
		} );
		expect( await ask( upload, 'b.txt' ) ).toEqual( { success: true, data: { path, file: 'b.txt' } } );
		expect( ( await ask( upload, 'c.txt' ) ).data ).toContain( 'Only 2 files allowed' );
		expect( ( await ask( { ...upload, token: 'another' }, 'c.txt' ) ).success ).toBe( false );
		const remove = { action: 'dnd_codedropz_upload_delete', path: `${ path }/b.txt`, ...mine };
		expect( ( await ask( { ...remove, token: 'another' } ) ).data ).toBe( 'Error: Unauthorized Request!' );
		expect( await ask( remove ) ).toEqual( { success: true, data: 'File Deleted!' } );
		expect( ( await ask( remove ) ).success ).toBe( false );

		// Without folder and token the server gives a cookie.
		const { upload_folder: _, token: __, ...old } = upload;
		const first = await ask( old, 'old.txt' );
		const [ cookie ] = ( await visitor.storageState() ).cookies;
		expect( cookie ).toMatchObject( {
			name: 'wpcf7_guest_user_id',
			value: first.data.path,
			path: '/',
			sameSite: 'Lax',
		} );

		const send = async ( reference: string ) =>
			(
				await visitor.post( `/?rest_route=/contact-form-7/v1/contact-forms/${ form.id }/feedback`, {
					multipart: {
						_wpcf7_unit_tag: `wpcf7-f${ form.id }-o1`,
						'your-name': unique(),
						'docs[]': reference,
					},
				} )
			).json();
		expect( ( await send( `${ path }/b.txt` ) ).status ).toBe( 'validation_failed' );
		expect( ( await send( `${ path }/My-Report-1.txt` ) ).status ).toBe( 'mail_sent' );
		expect( ( await send( `${ path }/My-Report-1.txt` ) ).status ).toBe( 'validation_failed' );
		expect( ( await send( `${ first.data.path }/old.txt` ) ).status ).toBe( 'mail_sent' );
		const { submissions } = await requestUtils.rest< { submissions: { id: number }[] } >( {
			path: `/frontage/v1/submissions?form=${ form.id }`,
		} );
		const kept = await Promise.all(
			submissions.map( ( { id } ) =>
				requestUtils.rest< { fields: { name: string; files: { name: string; size: number }[] }[] } >( {
					path: `/frontage/v1/submissions/${ id }`,
				} )
			)
		);
		const files = kept.flatMap( ( { fields } ) => fields.flatMap( ( field ) => field.files ) );
		expect( files.map( ( { name, size } ) => `${ name } ${ size }` ).sort() ).toEqual( [
			'My-Report-1.txt 5',
			'old.txt 5',
		] );
		await visitor.dispose();
	}
);
