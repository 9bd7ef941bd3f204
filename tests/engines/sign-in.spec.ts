import { expect, test } from '../support/engines/test';
import { publish, unique } from '../support/forms';
import type { Engine } from '../support/engines/engine';

const tips = ( engine: Engine ) =>
	engine.evaluate( () =>
		[ ...document.querySelectorAll( '.wpcf7-not-valid-tip' ) ].map( ( { textContent } ) => textContent )
	);
const isIn = ( engine: Engine, name: string ) =>
	expect
		.poll( () => engine.evaluate( () => document.querySelector( '.fr-account__who' )?.textContent ?? '' ) )
		.toContain( name );

test( 'by mouse a visitor makes an account, by keyboard he comes back', async ( { engine, requestUtils } ) => {
	const name = `ann-${ unique() }`;
	await engine.go( await publish( requestUtils, '<!-- wp:frontage/sign-in /--><!-- wp:frontage/register /-->' ) );
	await engine.click( '.fr-register button[type=submit]' );
	await expect.poll( () => tips( engine ) ).toHaveLength( 4 );
	await engine.click( '.fr-register [data-field=user]' );
	await engine.type( name );
	await engine.click( '.fr-register [data-field=email]' );
	await engine.type( `${ name }@example.com` );
	await engine.click( '.fr-register [data-field=pass]' );
	await engine.type( 'a long password' );
	await engine.click( '.fr-register [data-field=passconfirm]' );
	await engine.type( 'a long password' );
	expect( await tips( engine ) ).toEqual( [] );
	await engine.click( '.fr-register button[type=submit]' );
	await isIn( engine, name );

	await engine.click( '.fr-account__ways a:last-child' );
	await expect
		.poll( () => engine.evaluate( () => !! document.querySelector( '.fr-sign-in [data-field=user]' ) ) )
		.toBe( true );
	await engine.click( '.fr-sign-in [data-field=user]' );
	await engine.type( name );
	await engine.press( 'Tab' );
	await engine.type( 'a long password' );
	await engine.press( 'Enter' );
	await isIn( engine, name );
} );
