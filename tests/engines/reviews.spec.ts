import { expect, test } from '../support/engines/test';
import { publish } from '../support/forms';
import type { Engine } from '../support/engines/engine';

// What the site shows itself, and the question before a frame of somebody else: nobody is asked for one here.

const FRAME = {
	mode: 'frame',
	url: 'https://www.trustpilot.com/review/example.com',
	businessUnit: '46d6a890000064000500e0c3',
	locale: 'en-GB',
};

const first = ( engine: Engine ) =>
	engine.evaluate( () => {
		const list = document.querySelector( '.fr-reviews .fr-carousel__list' )!;
		const { left } = list.getBoundingClientRect();
		return [ ...list.children ].findIndex( ( item ) => Math.abs( item.getBoundingClientRect().left - left ) < 5 );
	} );

test( 'by mouse and keys: reviews of the firm go sideways', async ( { engine } ) => {
	await engine.size( 390, 800 );
	await engine.go( `${ process.env.WP_BASE_URL }/services/` );
	await engine.click( '.fr-reviews [data-part=next]' );
	await expect.poll( () => first( engine ) ).toBe( 1 );
	await engine.evaluate( () => document.querySelector< HTMLElement >( '.fr-reviews .fr-carousel__list' )!.focus() );
	await engine.press( 'ArrowRight' );
	await expect.poll( () => first( engine ) ).toBe( 2 );
} );

test( 'a frame waits for an answer, with its link beside it', async ( { engine, requestUtils } ) => {
	await engine.size( 1280, 800 );
	await engine.go( await publish( requestUtils, `<!-- wp:frontage/reviews ${ JSON.stringify( FRAME ) } /-->` ) );
	const seen = () =>
		engine.evaluate( () => {
			const box = document.querySelector< HTMLElement >( '.fr-reviews-frame' )!;
			return {
				state: box.dataset.frState,
				frames: box.querySelectorAll( 'iframe' ).length,
				asks: box.querySelector( '[data-fr-part=show]' )!.checkVisibility(),
				link: box.querySelector( 'a' )!.checkVisibility(),
				always: box.querySelector< HTMLInputElement >( '[data-fr-part=always]' )!.checked,
			};
		} );
	await expect.poll( seen ).toEqual( { state: 'asking', frames: 0, asks: true, link: true, always: false } );
	await engine.click( '[data-fr-part=always]' );
	await expect.poll( seen ).toEqual( { state: 'asking', frames: 0, asks: true, link: true, always: true } );
} );
