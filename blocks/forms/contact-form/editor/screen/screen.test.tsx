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
	expect( created ).toHaveBeenCalledWith( 12 );
	expect( select( coreStore ).hasEditsForEntityRecord( KIND, NAME, UNSAVED ) ).toBe( false );
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
	const facts = { shortcode: '', newPage: '', inbox: '', code: '' };
	const { container, rerender } = render( <StatusLine stored={ { ...facts, uses } } /> );
	expect( container.textContent ).toBe( 'Used on Contact, Jobs and 3 more' );
	expect( screen.getByRole( 'link', { name: 'Contact' } ).getAttribute( 'href' ) ).toBe( 'post.php?post=1' );
	rerender( <StatusLine stored={ { ...facts, uses: { pages: [], more: 0 } } } /> );
	expect( container.textContent ).toBe( 'Not used yet' );
	rerender( <StatusLine stored={ null } /> );
	expect( container.textContent ).toBe( 'Not saved yet' );

	const state = render( <SaveState isNew={ false } isSaving={ false } hasChanges /> );
	expect( screen.getByRole( 'status' ).textContent ).toBe( 'Unsaved changes' );
	state.rerender( <SaveState isNew={ false } isSaving={ false } hasChanges={ false } /> );
	expect( screen.getByRole( 'status' ).textContent ).toBe( 'Saved' );
	jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( false );
	act( () => void window.dispatchEvent( new Event( 'offline' ) ) );
	expect( screen.getByRole( 'status' ).textContent ).toBe( 'Offline' );
} );

test( 'after the first save a test is one click away, and the notice comes once', async () => {
	window.history.replaceState( null, '', '?form=7&created=1' );
	const { unmount } = render( <CreatedNotice id={ 7 } newPage="post-new.php" /> );
	expect( window.location.search ).toBe( '?form=7' );
	expect( screen.getByRole( 'link', { name: 'Create a page' } ) ).toBeTruthy();
	call.mockRejectedValueOnce( { message: 'The server refused the sign-in.' } );
	await userEvent.click( screen.getByRole( 'button', { name: 'Send test email' } ) );
	expect( await screen.findByText( 'The server refused the sign-in.' ) ).toBeTruthy();
	call.mockResolvedValueOnce( { sent: true, to: 'me@example.com' } );
	await userEvent.click( screen.getByRole( 'button', { name: 'Send test email' } ) );
	expect( await screen.findByText( 'Test email sent to me@example.com.' ) ).toBeTruthy();
	unmount();
	render( <CreatedNotice id={ 7 } newPage="" /> );
	expect( screen.queryByRole( 'button', { name: 'Send test email' } ) ).toBeNull();
} );
