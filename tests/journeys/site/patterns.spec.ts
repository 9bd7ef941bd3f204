/** Each pattern of the plugin is blocks that the editor takes as they are, and a page of them is clean. */
import { horizontalScroll } from '../../support/horizontal-scroll';
import { whatIsInvalid } from '../../support/slider-workspace';
import { expect, test } from '../../support/test';

test( 'every pattern stands in the editor as it was stored, and on a page without a fault', async ( {
	admin,
	editor,
	page,
	browser,
	requestUtils,
	axe,
} ) => {
	const patterns = (
		await requestUtils.rest< Array< { name: string; content: string; block_types: string[] } > >( {
			path: '/wp/v2/block-patterns/patterns',
		} )
	).filter( ( { name } ) => name.startsWith( 'frontage-site/' ) );
	const names = patterns.map( ( { name } ) => name.replace( 'frontage-site/', '' ) );
	expect( names.sort() ).toEqual( [
		'banner-counter',
		'banner-icon-card',
		'banner-shape',
		'contact-popup',
		'faq',
		'header',
		'hidden-sidebar',
		'portfolio-card',
		'portfolio-masonry',
		'portfolio-overlay',
		'section-heading',
	] );
	const id = (
		await requestUtils.createPage( {
			title: 'Patterns',
			status: 'publish',
			content: patterns
				.filter( ( { name } ) => ! name.includes( 'portfolio' ) )
				.map( ( { content } ) => content )
				.join( '\n\n' ),
		} )
	).id;

	await admin.editPost( id );
	await expect( editor.canvas.getByText( 'Say what you do in one line' ) ).toBeVisible();
	expect( await whatIsInvalid( page ) ).toEqual( [] );

	const visitor = await ( await browser.newContext() ).newPage();
	for ( const width of [ 320, 1440 ] ) {
		await visitor.setViewportSize( { width, height: 900 } );
		await visitor.goto( `/?page_id=${ id }` );
		expect( await axe( '.entry-content', visitor ) ).toEqual( [] );
		expect( await horizontalScroll( visitor ) ).toEqual( [] );
		for ( const image of await visitor.locator( '.fr-banner > img' ).all() ) {
			await expect( image ).toHaveJSProperty( 'complete', true );
		}
	}
	await visitor.context().close();
} );

test( 'the variation is a cover with a heading, a text and a button, and says that it is a banner', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( { postType: 'page' } );
	await page.getByRole( 'button', { name: 'Block Inserter', exact: true } ).click();
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( 'banner' );
	await page.getByRole( 'option', { name: 'Banner', exact: true } ).click();
	await expect( editor.canvas.getByRole( 'document', { name: 'Block: Banner' } ) ).toHaveClass( /wp-block-cover/ );
	const [ block ] = await editor.getBlocks();
	expect( block!.innerBlocks.map( ( { name } ) => name ) ).toEqual( [
		'core/heading',
		'core/paragraph',
		'core/buttons',
	] );
} );
