import { everything } from '../support/behaviors';
import { unique } from '../support/forms';
import { makePage, space, words } from '../support/scrolling';
import type { Engine } from '../support/engines/engine';
import { expect, test } from '../support/engines/test';

// A page that has everything switched on, as it is in Firefox and WebKit; what has a file of its own here is not looked at again.

const PICTURE = '/wp-includes/images/spinner-2x.gif';
const band = `<!-- wp:group ${ JSON.stringify( {
	anchor: 'band',
	style: { background: { backgroundImage: { url: PICTURE } } },
} ) } --><div class="wp-block-group" id="band">${ words( 'On a picture' ) }</div><!-- /wp:group -->`;
const CONTENT = [
	`<!-- wp:html --><p><button type="button" id="press">Press</button> <a id="go" href="/privacy/">Go</a>
		<label>Day <select id="day" class="fr-select"><option>Monday</option><option>Tuesday</option></select></label></p><!-- /wp:html -->`,
	space( 1700 ),
	`<!-- wp:paragraph {"frReveal":{"animation":"fade-up"}} --><p id="coming">It comes</p><!-- /wp:paragraph -->`,
	space( 1700 ),
	band.replace( PICTURE, `${ process.env.WP_BASE_URL }${ PICTURE }` ),
	space( 900 ),
].join( '' );

let address = '';
test.beforeAll( async ( { requestUtils } ) => {
	address = await makePage( requestUtils, CONTENT );
} );
test.beforeEach( async ( { engine } ) => {
	await engine.size( 1280, 800 );
	await engine.go( `${ process.env.WP_BASE_URL }/privacy/` );
	await engine.evaluate( ( said ) => {
		document.cookie = `frontage_behaviours=${ encodeURIComponent( said ) };path=/`;
	}, JSON.stringify( everything() ) );
	await engine.go( address );
	await expect
		.poll( () => engine.evaluate( () => document.documentElement.classList.contains( 'is-loaded' ) ) )
		.toBe( true );
} );

const scroll = ( engine: Engine, top: number ) =>
	engine.evaluate( ( to ) => scrollTo( { top: to, behavior: 'instant' } ), top );
const style = ( engine: Engine, selector: string, property: string ) =>
	engine.evaluate(
		( at, name ) => getComputedStyle( document.querySelector( at )! ).getPropertyValue( name ),
		selector,
		property
	);

test( 'R, B1: what comes into view is there when it is seen, and a picture is asked for when it is near', async ( {
	engine,
} ) => {
	await expect.poll( () => style( engine, '#coming', 'opacity' ) ).toBe( '0' );
	expect( await style( engine, '#band', 'background-image' ) ).toBe( 'none' );
	await engine.evaluate( () => document.querySelector( '#coming' )!.scrollIntoView( { behavior: 'instant' } ) );
	await expect.poll( () => style( engine, '#coming', 'opacity' ) ).toBe( '1' );
	expect( await engine.evaluate( () => document.querySelector( '#coming' )!.matches( '.is-revealed' ) ) ).toBe(
		true
	);
	await engine.evaluate( () => document.querySelector( '#band' )!.scrollIntoView( { behavior: 'instant' } ) );
	await expect.poll( () => style( engine, '#band', 'background-image' ) ).toContain( 'spinner-2x.gif' );
} );

test( 'B5, B8, B9: the cover is gone, a title fades where styles can follow the page, the footer lies under it', async ( {
	engine,
} ) => {
	await expect.poll( () => style( engine, '.fr-loader', 'visibility' ) ).toBe( 'hidden' );
	const isUnder = () =>
		engine.evaluate( () => {
			const footer = document.querySelector( '.fr-fixed-footer' )!;
			const { left, bottom } = footer.getBoundingClientRect();
			const isLowest = Math.abs( bottom - innerHeight ) < 1;
			return isLowest && ! footer.contains( document.elementFromPoint( left + 20, bottom - 5 ) );
		} );
	await expect.poll( isUnder ).toBe( true );
	const fades = await engine.evaluate( () => CSS.supports( 'animation-timeline', 'scroll()' ) );
	await scroll( engine, 500 );
	await expect.poll( () => style( engine, '.fr-title-fade', 'opacity' ) ).toBe( fades ? '0' : '1' );
	await scroll( engine, 99999 );
	await expect.poll( isUnder ).toBe( false ); // It can be read now.
} );

test( 'X: a choice is drawn by the browser itself where it can, and is its own elsewhere', async ( { engine } ) => {
	const drawn = await engine.evaluate( () => CSS.supports( 'appearance', 'base-select' ) );
	expect( await style( engine, '#day', 'appearance' ) ).toBe( drawn ? 'base-select' : 'none' );
} );

test( 'C: a ring is where the mouse is, and knows what can be pressed; where there is no mouse there is none', async ( {
	engine,
} ) => {
	const isFine = await engine.evaluate( () => matchMedia( '(pointer: fine)' ).matches );
	await engine.click( '#press' );
	await expect
		.poll( () =>
			engine.evaluate( () => {
				const cursor = document.querySelector( '.fr-cursor' )!;
				const { e, f } = new DOMMatrix( getComputedStyle( cursor ).transform );
				const { left, right, top, bottom } = document.querySelector( '#press' )!.getBoundingClientRect();
				return {
					isThere: e > left && e < right && f > top && f < bottom,
					classes: [ 'is-enabled', 'is-active', 'is-hidden' ].filter( ( name ) =>
						cursor.classList.contains( name )
					),
				};
			} )
		)
		.toEqual( { isThere: isFine, classes: isFine ? [ 'is-enabled', 'is-active' ] : [ 'is-hidden' ] } );
} );

test( 'T, K: another page and back: its scroll is kept, nothing is open, and what was stored is there', async ( {
	engine,
} ) => {
	const kit = '/wp-content/plugins/frontage-site/kit/client/';
	const name = unique();
	await engine.evaluate(
		async ( folder, key ) => {
			const { set } = await import( /* webpackIgnore: true */ `${ folder }storage.js` );
			set( key, [ 'kept' ], { lifetime: 60 } );
			set( `${ key }-old`, 'over', { lifetime: -1 } );
		},
		kit,
		name
	);
	await engine.evaluate( () => document.querySelector< HTMLElement >( '.fr-search__open' )!.click() );
	await expect
		.poll( () => engine.evaluate( () => document.querySelector< HTMLElement >( 'dialog[open]' )?.dataset.state ) )
		.toBe( 'opened' );
	await engine.press( 'Escape' );
	await engine.click( '#go' );
	await expect.poll( () => engine.evaluate( () => location.pathname ) ).toBe( '/privacy/' );
	expect(
		await engine.evaluate(
			async ( folder, key ) => {
				const { get } = await import( /* webpackIgnore: true */ `${ folder }storage.js` );
				return [
					get( key ),
					get( `${ key }-old` ) ?? 'absent',
					localStorage.getItem( `frontage:${ key }-old` ),
				];
			},
			kit,
			name
		)
	).toEqual( [ [ 'kept' ], 'absent', null ] );
	await engine.evaluate( () => history.back() );
	await expect
		.poll( () =>
			engine.evaluate( () => [
				location.pathname === '/privacy/',
				document.querySelector( 'dialog[open]' ) !== null,
				document.querySelector( '#press' ) !== null,
			] )
		)
		.toEqual( [ false, false, true ] );
} );

test( 'W: a part that does not come is said in the words that watchers know', async ( { engine } ) => {
	expect(
		await engine.evaluate( async ( folder ) => {
			const { load } = await import( /* webpackIgnore: true */ `${ folder }load.js` );
			return load( 'a', { url: '/gone.js' } ).then(
				String,
				( error: Error ) => `${ error.name }: ${ error.message }`
			);
		}, '/wp-content/plugins/frontage-site/kit/client/' )
	).toBe( 'ChunkLoadError: Loading chunk a failed.\n(error: /gone.js)' );
} );
