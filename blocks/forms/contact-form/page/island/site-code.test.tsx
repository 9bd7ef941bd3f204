import { act } from '@testing-library/react';
import { site } from '../globals';
import * as page from '../page-texts';
import { answer, answered, box, fillIn, forget, live, posts, send, show, tips, told } from './test-island';
import { field, type } from './test-form';

jest.mock( '@frontage/kit/request', () => ( { request: jest.fn() } ) );

const SENT = { status: 'mail_sent', message: 'Thank you.' };

afterEach( () => {
	Object.assign( window, { wpcf7: undefined, swv: undefined } );
} );

test( 'a site may put itself before sending, as a captcha does that has to be asked first', async () => {
	answer( { feedback: answered( SENT ) } );
	const form = show();
	const { submit } = site.wpcf7;
	const wrapped = jest.fn( ( ...args: Parameters< typeof submit > ) => {
		field( 'your-name' ).value += ' (asked)';
		submit( ...args );
	} );
	site.wpcf7.submit = wrapped;
	await fillIn();
	await send();
	expect( wrapped ).toHaveBeenCalledTimes( 1 );
	expect( wrapped.mock.calls[ 0 ]![ 0 ] ).toBe( form );
	expect( ( posts()[ 0 ]![ 1 ]!.body as FormData ).get( 'your-name' ) ).toBe( 'Ann (asked)' );
} );

test( 'a site may keep a form from being sent', async () => {
	show();
	site.wpcf7.submit = () => {};
	await fillIn();
	await send();
	expect( posts() ).toEqual( [] );
} );

test( 'a site may send a form itself', async () => {
	answer( { feedback: answered( SENT ) } );
	const form = show();
	await fillIn();
	await act( async () => site.wpcf7.submit( form ) );
	expect( posts() ).toHaveLength( 1 );
	expect( box() ).toBe( 'Thank you.' );
} );

test( 'a form that is blocked shows that it submits, and sends nothing', async () => {
	const form = show();
	site.wpcf7.blocked = 1;
	await fillIn();
	await send();
	expect( form.dataset.status ).toBe( 'submitting' );
	expect( posts() ).toEqual( [] );
} );

test( 'a site may have a whole form judged, and hear of its reset', async () => {
	const form = show();
	const heard = jest.fn( site.wpcf7.reset );
	site.wpcf7.reset = heard;
	await act( async () => site.wpcf7.validate( form ) );
	expect( tips().length ).toBeGreaterThan( 1 );
	forget();
	await act( async () => form.reset() );
	expect( heard ).toHaveBeenCalledWith( form );
	expect( told() ).toContain( '→ resetting' );
} );

test( 'a rule of a site’s own is kept', async () => {
	show();
	site.swv.validators.noann = function ( this: unknown, data: unknown ) {
		const { getAll } = data as { getAll: ( name: string ) => string[] };
		if ( getAll( 'your-name' ).includes( 'Ann' ) ) {
			throw Object.assign( new Error(), { error: 'No Anns.' } );
		}
	};
	const rules = [ { rule: 'noann', field: 'your-name', error: 'No.' } ];
	const data = new FormData();
	data.set( 'your-name', 'Ann' );
	expect( site.swv.validate( { rules }, data ).get( 'your-name' ) ).toEqual( { error: 'No Anns.' } );
	data.set( 'your-name', 'Bob' );
	expect( site.swv.validate( { rules }, data ).get( 'your-name' ) ).toEqual( { validInputs: [ 'Bob' ] } );
} );

test( 'a site may put its own checks in the place of ours', async () => {
	show();
	site.swv.validate = () => new Map( [ [ 'your-name', { error: 'The site says so.' } ] ] );
	await act( async () => type( 'your-name', 'Ann' ) );
	expect( tips() ).toEqual( [ 'your-name: The site says so.' ] );
} );

test( 'when all fields are mended the old complaint goes, and comes back with a new mistake', async () => {
	show();
	await act( async () => type( 'your-name', 'Ann' ) );
	await send();
	expect( box() ).toBe( 'Please check Ann.' );
	await fillIn();
	expect( tips() ).toEqual( [] );
	expect( box() ).toBe( 'All is well now.' );
	await act( async () => type( 'your-email', 'nonsense' ) );
	expect( box() ).toBe( 'Please check Ann.' );
} );

test( 'who was told of no connection is told when there is one again', async () => {
	jest.spyOn( page, 'words' ).mockReturnValue( { offline: 'Offline.', online: 'Online again.' } );
	const online = jest.spyOn( window.navigator, 'onLine', 'get' ).mockReturnValue( false );
	const form = show();
	await fillIn();
	await send();
	expect( box() ).toBe( 'Offline.' );
	online.mockReturnValue( true );
	await act( async () => void window.dispatchEvent( new Event( 'online' ) ) );
	expect( [ box(), live() ] ).toEqual( [ 'Online again.', 'Online again.' ] );
	expect( form.dataset.offline ).toBeUndefined();
	expect( posts() ).toEqual( [] );
	jest.restoreAllMocks();
} );

test( 'offline is said at once, and the second press sends when there is a connection', async () => {
	const online = jest.spyOn( window.navigator, 'onLine', 'get' ).mockReturnValue( false );
	answer( { feedback: answered( SENT ) } );
	const form = show();
	await fillIn();
	await send();
	expect( form.dataset.status ).toBe( 'failed' );
	expect( form.dataset.offline ).toBe( 'told' );
	await send();
	expect( posts() ).toEqual( [] );
	online.mockReturnValue( true );
	await act( async () => void window.dispatchEvent( new Event( 'online' ) ) );
	expect( posts() ).toHaveLength( 1 );
	expect( box() ).toBe( 'Thank you.' );
	online.mockRestore();
} );
