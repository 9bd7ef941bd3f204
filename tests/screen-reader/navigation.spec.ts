import { near } from '../support/screen-reader/near';
import { expect, test } from '../support/screen-reader/test';

test.beforeEach( async ( { reader } ) => {
	await reader.go( `${ process.env.WP_BASE_URL }/style-page/` );
} );

test( 'menu: a submenu is read with its name and state, and says when it opens and closes', async ( {
	engine,
	reader,
} ) => {
	await near( engine, '#style-frontage-menu .fr-menu__parent > .fr-menu__open' );
	await reader.reads( 'navigation Example', 'List with 4 items.', 'Submenu: Services collapsed push button.' );
	await reader.forget();
	await engine.press( 'Enter' );
	await reader.reads( 'expanded' );
	await engine.press( 'Tab' );
	await reader.reads( 'expanded', 'Bridges link.' );
	await reader.forget();
	await engine.press( 'Escape' );
	await reader.reads( 'Submenu: Services collapsed push button.' );
} );

test( 'search: the field is read by its name in its dialog, and nothing is wrong before anybody typed', async ( {
	engine,
	reader,
} ) => {
	const field = '.fr-search-overlay [type=search]';
	const hasFocus = ( selector: string ) =>
		expect
			.poll( () =>
				engine.evaluate( ( wanted ) => !! document.querySelector( wanted )?.matches( ':focus' ), selector )
			)
			.toBe( true );
	await near( engine, '.fr-search__open' );
	await reader.reads( /^Search (push button|link)\.$/ );
	await engine.press( 'Enter' );
	await hasFocus( field );
	// Orca 43 does not always read a focus that moves while a modal dialog opens, since its own cursor is there already: it comes back.
	await engine.press( 'Tab' );
	await reader.forget();
	await near( engine, field );
	await reader.reads( /^Search entry .*required\.$/ );
	expect( await reader.said() ).not.toContain( 'invalid entry.' );
	await engine.press( 'Escape' );
	await hasFocus( '.fr-search__open' );
} );
