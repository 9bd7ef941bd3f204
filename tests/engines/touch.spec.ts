import { expect, test } from '../support/engines/test';
import type { Engine } from '../support/engines/engine';

// By finger, in Firefox: WebKitGTK's driver has none to lend. A swipe is Chromium's (carousel.spec.ts): here a finger's
// events reach the page, and nothing scrolls by them.

const start = async ( engine: Engine, path: string ) => {
	await engine.size( 500, 900 );
	await engine.go( `${ process.env.WP_BASE_URL }${ path }` );
};
/** The first of its kind has its script. */
const ready = ( engine: Engine, selector: string ) =>
	expect
		.poll( () =>
			engine.evaluate( ( wanted ) => document.querySelector< HTMLElement >( wanted )!.dataset.state, selector )
		)
		.toBe( 'ready' );

test( 'a tap on a period shows its prices', async ( { engine } ) => {
	await start( engine, '/style-page/' );
	await engine.evaluate( () => {
		addEventListener( 'click', ( event ) => {
			document.documentElement.dataset.by = ( event as PointerEvent ).pointerType;
		} );
	} );
	await engine.tap( '.fr-pricing input:not(:checked)' );
	await expect
		.poll( () =>
			engine.evaluate( () =>
				[ ...document.querySelector( '.fr-pricing' )!.querySelectorAll( 'data' ) ]
					.filter( ( price ) => price.checkVisibility() )
					.map( ( price ) => price.value )
			)
		)
		.toEqual( [ '39.00', '152.00' ] );
	expect( await engine.evaluate( () => document.documentElement.dataset.by ) ).toBe( 'touch' );
} );

test( 'the drawer opens, and a row opens its submenu', async ( { engine } ) => {
	const menu = '#style-frontage-menu .fr-menu';
	await start( engine, '/style-page/' );
	await ready( engine, menu );
	await engine.tap( `${ menu } > .fr-menu-toggle` );
	const drawer = 'dialog.fr-menu-drawer[data-state=opened]';
	await expect
		.poll( () => engine.evaluate( ( selector ) => !! document.querySelector( selector ), drawer ) )
		.toBe( true );
	await engine.tap( `${ drawer } .fr-menu__parent .fr-menu__open` );
	await engine.tap( `${ drawer } a[href="#harbors"]` );
	await expect.poll( () => engine.evaluate( () => location.hash ) ).toBe( '#harbors' );
} );

test( 'a tap on its button brings the carousel’s next item', async ( { engine } ) => {
	const carousel = '#style-frontage-carousel .fr-carousel';
	await start( engine, '/style-page/' );
	await ready( engine, carousel );
	await engine.tap( `${ carousel } [data-part=pause]` );
	await engine.tap( `${ carousel } [data-part=next]` );
	await expect
		.poll( () =>
			engine.evaluate(
				( selector ) => document.querySelector( `${ selector } [data-part=status]` )!.textContent,
				carousel
			)
		)
		.toBe( 'Item 2 of 5' );
} );

test( 'a tap on a category narrows the work in place', async ( { engine } ) => {
	await start( engine, '/portfolio/' );
	await engine.evaluate( () => void Object.assign( window, { stayed: true } ) );
	await engine.tap( 'main a[href*="fr_portfolio-category=water"]' );
	await expect
		.poll( () =>
			engine.evaluate( () =>
				[ ...document.querySelectorAll( 'main .wp-block-post-title' ) ].map(
					( { textContent } ) => textContent
				)
			)
		)
		.toEqual( [ 'Harbor quay, rebuilt' ] );
	expect( await engine.evaluate( () => 'stayed' in window ) ).toBe( true );
} );
