import { readFile } from 'node:fs/promises';
import { HEADLINES, HERO, standing, stands } from '../support/editor-hero';
import { expect, test } from '../support/engines/test';

/** WebKitGTK's window is never as narrow as a phone's; it is as narrow as it goes. */
const WIDTHS = [ 1440, 390 ];

test( 'a hero as an editor makes it: slides change, entrances end in place, nothing overflows', async ( {
	engine,
	requestUtils,
} ) => {
	const content = await readFile( `tests/fixtures/slider/${ HERO }`, 'utf8' );
	const { id } = await requestUtils.createPage( { title: 'Hero', content, status: 'publish' } );
	for ( const width of WIDTHS ) {
		await engine.size( width, 900 );
		await engine.go( `${ process.env.WP_BASE_URL }/?page_id=${ id }` );
		const now = () => expect.poll( () => engine.evaluate( standing ), `at ${ width } px` );
		await now().toEqual( stands( HEADLINES[ 0 ] ) );
		await engine.click( '.fr-slider [data-slide="1"]' );
		await now().toEqual( stands( HEADLINES[ 1 ] ) );
		await engine.press( 'ArrowRight' );
		await now().toEqual( stands( HEADLINES[ 2 ] ) );
	}
} );
