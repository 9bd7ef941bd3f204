import type { Page } from '@playwright/test';
import { behave } from '../../support/behaviors';
import { unique } from '../../support/forms';
import { box } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

// Row N: what a site's own scripts tell visitors by `frontage.notify()`, where the owner switched it on.

type Options = Record< string, unknown >;

let address = '';
test.beforeAll( async ( { requestUtils } ) => {
	const { link } = await requestUtils.rest< { link: string } >( {
		method: 'POST',
		path: '/wp/v2/pages',
		data: {
			title: `Notices ${ unique() }`,
			content: '<!-- wp:paragraph --><p><a href="#a" id="a">A link</a></p><!-- /wp:paragraph -->',
			status: 'publish',
		},
	} );
	address = link;
} );

const room = ( page: Page ) => page.locator( '.fr-notices' );
const notices = ( page: Page ) => room( page ).locator( '.fr-notice' );
const say = ( page: Page, text: string, options: Options = {} ) =>
	page.evaluate(
		( [ said, chosen ] ) => {
			(
				window as unknown as { frontage: { notify: ( text: string, options: object ) => void } }
			 ).frontage.notify( said, chosen );
		},
		[ text, options ] as const
	);

async function visit( page: Page, options?: Options ) {
	await behave( page.context(), { 'frontage/notices': { on: true, ...( options && { options } ) } } );
	await page.goto( address );
}
/** The page stands still in time until it is told; notices have come for a first one, which is gone. */
async function stop( page: Page ) {
	await page.clock.install( { time: 0 } );
	await visit( page );
	await say( page, 'First' );
	await expect( notices( page ) ).toHaveText( 'First' );
	await page.clock.pauseAt( 3_600_000 );
	await page.clock.runFor( 200 );
	await expect( notices( page ) ).toHaveCount( 0 );
}

test( 'N nobody has it whose site did not switch it on', async ( { page } ) => {
	await page.goto( address );
	expect( await page.evaluate( () => 'frontage' in window && 'notify' in ( window.frontage as object ) ) ).toBe(
		false
	);
} );

test(
	'N they come at the first call, an empty list 100 ms before its texts, in the order of calls',
	{ tag: '@smoke' },
	async ( { page } ) => {
		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( new URL( request.url() ).pathname ) );
		const kit = () => asked.filter( ( path ) => path.endsWith( '/notify.js' ) ).length;
		await page.clock.install( { time: 0 } );
		await visit( page );
		await page.clock.pauseAt( 3_600_000 );
		expect( asked.some( ( path ) => path.endsWith( '/notices/view.js' ) ) ).toBe( true );
		expect( kit() ).toBe( 0 );
		await expect( room( page ) ).toHaveCount( 0 );
		await page.evaluate( () => {
			const { notify } = ( window as unknown as { frontage: { notify: ( text: string ) => () => void } } )
				.frontage;
			notify( 'One' );
			notify( 'Never' )();
			notify( 'Two' );
		} );
		await expect( room( page ) ).toHaveRole( 'status' );
		await page.clock.runFor( 99 );
		await expect( notices( page ) ).toHaveCount( 0 );
		await page.clock.runFor( 1 );
		await expect( notices( page ) ).toHaveText( [ 'One', 'Two' ] );
		expect( kit() ).toBe( 1 );
	}
);

test( 'N an element of its name on the page does not stand in its way', async ( { page } ) => {
	await page.route( address, async ( route ) => {
		const response = await route.fetch();
		const form = '<form id="frontage"><input name="notify" aria-label="A field"></form>';
		await route.fulfill( { response, body: ( await response.text() ).replace( '</main>', `${ form }$&` ) } );
	} );
	await visit( page );
	await expect( page.locator( '#frontage' ) ).toHaveCount( 1 );
	await say( page, 'Saved.' );
	await expect( notices( page ) ).toHaveText( 'Saved.' );
} );

test( 'N a notice goes after 5000 ms, in 200 ms; it stands at the end of the top line, as text', async ( { page } ) => {
	await stop( page );
	const text = '<img src=x onerror="document.title=1">';
	await say( page, text );
	await expect( notices( page ) ).toHaveText( text );
	await expect( notices( page ) ).toHaveCSS( '--fr-show', '400ms' );
	const { right, y } = await box( notices( page ) );
	expect( Math.round( right ) ).toBe( ( await page.evaluate( () => document.documentElement.clientWidth ) ) - 16 );
	expect( y ).toBe( 16 );
	expect(
		await room( page ).evaluate( ( list ) => list.matches( ':popover-open' ) && list.getAttribute( 'popover' ) )
	).toBe( 'manual' );
	await page.clock.runFor( 4999 );
	await expect( notices( page ) ).toHaveAttribute( 'data-state', 'opened' );
	await page.clock.runFor( 1 );
	await expect( notices( page ) ).toHaveAttribute( 'data-state', 'closing' );
	await page.clock.runFor( 199 );
	await expect( notices( page ) ).toHaveCount( 1 );
	await page.clock.runFor( 1 );
	await expect( notices( page ) ).toHaveCount( 0 );
	await say( page, 'Quick', { autoHide: 100, hide: 50, type: 'success', position: 'bottom-start' } );
	await page.clock.runFor( 150 );
	await expect( notices( page ) ).toHaveCount( 0 );
} );

test( 'N time waits for who points at it, and for who has the focus in it', { tag: '@smoke' }, async ( { page } ) => {
	await stop( page );
	await say( page, 'Moved.', { action: { text: 'Undo' } } );
	await page.clock.runFor( 4000 );
	await notices( page ).hover();
	await page.clock.runFor( 60_000 );
	await expect( notices( page ) ).toHaveAttribute( 'data-state', 'opened' );
	await page.mouse.move( 5, 700 );
	await page.locator( '#a' ).focus();
	await page.clock.runFor( 500 );
	await notices( page ).getByRole( 'button', { name: 'Undo' } ).focus();
	await page.clock.runFor( 60_000 );
	await expect( notices( page ) ).toHaveAttribute( 'data-state', 'opened' );
	await page.locator( '#a' ).focus();
	await page.clock.runFor( 499 );
	await expect( notices( page ) ).toHaveAttribute( 'data-state', 'opened' );
	await page.clock.runFor( 201 );
	await expect( notices( page ) ).toHaveCount( 0 );
} );

test(
	'N an error is an alert and stays; Escape closes the newest; four at a time',
	{ tag: '@smoke' },
	async ( { page } ) => {
		await stop( page );
		await say( page, 'It went wrong.', { type: 'error' } );
		await expect( room( page ).getByRole( 'alert' ) ).toContainText( 'It went wrong.' );
		for ( const text of [ 'Two', 'Three', 'Four', 'Five' ] ) {
			await say( page, text );
		}
		await expect( notices( page ) ).toHaveCount( 4 );
		await expect( notices( page ).last() ).toHaveText( 'Four' );
		await page.keyboard.press( 'Escape' );
		await page.clock.runFor( 200 );
		await expect( notices( page ).last() ).toHaveText( 'Five' );
		await page.clock.runFor( 3_600_000 );
		await expect( notices( page ) ).toHaveCount( 1 );
		await room( page ).getByRole( 'button', { name: 'Close' } ).click();
		await page.clock.runFor( 200 );
		await expect( notices( page ) ).toHaveCount( 0 );
	}
);

test( 'N over a dialog it can be reached, and it stays when that closes', async ( { page } ) => {
	await visit( page );
	await page.evaluate( () => {
		document.body.insertAdjacentHTML( 'beforeend', '<dialog id="over"><button>In it</button></dialog>' );
		( document.getElementById( 'over' ) as HTMLDialogElement ).showModal();
	} );
	await say( page, 'It went wrong.', { type: 'error' } );
	await notices( page ).getByRole( 'button', { name: 'Close' } ).hover();
	await page.evaluate( () => ( document.getElementById( 'over' ) as HTMLDialogElement ).close() );
	await expect( notices( page ) ).toBeVisible();
} );

test( 'N from right to left, in 320 px, and at the side that the owner chose', async ( { page } ) => {
	await page.setViewportSize( { width: 320, height: 360 } );
	await visit( page, { position: 'bottom-end' } );
	await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
	const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
	await say( page, long, { type: 'error' } );
	const { x, right, bottom } = await box( notices( page ) );
	expect( x ).toBe( 16 );
	expect( right ).toBeLessThanOrEqual( 304 );
	expect( Math.round( bottom ) ).toBe( 344 );
} );

test.describe( 'with reduced motion', () => {
	test.use( { contextOptions: { reducedMotion: 'reduce' } } );
	test( 'N it is there at once', async ( { page, axe } ) => {
		await visit( page );
		await say( page, 'Saved.' );
		await expect( notices( page ) ).toHaveCSS( 'opacity', '1' );
		expect( await notices( page ).evaluate( ( notice ) => notice.getAnimations().length ) ).toBe( 0 );
		for ( const type of [ 'success', 'warning', 'error' ] ) {
			await say( page, type, { type, action: { text: 'Undo' } } );
		}
		await expect( notices( page ) ).toHaveCount( 4 );
		expect( await axe() ).toEqual( [] );
	} );
} );
