import apiFetch from '@wordpress/api-fetch';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Inbox } from './inbox';
import type { MessageList, Note, Submission, Summary } from './types';

jest.mock( '@wordpress/api-fetch' );
const call = jest.mocked( apiFetch );

const line: Summary = {
	id: 7,
	form: { id: 1, title: 'Contact' },
	from: 'Mia Brandt',
	subject: 'Shelves',
	excerpt: 'We are moving.',
	received: { utc: '2026-11-20T16:44:00Z', text: 'November 20, 2026, 4:44 pm', short: 'Nov 20' },
	state: 'failed',
	late: false,
	reason: '',
	read: false,
	starred: false,
	done: false,
	assigned: null,
	reply: '',
	files: false,
};
const whole: Submission = {
	...line,
	email: 'mia@example.org',
	reply_to: '',
	may_reply: false,
	fields: [
		{ name: 'your-name', label: 'Your name', values: [ 'Mia Brandt' ], text: 'Mia Brandt', files: [] },
		{
			name: 'your-message',
			label: 'Your message',
			values: [ '<b>We</b> are moving.' ],
			text: '<b>We</b> are moving.',
			files: [],
		},
		{
			name: 'your-plan',
			label: 'Your plan',
			values: [],
			text: null,
			files: [
				{ name: 'plan.pdf', url: 'http://localhost/plan', size: 2048, type: 'PDF', picture: '' },
				{
					name: 'roof.jpg',
					url: 'http://localhost/roof',
					size: 2048,
					type: 'JPG',
					picture: 'http://localhost/roof?p',
				},
			],
		},
		{ name: 'your-phone', label: 'Your phone', values: [], text: '', files: [] },
	],
	consents: [ { label: 'Terms', wording: 'I agree to the terms.' } ],
	page: { url: 'https://example.org/contact/', title: 'Contact us' },
	error: '550 mailbox unavailable',
	address: '',
	user_agent: '',
	notes: [],
	deliveries: [],
};
const page = ( change: Partial< MessageList > = {} ): MessageList => ( {
	submissions: [ line ],
	columns: [],
	older: null,
	total: { count: 1, more: false },
	unread: { count: 1, more: false },
	tabs: null,
	unsearched: 0,
	...change,
} );

const entry = ( change: Partial< Note > ): Note => ( {
	kind: 'note',
	text: '',
	by: { id: 3, name: 'Ada' },
	at: line.received,
	id: '',
	to: '',
	subject: '',
	field: '',
	old: '',
	delivery: null,
	...change,
} );

const URL_OF_SCREEN = 'http://localhost/wp-admin/admin.php?page=frontage-forms';

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

const shown = ( mayDelete = true, addForm = '' ) =>
	render(
		<Inbox
			forms={ [ { id: 1, title: 'Contact' } ] }
			mayDelete={ mayDelete }
			url={ URL_OF_SCREEN }
			seeForms="admin.php?page=frontage-forms-list"
			addForm={ addForm }
			user={ 3 }
			readers={ [
				{ id: 3, name: 'Ada Byron' },
				{ id: 4, name: 'Jonas Berg' },
			] }
			download={ {
				url: 'http://localhost/wp-admin/admin-post.php',
				action: 'frontage_forms_export',
				nonce: 'abc',
			} }
		/>
	);

beforeEach( () => {
	window.sessionStorage.clear();
	window.history.replaceState( null, '', '/wp-admin/admin.php?page=frontage-forms' );
	document.body.innerHTML =
		'<span class="frontage-unread awaiting-mod count-1"><span class="pending-count">1</span><span class="screen-reader-text">1 unread submission</span></span>';
} );

test( 'a line opens the submission with everything as text, and marks it as read', async () => {
	answers( {
		'GET /frontage/v1/submissions/7': whole,
		'GET /frontage/v1/submissions?': page(),
		'PATCH /frontage/v1/submissions': { changed: [ 7 ] },
	} );
	shown();

	await userEvent.click( await screen.findByRole( 'link', { name: /Mia Brandt.*unread/ } ) );

	const heading = await screen.findByRole( 'heading', { name: 'Mia Brandt' } );
	expect( heading.ownerDocument.activeElement ).toBe( heading );
	const sent = within( screen.getByRole( 'region', { name: 'Answers' } ) );
	expect( sent.getByText( '<b>We</b> are moving.' ) ).toBeTruthy();
	expect( sent.getByText( 'plan.pdf' ) ).toBeTruthy();
	expect( sent.getByText( 'PDF, 2 KB' ) ).toBeTruthy();
	expect( sent.getAllByAltText( '' ).map( ( one ) => one.getAttribute( 'src' ) ) ).toEqual( [
		'http://localhost/roof?p',
	] );
	expect( sent.getByText( 'empty' ) ).toBeTruthy();
	const status = within( screen.getByRole( 'region', { name: 'Status' } ) ); // A failure stands above the message.
	expect( status.getByText( '550 mailbox unavailable' ) ).toBeTruthy();
	const about = within( screen.getByRole( 'region', { name: 'Message details' } ) );
	expect( about.queryByText( 'Status' ) ).toBeNull();
	expect( about.getByText( 'I agree to the terms.' ) ).toBeTruthy();
	expect( about.getByRole( 'link', { name: 'Contact us' } ).getAttribute( 'href' ) ).toBe(
		'https://example.org/contact/'
	);
	expect( screen.getByRole( 'link', { name: 'Reply' } ).getAttribute( 'href' ) ).toBe(
		'mailto:mia@example.org?subject=Re%3A%20Shelves'
	);
	expect( window.location.search ).toBe( '?page=frontage-forms&submission=7' );
	expect( call ).toHaveBeenCalledWith( {
		path: '/frontage/v1/submissions',
		method: 'PATCH',
		data: { ids: [ 7 ], read: true },
	} );
	await waitFor( () =>
		expect( document.querySelector( '.frontage-unread' )?.textContent ).toBe( '00 unread messages' )
	);
} );

test( 'words of a visitor go in the direction of their own language', async () => {
	answers( {
		'GET /frontage/v1/submissions/7': whole,
		'GET /frontage/v1/submissions?': page(),
		'PATCH /frontage/v1/submissions': { changed: [ 7 ] },
	} );
	shown();

	const subject = await screen.findByText( 'Shelves' );
	expect( subject.parentElement?.getAttribute( 'dir' ) ).toBe( 'auto' );
	await userEvent.click( screen.getByRole( 'link', { name: /Mia Brandt/ } ) );
	const sent = within( await screen.findByRole( 'region', { name: 'Answers' } ) );
	expect( sent.getByText( '<b>We</b> are moving.' ).closest( 'bdi' ) ).toBeTruthy();
} );

test( 'back to the list stands on the line again', async () => {
	answers( {
		'GET /frontage/v1/submissions/7': { ...whole, read: true },
		'GET /frontage/v1/submissions?': page( { submissions: [ { ...line, read: true } ] } ),
	} );
	shown();
	await userEvent.click( await screen.findByRole( 'link', { name: 'Mia Brandt' } ) );
	await userEvent.click( await screen.findByRole( 'link', { name: 'All messages' } ) );

	const back = screen.getByRole( 'link', { name: 'Mia Brandt' } );
	expect( back.ownerDocument.activeElement ).toBe( back );
	expect( window.location.search ).toBe( '?page=frontage-forms' );
} );

test( "the browser's back button leaves the submission", async () => {
	window.history.replaceState( null, '', '/wp-admin/admin.php?page=frontage-forms&submission=7' );
	answers( { 'GET /frontage/v1/submissions/7': { ...whole, read: true }, 'GET /frontage/v1/submissions?': page() } );
	shown();
	await screen.findByRole( 'heading', { name: 'Mia Brandt' } );

	window.history.replaceState( null, '', '/wp-admin/admin.php?page=frontage-forms' );
	act( () => void window.dispatchEvent( new PopStateEvent( 'popstate' ) ) );

	expect( screen.queryByRole( 'heading', { name: 'Mia Brandt' } ) ).toBeNull();
} );

/** Chooses an action of the open message from its menu. */
async function chooseFromMenu( name: string ) {
	await userEvent.click( await screen.findByRole( 'button', { name: 'More' } ) );
	await userEvent.click( await screen.findByRole( 'menuitem', { name } ) );
}

test( 'the trash takes it at once, and gives it back', async () => {
	window.history.replaceState( null, '', '/wp-admin/admin.php?page=frontage-forms&submission=7' );
	answers( {
		'GET /frontage/v1/submissions/7': { ...whole, read: true },
		'GET /frontage/v1/submissions?': page( { submissions: [] } ),
		'POST /frontage/v1/submissions/move': { changed: [ 7 ], unread: { count: 0, more: false } },
	} );
	shown();
	await chooseFromMenu( 'Move to trash' );

	await waitFor( () => expect( screen.queryByRole( 'heading', { name: 'Mia Brandt' } ) ).toBeNull() );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Undo' } ) );

	await waitFor( () =>
		expect( call ).toHaveBeenLastCalledWith( expect.objectContaining( { path: expect.stringContaining( '?' ) } ) )
	);
	const moves = call.mock.calls.map( ( [ options ] ) => options ).filter( ( { method } ) => method === 'POST' );
	expect( moves.map( ( { data } ) => ( data as { to: string } ).to ) ).toEqual( [ 'trash', 'restore' ] );
} );

test( 'what lies in the trash is deleted for good, after a question', async () => {
	window.history.replaceState( null, '', '/wp-admin/admin.php?page=frontage-forms&submission=7' );
	answers( {
		'GET /frontage/v1/submissions/7': { ...whole, read: true, state: 'trash' },
		'GET /frontage/v1/submissions?': page( { submissions: [] } ),
		'DELETE /frontage/v1/submissions': { changed: [ 7 ] },
	} );
	shown();
	await chooseFromMenu( 'Delete permanently' );
	expect( call ).not.toHaveBeenCalledWith( expect.objectContaining( { method: 'DELETE' } ) );

	await userEvent.click(
		within( screen.getByRole( 'dialog' ) ).getByRole( 'button', { name: 'Delete permanently' } )
	);

	await waitFor( () => expect( screen.queryByRole( 'heading', { name: 'Mia Brandt' } ) ).toBeNull() );
	expect( call ).toHaveBeenCalledWith( { path: '/frontage/v1/submissions', method: 'DELETE', data: { ids: [ 7 ] } } );
	expect( await screen.findByText( 'No messages yet.' ) ).toBeTruthy();
} );

test( 'an empty inbox leads to the forms, and to a first one while there is none', async () => {
	answers( { 'GET /frontage/v1/submissions?': page( { submissions: [] } ) } );
	const { unmount } = shown();
	const way = await screen.findByRole( 'link', { name: 'View forms' } );
	expect( way.getAttribute( 'href' ) ).toBe( 'admin.php?page=frontage-forms-list' );
	expect( screen.queryByRole( 'link', { name: 'Add form' } ) ).toBeNull();
	unmount();
	shown( true, 'admin.php?page=frontage-forms-list#add' );
	expect( ( await screen.findByRole( 'link', { name: 'Add form' } ) ).getAttribute( 'href' ) ).toMatch( /#add$/ );
	expect( screen.queryByRole( 'link', { name: 'View forms' } ) ).toBeNull();
} );

test( 'a failure keeps the question open and says what to do', async () => {
	window.history.replaceState( null, '', '/wp-admin/admin.php?page=frontage-forms&submission=7' );
	answers( {
		'GET /frontage/v1/submissions/7': { ...whole, read: true, state: 'spam', reason: 'It was a robot.' },
		'GET /frontage/v1/submissions?': page(),
		'POST /frontage/v1/submissions/move': Object.assign( new Error(), { code: 'offline_error' } ),
	} );
	shown();
	expect( await screen.findByText( 'It was a robot.' ) ).toBeTruthy();
	await userEvent.click( screen.getByRole( 'button', { name: 'Not spam' } ) );
	const dialog = within( screen.getByRole( 'dialog' ) );
	await userEvent.click( dialog.getByRole( 'checkbox', { name: /confirmation email/ } ) );

	await userEvent.click( dialog.getByRole( 'button', { name: 'Approve' } ) );

	expect( await dialog.findByText( /Check your connection/ ) ).toBeTruthy();
	expect( call ).toHaveBeenCalledWith( {
		path: '/frontage/v1/submissions/move',
		method: 'POST',
		data: { ids: [ 7 ], to: 'inbox', second: true },
	} );
} );

test( 'who may not delete is not offered it', async () => {
	window.history.replaceState( null, '', '/wp-admin/admin.php?page=frontage-forms&submission=7' );
	answers( { 'GET /frontage/v1/submissions/7': { ...whole, read: true }, 'GET /frontage/v1/submissions?': page() } );
	shown( false );

	await screen.findByRole( 'heading', { name: 'Mia Brandt' } );

	await userEvent.click( screen.getByRole( 'button', { name: 'More' } ) );
	await screen.findByRole( 'menuitem', { name: 'Print' } );
	expect( screen.queryByRole( 'menuitem', { name: 'Move to trash' } ) ).toBeNull();
} );

test( 'the address says what the list shows, and which fields of the form are its columns', async () => {
	window.history.replaceState(
		null,
		'',
		'/wp-admin/admin.php?page=frontage-forms&form=1&state=failed&read=no&from=2026-11-01&until=2026-11-30&search=oak'
	);
	answers( {
		'GET /frontage/v1/submissions?per_page=20&form=1&state=failed&read=false&search=oak&from=2026-11-01&until=2026-11-30':
			page( {
				submissions: [ { ...line, values: { 'your-phone': '0123' } } ],
				columns: [ { name: 'your-phone', label: 'Your phone' } ],
			} ),
	} );
	shown();

	const link = await screen.findByRole( 'link', { name: /Mia Brandt/ } );
	expect( link.getAttribute( 'href' ) ).toContain( 'state=failed' );
	expect( link.getAttribute( 'href' ) ).toContain( 'read=no&submission=7' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Columns' } ) );
	await userEvent.click( screen.getByRole( 'menuitemcheckbox', { name: 'Your phone' } ) );
	expect( await screen.findByText( '0123' ) ).toBeTruthy();
} );

test( 'a note is added, and taken away by who wrote it', async () => {
	window.history.replaceState( null, '', '/wp-admin/admin.php?page=frontage-forms&submission=7' );
	const at = { utc: '2026-11-21T08:00:00Z', text: 'November 21, 2026, 8:00 am', short: 'Nov 21' };
	const mine = entry( { text: 'Called back.', by: { id: 3, name: 'Ada' }, at } );
	answers( {
		'GET /frontage/v1/submissions/7': { ...whole, read: true },
		'GET /frontage/v1/submissions?': page(),
		'POST /frontage/v1/submissions/7/notes': { ...whole, read: true, notes: [ mine ] },
		'DELETE /frontage/v1/submissions/7/notes': { ...whole, read: true },
	} );
	shown( false );
	await userEvent.type( await screen.findByRole( 'textbox', { name: 'New note' } ), 'Called back.' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Add note' } ) );
	expect( await screen.findByText( 'Called back.' ) ).toBeTruthy();

	await userEvent.click( screen.getByRole( 'button', { name: 'Remove note by Ada' } ) );

	await waitFor( () => expect( screen.queryByText( 'Called back.' ) ).toBeNull() );
	expect( call ).toHaveBeenCalledWith( {
		path: '/frontage/v1/submissions/7/notes',
		method: 'DELETE',
		data: { at: at.utc, by: 3 },
	} );
} );

test( 'each attempt to deliver is shown with its error', async () => {
	window.history.replaceState( null, '', '/wp-admin/admin.php?page=frontage-forms&submission=7' );
	const at = { utc: '2026-11-21T08:00:00Z', text: 'November 21, 2026, 8:00 am', short: 'Nov 21' };
	answers( {
		'GET /frontage/v1/submissions/7': {
			...whole,
			read: true,
			state: 'waiting',
			deliveries: [
				{ kind: 'mail', name: '', state: 'waiting', due: at, attempts: [ { at, error: '451 later' } ] },
			],
		},
		'GET /frontage/v1/submissions?': page(),
	} );
	shown();

	const log = within( await screen.findByRole( 'region', { name: 'Delivery' } ) );
	expect( log.getByText( '451 later' ) ).toBeTruthy();
	expect( log.getByText( /next retry: November 21/ ) ).toBeTruthy();
} );

test( 'a list that cannot be loaded says so and can be asked for again', async () => {
	answers( { 'GET /frontage/v1/submissions?': Object.assign( new Error(), { code: 'offline_error' } ) } );
	shown();
	const again = await screen.findByRole( 'button', { name: 'Try again' } );
	expect( screen.queryByText( 'No messages yet.' ) ).toBeNull();

	answers( { 'GET /frontage/v1/submissions?': page() } );
	await userEvent.click( again );

	expect( await screen.findByRole( 'link', { name: /Mia Brandt/ } ) ).toBeTruthy();
	expect( screen.queryByRole( 'button', { name: 'Try again' } ) ).toBeNull();
} );

test( 'a submission that somebody else has deleted is said to be gone, without a way to try again', async () => {
	window.history.replaceState( null, '', '/wp-admin/admin.php?page=frontage-forms&submission=7' );
	answers( {
		'GET /frontage/v1/submissions/7': Object.assign( new Error( 'Somebody has deleted it.' ), {
			code: 'frontage_submission_missing',
			data: { status: 404 },
		} ),
		'GET /frontage/v1/submissions?': page(),
	} );
	shown();

	expect( await screen.findAllByText( 'Somebody has deleted it.' ) ).not.toHaveLength( 0 );
	expect( screen.queryByRole( 'button', { name: 'Try again' } ) ).toBeNull();
} );

test( 'older and newer pages follow the place where the last one ended', async () => {
	answers( {
		'GET /frontage/v1/submissions?per_page=20&older=20261120-7': page( {
			submissions: [ { ...line, id: 6, from: 'Jonas Keller' } ],
			total: { count: 1000, more: true },
		} ),
		'GET /frontage/v1/submissions?': page( { older: '20261120-7', total: { count: 1000, more: true } } ),
	} );
	shown();
	await userEvent.click( await screen.findByRole( 'button', { name: 'Older' } ) );
	await screen.findByRole( 'link', { name: /Jonas Keller/ } );
	expect( screen.getByText( '21–21 of 1000+' ) ).toBeTruthy();
	expect( screen.getByRole( 'button', { name: 'Older' } ).getAttribute( 'aria-disabled' ) ).toBe( 'true' );

	await userEvent.click( screen.getByRole( 'button', { name: 'Newer' } ) );

	expect( await screen.findByRole( 'link', { name: /Mia Brandt/ } ) ).toBeTruthy();
} );

const OPENED = '/wp-admin/admin.php?page=frontage-forms&submission=7';
const answered: Submission = {
	...whole,
	read: true,
	state: 'sent',
	error: '',
	reply_to: 'mia@example.org',
	may_reply: true,
};

test( 'tabs show their counts, and only what needs attention has color', async () => {
	const count = ( number: number, more = false ) => ( { count: number, more } );
	answers( {
		'GET /frontage/v1/submissions?': page( {
			tabs: {
				all: count( 1000, true ),
				unread: count( 6 ),
				attention: count( 2 ),
				spam: count( 0 ),
				trash: count( 3 ),
			},
		} ),
	} );
	shown();
	const tabs = within( await screen.findByRole( 'navigation', { name: 'Messages' } ) );
	await tabs.findByRole( 'link', { name: 'All 1000+' } );
	expect( tabs.getAllByRole( 'link' ).map( ( { textContent } ) => textContent ) ).toEqual( [
		'All 1000+',
		'Unread 6',
		'Needs attention 2',
		'Spam 0',
		'Trash 3',
	] );
	expect( document.querySelectorAll( '.frontage-inbox__count--trouble' ) ).toHaveLength( 1 );
	await userEvent.click( tabs.getByRole( 'link', { name: 'Needs attention 2' } ) );
	expect( window.location.search ).toBe( '?page=frontage-forms&state=attention' );
	expect( call ).toHaveBeenLastCalledWith(
		expect.objectContaining( { path: expect.stringContaining( 'state=attention' ) } )
	);
} );

test( 'a delivered message says nothing of its mail; facts are icons with a name, trouble is a word', async () => {
	answers( {
		'GET /frontage/v1/submissions?': page( {
			submissions: [
				{
					...line,
					state: 'sent',
					starred: true,
					done: true,
					files: true,
					reply: 'sent',
					assigned: { id: 4, name: 'Jonas van Berg' },
				},
				{ ...line, id: 8, from: 'Tom', state: 'waiting' },
				{ ...line, id: 9, from: 'Priya', state: 'failed', reply: 'failed' },
			],
		} ),
	} );
	shown();
	const rowOf = async ( name: RegExp ) => ( await screen.findByRole( 'link', { name } ) ).closest( 'tr' )!;
	const first = await rowOf( /Mia/ );
	for ( const fact of [ 'Starred', 'Done', 'Has files', 'Replied', 'Assigned to Jonas van Berg' ] ) {
		expect( within( first ).getByText( fact ) ).toBeTruthy();
	}
	expect( within( first ).getByText( 'JB' ) ).toBeTruthy();
	for ( const name of [ /Mia/, /Tom/ ] ) {
		expect( ( await rowOf( name ) ).querySelector( '.frontage-inbox__state' ) ).toBeNull();
	}
	expect( within( await rowOf( /Priya/ ) ).getByText( 'Email failed' ) ).toBeTruthy();
	expect( within( await rowOf( /Priya/ ) ).getByText( 'Reply failed' ) ).toBeTruthy();
} );

test( 'done is set and undone, a star is pressed, a user is assigned', async () => {
	window.history.replaceState( null, '', OPENED );
	answers( {
		'GET /frontage/v1/submissions/7': answered,
		'GET /frontage/v1/submissions?': page(),
		'PATCH /frontage/v1/submissions': { changed: [ 7 ] },
	} );
	shown();
	const sent = () => call.mock.calls.flatMap( ( [ { method, data } ] ) => ( method === 'PATCH' ? [ data ] : [] ) );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Mark as done' } ) );
	const reads = () =>
		call.mock.calls.filter( ( [ { path } ] ) => path?.startsWith( '/frontage/v1/submissions/7' ) ).length;
	const before = reads();
	await userEvent.click( await screen.findByRole( 'button', { name: 'Undo' } ) );
	await waitFor( () => expect( reads() ).toBe( before + 1 ) ); // The open message shows what was undone.
	const star = screen.getByRole( 'button', { name: 'Star' } );
	expect( star.getAttribute( 'aria-pressed' ) ).toBe( 'false' );
	await userEvent.click( star );
	await userEvent.click( screen.getByRole( 'button', { name: 'Assign' } ) );
	const dialog = within( screen.getByRole( 'dialog' ) );
	await userEvent.selectOptions( dialog.getByRole( 'combobox', { name: 'Assigned to' } ), 'Jonas Berg' );
	await userEvent.click( dialog.getByRole( 'button', { name: 'Assign' } ) );
	await waitFor( () =>
		expect( sent() ).toEqual( [
			{ ids: [ 7 ], done: true },
			{ ids: [ 7 ], done: false },
			{ ids: [ 7 ], starred: true },
			{ ids: [ 7 ], assigned_to: 4 },
		] )
	);
	await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
} );

test( 'a reply that could not be sent stays in its box, and is sent once with the same key', async () => {
	window.history.replaceState( null, '', OPENED );
	answers( {
		'GET /frontage/v1/submissions/7': answered,
		'GET /frontage/v1/submissions?': page(),
		'POST /frontage/v1/submissions/7/replies': Object.assign( new Error(), { code: 'offline_error' } ),
	} );
	const { unmount } = shown();
	await userEvent.click( ( await screen.findAllByRole( 'button', { name: 'Reply' } ) )[ 0 ]! ); // The second one chooses between reply and note.
	const box = screen.getByRole( 'textbox', { name: 'Reply to Mia Brandt' } );
	expect( box.ownerDocument.activeElement ).toBe( box );
	await userEvent.type( box, 'Tuesday <b>2 pm</b>?' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Send reply' } ) );
	expect( ( await screen.findAllByText( /Check your connection/ ) ).length ).toBeGreaterThan( 0 );
	expect( ( box as HTMLTextAreaElement ).value ).toBe( 'Tuesday <b>2 pm</b>?' );
	unmount();

	const delivery = { kind: 'reply', name: '', state: 'waiting', due: null, attempts: [] };
	const reply = entry( {
		kind: 'reply',
		text: 'Tuesday <b>2 pm</b>?',
		id: '<1@a>',
		to: 'mia@example.org',
		delivery,
	} );
	answers( {
		'GET /frontage/v1/submissions/7': answered,
		'GET /frontage/v1/submissions?': page(),
		'POST /frontage/v1/submissions/7/replies': { ...answered, notes: [ reply ] },
	} );
	shown();
	const again = await screen.findByRole( 'textbox', { name: 'Reply to Mia Brandt' } );
	expect( ( again as HTMLTextAreaElement ).value ).toBe( 'Tuesday <b>2 pm</b>?' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Send reply' } ) );
	expect( await screen.findByText( 'Tuesday <b>2 pm</b>?', { selector: 'bdi' } ) ).toBeTruthy();
	expect( screen.getByText( 'Sending…' ) ).toBeTruthy();
	expect( ( again as HTMLTextAreaElement ).value ).toBe( '' );
	const data = call.mock.calls.flatMap( ( [ options ] ) =>
		options.path?.endsWith( '/replies' ) ? [ options.data ] : []
	);
	expect( data.at( -1 ) ).toEqual( { text: 'Tuesday <b>2 pm</b>?', key: expect.stringMatching( /^[0-9a-f]{32}$/ ) } );
} );

test( 'a failed reply says why and is sent again', async () => {
	window.history.replaceState( null, '', OPENED );
	const at = line.received;
	const delivery = {
		kind: 'reply',
		name: '',
		state: 'failed',
		due: null,
		attempts: [ { at, error: '550 no such user' } ],
	};
	const reply = entry( { kind: 'reply', text: 'Hello', id: '<1@a>', to: 'mia@example.org', delivery } );
	answers( {
		'GET /frontage/v1/submissions/7': { ...answered, reply: 'failed', notes: [ reply ] },
		'GET /frontage/v1/submissions?': page(),
		'POST /frontage/v1/submissions/7/replies/retry': {
			...answered,
			notes: [ { ...reply, delivery: { ...delivery, state: 'sent' } } ],
		},
	} );
	shown();
	expect( await screen.findByText( /550 no such user/ ) ).toBeTruthy();
	await userEvent.click( screen.getByRole( 'button', { name: 'Resend email' } ) );
	await waitFor( () => expect( screen.queryByText( /550/ ) ).toBeNull() );
	expect( call ).toHaveBeenCalledWith( expect.objectContaining( { data: { reply: '<1@a>' } } ) );
} );

test( 'an answer is edited in place; the history shows both values, and what was typed survives a refusal', async () => {
	window.history.replaceState( null, '', OPENED );
	answers( {
		'GET /frontage/v1/submissions/7': answered,
		'GET /frontage/v1/submissions?': page(),
		'POST /frontage/v1/submissions/7/answers': Object.assign( new Error( 'Someone else changed it.' ), {
			data: { status: 409 },
		} ),
	} );
	shown();
	await userEvent.click( await screen.findByRole( 'button', { name: 'Edit “Your name”' } ) );
	const box = screen.getByRole( 'textbox', { name: 'Your name' } );
	expect( box.ownerDocument.activeElement ).toBe( box );
	await userEvent.type( box, ' Berg' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Save answer' } ) );
	expect( ( await screen.findAllByText( 'Someone else changed it.' ) ).length ).toBeGreaterThan( 0 );
	expect( ( box as HTMLTextAreaElement ).value ).toBe( 'Mia Brandt Berg' );

	const edit = entry( { kind: 'edit', field: 'Your name', old: 'Mia Brandt', text: 'Mia Brandt Berg' } );
	answers( { 'POST /frontage/v1/submissions/7/answers': { ...answered, notes: [ edit ] } } );
	await userEvent.click( screen.getByRole( 'button', { name: 'Save answer' } ) );
	const history = within( await screen.findByRole( 'region', { name: 'Replies and notes' } ) );
	expect( ( await history.findByText( 'Mia Brandt' ) ).tagName ).toBe( 'DEL' );
	expect( history.getByText( 'Mia Brandt Berg' ).tagName ).toBe( 'INS' );
	expect( call ).toHaveBeenLastCalledWith(
		expect.objectContaining( { data: { field: 'your-name', old: 'Mia Brandt', value: 'Mia Brandt Berg' } } )
	);
	await waitFor( () =>
		expect( document.querySelector( ':focus' )?.getAttribute( 'aria-label' ) ).toBe( 'Edit “Your name”' )
	);
	expect( screen.queryByRole( 'button', { name: 'Edit “Your plan”' } ) ).toBeNull();
} );

test( 'who may only read gets a link for a reply, and no buttons to edit or assign', async () => {
	window.history.replaceState( null, '', OPENED );
	answers( {
		'GET /frontage/v1/submissions/7': { ...answered, may_reply: false },
		'GET /frontage/v1/submissions?': page(),
	} );
	shown( false );
	expect( await screen.findByRole( 'link', { name: 'Reply' } ) ).toBeTruthy();
	expect( screen.queryByRole( 'button', { name: 'Assign' } ) ).toBeNull();
	expect( screen.queryByRole( 'button', { name: /Edit/ } ) ).toBeNull();
	expect( screen.queryByRole( 'textbox', { name: /Reply/ } ) ).toBeNull();
} );
