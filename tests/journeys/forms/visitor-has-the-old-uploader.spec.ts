import { randomUUID } from 'node:crypto';
import { expect, test } from '../../support/test';
import { makeForm, unique } from '../../support/forms';

// What the drag-and-drop uploader's script asks of a site, over HTTP: its calls on admin-ajax.php, then the form with what they gave.

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
