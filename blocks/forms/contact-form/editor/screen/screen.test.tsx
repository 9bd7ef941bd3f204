import '../../../../../tests/support/text-encoder';
import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormDocument } from '../form-document';
import { KIND, NAME, registerEntity, type FormRecord } from '../panels/data/form-entity';
import type { Problem } from '../panels/data/use-preview';
import { CreatedNotice } from './created-notice';
import { useNewForm, UNSAVED } from './data/new-form';
import type { StoredFacts } from './data/screen-props';
import { saveFailure, useSave } from './data/use-save';
import { tabAddress, useTab } from './data/use-tab';
import { SaveState, StatusLine } from './header';
import { countProblems, Tabs } from './tabs';

jest.mock( '@wordpress/api-fetch', () => Object.assign( jest.fn(), { use: jest.fn() } ) );
const call = jest.mocked( apiFetch );

const mail = { active: true, recipient: '', sender: '', subject: '', body: '' };
const DOCUMENT = {
	title: 'Quote',
	form: '[text a]',
	mail,
	mail_2: mail,
	messages: {},
	additional_settings: '',
} as unknown as FormDocument;
const FACTS: StoredFacts = {
	title: 'Quote',
	shortcode: '[contact-form-7 id="abcdef0" title="Quote"]',
	uses: { pages: [], more: 0 },
	newPage: '',
	inbox: '',
	code: '',
	last: '2 hours',
	removal: 'trash',
	email: { state: 'works', text: 'Delivered 2 hours ago', detail: '', method: '' },
};
const problem = ( part: string, level: Problem[ 'level' ] = 'error' ): Problem => ( {
	part,
	level,
	code: 'x',
	message: 'Wrong.',
	line: 0,
} );
const edit = ( edits: object ) =>
	act( () => void dispatch( coreStore ).editEntityRecord( KIND, NAME, UNSAVED, edits ) );

beforeAll( registerEntity );
beforeEach( () => {
	call.mockReset();
	window.history.replaceState( null, '', '/wp-admin/admin.php?page=frontage-forms-builder&form=7' );
} );

test( 'a new form is in the browser only, with its changes, until its first save', async () => {
	const created = jest.fn();
	const { result } = renderHook( () => useNewForm( DOCUMENT ) );
	await waitFor( () => expect( result.current?.form ).toBe( '[text a]' ) );
	edit( { form: '[text b]' } );
	expect( result.current?.form ).toBe( '[text b]' );
	expect( call ).not.toHaveBeenCalled();

	const saving = renderHook( () => useSave( result.current as FormRecord, created ) );
	call.mockRejectedValueOnce( { code: 'fetch_error', message: 'Could not get a valid response.' } );
	await act( () => saving.result.current.save() );
	expect( saving.result.current.failure ).toBe( 'Could not save the form. Check your connection and try again.' );
	expect( result.current?.form ).toBe( '[text b]' );
	expect( created ).not.toHaveBeenCalled();

	call.mockResolvedValueOnce( { ...DOCUMENT, id: 12, form: '[text b]', hash: 'abcdef0', version: 'v' } );
	await act( () => saving.result.current.save() );
	expect( call ).toHaveBeenLastCalledWith( {
		path: '/frontage/v1/contact-forms',
		method: 'POST',
		data: { ...DOCUMENT, form: '[text b]' },
	} );
	expect( created ).toHaveBeenCalledWith( 12, 'Quote' );
	expect( select( coreStore ).hasEditsForEntityRecord( KIND, NAME, UNSAVED ) ).toBe( false );
	expect( saving.result.current ).toMatchObject( { isNew: false, stored: 12, hasChanges: false } );

	// The editor stays: undo still knows the steps, and the next save changes the stored form.
	expect( select( coreStore ).hasUndo() ).toBe( true );
	act( () => void dispatch( coreStore ).undo() );
	expect( result.current?.form ).toBe( '[text a]' );
	call.mockResolvedValueOnce( { ...DOCUMENT, id: 12, form: '[text a]', hash: 'abcdef0', version: 'w' } );
	await act( () => saving.result.current.save() );
	expect( call ).toHaveBeenLastCalledWith( {
		path: '/frontage/v1/contact-forms/12',
		method: 'PUT',
		data: { form: '[text a]', version: 'v' },
	} );
	expect( saving.result.current.hasChanges ).toBe( false );
} );

test( 'what is typed during the first save is a change of the stored form', async () => {
	const { result } = renderHook( () => useNewForm( DOCUMENT ) );
	await waitFor( () => expect( result.current ).toBeTruthy() );
	const saving = renderHook( () => useSave( result.current as FormRecord, jest.fn() ) );
	edit( { title: 'Sent' } );
	let answer: ( stored: object ) => void = () => {};
	call.mockReturnValueOnce( new Promise( ( resolve ) => ( answer = resolve ) ) );
	let saved: Promise< void > = Promise.resolve();
	act( () => void ( saved = saving.result.current.save() ) );
	await waitFor( () => expect( call ).toHaveBeenCalled() );
	edit( { form: '[text typed]' } );
	await act( async () => {
		answer( { ...DOCUMENT, id: 12, title: 'Sent', hash: 'abcdef0', version: 'v' } );
		await saved;
	} );
	expect( result.current ).toMatchObject( { title: 'Sent', form: '[text typed]' } );
	expect( saving.result.current ).toMatchObject( { isNew: false, hasChanges: true } );
	act( () => void dispatch( coreStore ).clearEntityRecordEdits( KIND, NAME, UNSAVED ) );
} );

test( 'leaving asks only while something is not saved', async () => {
	const { result } = renderHook( () => useNewForm( DOCUMENT ) );
	await waitFor( () => expect( result.current ).toBeTruthy() );
	renderHook( () => useSave( result.current as FormRecord, jest.fn() ) );
	const leave = () => ! fireEvent( window, new Event( 'beforeunload', { cancelable: true } ) );
	expect( leave() ).toBe( false );
	edit( { title: 'Other' } );
	expect( leave() ).toBe( true );
	act( () => void dispatch( coreStore ).clearEntityRecordEdits( KIND, NAME, UNSAVED ) );
	expect( leave() ).toBe( false );
} );

test( 'the server’s own words are shown when there are any', () => {
	expect( saveFailure( { code: 'frontage_form_not_kept', message: 'The database is read-only.' } ) ).toBe(
		'The database is read-only.'
	);
	for ( const error of [
		undefined,
		{},
		{ code: 'invalid_json', message: 'Not JSON.' },
		{ code: 'offline_error' },
	] ) {
		expect( saveFailure( error ) ).toContain( 'try again' );
	}
} );

test( 'a tab has an address, and Back returns to the one before', () => {
	const { result } = renderHook( useTab );
	expect( result.current[ 0 ] ).toBe( 'build' );
	act( () => result.current[ 1 ]( 'code' ) );
	expect( result.current[ 0 ] ).toBe( 'code' );
	expect( window.location.search ).toBe( '?page=frontage-forms-builder&form=7&tab=code' );
	expect( tabAddress( 'build' ) ).not.toContain( 'tab=' );
	window.history.replaceState( null, '', '?form=7&tab=nonsense' );
	fireEvent( window, new PopStateEvent( 'popstate' ) );
	expect( result.current[ 0 ] ).toBe( 'build' );
} );

test( 'the address of a created form replaces that of its template, after Back too', () => {
	window.history.replaceState( null, '', '?page=b&template=contact&tab=email' );
	const { rerender } = renderHook( ( { own } ) => useTab( own ), { initialProps: { own: '' } } );
	expect( window.location.search ).toContain( 'template=contact' );
	rerender( { own: '?page=b&form=12' } );
	expect( window.location.search ).toBe( '?page=b&form=12&tab=email' );
	window.history.replaceState( null, '', '?page=b&template=contact' );
	fireEvent( window, new PopStateEvent( 'popstate' ) );
	expect( window.location.search ).toBe( '?page=b&form=12' );
} );

test( 'errors are counted on their tab, warnings are not', () => {
	const problems = [
		problem( 'form.body' ),
		problem( 'mail.recipient' ),
		problem( 'mail_2.body' ),
		problem( 'mail.body', 'warning' ),
		problem( 'after.0.page' ),
		problem( 'additional_settings.body' ),
	];
	const counts = ( [ 'build', 'email', 'confirmation', 'settings', 'code' ] as const ).map( ( tab ) =>
		countProblems( tab, problems )
	);
	expect( counts ).toEqual( [ 1, 2, 1, 1, 0 ] );
	const onOpen = jest.fn();
	render( <Tabs open="build" problems={ problems } onOpen={ onOpen } /> );
	expect( screen.getByRole( 'link', { name: /^Email\s*2 problems$/ } ) ).toBeTruthy();
	expect( screen.getByRole( 'link', { current: 'page' } ).textContent ).toContain( 'Build' );
	// With Ctrl the browser opens a new tab, which jsdom cannot.
	document.addEventListener( 'click', ( event ) => event.preventDefault(), { once: true } );
	fireEvent.click( screen.getByRole( 'link', { name: 'Code' } ), { ctrlKey: true } );
	expect( onOpen ).not.toHaveBeenCalled();
	fireEvent.click( screen.getByRole( 'link', { name: 'Code' } ) );
	expect( onOpen ).toHaveBeenCalledWith( 'code' );
} );

test( 'the header says where a form is used and whether it is saved', () => {
	const page = ( title: string, address: string ) => ( { title, kind: '', edit: address } );
	const uses = { pages: [ page( 'Contact', 'post.php?post=1' ), page( 'Jobs', '' ), page( 'More', '' ) ], more: 2 };
	const facts = { ...FACTS, uses };
	const { container, rerender } = render( <StatusLine isNew={ false } status={ facts } /> );
	const dot = () => container.querySelector( 'p' )?.dataset.state;
	expect( container.textContent ).toBe( 'Used on Contact, Jobs and 3 more · Last message 2 hours ago' );
	expect( dot() ).toBe( 'works' );
	expect( screen.getByRole( 'link', { name: 'Contact' } ).getAttribute( 'href' ) ).toBe( 'post.php?post=1' );
	const email = { ...FACTS.email, state: 'failing' as const };
	rerender( <StatusLine isNew={ false } status={ { ...FACTS, last: '', email } } /> );
	expect( container.textContent ).toBe( 'Email not working · Not used yet' );
	expect( dot() ).toBe( 'failing' );
	rerender( <StatusLine isNew status={ null } /> );
	expect( container.textContent ).toBe( 'Not saved yet' );
	rerender( <StatusLine isNew={ false } status={ null } /> );
	expect( container.textContent ).toBe( '' );

	const state = render( <SaveState isNew={ false } isSaving={ false } hasChanges /> );
	expect( screen.getByRole( 'status' ).textContent ).toBe( 'Unsaved changes' );
	state.rerender( <SaveState isNew={ false } isSaving={ false } hasChanges={ false } /> );
	expect( screen.getByRole( 'status' ).textContent ).toBe( 'Saved' );
	jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( false );
	act( () => void window.dispatchEvent( new Event( 'offline' ) ) );
	expect( screen.getByRole( 'status' ).textContent ).toBe( 'Offline' );
} );

test( 'after the first save a test is one click away, with what is not saved yet', async () => {
	const onTested = jest.fn();
	const onClose = jest.fn();
	const form = { ...DOCUMENT, title: 'Changed' };
	render( <CreatedNotice id={ 7 } form={ form } newPage="post-new.php" onTested={ onTested } onClose={ onClose } /> );
	expect( screen.getByRole( 'link', { name: 'Create a page' } ) ).toBeTruthy();
	call.mockRejectedValueOnce( { message: 'The server refused the sign-in.' } );
	await userEvent.click( screen.getByRole( 'button', { name: 'Send test email' } ) );
	expect( await screen.findByText( 'The server refused the sign-in.' ) ).toBeTruthy();
	expect( onTested ).not.toHaveBeenCalled();
	call.mockResolvedValueOnce( { sent: true, to: 'me@example.com' } );
	await userEvent.click( screen.getByRole( 'button', { name: 'Send test email' } ) );
	expect( await screen.findByText( 'Test email sent to me@example.com.' ) ).toBeTruthy();
	expect( call ).toHaveBeenLastCalledWith(
		expect.objectContaining( {
			path: '/frontage/v1/contact-forms/7/mail-test',
			data: expect.objectContaining( { part: 'mail', title: 'Changed' } ),
		} )
	);
	expect( onTested ).toHaveBeenCalledTimes( 1 );
} );
