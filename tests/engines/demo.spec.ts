import { expect, test } from '../support/engines/test';

const ADDRESSES = [ '/', '/services/', '/quote/', '/contact/', '/sliders/', '/no-such-page/' ];

for ( const width of [ 390, 1440 ] ) {
	test( `every page fits in a window of ${ width } px, and shows its heading`, async ( { engine } ) => {
		await engine.size( width, 900 );
		for ( const address of ADDRESSES ) {
			await engine.go( process.env.WP_BASE_URL + address );
			const [ beyond, headings ] = await engine.evaluate( () => [
				document.documentElement.scrollWidth - document.documentElement.clientWidth,
				[ ...document.querySelectorAll( 'h1' ) ].filter( ( heading ) => heading.getBoundingClientRect().height )
					.length,
			] );
			expect( beyond, address ).toBeLessThanOrEqual( 0 );
			expect( headings, address ).toBe( 1 );
		}
	} );
}
