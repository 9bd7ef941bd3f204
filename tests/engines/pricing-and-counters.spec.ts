import { expect, test } from '../support/engines/test';
import type { Engine } from '../support/engines/engine';

// Prices, figures and the work of the firm, as they are in Firefox and WebKit.

const start = async ( engine: Engine, path: string ) => {
	await engine.size( 1440, 900 );
	await engine.go( `${ process.env.WP_BASE_URL }${ path }` );
};

test( 'by keyboard: an arrow key switches the prices', async ( { engine } ) => {
	await start( engine, '/style-page/' );
	const seen = () =>
		engine.evaluate( () =>
			[ ...document.querySelector( '.fr-pricing' )!.querySelectorAll( 'data' ) ]
				.filter( ( price ) => price.checkVisibility() )
				.map( ( price ) => price.value )
		);
	await expect.poll( seen ).toEqual( [ '49.00', '190.00' ] );
	await engine.evaluate( () => document.querySelector< HTMLElement >( '.fr-pricing input:checked' )!.focus() );
	await engine.press( 'ArrowRight' );
	await expect.poll( seen ).toEqual( [ '39.00', '152.00' ] );
} );

test( 'a figure is its end to who has it read out, and to who looks when it has come', async ( { engine } ) => {
	await start( engine, '/style-page/' );
	await engine.evaluate( () => document.querySelector( '.fr-counter' )!.scrollIntoView() );
	await expect
		.poll( () =>
			engine.evaluate( () =>
				[ '.screen-reader-text', '[data-count]' ].map(
					( part ) => document.querySelector( `.fr-counter ${ part }` )!.textContent
				)
			)
		)
		.toEqual( [ '1,250+ buildings completed', '1,250+' ] );
} );

test( 'by mouse: a category narrows the work in place, and the way back is the browser’s', async ( { engine } ) => {
	await start( engine, '/portfolio/' );
	const titles = () =>
		engine.evaluate( () =>
			[ ...document.querySelectorAll( 'main .wp-block-post-title' ) ].map( ( { textContent } ) => textContent )
		);
	await expect.poll( titles ).toHaveLength( 4 );
	await engine.evaluate( () => void Object.assign( window, { stayed: true } ) );
	await engine.click( 'main a[href*="fr_portfolio-category=water"]' );
	await expect.poll( titles ).toEqual( [ 'Harbor quay, rebuilt' ] );
	await engine.evaluate( () => window.history.back() );
	await expect.poll( titles ).toHaveLength( 4 );
	expect( await engine.evaluate( () => 'stayed' in window ) ).toBe( true );
} );
