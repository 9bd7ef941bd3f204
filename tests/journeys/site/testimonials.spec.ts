/** An editor writes down what customers said, vouches for it, and visitors and search engines read it. */
import { expect, test } from '../../support/test';

const PLACEHOLDER = 'Customer quote…';

test( 'three testimonials, of a service that the author vouches for', async ( {
	admin,
	editor,
	page,
	browser,
	axe,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'What they say' } );
	await editor.openDocumentSettingsSidebar();
	await editor.insertBlock( { name: 'frontage/testimonials', attributes: { layout: 'grid' } } );
	const said = editor.canvas.getByRole( 'document', { name: 'Block: Testimonial', exact: true } );
	await expect( said ).toHaveCount( 3 );
	for ( const [ at, words ] of [ 'On time.', 'Under budget.' ].entries() ) {
		await said.nth( at ).getByLabel( PLACEHOLDER ).fill( words );
		await said
			.nth( at )
			.getByLabel( 'Customer name…' )
			.fill( `Customer ${ at + 1 }` );
	}
	await page.getByRole( 'spinbutton', { name: 'Stars' } ).fill( '4.5' );
	await expect( said.nth( 1 ).getByRole( 'img', { name: '4.5 out of 5 stars' } ) ).toBeVisible();

	await editor.selectBlocks( editor.canvas.getByRole( 'document', { name: 'Block: Testimonials' } ) );
	await page.getByRole( 'button', { name: 'Search engines' } ).click();
	await page.getByLabel( 'Reviewed item' ).selectOption( 'Service' );
	const vouch = page.getByLabel( 'Genuine, voluntary customer reviews' );
	await expect( vouch ).toBeDisabled();
	await page.getByLabel( 'Item name' ).fill( 'Timber roofs' );
	await vouch.check();
	expect( await axe( '.block-editor-block-inspector' ) ).toEqual( [] );
	const id = await editor.publishPost();

	await page.reload();
	await expect( editor.canvas.getByText( 'Under budget.' ) ).toBeVisible();
	expect(
		await page.evaluate( () =>
			window.wp.data
				.select( 'core/block-editor' )
				.getBlocks()
				.every( ( { isValid }: { isValid: boolean } ) => isValid )
		)
	).toBe( true );

	const visitor = await ( await browser.newContext() ).newPage();
	const asked: string[] = [];
	visitor.on( 'request', ( request ) => asked.push( request.url() ) );
	await visitor.goto( `/?page_id=${ id }` );
	await expect( visitor.locator( '.fr-testimonials' ).getByRole( 'figure' ) ).toHaveCount( 2 );
	expect( asked.filter( ( url ) => url.includes( 'carousel' ) ) ).toEqual( [] );
	expect( await axe( '.fr-testimonials', visitor ) ).toEqual( [] );
	const data = JSON.parse( ( await visitor.locator( 'script[type="application/ld+json"]' ).last().textContent() )! );
	expect( data[ '@graph' ] ).toMatchObject( [
		{ reviewBody: 'On time.', itemReviewed: { '@type': 'Service', name: 'Timber roofs' } },
		{ reviewBody: 'Under budget.', reviewRating: { ratingValue: 4.5 } },
	] );
	await visitor.context().close();
} );

test( 'one at a time is a carousel, with the buttons of carousels', { tag: '@smoke' }, async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 900 } );
	await page.goto( '/style-page/' );
	const single = page.locator( '.fr-testimonials--single' );
	await single.scrollIntoViewIfNeeded();
	await expect( single.getByText( 'They spent two days measuring' ) ).toBeInViewport();
	await single.getByRole( 'button', { name: 'Next' } ).click();
	await expect( single.getByText( 'We got two options, two prices' ) ).toBeInViewport( { ratio: 1 } );
} );

test( 'before publishing it is said that a carousel has no name, and where', async ( { admin, editor, page } ) => {
	await admin.createNewPost( { postType: 'page', title: 'Unnamed' } );
	for ( const name of [ 'frontage/testimonials', 'core/paragraph' ] ) {
		await editor.insertBlock( { name } );
	}
	await page.getByRole( 'region', { name: 'Editor top bar' } ).getByRole( 'button', { name: 'Publish' } ).click();
	const checks = page.getByRole( 'region', { name: 'Editor publish' } );
	await checks.getByRole( 'button', { name: 'Go to carousel' } ).click();
	const selected = () => page.evaluate( () => window.wp.data.select( 'core/block-editor' ).getSelectedBlock()?.name );
	await expect.poll( selected ).toBe( 'frontage/testimonials' );
	await page.evaluate( () => {
		const { getSelectedBlockClientId } = window.wp.data.select( 'core/block-editor' );
		window.wp.data
			.dispatch( 'core/block-editor' )
			.updateBlockAttributes( getSelectedBlockClientId(), { ariaLabel: 'Said of us' } );
	} );
	await expect( checks.getByText( 'Carousel without a label' ) ).toBeHidden();
} );

test( 'in the canvas a carousel has buttons where the page has them', async ( { admin, editor, page } ) => {
	await admin.createNewPost( { postType: 'page', title: 'Buttons' } );
	const all = ( columns: number ) => ( { xs: columns, sm: columns, md: columns, lg: columns, xl: columns } );
	await editor.insertBlock( { name: 'frontage/testimonials', attributes: { columns: all( 3 ) } } );
	await expect( editor.canvas.getByRole( 'document', { name: 'Block: Testimonial', exact: true } ) ).toHaveCount( 3 );
	const next = editor.canvas.locator( '.fr-testimonials [data-part="next"]' );
	await expect( next ).not.toBeInViewport();
	await page.evaluate( ( columns ) => {
		const [ block ] = window.wp.data.select( 'core/block-editor' ).getBlocks();
		window.wp.data.dispatch( 'core/block-editor' ).updateBlockAttributes( block.clientId, { columns } );
	}, all( 2 ) );
	await expect( next ).toBeInViewport();
} );

test( 'of several carousels without a name each is said once', async ( { admin, editor, page } ) => {
	await admin.createNewPost( { postType: 'page', title: 'Unnamed' } );
	for ( let count = 0; count < 3; count++ ) {
		await editor.insertBlock( { name: 'frontage/testimonials' } );
	}
	await page.getByRole( 'region', { name: 'Editor top bar' } ).getByRole( 'button', { name: 'Publish' } ).click();
	const checks = page.getByRole( 'region', { name: 'Editor publish' } );
	await expect( checks.getByRole( 'button', { name: '3 carousels without a label' } ) ).toHaveCount( 1 );
	await expect( checks.getByRole( 'button', { name: /Go to carousel/ } ) ).toHaveCount( 3 );
	await checks.getByRole( 'button', { name: 'Go to carousel 2' } ).click();
	const chosen = () =>
		page.evaluate( () => {
			const { getBlockOrder, getSelectedBlockClientId } = window.wp.data.select( 'core/block-editor' );
			return getBlockOrder().indexOf( getSelectedBlockClientId()! );
		} );
	await expect.poll( chosen ).toBe( 1 );
} );
