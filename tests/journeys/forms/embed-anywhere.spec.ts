import { fillIn, makeForm, makePage, publish, unique, watchPosts } from '../../support/forms';
import { expect, test } from '../../support/test';

test( 'two forms on a page keep to themselves', { tag: '@smoke' }, async ( { page, requestUtils, mails, axe } ) => {
	const [ first, second ] = [ await makeForm( requestUtils ), await makeForm( requestUtils ) ];
	await page.goto( await makePage( requestUtils, first, second ) );
	const [ upper, lower ] = [ page.locator( '.wpcf7' ).first(), page.locator( '.wpcf7' ).last() ];
	await upper.getByRole( 'button' ).click();
	await expect( upper.locator( '.wpcf7-not-valid-tip' ) ).toHaveCount( 3 );

	const word = unique();
	await lower.getByLabel( 'Your name' ).fill( 'Ann' );
	await lower.getByLabel( 'Your email' ).fill( 'ann@example.com' );
	await lower.getByLabel( 'Subject' ).fill( word );
	await lower.getByRole( 'button' ).click();
	await expect( lower.locator( '.wpcf7-response-output' ) ).toContainText( 'Thank you' );
	await expect( upper.locator( '.wpcf7-not-valid-tip' ) ).toHaveCount( 3 );
	await expect( upper.locator( 'form' ) ).toHaveAttribute( 'data-status', 'invalid' );
	expect( await mails( word ) ).toHaveLength( 1 );
	expect( await axe() ).toEqual( [] );
} );

test( 'the same form twice, by block and by shortcode', async ( { page, requestUtils, mails, axe } ) => {
	const { hash } = await makeForm( requestUtils );
	const address = hash.slice( 0, 7 );
	await page.goto(
		await publish(
			requestUtils,
			`<!-- wp:frontage/contact-form {"form":"${ address }"} /-->\n\n<!-- wp:shortcode -->[contact-form-7 id="${ address }" html_title="By shortcode"]<!-- /wp:shortcode -->`
		)
	);
	await expect( page.locator( '.wpcf7.js' ) ).toHaveCount( 2 );
	const byShortcode = page.locator( '.wpcf7' ).last();
	await byShortcode.getByRole( 'button' ).click();
	await byShortcode.getByLabel( 'Your email' ).fill( 'nonsense' );
	await expect( page.locator( '.wpcf7' ).first().locator( '.wpcf7-not-valid-tip' ) ).toHaveCount( 0 );
	const word = unique();
	await byShortcode.getByLabel( 'Your name' ).fill( 'Ann' );
	await byShortcode.getByLabel( 'Your email' ).fill( 'ann@example.com' );
	await byShortcode.getByLabel( 'Subject' ).fill( word );
	await byShortcode.getByRole( 'button' ).click();
	await expect( byShortcode.locator( '.wpcf7-response-output' ) ).toContainText( 'Thank you' );
	expect( await mails( word ) ).toHaveLength( 1 );
	expect( await axe() ).toEqual( [] );
} );

test( 'a form inside a form is replaced by an error', async ( { page, requestUtils, axe } ) => {
	const { hash } = await makeForm( requestUtils );
	await page.goto(
		await publish(
			requestUtils,
			`<!-- wp:html --><form aria-label="Outer">[contact-form-7 id="${ hash.slice( 0, 7 ) }"]<button>Go</button></form><!-- /wp:html -->`
		)
	);
	await expect( page.locator( 'p.wpcf7-form-in-wrong-place' ) ).toHaveText(
		'Error: This contact form is placed in the wrong place.'
	);
	await expect( page.getByLabel( 'Your name' ) ).toHaveCount( 0 );
	expect( await axe() ).toEqual( [] );
} );

test(
	'until it is in sight a form asks for next to nothing, and its first touch for four files at most',
	{ tag: '@smoke' },
	async ( { page, requestUtils } ) => {
		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( request.url() ) );
		const ours = () =>
			asked
				.splice( 0 )
				.filter( ( url ) => /plugins\/frontage-|wp-json|react/.test( url ) )
				.filter( ( url ) => ! /frontage-(?:site|shop)\/build\/|\/(?:openers|overlay|storage)\.js/.test( url ) ) // The site’s header and its cart.
				.map( ( url ) => new URL( url ).pathname.split( '/' ).pop() )
				.sort();
		const { hash } = await makeForm( requestUtils );
		const far =
			'<!-- wp:spacer {"height":"300vh"} --><div style="height:300vh" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
		await page.goto(
			await publish(
				requestUtils,
				`${ far }<!-- wp:frontage/contact-form {"form":"${ hash.slice( 0, 7 ) }"} /-->`
			)
		);
		await page.waitForLoadState( 'networkidle' );
		expect( ours() ).toEqual( [ 'islands.js', 'view.js' ] );

		const sent = watchPosts( page );
		await page.getByLabel( 'Your name' ).scrollIntoViewIfNeeded();
		await expect( page.locator( 'link[rel="modulepreload"][href*="island.js"]' ) ).toHaveCount( 1 );
		await fillIn( page );
		await expect( page.locator( 'form.wpcf7-form' ) ).toHaveAttribute( 'data-state', 'ready' );
		expect( new Set( ours() ) ).toEqual(
			new Set( [ 'island.js', 'react-dom.min.js', 'react.min.js', 'start-island.js' ] )
		);
		expect( sent ).toEqual( [] );
	}
);
