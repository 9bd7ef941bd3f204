/** On paper half a second after the page has come: figures at their end, dark words, full meters, nothing to press. */
import { printed } from '../../support/print-preview';
import { settled } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

test( 'a figure that still counts is its end on paper', { tag: '@smoke' }, async ( { page } ) => {
	// Frames that never come: the count has begun, and stands.
	await page.addInitScript( () => {
		window.requestAnimationFrame = () => 0;
	} );
	await page.goto( '/style-page/' );
	const figure = page.locator( '.fr-counter__number' ).first();
	// Not by Playwright, which waits for frames itself.
	await figure.evaluate( ( number ) => number.scrollIntoView() );
	await expect( figure.locator( '[data-state=running]' ) ).toBeAttached();
	await figure.locator( '[data-count]' ).evaluate( ( seen ) => ( seen.textContent = '0 on its way' ) );
	await page.emulateMedia( { media: 'print' } );
	await expect( figure.locator( '[data-count]' ) ).toHaveCSS( 'visibility', 'hidden' );
	const end = await figure.evaluate( ( number ) => {
		const { content, visibility } = getComputedStyle( number, '::after' );
		return { content, visibility };
	} );
	expect( end ).toEqual( { content: '"1,250+"', visibility: 'visible' } );
} );

for ( const look of [ '', 'colors/night', 'agency' ] ) {
	test.describe( look || 'in the theme’s own colors', () => {
		test.use( { extraHTTPHeaders: look ? { 'X-Frontage-Look': look } : {} } );

		test( 'a page can be read on paper, and its menu is not there', async ( { page, axe } ) => {
			await page.setViewportSize( { width: 794, height: 1123 } ); // A4 at 96 dpi.
			await page.goto( '/' );
			await printed( page );
			await settled( page );
			await expect( page.locator( 'header' ).first().getByRole( 'navigation' ) ).toHaveCount( 0 );
			expect( ( await axe() ).filter( ( fault ) => fault.startsWith( 'color-contrast' ) ) ).toEqual( [] );
		} );
	} );
}

test( 'meters are full on paper and before anybody scrolls', async ( { page } ) => {
	await page.goto( '/style-page/' );
	const fill = ( state: string ) =>
		page.locator( '.fr-progress--bar .fr-progress-item__meter' ).evaluateAll(
			( meters, which ) =>
				meters.map( ( meter ) => {
					const { width, printColorAdjust } = getComputedStyle( meter, '::after' );
					return {
						which,
						printColorAdjust,
						fill: Math.round( ( 100 * parseFloat( width ) ) / meter.clientWidth ),
						value: Math.round(
							( 100 * Number( meter.getAttribute( 'aria-valuenow' ) ) ) /
								Number( meter.getAttribute( 'aria-valuemax' ) )
						),
					};
				} ),
			state
		);
	for ( const media of [ 'screen', 'print' ] as const ) {
		await page.emulateMedia( { media } );
		const meters = await fill( media );
		expect( meters.length ).toBeGreaterThan( 2 );
		for ( const meter of meters ) {
			expect( meter ).toEqual( { ...meter, fill: meter.value, printColorAdjust: 'exact' } );
		}
	}
} );

test.describe( 'from right to left', () => {
	test.use( { extraHTTPHeaders: { 'X-Frontage-Language': 'ar' } } );

	test( 'a unit stays behind its figure', async ( { page } ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } ); // It does not count up meanwhile.
		await page.goto( '/' );
		const figure = page.locator( '.fr-counter__number', { hasText: '100 m' } ).locator( '[data-count]' );
		await figure.scrollIntoViewIfNeeded();
		await expect( figure ).toHaveText( '100 m' );
		await settled( page );
		const [ number, unit ] = await figure.evaluate( ( { firstChild } ) =>
			[ 0, 4 ].map( ( at ) => {
				const range = document.createRange();
				range.setStart( firstChild!, at );
				range.setEnd( firstChild!, at + 1 );
				return range.getBoundingClientRect().left;
			} )
		);
		expect( unit ).toBeGreaterThan( number! );
	} );
} );
