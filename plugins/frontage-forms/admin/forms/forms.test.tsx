import apiFetch from '@wordpress/api-fetch';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Forms } from './forms';
import { parseDocument } from './dialogs/import-forms';
import { fileName } from '@frontage/editor/save-file';
import { urlOf, filterFromUrl } from './use-forms';
import type { FormRow, FormList } from './types';

jest.mock( '@wordpress/api-fetch' );
const call = jest.mocked( apiFetch );

const SCREEN = '/wp-admin/admin.php?page=frontage-forms-list';
const line: FormRow = {
	id: 7,
	title: 'Contact',
	address: 'b20ad50',
	shortcode: '[contact-form-7 id="b20ad50" title="Contact"]',
	trashed: false,
	changed: null,
	uses: { pages: [ { title: 'Contact us', kind: '', edit: 'post.php?post=1' } ], more: 2 },
	unread: { count: 3, more: false },
	last: { utc: '2026-11-20T16:44:00Z', text: '2 hours ago' },
	mayEdit: true,
	mails: '',
	edit: 'admin.php?page=frontage-forms-builder&form=7',
	inbox: 'admin.php?page=frontage-forms&form=7',
	problems: { errors: 2, warnings: 0 },
};
const list = ( change: Partial< FormList > = {} ): FormList => ( {
	forms: [ line ],
	total: 1,
	pages: 1,
	all: 1,
	trashed: 0,
	...change,
} );

/** Answers by method and path; what is not there fails the test. */
function answers( replies: Record< string, unknown > ) {
	call.mockImplementation( ( { path = '', method = 'GET' } ) => {
		const key = Object.keys( replies ).find( ( start ) => `${ method } ${ path }`.startsWith( start ) );
		const reply = key ? replies[ key ] : undefined;
		return reply === undefined
			? Promise.reject( new Error( `${ method } ${ path } was not expected` ) )
			: ( ( reply instanceof Error ? Promise.reject( reply ) : Promise.resolve( reply ) ) as never );
	} );
}

const shown = ( change = {} ) =>
	render( <Forms mayEdit trashDays={ 30 } url={ SCREEN } newPage="" addForm="#templates" { ...change } /> );

beforeEach( () => window.history.replaceState( null, '', SCREEN ) );

const LIST = 'GET /frontage/v1/contact-forms/overview';

test( 'a line says where the form stands, what is new and what does not work', async () => {
	answers( { [ LIST ]: list() } );
	shown();
	const row = within( ( await screen.findByRole( 'link', { name: 'Contact' } ) ).closest( 'tr' )! );
	expect( row.getByRole( 'link', { name: 'Contact' } ).getAttribute( 'href' ) ).toBe( line.edit );
	expect( row.getByText( line.shortcode ) ).toBeTruthy();
	expect( row.getByRole( 'link', { name: 'Contact us' } ).getAttribute( 'href' ) ).toBe( 'post.php?post=1' );
	expect( row.getByText( 'and 2 more' ) ).toBeTruthy();
	expect( row.getByRole( 'link', { name: '3 new messages: Contact' } ).getAttribute( 'href' ) ).toBe( line.inbox );
	expect( row.getByText( '2 hours ago' ) ).toBeTruthy();
	expect( row.getByRole( 'link', { name: '2 errors' } ).getAttribute( 'href' ) ).toBe( line.edit );
} );

test( 'a form whose mails are off says so beside its name', async () => {
	const demo: FormRow = { ...line, id: 8, title: 'Try it', mails: 'demo' };
	answers( { [ LIST ]: list( { forms: [ line, { ...line, id: 9, title: 'Quote', mails: 'off' }, demo ] } ) } );
	shown();
	const row = async ( name: string ) => within( ( await screen.findByRole( 'link', { name } ) ).closest( 'tr' )! );
	expect( ( await row( 'Quote' ) ).getByText( 'Emails off' ) ).toBeTruthy();
	expect( ( await row( 'Try it' ) ).getByText( 'Demo mode: no emails, no storage' ) ).toBeTruthy();
	expect( ( await row( 'Contact' ) ).queryByText( 'Emails off' ) ).toBeNull();
} );

test( 'a new form is made in the builder, from the button and from the empty list', async () => {
	answers( { [ LIST ]: list( { forms: [], total: 0, all: 0 } ) } );
	shown();
	for ( const name of [ 'Add form', 'Create first form' ] ) {
		expect( ( await screen.findByRole( 'link', { name } ) ).getAttribute( 'href' ) ).toBe( '#templates' );
	}
} );

test( 'an old address of the dialog leads to the builder', async () => {
	answers( { [ LIST ]: list() } );
	window.history.replaceState( null, '', '#add' );
	shown();
	await waitFor( () => expect( window.location.hash ).toBe( '#templates' ) );
} );

test( 'an address from the gallery of templates opens the import', async () => {
	answers( { [ LIST ]: list() } );
	window.history.replaceState( null, '', '#import' );
	shown();
	expect( await screen.findByRole( 'dialog' ) ).toBeTruthy();
	await userEvent.click( screen.getByRole( 'button', { name: 'Close' } ) );
	await waitFor( () => expect( window.location.hash ).toBe( '' ) );
} );

test( 'before a form goes to the trash the pages are named that would stand without', async () => {
	answers( { [ LIST ]: list(), 'POST /frontage/v1/contact-forms/trash': { changed: [ 7 ] } } );
	shown();
	await screen.findByRole( 'link', { name: 'Contact' } );
	await userEvent.click( screen.getByRole( 'button', { name: 'Actions' } ) );
	await userEvent.click( await screen.findByRole( 'menuitem', { name: 'Move to trash' } ) );
	const dialog = within( await screen.findByRole( 'dialog' ) );
	expect( dialog.getByText( 'Move “Contact” to the trash? Its messages stay in the inbox.' ) ).toBeTruthy();
	expect( dialog.getByText( /instead of the form on 3 pages/ ) ).toBeTruthy();
	expect( dialog.getByText( 'Contact us' ) ).toBeTruthy();
	await userEvent.click( dialog.getByRole( 'button', { name: 'Move to trash' } ) );
	await waitFor( () =>
		expect( call ).toHaveBeenCalledWith( {
			path: '/frontage/v1/contact-forms/trash',
			method: 'POST',
			data: { ids: [ 7 ] },
		} )
	);
	expect( ( await screen.findAllByText( 'Moved to trash.' ) ).length ).toBeGreaterThan( 0 );
} );

test( 'a search that finds nothing says so, and how to see all again', async () => {
	window.history.replaceState( null, '', `${ SCREEN }&s=zzz` );
	answers( {
		[ `${ LIST }?per_page=20&page=1&status=publish&search=zzz` ]: list( { forms: [], total: 0 } ),
		[ LIST ]: list(),
	} );
	shown();
	await userEvent.click( await screen.findByRole( 'button', { name: 'Show all forms' } ) );
	expect( await screen.findByRole( 'link', { name: 'Contact' } ) ).toBeTruthy();
	expect( window.location.search ).toBe( '?page=frontage-forms-list' );
} );

test( 'what is typed into the search is asked for, and stands in the address', async () => {
	answers( {
		[ `${ LIST }?per_page=20&page=1&status=publish&search=quo` ]: list( { forms: [], total: 0 } ),
		[ LIST ]: list(),
	} );
	shown();
	await screen.findByRole( 'link', { name: 'Contact' } );
	await userEvent.type( screen.getByRole( 'searchbox' ), 'quo' );
	expect( await screen.findByText( 'No forms found.' ) ).toBeTruthy();
	expect( window.location.search ).toBe( '?page=frontage-forms-list&s=quo' );
} );

test( 'the trash is shown once something is in it', async () => {
	answers( {
		[ `${ LIST }?per_page=20&page=1&status=trash` ]: list( {
			forms: [ { ...line, trashed: true } ],
			all: 0,
			trashed: 1,
		} ),
		[ LIST ]: list( { trashed: 1 } ),
	} );
	shown();
	await userEvent.click( await screen.findByRole( 'button', { name: 'Trash (1)' } ) );
	await waitFor( () => expect( screen.queryByRole( 'link', { name: 'Contact' } ) ).toBeNull() );
	await userEvent.click( screen.getByRole( 'button', { name: 'Actions' } ) );
	const names = ( await screen.findAllByRole( 'menuitem' ) ).map( ( { textContent } ) => textContent );
	expect( names ).toEqual( [ 'Restore', 'Delete permanently' ] );
} );

const previewed = ( title: string, more = {} ) => ( {
	...{ title, cleaned: false, existing: '', same: false, choices: [] },
	...more,
} );

test( 'a file that holds no forms is refused before it is sent', async () => {
	answers( { [ LIST ]: list() } );
	shown();
	await userEvent.click( await screen.findByRole( 'button', { name: 'Import' } ) );
	const input = document.querySelector< HTMLInputElement >( 'input[type="file"]' )!;
	const file = new File( [ '{}' ], 'forms.json' );
	Object.defineProperty( file, 'text', { value: () => Promise.resolve( '{}' ) } );
	fireEvent.change( input, { target: { files: [ file ] } } );
	expect( ( await screen.findAllByText( /This file contains no forms/ ) ).length ).toBeGreaterThan( 0 );
} );

test( 'an import says who would get email and what would load, and adds nothing before', async () => {
	const effects = [
		{ name: 'mail', label: 'Email recipient', values: [ 'boss@old.test (Odd)' ] },
		{ name: 'loads', label: 'Content source', values: [ 'cdn.test (Odd)' ] },
		{ name: 'code', label: 'Scripts', values: [ 'None' ] },
	];
	const text = '{"format":"frontage-forms"}';
	answers( {
		[ LIST ]: list(),
		'POST /frontage/v1/contact-forms/import': { forms: [ previewed( 'Odd' ) ], effects },
	} );
	shown();
	await userEvent.click( await screen.findByRole( 'button', { name: 'Import' } ) );
	const file = new File( [ text ], 'forms.json' );
	Object.defineProperty( file, 'text', { value: () => Promise.resolve( text ) } );
	fireEvent.change( document.querySelector( 'input[type="file"]' )!, { target: { files: [ file ] } } );
	expect( await screen.findByText( 'boss@old.test (Odd)' ) ).toBeTruthy();
	expect( within( screen.getByRole( 'list', { name: 'Forms to import' } ) ).getByText( 'Odd' ) ).toBeTruthy();
	expect( [ ...document.querySelectorAll( 'dt' ) ].map( ( { textContent } ) => textContent ) ).toEqual( [
		'Email recipient',
		'Content source',
		'Scripts',
	] );
	const sent = () =>
		call.mock.calls.filter( ( [ { method } ] ) => method === 'POST' ).map( ( [ { data } ] ) => data );
	expect( sent() ).toEqual( [ { format: 'frontage-forms', dry_run: true } ] );
	answers( { [ LIST ]: list(), 'POST /frontage/v1/contact-forms/import': { imported: [] } } );
	await userEvent.click( screen.getByRole( 'button', { name: 'Import forms' } ) );
	await waitFor( () => expect( sent().slice( -1 ) ).toEqual( [ { format: 'frontage-forms', choices: {} } ] ) );
} );

test( 'an import says which forms lost what would have run', async () => {
	const imported = [
		{ id: 1, title: 'Good', cleaned: false },
		{ id: 2, title: 'Odd', cleaned: true },
	];
	answers( {
		[ LIST ]: list(),
		'POST /frontage/v1/contact-forms/import': {
			imported,
			forms: [ previewed( 'Good' ), previewed( 'Odd' ) ],
			effects: [],
		},
	} );
	shown();
	await userEvent.click( await screen.findByRole( 'button', { name: 'Import' } ) );
	const text = '{"format":"frontage-forms"}';
	const file = new File( [ text ], 'forms.json' );
	Object.defineProperty( file, 'text', { value: () => Promise.resolve( text ) } );
	fireEvent.change( document.querySelector( 'input[type="file"]' )!, { target: { files: [ file ] } } );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Import forms' } ) );
	const said = 'Imported: Good, Odd. Scripts and other active HTML were removed from: Odd';
	expect( ( await screen.findAllByText( said ) ).length ).toBeGreaterThan( 0 );
} );

test( 'an existing form is kept, replaced or skipped, and an identical one is skipped by default', async () => {
	const choices = [ 'keep-both', 'replace', 'skip' ].map( ( value ) => ( { value, label: value } ) );
	const forms = [
		previewed( 'Contact', { existing: 'Contact us', choices } ),
		previewed( 'Quote', { existing: 'Quote', same: true, choices } ),
		previewed( 'Jobs' ),
	];
	answers( { [ LIST ]: list(), 'POST /frontage/v1/contact-forms/import': { forms, imported: [], effects: [] } } );
	shown();
	await userEvent.click( await screen.findByRole( 'button', { name: 'Import' } ) );
	const text = '{"format":"frontage-forms"}';
	const file = new File( [ text ], 'forms.json' );
	Object.defineProperty( file, 'text', { value: () => Promise.resolve( text ) } );
	fireEvent.change( document.querySelector( 'input[type="file"]' )!, { target: { files: [ file ] } } );
	const contact = await screen.findByRole< HTMLSelectElement >( 'combobox', { name: 'Existing form “Contact us”' } );
	const quote = screen.getByRole< HTMLSelectElement >( 'combobox', { name: 'Existing form “Quote”' } );
	expect( [ contact.value, quote.value ] ).toEqual( [ 'keep-both', 'skip' ] );
	await userEvent.selectOptions( screen.getByRole( 'combobox', { name: 'All existing forms' } ), 'replace' );
	await userEvent.selectOptions( quote, 'skip' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Import forms' } ) );
	const sent = () => call.mock.calls.map( ( [ { data } ] ) => data );
	await waitFor( () =>
		expect( sent() ).toContainEqual( { format: 'frontage-forms', choices: { 0: 'replace', 1: 'skip' } } )
	);
} );

test( 'who may not edit sees the list and nothing to press', async () => {
	answers( {
		[ LIST ]: list( {
			forms: [ { ...line, mayEdit: false, edit: '', inbox: '', unread: null, last: null, problems: null } ],
		} ),
	} );
	shown( { mayEdit: false } );
	expect( await screen.findByText( line.shortcode ) ).toBeTruthy();
	expect( screen.queryByRole( 'button', { name: 'Add form' } ) ).toBeNull();
	expect( screen.queryByRole( 'link', { name: 'Contact' } ) ).toBeNull();
	const columns = screen.getAllByRole( 'columnheader' ).map( ( { textContent } ) => textContent );
	expect( columns ).toEqual( [ 'Name', 'Shortcode', 'Used on' ] );
} );

test( 'the address of the screen says what it shows', () => {
	const filter = { status: 'trash', search: 'a&b', page: 3 } as const;
	expect( filterFromUrl( urlOf( SCREEN, filter ) ) ).toEqual( filter );
	expect( urlOf( SCREEN, { status: 'publish', search: '', page: 1 } ) ).toBe( SCREEN );
	expect( filterFromUrl( `${ SCREEN }&paged=-2&status=any` ) ).toEqual( { status: 'publish', search: '', page: 1 } );
} );

test( 'files have names that every system takes', () => {
	expect( fileName( [ 'Größe "L" / Größe' ] ) ).toBe( 'größe-l-größe.json' );
	expect( fileName( [ '…' ] ) ).toBe( 'forms.json' );
	expect( fileName( [ 'a', 'b' ] ) ).toBe( 'forms.json' );
} );

test( 'only a document of forms is one', () => {
	expect( parseDocument( '{"format":"frontage-forms","forms":[]}' ) ).toBeTruthy();
	expect( [ '', 'x', '[]', 'null', '{"format":"x"}' ].map( parseDocument ) ).toEqual( [
		null,
		null,
		null,
		null,
		null,
	] );
} );
