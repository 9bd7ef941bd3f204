import { expect, test } from '../support/engines/test';
import type { Engine } from '../support/engines/engine';

// Pictures and films over the page, by mouse and by keys; the links ask for them themselves, so nothing is switched on.

const SCENES = '/wp-content/mu-plugins/images/scenes';
let address = '';
test.beforeAll( async ( { requestUtils } ) => {
	const picture = ( name: string ) =>
		`<a class="to-${ name }" href="${ SCENES }/${ name }-1920.avif" data-lightbox="yes" data-lightbox-group="scenes"><img src="${ SCENES }/${ name }-780.avif" alt="${ name }" width="390" height="220"></a>`;
	const content = `<!-- wp:html --><p>${ picture( 'hall' ) } ${ picture( 'fjord' ) }
		<a class="to-film" href="${ SCENES }/night.webm" data-video-popup="yes">The night</a></p><!-- /wp:html -->`;
	const { link } = await requestUtils.rest< { link: string } >( {
		method: 'POST',
		path: '/wp/v2/pages',
		data: { title: 'Media', content, status: 'publish' },
	} );
	address = link;
} );

/** What is open, in which state, what it shows, and what has the focus. */
const seen = ( engine: Engine ) =>
	engine.evaluate( () => {
		const dialog = document.querySelector< HTMLElement >( 'dialog.fr-media' );
		const { activeElement } = document.body.ownerDocument;
		return {
			state: dialog?.dataset.state ?? 'none',
			counter: dialog?.querySelector( '.fr-lightbox__counter' )?.textContent ?? '',
			film: dialog?.querySelector( 'video' )?.getAttribute( 'src' )?.split( '/' ).pop() ?? '',
			focus: activeElement?.className ?? '',
			// While the picture grows out of its thumbnail nothing can be pressed.
			isMoving: document.getAnimations().length > 0,
		};
	} );

test.beforeEach( async ( { engine } ) => {
	await engine.size( 1280, 800 );
	await engine.go( address );
} );

test( 'by mouse: a picture opens, the arrows go round, Escape gives the focus back to the thumbnail', async ( {
	engine,
} ) => {
	await engine.click( '.to-hall' );
	await expect.poll( () => seen( engine ) ).toMatchObject( { state: 'opened', counter: '1 of 2', isMoving: false } );
	await engine.click( '.fr-media__next' );
	await expect.poll( () => seen( engine ) ).toMatchObject( { counter: '2 of 2' } );
	await engine.press( 'ArrowRight' );
	await expect.poll( () => seen( engine ) ).toMatchObject( { counter: '1 of 2' } );
	await engine.press( 'Escape' );
	await expect.poll( () => seen( engine ) ).toMatchObject( { state: 'none', focus: 'to-hall' } );
} );

test( 'by keys: a film opens, and Escape closes it and gives the focus back', async ( { engine } ) => {
	await engine.evaluate( () => document.querySelector< HTMLElement >( '.to-film' )!.focus() );
	await engine.press( 'Enter' );
	await expect.poll( () => seen( engine ) ).toMatchObject( { state: 'opened', film: 'night.webm' } );
	await engine.press( 'Escape' );
	await expect.poll( () => seen( engine ) ).toMatchObject( { state: 'none', focus: 'to-film' } );
} );
