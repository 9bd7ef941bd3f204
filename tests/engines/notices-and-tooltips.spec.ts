import { expect, test } from '../support/engines/test';

// What answers to a visitor's mouse and keys, as it is in Firefox and WebKit.

test( 'a notice comes at a call and goes by Escape', async ( { engine } ) => {
	await engine.size( 1280, 800 );
	await engine.go( `${ process.env.WP_BASE_URL }/behaviors/?with=notices` );
	const seen = () =>
		engine.evaluate( () =>
			[ ...document.querySelectorAll( '.fr-notice' ) ].map( ( { textContent } ) => textContent )
		);
	await engine.click( '[data-notice]' );
	await expect.poll( seen ).toEqual( [ 'Your list is saved.' ] );
	await engine.press( 'Escape' );
	await expect.poll( seen ).toEqual( [] );
} );
