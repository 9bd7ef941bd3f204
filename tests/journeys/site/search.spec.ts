import type { Page } from '@playwright/test';
import { unique } from '../../support/forms';
import { boxes } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

// A search over the whole window: what one types at once counts, and nothing is searched for nothing.

let word = '';
let address = '';
let proposing = '';
test.beforeAll( async ( { requestUtils } ) => {
	word = unique();
	const { link } = await requestUtils.rest< { link: string } >( {
		method: 'POST',
		path: '/wp/v2/pages',
		data: { title: `Search ${ unique() }`, content: '<!-- wp:frontage/search /-->', status: 'publish' },
	} );
	address = link;
	const page = await requestUtils.rest< { link: string } >( {
		method: 'POST',
		path: '/wp/v2/pages',
		data: {
			title: `Bridges &amp; ${ word }`,
			content:
				'<!-- wp:paragraph --><p><a href="#fr-open-search">Find something</a></p><!-- /wp:paragraph --><!-- wp:frontage/search {"suggestions":true,"postTypes":["page"]} /-->',
			status: 'publish',
			template: 'page-landing', // Without the header, whose own search would be the first.
		},
	} );
	proposing = page.link;
} );

const opener = ( page: Page ) => page.locator( 'main .fr-search__open' );
const overlay = ( page: Page ) => page.getByRole( 'dialog', { name: 'Search' } );
const field = ( page: Page ) => overlay( page ).getByRole( 'searchbox' );

async function visit( page: Page ) {
	await page.goto( address );
	await expect( page.locator( 'dialog.fr-search-overlay' ).first() ).toHaveAttribute( 'data-state', 'closed' );
}

test(
	'the field has the focus in the moment it opens; what is typed is kept, and Enter searches',
	{ tag: '@smoke' },
	async ( { page, axe } ) => {
		await visit( page );
		const focused = await opener( page ).evaluate( ( link: HTMLElement ) => {
			link.click();
			return ( link.ownerDocument.activeElement as HTMLInputElement ).name; // At once: no time goes by.
		} );
		expect( focused ).toBe( 's' );
		await page.keyboard.type( 'bridge' );
		await expect( overlay( page ) ).toHaveAttribute( 'data-state', 'opened' );
		await expect( field( page ) ).toHaveValue( 'bridge' );
		expect( await axe( '.fr-search-overlay' ) ).toEqual( [] );
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /\/\?s=bridge$/ );
	}
);

test( 'nothing is searched for nothing: the field keeps the focus', async ( { page } ) => {
	await visit( page );
	await opener( page ).press( 'Enter' );
	await expect( field( page ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( field( page ) ).toBeFocused();
	await expect( overlay( page ) ).toBeVisible();
	expect( page.url() ).toBe( address );
} );

test( 'who has moved on inside is left there', async ( { page } ) => {
	await visit( page );
	await opener( page ).press( 'Enter' );
	await page.keyboard.press( 'Tab' );
	const button = overlay( page ).getByRole( 'button', { name: 'Search' } );
	await expect( button ).toBeFocused();
	await expect( overlay( page ) ).toHaveAttribute( 'data-state', 'opened' );
	await expect( button ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( opener( page ) ).toBeFocused();
} );

test(
	'any link opens it; what may be meant is proposed, by keys too, and nothing of that is asked for before',
	{ tag: '@smoke' },
	async ( { page, axe } ) => {
		const asked: string[] = [];
		page.on(
			'request',
			( request ) =>
				/react|search\/page\/island|wp\/v2\/search/.test( decodeURIComponent( request.url() ) ) &&
				asked.push( request.url() )
		);
		await page.goto( proposing );
		await page.getByRole( 'link', { name: 'Find something' } ).click();
		const box = overlay( page ).getByRole( 'combobox', { name: 'Search' } );
		await page.keyboard.type( word );
		await expect( box ).toBeFocused();
		await expect( box ).toHaveValue( word );
		const found = overlay( page ).getByRole( 'option', { name: `Bridges & ${ word }` } );
		await expect( found ).toBeVisible();
		expect( asked.filter( ( url ) => /wp\/v2\/search/.test( decodeURIComponent( url ) ) ) ).toHaveLength( 1 );
		expect( await axe( '.fr-search-overlay' ) ).toEqual( [] );
		for ( const dir of [ 'rtl', 'ltr' ] ) {
			await page.evaluate( ( way ) => ( document.dir = way ), dir );
			const [ list, around ] = await boxes(
				overlay( page ).getByRole( 'listbox' ),
				overlay( page ).locator( '.wp-block-search__inside-wrapper' )
			);
			expect( Math.abs( list.x - around.x ) ).toBeLessThan( 3 );
			expect( Math.abs( list.width - around.width ) ).toBeLessThan( 5 );
		}

		await page.keyboard.press( 'Escape' );
		await expect( found ).toBeHidden();
		await expect( overlay( page ) ).toHaveAttribute( 'data-state', 'opened' );
		await expect( box ).toHaveValue( word );
		await page.keyboard.press( 'Backspace' );
		await page.keyboard.press( 'ArrowDown' );
		await expect( found ).toBeVisible();
		await page.keyboard.press( 'ArrowDown' );
		await expect( found ).toHaveAttribute( 'aria-selected', 'true' );
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( proposing );
		await expect( overlay( page ) ).toBeHidden(); // The page it leads to is this one, anew.
	}
);

test( 'an overlay that is called search opens by that name, and the search by its button', async ( {
	page,
	requestUtils,
} ) => {
	const { link } = await requestUtils.rest< { link: string } >( {
		method: 'POST',
		path: '/wp/v2/pages',
		data: {
			title: `Two searches ${ unique() }`,
			template: 'page-landing',
			content:
				'<!-- wp:frontage/search /--><!-- wp:paragraph --><p><a href="#fr-open-search">Ask us</a></p><!-- /wp:paragraph --><!-- wp:frontage/overlay {"name":"search"} --><!-- wp:heading --><h2 class="wp-block-heading">Our librarian</h2><!-- /wp:heading --><!-- /wp:frontage/overlay -->',
			status: 'publish',
		},
	} );
	await page.goto( link );
	await page.getByRole( 'link', { name: 'Ask us' } ).click();
	const ours = page.getByRole( 'dialog', { name: 'Our librarian' } );
	await expect( ours ).toHaveAttribute( 'data-state', 'opened' );
	await page.keyboard.press( 'Escape' );
	await expect( ours ).toBeHidden();
	await opener( page ).click();
	await expect( field( page ) ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( opener( page ) ).toBeFocused();
	expect(
		await page.evaluate( () => {
			const ids = [ ...document.querySelectorAll( '[id]' ) ].map( ( { id } ) => id );
			return ids.filter( ( id, at ) => ids.indexOf( id ) < at );
		} )
	).toEqual( [] );
	await page.goto( `${ address }#fr-open-search` );
	await expect( overlay( page ) ).toHaveAttribute( 'data-state', 'opened' );
	await page.keyboard.press( 'Escape' );
	await expect( page ).toHaveURL( address );
	await expect( page.locator( '.fr-search__open:focus' ) ).toHaveCount( 1 ); // Nobody called it: what could have has the focus.
} );

test( 'where nothing can be proposed, Enter searches all the same', async ( { page } ) => {
	await page.route( /search\/page\/island/, ( route ) => route.abort() );
	await page.goto( proposing );
	await expect( page.locator( 'dialog.fr-search-overlay' ).first() ).toHaveAttribute( 'data-state', 'closed' );
	await opener( page ).press( 'Enter' );
	await page.keyboard.type( word );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( new RegExp( `[?&]s=${ word }` ) );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );
	test( 'the button leads to the search page', async ( { page } ) => {
		await page.goto( address );
		await opener( page ).click();
		await expect( page ).toHaveURL( /\/\?s=$/ );
	} );
} );
