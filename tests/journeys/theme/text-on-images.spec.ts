/** Text over images in each palette and look: what axe leaves open is measured by its pixels. */
import glob from 'fast-glob';
import { faintTexts } from '../../support/contrast';
import { expect, test } from '../../support/test';

const looks = glob
	.sync( '{colors/*,*}.json', { cwd: 'themes/frontage/styles' } )
	.map( ( file ) => file.replace( '.json', '' ) )
	.sort();

// A phone, which hovers nothing: all text of a card is there.
test.use( { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } );

test( 'white on a bright gradient is found, black is not', async ( { page } ) => {
	const line = ( color: string ) =>
		`<p style="margin:0;padding:1rem;color:${ color };background:linear-gradient(#fff,#ddd)">In ${ color }</p>`;
	await page.route( '/planted/', ( route ) =>
		route.fulfill( { contentType: 'text/html', body: `<!doctype html>${ line( 'white' ) }${ line( 'black' ) }` } )
	);
	await page.goto( '/planted/' );
	const { faint, measured } = await faintTexts( page );
	expect( measured ).toBe( 2 );
	expect( faint ).toHaveLength( 1 );
	expect( faint[ 0 ] ).toContain( 'In white' );
} );

for ( const look of [ '', ...looks ] ) {
	test.describe( look || 'the theme’s own colors', () => {
		test.use( { extraHTTPHeaders: look ? { 'X-Frontage-Look': look } : {} } );

		test( 'text on the images of the front page can be read', async ( { page } ) => {
			await page.emulateMedia( { reducedMotion: 'reduce' } );
			await page.goto( '/' );
			const { faint, measured } = await faintTexts( page );
			expect( measured ).toBeGreaterThan( 0 );
			expect( faint ).toEqual( [] );
		} );

		test( 'text on the images of the style page can be read', async ( { page } ) => {
			await page.emulateMedia( { reducedMotion: 'reduce' } );
			await page.goto( '/style-page/' );
			const { faint, measured } = await faintTexts( page );
			expect( measured ).toBeGreaterThan( 0 );
			expect( faint ).toEqual( [] );
		} );
	} );
}
