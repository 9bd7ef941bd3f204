import { expect, test } from '../support/engines/test';
import type { Engine } from '../support/engines/engine';

const MENU = '#style-frontage-menu .fr-menu';
const BUTTON = `${ MENU } .fr-menu__parent > .fr-menu__open`;

/** Which submenus of the first menu are seen, by their items. */
const seen = ( engine: Engine ) =>
	expect.poll( () =>
		engine.evaluate(
			( selector ) =>
				[ ...document.querySelector( selector )!.querySelectorAll< HTMLElement >( '.fr-menu__sub a' ) ]
					.filter( ( link ) => link.checkVisibility() )
					.map( ( link ) => link.textContent ),
			MENU
		)
	);
const state = ( engine: Engine ) =>
	expect.poll( () =>
		engine.evaluate( ( selector ) => {
			const toggle = document.querySelector( `${ selector } > .fr-menu-toggle` )!;
			return document.getElementById( toggle.getAttribute( 'aria-controls' )! )!.dataset.state;
		}, MENU )
	);

async function open( engine: Engine, width: number ) {
	await engine.size( width, 900 );
	await engine.go( `${ process.env.WP_BASE_URL }/style-page/` );
	await expect
		.poll( () =>
			engine.evaluate( ( selector ) => document.querySelector< HTMLElement >( selector )!.dataset.state, MENU )
		)
		.toBe( 'ready' );
}

test( 'by mouse: the pointer opens, a press elsewhere closes', async ( { engine } ) => {
	await open( engine, 1440 );
	await engine.click( BUTTON );
	await seen( engine ).toEqual( [ 'Bridges', 'Harbors' ] );
	await engine.click( '#style-frontage-menu h2' );
	await seen( engine ).toEqual( [] );
} );

test( 'by keyboard: Enter opens, Escape closes and gives the focus back', async ( { engine } ) => {
	await open( engine, 1440 );
	await engine.evaluate( ( selector ) => document.querySelector< HTMLElement >( selector )!.focus(), BUTTON );
	await engine.press( 'Enter' );
	await seen( engine ).toEqual( [ 'Bridges', 'Harbors' ] );
	await engine.press( 'Escape' );
	await seen( engine ).toEqual( [] );
	const hasFocus = ( selector: string ) => document.body.ownerDocument.activeElement?.matches( selector );
	expect( await engine.evaluate( hasFocus, BUTTON ) ).toBe( true );
} );

test( 'in a narrow window the drawer opens and closes', async ( { engine } ) => {
	await open( engine, 500 );
	await engine.click( `${ MENU } > .fr-menu-toggle` );
	await state( engine ).toBe( 'opened' );
	await engine.press( 'Escape' );
	await state( engine ).toBe( 'closed' );
	expect(
		await engine.evaluate( ( selector ) => !! document.querySelector( `${ selector } > div > ul` ), MENU )
	).toBe( true );
} );
