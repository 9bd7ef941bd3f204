/** What a site has that is older than the theme: in no engine it is wider than the window, and every level of its menu is seen. */
import type { Engine } from '../support/engines/engine';
import { expect, test } from '../support/engines/test';
import { makePage } from '../support/scrolling';
import { fillSite, WIDTHS, type OlderSite } from '../support/older-site';

let site: OlderSite;

test.beforeAll( () => {
	site = fillSite();
} );

/** How far the page scrolls to the side at each width, where it does. */
async function tooWide( engine: Engine, what: string ): Promise< string[] > {
	const found: string[] = [];
	for ( const width of WIDTHS ) {
		await engine.size( width, 900 );
		const far = await engine.evaluate( () => {
			scrollTo( document.documentElement.scrollWidth, 0 );
			const sideways = Math.abs( scrollX );
			scrollTo( 0, 0 );
			return sideways;
		} );
		found.push( ...( far ? [ `${ what } at ${ width }: +${ far }` ] : [] ) );
	}
	return found;
}

test( 'classic content, comments, core’s blocks and long words fit every window', async ( { engine } ) => {
	test.slow();
	const { classic, paged, blocks, grounds, comments, longWord, categories } = site.pages;
	const found: string[] = [];
	for ( const address of [ classic!, paged!, blocks!, grounds!, comments!, longWord!, categories!, '/journal/' ] ) {
		await engine.go( process.env.WP_BASE_URL! + address );
		found.push( ...( await tooWide( engine, address ) ) );
	}
	expect( found ).toEqual( [] );
} );

test( 'a flat logo and a menu of fourteen items fit, and its fourth level is seen when it opens', async ( {
	engine,
	requestUtils,
} ) => {
	test.slow();
	const set = ( path: string, data: Record< string, unknown > ) =>
		requestUtils.rest( { path: `/wp/v2/${ path }`, method: 'POST', data } );
	await set( `navigation/${ site.ids.three }`, { status: 'draft' } );
	await set( 'settings', { site_logo: site.ids.flat } );
	const address = await makePage(
		requestUtils,
		'<!-- wp:group {"tagName":"header","align":"full","className":"tried"} --><header class="wp-block-group alignfull tried"><!-- wp:pattern {"slug":"frontage/header-links"} /--></header><!-- /wp:group -->'
	);
	const seen = () => {
		const link = [ ...document.querySelectorAll( '.tried a' ) ].find(
			( { textContent } ) => textContent!.trim() === 'Jahresübersicht'
		)!;
		link.scrollIntoView( { block: 'center' } );
		const { left, top, width, height } = link.getBoundingClientRect();
		return (
			link.checkVisibility() && link.contains( document.elementFromPoint( left + width / 2, top + height / 2 ) )
		);
	};
	for ( const width of [ 390, 1440 ] ) {
		await engine.go( address );
		expect( await tooWide( engine, 'closed' ) ).toEqual( [] );
		await engine.size( width, 900 );
		await engine.click( '.tried summary' );
		await expect.poll( () => engine.evaluate( seen ), String( width ) ).toBe( true );
		expect( await tooWide( engine, 'open' ) ).toEqual( [] );
	}
} );
