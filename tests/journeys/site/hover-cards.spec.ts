import type { Locator } from '@playwright/test';
import { unique } from '../../support/forms';
import { box } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

// What a card keeps for who looks closer: it comes on hover as on focus, and is there where nothing can hover.

const team = `<!-- wp:frontage/team {"layout":"overlay"} --><!-- wp:frontage/team-member {"name":"Ada Byron","bio":"Counts.","url":"/"} /--><!-- /wp:frontage/team -->`;
const work = `<!-- wp:cover {"overlayColor":"contrast"} --><div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-contrast-background-color has-background-dim-100 has-background-dim"></span><div class="wp-block-cover__inner-container"><!-- wp:paragraph --><p><a href="/">Bridge</a></p><!-- /wp:paragraph --><!-- wp:group {"className":"is-style-fr-on-hover"} --><div class="wp-block-group is-style-fr-on-hover"><!-- wp:paragraph --><p>Steel and rope</p><!-- /wp:paragraph --></div><!-- /wp:group --></div></div><!-- /wp:cover -->`;

let address = '';
test.beforeAll( async ( { requestUtils } ) => {
	const { link } = await requestUtils.rest< { link: string } >( {
		method: 'POST',
		path: '/wp/v2/pages',
		data: { title: `Cards ${ unique() }`, content: team + work, status: 'publish' },
	} );
	address = link;
} );

const height = async ( element: Locator ) => Math.round( ( await box( element ) ).height );

for ( const [ card, more, link ] of [
	[ '.fr-team-member', '.fr-team-member__more', 'Ada Byron' ],
	[ 'main .wp-block-cover', '.is-style-fr-on-hover', 'Bridge' ],
] as const ) {
	test( `${ more }: hover and focus show the same, in 220 ms`, { tag: '@smoke' }, async ( { page } ) => {
		await page.goto( address );
		const words = page.locator( more );
		expect( await height( words ) ).toBe( 0 );
		await expect( words ).toHaveCSS( 'transition', 'grid-template-rows 0.22s' );
		await page.locator( card ).hover();
		await expect( words ).toBeInViewport();
		const hovered = await height( words );
		expect( hovered ).toBeGreaterThan( 15 );
		await page.mouse.move( 0, 0 );
		await expect.poll( () => height( words ) ).toBe( 0 );
		await page.getByRole( 'link', { name: link } ).focus();
		await expect.poll( () => height( words ) ).toBe( hovered );
	} );
}

test.describe( 'by touch', () => {
	test.use( { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } } );
	test( 'everything is there', async ( { page } ) => {
		await page.goto( address );
		for ( const more of [ '.fr-team-member__more', '.is-style-fr-on-hover' ] ) {
			expect( await height( page.locator( more ) ) ).toBeGreaterThan( 15 );
		}
	} );
} );
