import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { behave } from './behaviors';
import { unique } from './forms';
import { expect } from './test';

// A page with lightbox images, and the lightbox's state.

export const ON = { 'frontage/lightbox': { on: true } };
export const SCENES = '/wp-content/mu-plugins/images/scenes';
export const picture = ( name: string, more = '', size = 780 ) =>
	`<a id="${ name }" href="${ SCENES }/${ name }-${ size === 780 ? 1920 : size }.avif"${ more }><img src="${ SCENES }/${ name }-${ size }.avif" alt="The ${ name }" width="300" height="200"></a>`;
export const image = ( inner: string, caption = '' ) =>
	`<!-- wp:image {"linkDestination":"media"} --><figure class="wp-block-image">${ inner }${ caption && `<figcaption class="wp-element-caption">${ caption }</figcaption>` }</figure><!-- /wp:image -->`;
export const gallery = ( ...images: string[] ) =>
	`<!-- wp:gallery {"linkTo":"media"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${ images.join( '' ) }</figure><!-- /wp:gallery -->`;
export const html = ( text: string ) => `<!-- wp:html -->${ text }<!-- /wp:html -->`;
export const HASH = '#elementor-action:action=lightbox&settings=eyJ1cmwiOiJodHRwczovL2V2aWwuZXhhbXBsZS94LmpwZyJ9';

export const CONTENT = [
	gallery(
		image( picture( 'hall' ), 'The hall, <strong>at night</strong>' ),
		image( picture( 'fjord' ) ),
		image( picture( 'stairs' ) )
	),
	gallery( image( picture( 'harbour' ) ), image( picture( 'night' ) ) ),
	`<!-- wp:image {"anchor":"enlarged","lightbox":{"enabled":true}} --><figure id="enlarged" class="wp-block-image"><img src="${ SCENES }/snow-1280.avif" alt="Snow"/></figure><!-- /wp:image -->`,
	html( `<p>
		<a id="text" href="${ SCENES }/wall-1280.avif">The wall</a>
		<a id="gone" href="/gone.jpg" data-lightbox-group="gone">Gone</a>
		<a id="there" href="${ SCENES }/steel-1280.avif" data-lightbox-group="gone">There</a>
		<a id="page" href="/gone" data-lightbox="yes">No picture</a>
		<a id="nothing" href="#" data-lightbox="yes">Nothing</a>
		<a id="never" href="${ SCENES }/desk-1280.avif?never" class="no-lightbox">Never</a>
		<a id="elementor" href="${ SCENES }/wharf-1280.avif" data-elementor-open-lightbox="yes" data-e-action-hash="${ HASH.replace( '&', '&amp;' ) }">Wharf</a>
		<a id="drawing" href="/drawing.svg?v=1">Drawing</a>
		<a href="#fr-open-talk">Talk</a>
	</p>` ),
	`<!-- wp:frontage/overlay {"name":"talk"} --><!-- wp:heading --><h2 class="wp-block-heading">Talk</h2><!-- /wp:heading -->${ html( picture( 'desk', ' class="in-overlay"', 1280 ) ) }<!-- /wp:frontage/overlay -->`,
	...Array.from( { length: 20 }, () => '<!-- wp:paragraph --><p>A page that scrolls.</p><!-- /wp:paragraph -->' ),
].join( '\n' );

/** Publishes a page with this content; returns its URL. */
export async function makePage( requestUtils: RequestUtils, content: string ): Promise< string > {
	const { link } = await requestUtils.rest< { link: string } >( {
		method: 'POST',
		path: '/wp/v2/pages',
		data: { title: `Lightbox ${ unique() }`, content, status: 'publish' },
	} );
	return link;
}

let address = '';
/** Call it before the tests of a file: creates their page. */
export async function makeTheirPage( requestUtils: RequestUtils ) {
	address = await makePage( requestUtils, CONTENT );
	return address;
}

interface Visit {
	page: Page;
	context: BrowserContext;
}
export const lightbox = ( page: Page ) => page.getByRole( 'dialog', { name: 'Image gallery' } );
export const state = ( of: Locator, is: string ) => expect( of ).toHaveAttribute( 'data-state', is );
/** The file of the visible slide. */
export const shown = ( page: Page ) =>
	page.locator( '.pswp__item[aria-hidden=false] img.pswp__img:not([aria-hidden])' );
export const shows = ( page: Page, name: string ) =>
	expect( shown( page ) ).toHaveAttribute( 'src', new RegExp( `${ name }-\\d+\\.avif` ) );
export const counter = ( page: Page ) => page.locator( '.fr-lightbox__counter' );

export async function visit( { page, context }: Visit, hash = '' ) {
	await behave( context, ON );
	await page.goto( address + hash );
}
export async function open( { page, context }: Visit, id: string ) {
	await visit( { page, context } );
	await page.locator( `#${ id }` ).click();
	await state( lightbox( page ), 'opened' );
}
