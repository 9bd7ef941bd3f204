import { expect, test } from '../../support/test';
import { makeForm, makePage } from '../../support/forms';

// Several files of one field, which come with the form: without script, and where the uploader cannot be had.

const FORM = `<label> Your name
    [text* your-name] </label>

<label> Your files
    [mfile* docs limit:2000 filetypes:txt|gif max-file:2] </label>

[submit "Send"]`;

const file = ( name: string, text: string ) => ( { name, mimeType: 'text/plain', buffer: Buffer.from( text ) } );
const picture = {
	name: 'roof.gif',
	mimeType: 'image/gif',
	buffer: Buffer.from( 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64' ),
};

for ( const script of [ true, false ] ) {
	test.describe( script ? 'with JavaScript' : 'without JavaScript', () => {
		test.use( { javaScriptEnabled: script } );

		test(
			'a visitor sends two files, after three were too many',
			{ tag: '@smoke' },
			async ( { page, requestUtils, axe, browser } ) => {
				await page.route( /upload\/island/, ( route ) => route.abort() );
				const form = await makeForm( requestUtils, FORM );
				await page.goto( await makePage( requestUtils, form ) );
				const input = page.getByLabel( 'Your files' );
				for ( const width of [ 390, 1440 ] ) {
					await page.setViewportSize( { width, height: 800 } );
					await expect( input ).toBeVisible();
				}
				await page.getByLabel( 'Your name' ).fill( 'Ann' );
				await input.setInputFiles( [
					file( 'a.txt', 'one' ),
					file( 'b.txt', 'two' ),
					file( 'c.txt', 'three' ),
				] );
				await page.getByRole( 'button', { name: 'Send' } ).click();
				await expect( page.getByText( 'Only 2 files allowed' ).first() ).toBeAttached();
				await expect( input ).toHaveAttribute( 'aria-invalid', 'true' );

				await input.setInputFiles( [ file( 'a.txt', 'one' ), picture ] );
				await page.getByRole( 'button', { name: 'Send' } ).click();
				await expect( page.locator( '.wpcf7-response-output' ) ).toHaveText(
					'Thank you for your message. It has been sent.'
				);
				if ( script ) {
					expect( await axe( 'form.wpcf7-form' ) ).toEqual( [] );
				}

				const {
					submissions: [ message ],
				} = await requestUtils.rest< { submissions: { id: number }[] } >( {
					path: `/frontage/v1/submissions?form=${ form.id }`,
				} );
				const reader = await (
					await browser.newContext( {
						storageState: process.env.STORAGE_STATE_PATH!,
						javaScriptEnabled: true,
					} )
				).newPage();
				await reader.goto(
					`${ new URL( page.url() ).origin }/wp-admin/admin.php?page=frontage-forms&submission=${ message!.id }`
				);
				const sent = reader.getByRole( 'region', { name: 'Answers' } );
				await expect( sent.getByRole( 'link', { name: 'a.txt' } ) ).toBeVisible();
				await expect( sent.getByText( 'GIF, 1 KB' ) ).toBeVisible();
				await expect
					.poll( () => sent.locator( 'img' ).evaluate( ( img: HTMLImageElement ) => img.naturalWidth ) )
					.toBe( 1 );
				await reader.close();
			}
		);
	} );
}
