const root = document.documentElement;
const KEY = 'frontage:color-scheme';

function start( { dark = false, stored }: { dark?: boolean; stored?: object } = {} ) {
	localStorage.clear();
	delete root.dataset.frColorScheme;
	if ( stored ) {
		localStorage.setItem( KEY, JSON.stringify( stored ) );
	}
	document.body.innerHTML = '<button class="fr-color-scheme" aria-pressed="false"><svg></svg></button>';
	window.matchMedia = jest.fn().mockReturnValue( { matches: dark, addEventListener: jest.fn() } );
	jest.isolateModules( () => {
		require( './classic/restore-scheme' );
		require( './view' );
	} );
	return document.querySelector( 'button' )!;
}

test( 'the device decides until somebody chooses', () => {
	expect( start( { dark: true } ).getAttribute( 'aria-pressed' ) ).toBe( 'true' );
	expect( start().getAttribute( 'aria-pressed' ) ).toBe( 'false' );
	expect( root.dataset.frColorScheme ).toBeUndefined();
} );

test( 'a choice holds on the next page, until it is too old', () => {
	const until = 9e15; // After all tests.
	expect( start( { stored: { value: 'dark', until } } ).getAttribute( 'aria-pressed' ) ).toBe( 'true' );
	expect( root.dataset.frColorScheme ).toBe( 'dark' );
	start( { stored: { value: 'dark', until: 1 } } );
	expect( root.dataset.frColorScheme ).toBeUndefined();
} );

test( 'another tab shows the choice too', () => {
	const button = start();
	dispatchEvent( new StorageEvent( 'storage', { key: KEY, newValue: '{"value":"dark","until":1}' } ) );
	expect( button.getAttribute( 'aria-pressed' ) ).toBe( 'true' );
} );
