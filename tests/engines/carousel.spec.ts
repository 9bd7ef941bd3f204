import { expect, test } from '../support/engines/test';
import type { Engine } from '../support/engines/engine';

const FIRST = '#style-frontage-carousel .fr-carousel';
const seen = ( engine: Engine ) =>
	expect.poll( () =>
		engine.evaluate( ( selector ) => {
			const list = document.querySelector( `${ selector } .fr-carousel__list` )!;
			const box = list.getBoundingClientRect();
			return [ ...list.children ].flatMap( ( item, at ) => {
				const { left, right } = item.getBoundingClientRect();
				return left >= box.left - 2 && right <= box.right + 2 ? [ at + 1 ] : [];
			} );
		}, FIRST )
	);

test.beforeEach( async ( { engine } ) => {
	await engine.size( 1440, 900 );
	await engine.go( `${ process.env.WP_BASE_URL }/style-page/` );
	await expect
		.poll( () =>
			engine.evaluate( ( selector ) => document.querySelector< HTMLElement >( selector )!.dataset.state, FIRST )
		)
		.toBe( 'ready' );
	await engine.click( `${ FIRST } [data-part=pause]` );
} );

test( 'by mouse: next, next, and back to the first; a dot', async ( { engine } ) => {
	await seen( engine ).toEqual( [ 1, 2, 3 ] );
	await engine.click( `${ FIRST } [data-part=next]` );
	await seen( engine ).toEqual( [ 2, 3, 4 ] );
	await engine.click( `${ FIRST } [data-part=next]` );
	await seen( engine ).toEqual( [ 3, 4, 5 ] );
	await engine.click( `${ FIRST } [data-part=next]` );
	await seen( engine ).toEqual( [ 1, 2, 3 ] );
	await engine.click( `${ FIRST } .fr-carousel__dot:nth-child(3)` );
	await seen( engine ).toEqual( [ 3, 4, 5 ] );
} );

test( 'by keyboard: arrow keys, Home and End in the list', async ( { engine } ) => {
	await engine.evaluate(
		( selector ) => document.querySelector< HTMLElement >( `${ selector } .fr-carousel__list` )!.focus(),
		FIRST
	);
	await engine.press( 'ArrowRight' );
	await seen( engine ).toEqual( [ 2, 3, 4 ] );
	await engine.press( 'End' );
	await seen( engine ).toEqual( [ 3, 4, 5 ] );
	await engine.press( 'Home' );
	await seen( engine ).toEqual( [ 1, 2, 3 ] );
} );

test( 'at the full width of a window with a scrollbar the page stays, no list has a bar, and dots are round', async ( {
	engine,
}, { project } ) => {
	const { hasBar, ...found } = await engine.evaluate( () => {
		const root = document.documentElement;
		document.querySelector( '#style-frontage-carousel .fr-carousel' )!.classList.add( 'alignfull' );
		window.scrollTo( { left: 1000, top: window.scrollY, behavior: 'instant' } );
		return {
			hasBar: window.innerWidth > root.clientWidth,
			scrolled: window.scrollX,
			bars: [ ...document.querySelectorAll< HTMLElement >( '.fr-carousel__list' ) ]
				.map( ( { offsetHeight, clientHeight } ) => offsetHeight - clientHeight )
				.filter( Boolean ),
			dots: [
				...new Set(
					[ ...document.querySelectorAll( '.fr-carousel__dot:not([aria-current], [hidden])' ) ].map(
						( dot ) => {
							const { width, height, borderTopWidth, borderLeftWidth } = getComputedStyle(
								dot,
								'::before'
							);
							return [ width, height, borderTopWidth, borderLeftWidth ].join( ' ' );
						}
					)
				),
			],
		};
	} );
	expect( hasBar ).toBe( project.name === 'firefox' ); // WebKitGTK's lie over the page.
	expect( found ).toEqual( { scrolled: 0, bars: [], dots: [ '8px 8px 4px 4px' ] } );
} );
