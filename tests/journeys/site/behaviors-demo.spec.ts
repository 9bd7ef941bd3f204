/** The demo's page of behaviors: every switch that an owner has, to be tried one by one. */
import { BEHAVIORS } from '../../support/behaviors';
import { horizontalScroll } from '../../support/horizontal-scroll';
import { expect, test } from '../../support/test';

for ( const width of [ 390, 1440 ] ) {
	test( `every switch has its card, which is clean and fits at ${ width } px`, async ( { page, axe } ) => {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( '/behaviors/' );
		const cards = await page
			.getByRole( 'link', { name: /^Try it on this page/ } )
			.evaluateAll( ( links ) => links.map( ( link ) => ( link as HTMLAnchorElement ).hash.slice( 1 ) ) );
		expect( cards.sort() ).toEqual( [ ...BEHAVIORS ].sort() );
		expect( await horizontalScroll( page ) ).toEqual( [] );
		expect( await axe() ).toEqual( [] );
	} );
}

test( 'a switch is on where its address names it, and off again at a click', { tag: '@smoke' }, async ( { page } ) => {
	const [ one ] = BEHAVIORS;
	await page.goto( '/how-it-is-made/' );
	await page.getByRole( 'main' ).getByRole( 'link', { name: 'Behaviors' } ).click();
	await page
		.locator( `[id="${ one }"]` )
		.getByRole( 'link', { name: /^Try it/ } )
		.click();
	await expect( page ).toHaveURL( `/behaviors/?with=${ one }#${ one }` );
	await page.getByRole( 'link', { name: /^Turn off/ } ).click();
	await expect( page ).toHaveURL( `/behaviors/#${ one }` );
	await expect( page.getByRole( 'link', { name: /^Turn off/ } ) ).toHaveCount( 0 );
} );

test( 'a name that is no behavior changes nothing', async ( { page } ) => {
	await page.goto( '/behaviors/?with=nothing-of-the-kind' );
	await expect( page.getByRole( 'link', { name: /^Try it/ } ) ).toHaveCount( BEHAVIORS.length );
} );

test( 'films and notices have something to try', async ( { page } ) => {
	await page.goto( '/behaviors/?with=video#video' );
	await page.getByRole( 'link', { name: 'Video of the bridge at night' } ).click();
	await expect( page.getByRole( 'dialog' ).locator( 'video' ) ).toBeVisible();

	await page.goto( '/behaviors/?with=notices#notices' );
	await page.getByRole( 'button', { name: 'Save my list' } ).click();
	await expect( page.getByRole( 'status' ).filter( { hasText: 'Your list is saved.' } ) ).toBeVisible();
} );

test( 'what has nothing in its card to try says where to look, and the title can be seen to fade', async ( {
	page,
} ) => {
	await page.goto( '/behaviors/?with=title-fade#title-fade' );
	await expect( page.locator( '#title-fade' ).getByText( 'Go to the title of this page' ) ).toBeVisible();
	const title = page.getByRole( 'heading', { level: 1, name: 'Behaviors' } );
	await page.evaluate( () => scrollTo( { top: 0, behavior: 'instant' } ) );
	await expect( title ).toHaveCSS( 'opacity', '1' );
	await page.evaluate( () => scrollTo( { top: 440, behavior: 'instant' } ) );
	await expect( title ).toHaveCSS( 'opacity', '0' );
	await page.goto( '/behaviors/' );
	await expect( page.getByText( 'Go to the title of this page' ) ).toHaveCount( 0 );
} );
