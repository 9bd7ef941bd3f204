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

/** Words that stand in two lines, with no hyphen of their own; longer ones than twelve letters may. */
const broken = ( selector: string ) => {
	const words: string[] = [];
	for ( const element of document.querySelectorAll( selector ) ) {
		const texts = document.createTreeWalker( element, NodeFilter.SHOW_TEXT );
		const range = document.createRange();
		while ( element.clientWidth > 1 && element.checkVisibility() && texts.nextNode() ) {
			for ( const { 0: word, index } of texts.currentNode.textContent!.matchAll( /\p{L}+/gu ) ) {
				range.setStart( texts.currentNode, index );
				range.setEnd( texts.currentNode, index + word.length );
				const tops = [ ...range.getClientRects() ]
					.filter( ( { width } ) => width > 1 )
					.map( ( { top } ) => top );
				if ( word.length <= 12 && new Set( tops ).size > 1 ) {
					words.push( `${ element.localName }: ${ word }` );
				}
			}
		}
	}
	return words;
};

for ( const [ width, selector ] of [
	[ 390, 'main :is(h1, h2, h3, p, li)' ],
	[ 320, 'main :is(h1, h2)' ],
] as const ) {
	test( `text at 200 % on ${ width } pixels breaks no word of twelve letters`, async ( { page } ) => {
		await page.setViewportSize( { width, height: 800 } );
		const found: string[] = [];
		for ( const path of [ '/', '/pricing/', '/about/', '/team/', '/portfolio/', '/journal/', '/services/' ] ) {
			await page.goto( path );
			await page.addStyleTag( { content: 'html { font-size: 200% }' } );
			const words = await page.evaluate( broken, selector );
			found.push( ...words.map( ( word ) => `${ path } ${ word }` ) );
		}
		expect( found ).toEqual( [] );
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
