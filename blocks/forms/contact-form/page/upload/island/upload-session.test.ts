import { STORED } from '../field-data';
import { storedFiles, resetSession, storeFiles, visitorCredentials } from './upload-session';

const FILE = { id: '1', name: 'a.txt', size: 4, modified: 1, reference: 'own.a/1' };

beforeEach( () => {
	sessionStorage.clear();
	resetSession();
} );

test( 'a tab has one name and one secret, also after a reload', () => {
	const name = visitorCredentials();
	expect( name ).toMatch( /^[0-9a-f]{32}\.[0-9a-f]{32}$/ );
	storeFiles( 'form docs', [ FILE ] );
	resetSession();
	expect( visitorCredentials() ).toBe( name );
	expect( storedFiles( 'form docs' ) ).toEqual( [ FILE ] );
	expect( storedFiles( 'form other' ) ).toEqual( [] );
	storeFiles( 'form docs', [] );
	expect( sessionStorage.getItem( STORED ) ).not.toContain( 'form docs' );
} );

test.each( [ 'null', '[]', '{"name":"me","secret":"x"}', '{', '"text"' ] )(
	'what is not ours there is not used: %s',
	( text ) => {
		sessionStorage.setItem( STORED, text );
		expect( visitorCredentials() ).toMatch( /^[0-9a-f]{32}\.[0-9a-f]{32}$/ );
		expect( storedFiles( 'form docs' ) ).toEqual( [] );
	}
);

test( 'a browser that stores nothing remembers it as long as the page lives', () => {
	const set = jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
		throw new Error( 'Full.' );
	} );
	storeFiles( 'form docs', [ FILE ] );
	expect( storedFiles( 'form docs' ) ).toEqual( [ FILE ] );
	set.mockRestore();
} );
