/** Forms in each look: nothing is too faint, wider than its place or lies on something else, in this theme and in another. */
import type { Locator } from '@playwright/test';
import { makeForm, makePage, publish } from '../../support/forms';
import { horizontalScroll } from '../../support/horizontal-scroll';
import { box, settled } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const FORM = `<label> Your name
    [text* your-name] </label>

<label> Your telephone number, with the code of your country
    [tel your-tel] </label>

<label> Size
    [select size "${ LONG }" "Large"] </label>

<label> How many
    [number count "2"] </label>

<label> Total
    [calculation total "size * count" "size=${ LONG }=10" "size=Large=25"] </label>

<label> For people
    [quiz sum "2+2?|4"] </label>

<fieldset><legend>Extras</legend>
[checkbox extras use_label_element free_text "${ LONG }"]</fieldset>

<label> Your message
    [textarea your-message placeholder "What it is about"] </label>

[submit "${ LONG }"]`;

const LOOKS = [
	{ className: 'is-style-square', labels: 'inside', accent: 'contrast', accentText: 'base' },
	{ className: 'is-style-rounded', labels: 'beside', density: 'airy', button: 'wide' },
	{ className: 'is-style-pill', labels: 'inside', columns: true, button: 'outline', accent: 'contrast' },
	{ className: 'is-style-underline', labels: 'inside', density: 'compact' },
	{ columns: true, button: 'outline' },
	{ accent: 'base' }, // As pale as the page.
	{ accent: 'contrast' },
];

/** Labels whose words lie on what stands in their place, and fields that stand out of their form. */
async function wrong( form: Locator ) {
	await settled( form.page() );
	return form.evaluate( ( element ) => {
		const frame = element.getBoundingClientRect();
		const outside = [ ...element.querySelectorAll( '.wpcf7-form-control:not([type="hidden"])' ) ].filter(
			( one ) => {
				const { left, right } = one.getBoundingClientRect();
				return left < frame.left - 1 || right > frame.right + 1;
			}
		);
		const covered = [ ...element.querySelectorAll( 'label:has(output, .wpcf7-quiz-label, .wpcf7-tel)' ) ].filter(
			( label ) => {
				const words = [ ...label.childNodes ].find(
					( node ) => node.nodeType === 3 && node.textContent?.trim()
				);
				const shown = label.querySelector( 'output, .wpcf7-quiz-label, .wpcf7-tel' )!.getBoundingClientRect();
				const range = document.createRange();
				return (
					words &&
					( range.selectNode( words ),
					[ ...range.getClientRects() ].some(
						( { top, bottom, left, right } ) =>
							top < shown.bottom - 4 && bottom > shown.top + 4 && left < shown.right && right > shown.left
					) )
				);
			}
		);
		return [ ...outside, ...covered ].map( ( { outerHTML } ) => outerHTML.slice( 0, 120 ) );
	} );
}

/** Of an element's words and its ground, by WCAG. */
const contrast = ( element: Locator ) =>
	element.evaluate( ( one ) => {
		const { color, backgroundColor } = getComputedStyle( one );
		const ink = Object.assign( document.createElement( 'canvas' ), { width: 1, height: 1 } ).getContext( '2d' )!;
		const [ dark, light ] = [ color, backgroundColor ]
			.map( ( fill ) => {
				ink.fillStyle = fill;
				ink.fillRect( 0, 0, 1, 1 );
				const [ red, green, blue ] = Array.from( ink.getImageData( 0, 0, 1, 1 ).data, ( part ) =>
					part > 10 ? ( ( part / 255 + 0.055 ) / 1.055 ) ** 2.4 : part / 3294.6
				) as [ number, number, number ];
				return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
			} )
			.sort( ( a, b ) => a - b ) as [ number, number ];
		return light / dark;
	} );

for ( const [ name, headers ] of Object.entries( {
	'its own theme': {},
	'a dark look': { 'X-Frontage-Look': 'colors/night' },
	'another theme': { 'X-Frontage-Theme': 'twentytwentyfive' },
	Arabic: { 'X-Frontage-Language': 'ar' },
} ) ) {
	test.describe( `in ${ name }`, () => {
		test.use( { extraHTTPHeaders: headers } );

		test( 'forms of all looks are whole on phones and wide screens', async ( { page, requestUtils, axe } ) => {
			const { hash } = await makeForm( requestUtils, FORM, name === 'Arabic' ? { locale: 'ar' } : {} );
			const form = hash.slice( 0, 7 );
			await page.goto(
				await publish(
					requestUtils,
					LOOKS.map(
						( look ) => `<!-- wp:frontage/contact-form ${ JSON.stringify( { form, ...look } ) } /-->`
					).join( '\n\n' )
				)
			);
			const forms = page.locator( '.wp-block-frontage-contact-form' );
			await expect( forms ).toHaveCount( LOOKS.length );
			await expect( page.locator( 'output' ) ).toHaveText( LOOKS.map( () => /20|٢٠/ ) );
			for ( const width of [ 320, 390, 1440 ] ) {
				await page.setViewportSize( { width, height: 900 } );
				expect( await horizontalScroll( page ) ).toEqual( [] );
				for ( const one of await forms.all() ) {
					expect( await wrong( one ) ).toEqual( [] );
				}
			}
			await expect( page.locator( '.is-style-square .wpcf7-free-text' ) ).toHaveCSS( 'border-radius', '0px' );
			expect( await axe( '.wp-block-frontage-contact-form' ) ).toEqual( [] );
			// The words on an accent that says none: black on white or white on black.
			for ( const button of ( await page.locator( '.wpcf7-submit' ).all() ).slice( -2 ) ) {
				expect( await contrast( button ) ).toBeGreaterThan( 4.5 );
			}
			await page.emulateMedia( { forcedColors: 'active' } );
			for ( const button of await page.locator( '.wpcf7-submit' ).all() ) {
				await expect( button ).not.toHaveCSS( 'border-top-width', '0px' );
			}
		} );
	} );
}

const WIDTHS = `<div class="fr-form-half">
<label>First name
[text first-name]</label>
</div>

<div class="fr-form-half">
<label>Last name
[text last-name]</label>
</div>

<label>Company
[text company]</label>

[submit]`;

test( 'fields with widths stand side by side on a desktop and below each other on a phone', async ( {
	page,
	requestUtils,
} ) => {
	await page.goto( await makePage( requestUtils, await makeForm( requestUtils, WIDTHS ) ) );
	const field = ( name: string ) => box( page.getByLabel( name ) );
	await page.setViewportSize( { width: 1440, height: 900 } );
	const [ first, last, company ] = [
		await field( 'First name' ),
		await field( 'Last name' ),
		await field( 'Company' ),
	];
	expect( last.y ).toBe( first.y );
	expect( last.x ).toBeGreaterThan( first.x + first.width );
	expect( last.x + last.width ).toBeCloseTo( company.x + company.width, 0 );
	expect( company.y ).toBeGreaterThan( first.y + first.height );

	await page.setViewportSize( { width: 390, height: 844 } );
	const phone = await field( 'First name' );
	expect( ( await field( 'Last name' ) ).y ).toBeGreaterThan( phone.y + phone.height );
	expect( phone.width ).toBeCloseTo( ( await field( 'Company' ) ).width, 0 );
} );
