import type { Page } from '@playwright/test';
import { behave } from '../../support/behaviors';
import { unique } from '../../support/forms';
import { watchErrors } from '../../support/scrolling';
import { expect, test } from '../../support/test';

// A phone whose browser knows no close requests: there Back has an entry of the history to take.
test.use( { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true } );

const CONTENT = [
	'<!-- wp:paragraph --><p><a href="#fr-open-talk">Talk to us</a> <a href="/wp-includes/images/w-logo-blue.png" data-lightbox="yes">A picture</a></p><!-- /wp:paragraph -->',
	'<!-- wp:frontage/menu {"ariaLabel":"Walk"} --><!-- wp:navigation-link {"label":"Elsewhere","url":"/?s=elsewhere","kind":"custom"} /--><!-- wp:navigation-link {"label":"Down","url":"#down","kind":"custom"} /--><!-- /wp:frontage/menu -->',
	'<!-- wp:spacer {"height":"2000px"} --><div style="height:2000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->',
	'<!-- wp:heading --><h2 class="wp-block-heading" id="down">Down</h2><!-- /wp:heading -->',
	'<!-- wp:frontage/overlay {"name":"talk"} --><!-- wp:heading --><h2 class="wp-block-heading">Talk</h2><!-- /wp:heading --><!-- /wp:frontage/overlay -->',
].join( '' );

let address = '';
test.beforeAll( async ( { requestUtils } ) => {
	const { link } = await requestUtils.rest< { link: string } >( {
		method: 'POST',
		path: '/wp/v2/pages',
		data: { title: `Back ${ unique() }`, content: CONTENT, status: 'publish' },
	} );
	address = link;
} );
test.beforeEach( async ( { page } ) => {
	await page.addInitScript( () => delete ( window as { CloseWatcher?: unknown } ).CloseWatcher );
	await page.goto( '/?s=before' );
	await page.goto( address );
} );

const talk = ( page: Page ) => page.locator( '#fr-open-talk' );
const openTalk = async ( page: Page ) => {
	await page.getByRole( 'link', { name: 'Talk to us' } ).tap();
	await expect( talk( page ) ).toHaveAttribute( 'data-state', 'opened' );
};
/** A page that is left by it answers no more; where it led to is asked afterwards. */
const back = ( page: Page ) => page.evaluate( () => history.back() ).catch( () => {} );
const entries = ( page: Page ) =>
	page.evaluate( () => ( history.state as { frOverlays?: number } | null )?.frOverlays ?? 0 ).catch( () => -1 );

test( 'dialog, menu and picture close by Back, one after the other, and the next Back leaves', async ( { page } ) => {
	const errors = watchErrors( page );
	await openTalk( page );
	await back( page );
	await expect( talk( page ) ).toHaveAttribute( 'data-state', 'closed' );
	await page.locator( 'main .fr-menu-toggle' ).tap();
	await expect( page.getByRole( 'dialog', { name: 'Walk' } ) ).toHaveAttribute( 'data-state', 'opened' );
	await back( page );
	await expect( page.locator( 'main .fr-menu-panel > .fr-menu__list' ) ).toBeAttached();
	await page.getByRole( 'link', { name: 'A picture' } ).tap();
	await expect( page.locator( 'dialog.fr-lightbox' ) ).toHaveAttribute( 'data-state', 'opened' );
	await back( page );
	await expect( page.locator( 'dialog.fr-lightbox' ) ).toHaveCount( 0 );
	await expect( page ).toHaveURL( address );
	await openTalk( page );
	await talk( page ).getByRole( 'button', { name: 'Close (Esc)' } ).tap();
	await expect( talk( page ) ).toHaveAttribute( 'data-state', 'closed' );
	await expect.poll( () => entries( page ) ).toBe( 0 );
	await back( page );
	await expect( page ).toHaveURL( /s=before/ );
	expect( errors ).toEqual( [] );
} );

test( 'a link of the menu is followed, and one Back comes from there to the page, with nothing open', async ( {
	page,
} ) => {
	for ( const [ name, to ] of [
		[ 'Elsewhere', /s=elsewhere/ ],
		[ 'Down', /#down$/ ],
	] as const ) {
		await page.locator( 'main .fr-menu-toggle' ).tap();
		const drawer = page.getByRole( 'dialog', { name: 'Walk' } );
		await expect( drawer ).toHaveAttribute( 'data-state', 'opened' );
		await drawer.getByRole( 'link', { name } ).tap();
		await expect( page ).toHaveURL( to );
		await back( page );
		await expect( page ).toHaveURL( address );
		await expect( page.locator( 'dialog[open]' ) ).toHaveCount( 0 );
		await expect.poll( () => entries( page ) ).toBe( 0 );
	}
	await back( page );
	await expect( page ).toHaveURL( /s=before/ );
} );

test( 'Forward and a reload open nothing, and leave nothing for Back to take', async ( { page } ) => {
	await openTalk( page );
	await back( page );
	await expect( talk( page ) ).toHaveAttribute( 'data-state', 'closed' );
	await page.evaluate( () => history.forward() );
	await expect.poll( () => entries( page ) ).toBe( 0 );
	await openTalk( page );
	await page.reload();
	await expect( talk( page ) ).toHaveAttribute( 'data-state', 'closed' );
	await expect.poll( () => entries( page ) ).toBe( 0 );
	await back( page );
	await expect( page ).toHaveURL( /s=before/ );
} );

test( 'where its owner wants that, Back leaves the page at once', async ( { page, context } ) => {
	await behave( context, { 'frontage/back': { on: true } } );
	await page.reload();
	await openTalk( page );
	expect( await entries( page ) ).toBe( 0 );
	await back( page );
	await expect( page ).toHaveURL( /s=before/ );
} );
