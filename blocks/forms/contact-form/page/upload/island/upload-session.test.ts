import { STORED } from '../field-data';
import { filesOf, forgetPage, keep, visitor } from './upload-session';

const FILE = { id: '1', name: 'a.txt', size: 4, modified: 1, reference: 'own.a/1' };

beforeEach( () => {
	sessionStorage.clear();
	forgetPage();
} );

test( 'a tab has one name and one secret, also after a reload', () => {
	const name = visitor();
	expect( name ).toMatch( /^[0-9a-f]{32}\.[0-9a-f]{32}$/ );
	keep( 'form docs', [ FILE ] );
	forgetPage();
	expect( visitor() ).toBe( name );
	expect( filesOf( 'form docs' ) ).toEqual( [ FILE ] );
	expect( filesOf( 'form other' ) ).toEqual( [] );
	keep( 'form docs', [] );
	expect( sessionStorage.getItem( STORED ) ).not.toContain( 'form docs' );
} );

test.each( [ 'null', '[]', '{"name":"me","secret":"x"}', '{', '"text"' ] )(
	'what is not ours there is not used: %s',
	( text ) => {
		sessionStorage.setItem( STORED, text );
		expect( visitor() ).toMatch( /^[0-9a-f]{32}\.[0-9a-f]{32}$/ );
		expect( filesOf( 'form docs' ) ).toEqual( [] );
	}
);

test( 'a browser that stores nothing remembers it as long as the page lives', () => {
	const set = jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
		throw new Error( 'Full.' );
	} );
	keep( 'form docs', [ FILE ] );
	expect( filesOf( 'form docs' ) ).toEqual( [ FILE ] );
	set.mockRestore();
} );
