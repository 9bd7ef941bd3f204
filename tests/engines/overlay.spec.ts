import { expect, test } from '../support/engines/test';
import type { Engine } from '../support/engines/engine';

// The search of the style page: an overlay as any other, opened by hand and by keys.

const OPENER = '#style-frontage-search .fr-search__open';
const state = ( engine: Engine ) =>
	expect.poll( () =>
		engine.evaluate( ( selector ) => {
			const { overlay } = document.querySelector< HTMLElement >( selector )!.dataset;
			return document.getElementById( `fr-open-${ overlay }` )!.closest( 'dialog' )!.dataset.state;
		}, OPENER )
	);
/** What has the focus, and whether the page behind can be scrolled. */
const left = ( engine: Engine ) =>
	engine.evaluate( ( selector ) => {
		const { activeElement, documentElement } = document.body.ownerDocument;
		return {
			focus: activeElement?.matches( selector ) ? 'opener' : ( activeElement as HTMLInputElement ).name,
			locked: getComputedStyle( documentElement ).overflowY === 'hidden',
		};
	}, OPENER );

test.beforeEach( async ( { engine } ) => {
	await engine.size( 1440, 900 );
	await engine.go( `${ process.env.WP_BASE_URL }/style-page/` );
	await state( engine ).toBe( 'closed' );
} );

test( 'by mouse: it opens, Escape closes it, the opener has the focus and the page scrolls again', async ( {
	engine,
} ) => {
	await engine.click( OPENER );
	await state( engine ).toBe( 'opened' );
	expect( await left( engine ) ).toEqual( { focus: 's', locked: true } );
	await engine.press( 'Escape' );
	await state( engine ).toBe( 'closed' );
	expect( await left( engine ) ).toEqual( { focus: 'opener', locked: false } );
} );

test( 'by keys: Enter opens it, what is typed at once is in the field, Enter searches', async ( { engine } ) => {
	await engine.evaluate( ( selector ) => document.querySelector< HTMLElement >( selector )!.focus(), OPENER );
	await engine.press( 'Enter' );
	await state( engine ).toBe( 'opened' );
	await engine.type( 'bridge' );
	await engine.press( 'Enter' );
	await expect.poll( () => engine.evaluate( () => location.search ) ).toBe( '?s=bridge' );
} );

test( 'on a phone Back closes it, nothing of it is left in the history, and Forward opens nothing', async ( {
	engine,
} ) => {
	// Neither driver lends a phone: what one says of itself, before the first overlay asks.
	const length = await engine.evaluate( () => {
		const { matchMedia } = window;
		window.matchMedia = ( query ) =>
			query.includes( 'coarse' ) ? Object.assign( matchMedia( 'all' ) ) : matchMedia.call( window, query );
		delete ( window as { CloseWatcher?: unknown } ).CloseWatcher;
		return history.length;
	} );
	const entries = () => engine.evaluate( () => ( history.state as { frOverlays?: number } | null )?.frOverlays ?? 0 );
	await engine.click( OPENER );
	await state( engine ).toBe( 'opened' );
	expect( await entries() ).toBe( 1 );
	await engine.evaluate( () => history.back() );
	await state( engine ).toBe( 'closed' );
	expect( await entries() ).toBe( 0 );
	await engine.evaluate( () => history.forward() );
	await expect.poll( entries ).toBe( 0 );
	await state( engine ).toBe( 'closed' );
	await engine.click( OPENER );
	await state( engine ).toBe( 'opened' );
	await engine.press( 'Escape' );
	await state( engine ).toBe( 'closed' );
	await expect.poll( entries ).toBe( 0 );
	expect( await engine.evaluate( () => history.length ) ).toBe( length + 1 ); // One that lies ahead.
} );
