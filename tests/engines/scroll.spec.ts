import { expect, test } from '../support/engines/test';
import type { Engine } from '../support/engines/engine';
import { header, LONG, makePage, space } from '../support/scrolling';

// What stays, comes and goes while a visitor scrolls; the page's own blocks ask for it, so nothing is switched on.

const HELP = '<!-- wp:frontage/support-button {"label":"Ask us","link":{"url":"/contact/"}} /-->';
const OFFSET =
	'<!-- wp:group {"align":"full"} --><div class="wp-block-group alignfull"><!-- wp:group {"className":"is-style-offset-start"} --><div class="wp-block-group is-style-offset-start" id="offset">At the edge</div><!-- /wp:group --></div><!-- /wp:group -->';
let address = '';
test.beforeAll( async ( { requestUtils } ) => {
	address = await makePage(
		requestUtils,
		header( 'up' ) + HELP + '<!-- wp:frontage/back-to-top /-->' + LONG + OFFSET + space( 900 ),
		'page-landing'
	);
} );

const scroll = ( engine: Engine, top: number ) =>
	engine.evaluate( ( to ) => scrollTo( { top: to, behavior: 'instant' } ), top );
const seen = ( engine: Engine ) =>
	engine.evaluate( () => {
		const find = ( selector: string ) => document.querySelector< HTMLElement >( selector )!;
		const classes = find( '[data-fr-sticky]' ).classList;
		return {
			isFixed: document.documentElement.classList.contains( 'is-header-fixed' ),
			header: [ 'is-stuck', 'is-pinned', 'is-unpinned', 'is-top', 'is-bottom' ].filter( ( name ) =>
				classes.contains( name )
			),
			up: find( '.fr-back-to-top' ).inert,
			help: find( '.fr-support-button' ).inert,
		};
	} );

test( 'a header becomes fixed, makes room and comes back; the buttons come and go', async ( { engine } ) => {
	await engine.size( 1280, 800 );
	await engine.go( address );
	const is = ( state: Record< string, unknown > ) => expect.poll( () => seen( engine ) ).toMatchObject( state );
	await is( { isFixed: false, header: [ 'is-pinned', 'is-top' ], up: true, help: false } );
	await scroll( engine, 1500 );
	await is( { isFixed: true, header: [ 'is-stuck', 'is-unpinned' ], up: false, help: true } );
	await scroll( engine, 1400 );
	await is( { header: [ 'is-stuck', 'is-pinned' ] } );
	await engine.click( '.fr-back-to-top' );
	await is( { isFixed: false, header: [ 'is-pinned', 'is-top' ], up: true, help: true } );
} );

/** Whether the heading has the focus and lies below the header. */
const isThere = ( engine: Engine ) =>
	engine.evaluate( () => {
		const there = document.getElementById( 'there' )!;
		return there === there.ownerDocument.activeElement && there.getBoundingClientRect().top >= 100;
	} );

test( 'what a link leads to has the focus and lies below the header, also when it led there before', async ( {
	engine,
} ) => {
	await engine.size( 1280, 800 );
	await engine.go( address );
	await expect.poll( () => seen( engine ) ).toMatchObject( { header: [ 'is-pinned', 'is-top' ] } );
	await engine.click( '[data-fr-sticky] a' );
	await expect.poll( () => isThere( engine ) ).toBe( true );
	await engine.press( 'Tab' );
	expect( await isThere( engine ) ).toBe( false );
	await engine.click( 'main p a' );
	await expect.poll( () => isThere( engine ) ).toBe( true );
} );

test( 'a column keeps the page’s edge in a wide window', async ( { engine } ) => {
	await engine.size( 1500, 800 );
	await engine.go( address );
	await expect
		.poll( () =>
			engine.evaluate( () => {
				const column = document.getElementById( 'offset' )!;
				const room = column.parentElement!.clientWidth;
				return Math.abs( parseFloat( getComputedStyle( column ).paddingInlineStart ) - ( room - 1140 ) / 2 );
			} )
		)
		.toBeLessThan( 1 );
} );
