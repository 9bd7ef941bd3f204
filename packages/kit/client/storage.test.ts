import { get, onChange, remove, set } from './storage';

afterEach( () => {
	jest.restoreAllMocks();
	jest.useRealTimers();
	localStorage.clear();
	sessionStorage.clear();
} );

test( 'keeps what is JSON below a name of ours, here or for this tab alone', () => {
	set( 'view', { grid: true } );
	set( 'draft', [ 1, null ], { session: true } );
	expect( get( 'view' ) ).toEqual( { grid: true } );
	expect( get( 'draft' ) ).toEqual( [ 1, null ] );
	expect( Object.keys( localStorage ) ).toEqual( [ 'frontage:view' ] );
	expect( Object.keys( sessionStorage ) ).toEqual( [ 'frontage:draft' ] );
	set( 'draft', 'moved' );
	expect( get( 'draft' ) ).toBe( 'moved' );
	expect( sessionStorage ).toHaveLength( 0 );
	remove( 'view' );
	remove( 'draft' );
	expect( [ get( 'view' ), get( 'draft' ), localStorage.length ] ).toEqual( [ undefined, undefined, 0 ] );
} );

test( 'past its lifetime it is absent, and deleted', () => {
	jest.useFakeTimers();
	set( 'view', 'list', { lifetime: 60 } );
	jest.advanceTimersByTime( 59_999 );
	expect( get( 'view' ) ).toBe( 'list' );
	jest.advanceTimersByTime( 1 );
	expect( get( 'view' ) ).toBeUndefined();
	expect( localStorage ).toHaveLength( 0 );
} );

test( 'what is not ours under our name reads as absent and goes', () => {
	for ( const text of [ '{', 'null', '7', '{"other":1}' ] ) {
		localStorage.setItem( 'frontage:view', text );
		expect( get( 'view' ) ).toBeUndefined();
		expect( localStorage ).toHaveLength( 0 );
	}
} );

test( 'a full storage: it is remembered in memory, in place of the older one', () => {
	set( 'view', 'old' );
	jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
		throw new DOMException( 'full', 'QuotaExceededError' );
	} );
	set( 'view', 'new', { lifetime: 60 } );
	expect( get( 'view' ) ).toBe( 'new' );
	remove( 'view' );
	expect( get( 'view' ) ).toBeUndefined();
} );

test( 'a browser that forbids storage: no error, and the page remembers', () => {
	for ( const name of [ 'localStorage', 'sessionStorage' ] as const ) {
		jest.spyOn( window, name, 'get' ).mockImplementation( () => {
			throw new DOMException( 'no', 'SecurityError' );
		} );
	}
	set( 'view', 'grid' );
	expect( get( 'view' ) ).toBe( 'grid' );
	remove( 'view' );
	expect( get( 'view' ) ).toBeUndefined();
} );

test( 'two tabs see each other’s change', () => {
	const heard = jest.fn();
	const end = onChange( 'view', heard );
	set( 'view', 'here' );
	const there = JSON.stringify( { value: 'there' } );
	localStorage.setItem( 'frontage:view', there );
	dispatchEvent( new StorageEvent( 'storage', { key: 'frontage:view', newValue: there } ) );
	dispatchEvent( new StorageEvent( 'storage', { key: 'frontage:other' } ) );
	expect( heard ).toHaveBeenCalledTimes( 1 );
	expect( get( 'view' ) ).toBe( 'there' );
	end();
	dispatchEvent( new StorageEvent( 'storage', { key: 'frontage:view' } ) );
	expect( heard ).toHaveBeenCalledTimes( 1 );
} );
