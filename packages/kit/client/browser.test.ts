let said: jest.SpyInstance;

/** The features of a new browser, some taken away; whether those that import the file go on. */
function runs( ...lacking: string[] ): boolean {
	const browser: Record< string, [ object, PropertyDescriptor ] > = {
		showModal: [ HTMLDialogElement.prototype, { value() {} } ],
		IntersectionObserver: [ window, { value: class {} } ],
		CSS: [ window, { value: { supports: () => ! lacking.includes( ':has' ) } } ],
		noModule: [ HTMLScriptElement.prototype, { value: false } ],
	};
	for ( const [ name, [ on, feature ] ] of Object.entries( browser ) ) {
		delete ( on as Record< string, unknown > )[ name ];
		if ( ! lacking.includes( name ) ) {
			Object.defineProperty( on, name, { ...feature, configurable: true } );
		}
	}
	jest.resetModules();
	try {
		jest.requireActual( './browser' ); // It has no exports: it is a plain script as well.
		return true;
	} catch {
		return false;
	}
}

beforeEach( () => {
	said = jest.spyOn( console, 'error' ).mockImplementation();
} );
afterEach( () => said.mockRestore() );

test( 'a browser that has all goes on and hears nothing', () => {
	expect( runs() ).toBe( true );
	expect( said ).not.toHaveBeenCalled();
} );

test.each( [
	[ 'showModal', 'HTMLDialogElement.prototype.showModal' ],
	[ 'IntersectionObserver', 'IntersectionObserver' ],
	[ ':has', 'selector(:has(a))' ],
	[ 'CSS', 'selector(:has(a))' ],
	[ 'noModule', 'modules' ],
] )( 'without %s the enhancements stay off, and it is said once', ( lacking, feature ) => {
	expect( runs( lacking ) ).toBe( false );
	expect( said.mock.calls ).toEqual( [ [ `Frontage: this browser lacks ${ feature }.` ] ] );
} );

test( 'each that is missing is named', () => {
	expect( runs( 'showModal', 'noModule' ) ).toBe( false );
	expect( said ).toHaveBeenCalledTimes( 2 );
} );
