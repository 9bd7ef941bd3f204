import { expect, test } from '../support/engines/test';
import { makeForm, makePage } from '../support/forms';
import { sentFiles } from '../support/uploads';
import type { Engine } from '../support/engines/engine';

const FORM = '<label> Your files [mfile docs filetypes:txt max-file:3] </label> [submit "Send"]';

const count = ( engine: Engine, selector: string ) =>
	expect.poll( () => engine.evaluate( ( wanted ) => document.querySelectorAll( wanted ).length, selector ) );

test( 'a file is dropped, another chosen, one removed, and the form has what stays', async ( {
	engine,
	requestUtils,
} ) => {
	const form = await makeForm( requestUtils, FORM );
	await engine.go( await makePage( requestUtils, form ) );
	await count( engine, '.cd-upload-btn' ).toBe( 1 );
	await engine.evaluate( () => {
		const carried = ( name: string ) => {
			const data = new DataTransfer();
			data.items.add( new File( [ `This is ${ name }.` ], name, { type: 'text/plain', lastModified: 1 } ) );
			return data;
		};
		const zone = document.querySelector( '.codedropz-upload-handler' )!;
		zone.dispatchEvent(
			new DragEvent( 'drop', { bubbles: true, cancelable: true, dataTransfer: carried( 'dropped.txt' ) } )
		);
		const input = document.querySelector< HTMLInputElement >( '.wpcf7-drag-n-drop-file' )!;
		input.files = carried( 'chosen.txt' ).files;
		input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	} );
	await count( engine, '.dnd-upload-status.complete' ).toBe( 2 );
	await engine.click( '.dnd-upload-status:first-child .remove-file' );
	await count( engine, '.dnd-upload-status' ).toBe( 1 );
	await engine.click( '.wpcf7-submit' );
	await count( engine, '.wpcf7-form.sent' ).toBe( 1 );
	expect( ( await sentFiles( requestUtils, form ) ).map( ( { name } ) => name ) ).toEqual( [ 'chosen.txt' ] );
} );
