const said = jest.mocked( window.console.error ); // Emptied before each test; what none expects fails it.

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
	expect( console ).toHaveErrored();
	expect( said.mock.calls ).toEqual( [ [ `Frontage: this browser lacks ${ feature }.` ] ] );
} );

test( 'each that is missing is named', () => {
	expect( runs( 'showModal', 'noModule' ) ).toBe( false );
	expect( console ).toHaveErrored();
	expect( said ).toHaveBeenCalledTimes( 2 );
} );
