/** A page with the switch in each look's dark colors: texts by axe and by pixels, drawings by pixels, and the choice stays. */
import { faintTexts, inkShare } from '../../support/contrast';
import { publish } from '../../support/forms';
import { expect, test } from '../../support/test';

const SWITCH = '<!-- wp:frontage/color-scheme /-->';
const drawing = ( source: string ) =>
	`<!-- wp:image {"className":"is-style-drawing","width":"300px"} --><figure class="wp-block-image is-resized is-style-drawing"><img src="${ source }" alt="A sign" style="width:300px"/></figure><!-- /wp:image -->`;
const on = ( ground: string, inner: string ) =>
	`<!-- wp:group {"backgroundColor":"${ ground }"} --><div class="wp-block-group has-${ ground }-background-color has-background">${ inner }</div><!-- /wp:group -->`;
const PATTERNS = [ 'services-cards', 'steps-dark', 'figures-band', 'cta-picture', 'contact-facts' ];

const DRAWN = `data:image/svg+xml,${ encodeURIComponent(
	'<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><path d="M20 20h260v60H20z" fill="none" stroke="#16201d" stroke-width="6"/></svg>'
) }`;

const DRAWINGS = [
	drawing( DRAWN ),
	...[ 'tint', 'surface', 'contrast' ].map( ( ground ) => on( ground, drawing( DRAWN ) ) ),
].join( '' );

let address = '';

test.beforeEach( async ( { requestUtils } ) => {
	const patterns = await requestUtils.rest< Array< { name: string; content: string } > >( {
		path: '/wp/v2/block-patterns/patterns',
	} );
	const content = PATTERNS.map( ( name ) => patterns.find( ( is ) => is.name === `frontage/${ name }` )!.content );
	address = await publish( requestUtils, [ SWITCH, DRAWINGS, ...content ].join( '\n\n' ) );
} );

test( 'what is drawn too faintly is found', async ( { page } ) => {
	const line = ( color: string ) =>
		`<div id="${ color }" style="background:#111;padding:1rem;color:${ color }">■■■</div>`;
	await page.route( '/planted/', ( route ) =>
		route.fulfill( { contentType: 'text/html', body: `<!doctype html>${ line( 'white' ) }${ line( 'black' ) }` } )
	);
	await page.goto( '/planted/' );
	expect( await inkShare( page, page.locator( '#white' ) ) ).toBeGreaterThan( 0.001 );
	expect( await inkShare( page, page.locator( '#black' ) ) ).toBe( 0 );
} );

for ( const look of [ '', 'consulting', 'product', 'shop', 'colors/newsprint' ] ) {
	test.describe( look || 'the theme’s own colors', () => {
		test.use( { colorScheme: 'dark', extraHTTPHeaders: look ? { 'X-Frontage-Look': look } : {} } );

		test( 'everything can be read at night', async ( { page, axe } ) => {
			await page.emulateMedia( { reducedMotion: 'reduce', colorScheme: 'dark' } );
			await page.goto( address );
			await expect( page.getByRole( 'button', { name: 'Dark mode' } ) ).toHaveAttribute( 'aria-pressed', 'true' );
			const ground = await page.evaluate( () => {
				const canvas = new OffscreenCanvas( 1, 1 ).getContext( '2d' )!;
				canvas.fillStyle = getComputedStyle( document.body ).backgroundColor;
				canvas.fillRect( 0, 0, 1, 1 );
				return Math.max( ...canvas.getImageData( 0, 0, 1, 1 ).data.slice( 0, 3 ) );
			} );
			expect( ground ).toBeLessThan( 40 );
			expect( await axe( 'body' ) ).toEqual( [] );
			const { faint, measured } = await faintTexts( page );
			expect( measured ).toBeGreaterThan( 0 );
			expect( faint ).toEqual( [] );
			const drawings = page.locator( 'main .is-style-drawing' );
			await expect( drawings ).toHaveCount( 4 );
			for ( const drawn of await drawings.all() ) {
				expect( await inkShare( page, drawn ), await drawn.innerHTML() ).toBeGreaterThan( 0.01 );
			}
		} );
	} );
}

test( 'a choice stays on the next page, before anything is painted', async ( { page } ) => {
	await page.goto( address );
	const button = page.getByRole( 'button', { name: 'Dark mode' } );
	await expect( button ).toHaveAttribute( 'aria-pressed', 'false' );
	await expect( page.locator( 'body' ) ).toHaveCSS( 'background-color', 'rgb(251, 250, 247)' );
	await button.click();
	await expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
	// No module runs here: only what stands in the head.
	await page.route( '**/*.js*', ( route ) => route.abort() );
	await page.reload();
	await expect( page.locator( 'html' ) ).toHaveCSS( 'color-scheme', 'dark' );
	await expect( page.locator( 'body' ) ).not.toHaveCSS( 'background-color', 'rgb(251, 250, 247)' );
} );

test.describe( 'a look that is dark by day', () => {
	test.use( { extraHTTPHeaders: { 'X-Frontage-Look': 'colors/night' } } );

	test( 'has no switch, and a dark ground behind text on images', async ( { page } ) => {
		await page.goto( address );
		await expect( page.locator( '.fr-color-scheme' ) ).toBeHidden();
		await expect( page.locator( '.wp-block-cover__background' ) ).toHaveCSS(
			'background-color',
			'rgb(11, 14, 17)'
		);
		const { faint } = await faintTexts( page );
		expect( faint ).toEqual( [] );
	} );
} );
