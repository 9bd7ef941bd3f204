import type { Page } from '@playwright/test';
import { unique } from '../../support/forms';
import { expect, test } from '../../support/test';

// Prices that switch and figures that count, as visitors meet them on the style page.

const ADDRESS = '/style-page/';

const pricing = ( page: Page ) => page.locator( '.fr-pricing' ).first();
const counter = ( page: Page ) => page.locator( '.fr-counter' ).first();

/** The prices of the second plan, as assistive technology has them. */
const prices = ( page: Page ) =>
	pricing( page ).getByRole( 'listitem' ).filter( { hasText: 'From the first sketch to the final' } );

/** By the keyboard alone: to the switch, and with an arrow key to the yearly prices. */
async function switchToYearly( page: Page ) {
	const monthly = pricing( page ).getByRole( 'radio', { name: 'Monthly' } );
	await pricing( page ).evaluate( ( block ) => {
		// Tab goes on from here.
		const before = block.ownerDocument.createElement( 'a' );
		before.tabIndex = -1;
		block.before( before );
		before.focus();
	} );
	await page.keyboard.press( 'Tab' );
	await expect( monthly ).toBeFocused();
	await page.keyboard.press( 'ArrowRight' );
	await expect( pricing( page ).getByRole( 'radio', { name: 'Yearly' } ) ).toBeChecked();
}

/** Yearly amounts are there, monthly ones are not even read out, and the button leads to the yearly plan. */
async function yearlyIsShown( page: Page ) {
	const plan = await prices( page ).ariaSnapshot();
	expect( plan ).toContain( '€152' );
	await expect( prices( page ).locator( 'data[value="190.00"]' ) ).toBeHidden();
	await expect( prices( page ).getByRole( 'link', { name: 'Choose design' } ) ).toHaveAttribute(
		'href',
		'#design-yearly'
	);
}

test(
	'the switch is reached by Tab, an arrow key shows the yearly prices alone, and says so',
	{ tag: '@smoke' },
	async ( { page, axe } ) => {
		await page.goto( ADDRESS );
		await expect( prices( page ).locator( 'data[value="152.00"]' ) ).toBeHidden();
		await switchToYearly( page );
		await yearlyIsShown( page );
		await expect( page.locator( '[aria-live=polite]', { hasText: 'Showing Yearly prices' } ) ).toBeAttached();
		expect( await axe( '#style-frontage-pricing' ) ).toEqual( [] );

		await page.setViewportSize( { width: 768, height: 900 } );
		const widths = await pricing( page )
			.locator( '.fr-price-plan' )
			.evaluateAll( ( plans ) => plans.map( ( plan ) => Math.round( plan.getBoundingClientRect().width ) ) );
		expect( widths ).toHaveLength( 3 );
		expect( new Set( widths ).size, 'None of three is left over' ).toBe( 1 );
	}
);

test( 'where the author wants it the chosen period is there again on the next visit', async ( {
	page,
	requestUtils,
} ) => {
	const { link } = await requestUtils.rest< { link: string } >( {
		method: 'POST',
		path: '/wp/v2/pages',
		data: {
			title: `Prices ${ unique() }`,
			status: 'publish',
			content:
				'<!-- wp:frontage/pricing {"remember":true} --><!-- wp:frontage/price-plan {"title":"Advice","prices":{"monthly":{"amount":"5"},"yearly":{"amount":"4"}}} /--><!-- /wp:frontage/pricing -->',
		},
	} );
	await page.goto( link );
	await page.getByRole( 'radio', { name: 'Yearly' } ).check( { force: true } );
	await expect( page.locator( '[aria-live=polite]', { hasText: 'Showing Yearly prices' } ) ).toBeAttached();
	await page.goto( '/' );
	await page.goto( link );
	await expect( page.getByRole( 'radio', { name: 'Yearly' } ) ).toBeChecked();
	await expect( page.locator( 'data[value="4.00"]' ) ).toBeVisible();
	await expect( page.locator( 'data[value="5.00"]' ) ).toBeHidden();
} );

test( 'a figure is read out as its end, and is the end when it has counted', { tag: '@smoke' }, async ( { page } ) => {
	await page.goto( ADDRESS );
	await counter( page ).scrollIntoViewIfNeeded();
	await expect( counter( page ).locator( '.screen-reader-text' ) ).toHaveText( '1,250+ buildings completed' );
	expect( await counter( page ).ariaSnapshot() ).toContain( '1,250+ buildings completed' );
	await expect( counter( page ).locator( '[data-count]' ) ).toHaveText( '1,250+' );
} );

test.describe( 'by touch', () => {
	test.use( { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } } );

	test( 'a tap on a period shows its prices', async ( { page } ) => {
		await page.goto( ADDRESS );
		await pricing( page ).getByRole( 'radio', { name: 'Yearly' } ).tap();
		await yearlyIsShown( page );
		await pricing( page ).getByRole( 'radio', { name: 'Monthly' } ).tap();
		await expect( prices( page ).locator( 'data[value="190.00"]' ) ).toBeVisible();
	} );
} );

test.describe( 'from right to left', () => {
	test.use( { extraHTTPHeaders: { 'X-Frontage-Language': 'ar' } } );

	test( 'the arrow that points on goes to the yearly prices', async ( { page } ) => {
		await page.goto( ADDRESS );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
		await pricing( page ).getByRole( 'radio', { name: 'Monthly' } ).focus();
		await page.keyboard.press( 'ArrowLeft' );
		await yearlyIsShown( page );
	} );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'prices switch all the same, and figures are at their end', async ( { page } ) => {
		await page.goto( ADDRESS );
		await pricing( page ).getByRole( 'radio', { name: 'Monthly' } ).focus();
		await page.keyboard.press( 'ArrowRight' );
		await yearlyIsShown( page );
		await expect( counter( page ).locator( '[data-count]' ) ).toHaveText( '1,250+' );
	} );
} );

test.describe( 'with reduced motion', () => {
	test.use( { contextOptions: { reducedMotion: 'reduce' } } );

	test( 'a figure never shows another one than its end', async ( { page } ) => {
		await page.addInitScript( () => {
			const seen = ( ( window as unknown as { seen: string[] } ).seen = [] as string[] );
			new MutationObserver( ( changes ) => {
				for ( const { target } of changes ) {
					const count = ( target as Element ).closest?.( '[data-count]' );
					if ( count ) {
						seen.push( count.textContent! );
					}
				}
			} ).observe( document, { childList: true, subtree: true, characterData: true } );
		} );
		await page.goto( ADDRESS );
		await counter( page ).scrollIntoViewIfNeeded();
		await expect( counter( page ).locator( '[data-count]' ) ).toHaveText( '1,250+' );
		const seen = await page.evaluate( () => ( window as unknown as { seen: string[] } ).seen );
		expect( seen.filter( ( text ) => text !== '1,250+' ) ).toEqual( [] );
	} );
} );
