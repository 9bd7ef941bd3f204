import { publish } from '../support/forms';
import { near } from '../support/screen-reader/near';
import { expect, test } from '../support/screen-reader/test';

const PLEASE = 'One or more fields have an error. Please check and try again.';

for ( const { block, form, labels } of [
	{ block: 'sign-in', form: '.fr-sign-in', labels: [ 'Username or email address', 'Password' ] },
	{
		block: 'register',
		form: '.fr-register',
		labels: [ 'Username', 'Email address', 'Password', 'Confirm password' ],
	},
] ) {
	test( `${ block }: nothing is wrong before anybody typed, then each error once and with its field's name`, async ( {
		engine,
		reader,
		requestUtils,
	} ) => {
		await reader.go( await publish( requestUtils, `<!-- wp:frontage/${ block } /-->` ) );
		await near( engine, `${ form } [data-field=user]` );
		await reader.reads( `${ labels[ 0 ] } entry required.` );
		expect( await reader.said() ).not.toContainEqual( expect.stringContaining( 'invalid entry' ) );

		await near( engine, `${ form } button[type=submit]` );
		await reader.forget();
		await engine.press( 'Enter' );
		await reader.reads( `${ PLEASE } panel.` );
		expect( await reader.said() ).not.toContainEqual( expect.stringContaining( 'Required Field' ) );
		await reader.forget();
		for ( const label of labels ) {
			await engine.press( 'Tab' );
			await reader.reads( `${ label } – Required Field link.` );
		}
		expect( ( await reader.said() ).filter( ( line ) => line.includes( 'Required Field' ) ) ).toHaveLength(
			labels.length
		);
	} );
}
