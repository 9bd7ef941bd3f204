import type { Locator, Page } from '@playwright/test';
import { unique } from '../../support/forms';
import { keepingPages } from '../../support/full-chromium';
import { settled } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

test.use( { launchOptions: async ( { launchOptions }, give ) => give( keepingPages( launchOptions ) ) } );

const heading = ( text: string ) =>
	`<!-- wp:heading --><h2 class="wp-block-heading">${ text }</h2><!-- /wp:heading -->`;
const paragraph = ( html: string, more = '' ) => `<!-- wp:paragraph --><p${ more }>${ html }</p><!-- /wp:paragraph -->`;
const overlay = ( attributes: object, inner: string ) =>
	`<!-- wp:frontage/overlay ${ JSON.stringify( attributes ) } -->${ inner }<!-- /wp:frontage/overlay -->`;

const button = ( text: string, attributes: object, href = '' ) =>
	`<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button ${ JSON.stringify(
		attributes
	) } --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button"${ href }>${ text }</a></div><!-- /wp:button --></div><!-- /wp:buttons -->`;

const CONTENT = [
	button( 'Ask', { frOverlay: 'talk' } ),
	button( 'Write', { frOverlay: 'sure' }, ' href="/?s=write"' ),
	paragraph(
		'<a href="#fr-open-talk">Talk to us</a> <a href="#fr-open-side">Menu</a> <a href="#fr-open-nobody">Nobody</a>'
	),
	...Array.from( { length: 40 }, ( _, line ) => paragraph( `Line ${ line } of a page that scrolls.` ) ),
	overlay(
		{ name: 'talk' },
		heading( 'Talk' ) +
			'<!-- wp:search {"label":"Your question"} /-->' +
			paragraph( '<a href="#fr-open-sure">Are you sure?</a> <a href="/">Home</a>' )
	),
	overlay( { name: 'sure' }, heading( 'Sure?' ) ),
	overlay(
		{ name: 'side', type: 'drawer-start' },
		heading( 'Menu' ) + paragraph( '<a href="#fr-open-cart">Cart</a>' )
	),
	overlay( { name: 'cart', type: 'drawer-end', history: true }, heading( 'Cart' ) ),
].join( '\n' );

interface Seen {
	told: string[];
	states: string[];
}
type Watched = Window & { seen: Seen };

let address = '';
test.beforeAll( async ( { requestUtils } ) => {
	const { link } = await requestUtils.rest< { link: string } >( {
		method: 'POST',
		path: '/wp/v2/pages',
		data: { title: `Overlays ${ unique() }`, content: CONTENT, status: 'publish' },
	} );
	address = link;
} );

async function visit( page: Page ) {
	await page.goto( address );
	await expect( page.locator( '#fr-open-talk' ) ).toHaveAttribute( 'data-state', 'closed' );
	await page.evaluate( () => {
		const seen: Seen = { told: [], states: [] };
		Object.assign( window, { seen } );
		for ( const state of [ 'opening', 'opened', 'closing', 'closed' ] ) {
			document.addEventListener( `frontage:overlay:${ state }`, ( event ) =>
				seen.told.push( `${ ( event.target as Element ).id.slice( 8 ) } ${ state }` )
			);
		}
		new MutationObserver( ( changes ) =>
			changes.forEach( ( { target } ) => seen.states.push( ( target as HTMLElement ).dataset.state! ) )
		).observe( document.querySelector( '#fr-open-talk' )!, { attributeFilter: [ 'data-state' ] } );
	} );
}
const seen = ( page: Page ) => page.evaluate( () => ( window as unknown as Watched ).seen );
const state = ( at: Locator, is: string ) => expect( at ).toHaveAttribute( 'data-state', is );
/** What of the page behind must not change: where it is, and how wide its body. */
const place = ( page: Page ) => page.evaluate( () => [ scrollY, document.body.getBoundingClientRect().width ] );

test( 'a dialog opens and closes in its states, holds the focus and the page, and gives the focus back', async ( {
	page,
	axe,
} ) => {
	await visit( page );
	const talk = page.getByRole( 'dialog', { name: 'Talk' } );
	const opener = page.getByRole( 'link', { name: 'Talk to us' } );
	await page.mouse.wheel( 0, 60 );
	await expect.poll( async () => ( await place( page ) )[ 0 ] ).toBe( 60 );
	const before = await place( page );
	// With its module there: a click that comes before it opens the dialog natively.
	await page.mouse.move( 10, 10 );
	await page.evaluate( 'import( "@frontage/kit/overlay" ).then( () => {} )' );
	expect( await page.evaluate( () => innerWidth - document.documentElement.clientWidth ) ).toBeGreaterThan( 0 );

	await opener.focus();
	await page.keyboard.press( 'Enter' );
	await state( talk, 'opened' );
	await expect( talk.getByRole( 'searchbox' ) ).toBeFocused();
	expect( await place( page ) ).toEqual( before );
	expect( await axe() ).toEqual( [] );

	await page.mouse.move( 10, 10 );
	await page.mouse.wheel( 0, 400 );
	for ( let press = 0; press < 20; press++ ) {
		await page.keyboard.press( 'Tab' );
		expect(
			await page.evaluate( () => {
				const { activeElement, body } = document.body.ownerDocument;
				return activeElement === body || !! activeElement?.closest( '#fr-open-talk' );
			} )
		).toBe( true );
	}
	expect( await place( page ) ).toEqual( before );

	await page.keyboard.press( 'Escape' );
	await state( page.locator( '#fr-open-talk' ), 'closed' );
	await expect( opener ).toBeFocused();
	expect( await place( page ) ).toEqual( before );
	expect( await seen( page ) ).toEqual( {
		told: [ 'talk opening', 'talk opened', 'talk closing', 'talk closed' ],
		states: [ 'opening', 'opened', 'closing', 'closed' ],
	} );
} );

test( 'the cover and the button close it, a press inside does not', async ( { page } ) => {
	await visit( page );
	const talk = page.locator( '#fr-open-talk' );
	const open = async () => {
		await page.getByRole( 'link', { name: 'Talk to us' } ).click();
		await state( talk, 'opened' );
	};
	await open();
	await talk.getByRole( 'heading' ).click();
	await state( talk, 'opened' );
	await page.mouse.click( 5, 5 );
	await state( talk, 'closed' );
	await open();
	await talk.getByRole( 'button', { name: 'Close (Esc)' } ).click();
	await state( talk, 'closed' );
} );

test( 'a dialog lies on a dialog, a drawer takes the place of a drawer, and Back closes what asked for it', async ( {
	page,
} ) => {
	await visit( page );
	const [ talk, sure, side, cart ] = [ 'talk', 'sure', 'side', 'cart' ].map( ( name ) =>
		page.locator( `#fr-open-${ name }` )
	) as [ Locator, Locator, Locator, Locator ];
	await page.getByRole( 'link', { name: 'Talk to us' } ).click();
	await page.getByRole( 'link', { name: 'Are you sure?' } ).click();
	await state( sure, 'opened' );
	await page.keyboard.press( 'Escape' );
	await state( sure, 'closed' );
	await state( talk, 'opened' );
	await expect( page.getByRole( 'link', { name: 'Are you sure?' } ) ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await state( talk, 'closed' );

	await page.getByRole( 'link', { name: 'Menu' } ).click();
	await state( side, 'opened' );
	await page.getByRole( 'link', { name: 'Cart' } ).click();
	await state( cart, 'opened' );
	await state( side, 'closed' );
	const { told } = await seen( page );
	// The new one may still be refused while the old one stands.
	expect( told.indexOf( 'cart opening' ) ).toBeLessThan( told.indexOf( 'side closing' ) );
	expect( told.indexOf( 'side closing' ) ).toBeLessThan( told.indexOf( 'cart opened' ) );
	await page.evaluate( () => history.back() );
	await state( cart, 'closed' );
	await expect( page.getByRole( 'link', { name: 'Menu' } ) ).toBeFocused();
	await expect( page ).toHaveURL( address );
} );

test( 'a button of the page opens it, with a link for who has no script', async ( { page } ) => {
	await visit( page );
	const ask = page.getByRole( 'button', { name: 'Ask' } );
	await ask.focus();
	await page.keyboard.press( 'Space' );
	await state( page.locator( '#fr-open-talk' ), 'opened' );
	await page.keyboard.press( 'Escape' );
	await state( page.locator( '#fr-open-talk' ), 'closed' );
	await expect( ask ).toBeFocused();

	const write = page.getByRole( 'button', { name: 'Write' } ); // A link until the script comes.
	await expect( write ).toHaveAttribute( 'href', '/?s=write' );
	await write.click();
	await state( page.locator( '#fr-open-sure' ), 'opened' );
} );

test( 'an editor chooses which overlay of the page a button opens', async ( { admin, editor, page } ) => {
	await admin.createNewPost( { postType: 'page', title: `Opener ${ unique() }` } );
	await editor.setContent( overlay( { name: 'letter' }, heading( 'Letter' ) ) + button( 'Ask', {} ) );
	await editor.canvas.getByRole( 'textbox', { name: 'Button text' } ).click();
	await editor.openDocumentSettingsSidebar();
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await settings.getByRole( 'combobox', { name: 'Open popup' } ).click();
	await page.getByRole( 'option', { name: 'letter' } ).click();
	await expect.poll( () => editor.getEditedPostContent() ).toContain( '<!-- wp:button {"frOverlay":"letter"} -->' );
} );

test( 'a copy has an address of its own, which one step of undo takes away with it', async ( {
	admin,
	editor,
	pageUtils,
} ) => {
	await admin.createNewPost( { postType: 'page', title: `Copies ${ unique() }` } );
	await editor.setContent( overlay( { name: 'letter' }, heading( 'Letter' ) ) );
	const names = async () => ( await editor.getBlocks() ).map( ( { attributes } ) => attributes.name );
	await editor.selectBlocks( editor.canvas.locator( '[data-type="frontage/overlay"]' ) );
	await editor.clickBlockOptionsMenuItem( 'Duplicate' );
	await expect.poll( names ).toEqual( [ 'letter', 'letter-2' ] );
	await pageUtils.pressKeys( 'primary+z' );
	await expect.poll( names ).toEqual( [ 'letter' ] );
	await pageUtils.pressKeys( 'primaryShift+z' );
	await expect.poll( names ).toEqual( [ 'letter', 'letter-2' ] );
} );

test( 'an unknown name leaves the link a link; a known one in the address opens at once', async ( { page } ) => {
	await visit( page );
	await page.getByRole( 'link', { name: 'Nobody' } ).click();
	await expect( page ).toHaveURL( `${ address }#fr-open-nobody` );
	await page.goto( 'about:blank' );
	await page.goto( `${ address }#fr-open-talk` );
	await state( page.locator( '#fr-open-talk' ), 'opened' );
	await page.keyboard.press( 'Escape' );
	await expect( page ).toHaveURL( address );
} );

test( 'a page that comes back from the history has it closed', async ( { page } ) => {
	await visit( page );
	await page.getByRole( 'link', { name: 'Talk to us' } ).click();
	await page.evaluate( () =>
		addEventListener( 'pageshow', ( { persisted } ) => ( document.title = persisted ? 'kept' : 'new' ) )
	);
	await page.locator( '#fr-open-talk' ).getByRole( 'link', { name: 'Home' } ).click();
	await expect( page ).toHaveURL( process.env.WP_BASE_URL! + '/' );
	await page.evaluate( () => history.back() );
	await expect( page ).toHaveURL( address );
	await expect( page ).toHaveTitle( 'kept' );
	await state( page.locator( '#fr-open-talk' ), 'closed' );
} );

test( 'drawers come from the side where lines begin and end, from right to left too', async ( { page } ) => {
	await visit( page );
	for ( const [ dir, name, edge ] of [
		[ 'ltr', 'side', 'left' ],
		[ 'ltr', 'cart', 'right' ],
		[ 'rtl', 'side', 'right' ],
		[ 'rtl', 'cart', 'left' ],
	] as const ) {
		await page.evaluate( ( way ) => ( document.dir = way ), dir );
		const drawer = page.locator( `#fr-open-${ name }` );
		await drawer.evaluate( ( element ) => ( location.hash = element.id ) );
		await state( drawer, 'opened' );
		await settled( page );
		const gap = await drawer.evaluate( ( element, side ) => {
			const { left, right } = element.getBoundingClientRect();
			const bar = innerWidth - document.documentElement.clientWidth;
			return side === 'left' ? left : innerWidth - right - bar;
		}, edge );
		expect( Math.abs( gap ) ).toBeLessThanOrEqual( 16 ); // A scrollbar's room, on whichever side it is kept.
		await page.keyboard.press( 'Escape' );
		await state( drawer, 'closed' );
	}
} );

test( 'the room of the scrollbar is as dark as the page beside it', async ( { page } ) => {
	await visit( page );
	const { width, height } = page.viewportSize()!;
	expect( await page.evaluate( () => window.innerWidth - document.documentElement.clientWidth ) ).toBe( 15 );
	await page.evaluate( () => ( location.hash = 'fr-open-talk' ) );
	await state( page.locator( '#fr-open-talk' ), 'opened' );
	await settled( page );
	// From the page's margin into the room of the scrollbar.
	const shot = await page.screenshot( { clip: { x: width - 20, y: height - 20, width: 20, height: 1 } } );
	const colors = await page.evaluate(
		async ( png ) => {
			const image = await createImageBitmap( await ( await fetch( png ) ).blob() );
			const canvas = new OffscreenCanvas( image.width, 1 ).getContext( '2d' )!;
			canvas.drawImage( image, 0, 0 );
			return [ 1, 17 ].map( ( x ) => [ ...canvas.getImageData( x, 0, 1, 1 ).data ].join() );
		},
		`data:image/png;base64,${ shot.toString( 'base64' ) }`
	);
	const [ beside, room ] = colors.map( ( color ) => color.split( ',' ).map( Number ) );
	room!.forEach( ( value, at ) =>
		expect( Math.abs( value - beside![ at ]! ), colors.join( ' beside ' ) ).toBeLessThan( 3 )
	); // Mixed in another way, and rounded.
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );
	test( 'a link leads to it where it stands', async ( { page } ) => {
		await page.goto( address );
		await expect( page.locator( '#fr-open-talk' ) ).toBeHidden();
		await page.getByRole( 'link', { name: 'Talk to us' } ).click();
		await expect( page.getByRole( 'heading', { name: 'Talk', exact: true } ) ).toBeInViewport();
	} );
} );
