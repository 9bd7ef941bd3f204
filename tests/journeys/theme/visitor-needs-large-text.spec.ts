/** Text at 200 % on a phone, and links that are large enough for a finger. */
import { expect, test } from '../../support/test';

/** By how many pixels the page can be scrolled sideways. */
const sideways = () => {
	scrollTo( 10_000, 0 );
	const by = scrollX;
	scrollTo( 0, 0 );
	return by;
};

for ( const width of [ 390, 320 ] ) {
	test( `text at 200 % on ${ width } pixels pushes nothing off the screen`, { tag: '@smoke' }, async ( { page } ) => {
		await page.setViewportSize( { width, height: 800 } );
		for ( const path of [ '/', '/pricing/', '/quote/', '/members/', '/contact/' ] ) {
			await page.goto( path );
			await page.addStyleTag( { content: 'html { font-size: 200% }' } );
			await expect( page.getByRole( 'banner' ).getByRole( 'button', { name: 'Search' } ) ).toBeInViewport( {
				ratio: 1,
			} );
			await expect( page.getByRole( 'banner' ).getByRole( 'button', { name: 'Menu' } ) ).toBeInViewport( {
				ratio: 1,
			} );
			expect( await page.evaluate( sideways ), path ).toBe( 0 );
		}
	} );
}

test( 'a link that stands alone is 24 pixels high at least', async ( { page } ) => {
	const low = () =>
		[ ...document.querySelectorAll< HTMLElement >( 'a:not(.fr-stretched), summary' ) ]
			.filter( ( link ) => {
				let block: HTMLElement = link;
				while ( getComputedStyle( block ).display === 'inline' ) {
					block = block.parentElement!;
				}
				const isAlone = block.textContent!.trim() === link.textContent!.trim();
				const { width, height } = link.getBoundingClientRect();
				return isAlone && width > 1 && height < 24 && link.checkVisibility( { visibilityProperty: true } );
			} )
			.map( ( link ) => `${ link.textContent } in ${ link.parentElement!.className }` );
	for ( const width of [ 390, 1440 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		for ( const path of [ '/', '/portfolio/', '/members/', '/taking-out-a-wall/' ] ) {
			await page.goto( path );
			expect( await page.evaluate( low ), `${ path } at ${ width }` ).toEqual( [] );
		}
	}
} );

test( 'what opens the search is a button, which Space presses', { tag: '@smoke' }, async ( { page } ) => {
	await page.goto( '/contact/' );
	const open = page.getByRole( 'banner' ).getByRole( 'button', { name: 'Search' } );
	await open.focus();
	await page.keyboard.press( 'Space' );
	await expect( page.getByRole( 'dialog' ).getByRole( 'searchbox' ) ).toBeFocused();
} );
