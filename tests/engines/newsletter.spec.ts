import { expect, test } from '../support/engines/test';
import { publish, unique } from '../support/forms';
import type { Engine } from '../support/engines/engine';

const text = ( engine: Engine, part: string ) =>
	expect.poll( () =>
		engine.evaluate( ( name ) => document.querySelector( `.fr-newsletter__${ name }` )!.textContent, part )
	);

test( 'by mouse and keyboard: an address that is none is refused at its field, mended and taken', async ( {
	engine,
	requestUtils,
} ) => {
	await engine.go( await publish( requestUtils, '<!-- wp:frontage/newsletter {"buttonText":"Send me news"} /-->' ) );
	await engine.click( '.fr-newsletter input[type=email]' );
	await engine.type( `ann-${ unique() }@nowhere` );
	await engine.click( '.fr-newsletter button' );
	await text( engine, 'error' ).toContain( 'The email address is incomplete' );
	await expect
		.poll( () =>
			engine.evaluate( () => document.querySelector( '.fr-errors' )!.ownerDocument.activeElement!.className )
		)
		.toBe( 'fr-errors' );
	await engine.click( '.fr-errors a' );
	await engine.press( 'End' );
	await engine.type( '.example.com' );
	await engine.press( 'Enter' );
	await text( engine, 'status' ).toContain( 'Open the email' );
	await text( engine, 'error' ).toBe( '' );
} );
