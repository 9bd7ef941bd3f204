/** Every pattern that the theme offers, one below the other: nothing is clipped, too faint or without a name. */
import { horizontalScroll } from '../../support/horizontal-scroll';
import { expect, test } from '../../support/test';

for ( const width of [ 320, 1440 ] ) {
	test( `every pattern of the theme fits and is clean at ${ width } px`, async ( { page, requestUtils, axe } ) => {
		const patterns = (
			await requestUtils.rest< Array< { name: string; inserter?: boolean; categories: string[] } > >( {
				path: '/wp/v2/block-patterns/patterns',
			} )
		).filter(
			( { name, inserter, categories } ) =>
				name.startsWith( 'frontage/' ) &&
				inserter !== false &&
				// Pages are made of the others; headers, footers and overlays stand in parts of their own.
				! categories.some( ( category ) => /page|header|footer|navigation/.test( category ) )
		);
		expect( patterns.length ).toBeGreaterThan( 45 );
		const { id } = await requestUtils.rest< { id: number } >( {
			path: '/wp/v2/pages',
			method: 'POST',
			data: {
				title: 'Patterns of the theme',
				status: 'publish',
				template: 'page-landing',
				content: patterns.map( ( { name } ) => `<!-- wp:pattern {"slug":"${ name }"} /-->` ).join( '\n\n' ),
			},
		} );
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( `/?page_id=${ id }` );
		expect( await page.getByRole( 'heading', { level: 2 } ).count() ).toBeGreaterThan( 30 );
		expect( await horizontalScroll( page ) ).toEqual( [] );
		expect( await axe() ).toEqual( [] );
	} );
}
