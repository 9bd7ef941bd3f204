import { makeForm, makePage } from '../../support/forms';
import { behave } from '../../support/behaviors';
import { horizontalScroll } from '../../support/horizontal-scroll';
import { expect, test } from '../../support/test';

// A select stays the browser's own, whoever draws it.

const FORM = `<label> Topic
    [select topic "Bridges" "Halls" "Stairs"] </label>

<label> Day
    [select day class:fr-select "Monday" "Tuesday"] </label>

[submit "Submit"]`;

let address = '';
test.beforeAll( async ( { requestUtils } ) => {
	address = await makePage( requestUtils, await makeForm( requestUtils, FORM ) );
} );

const look = ( select: Element ) => getComputedStyle( select ).appearance;

test(
	'X: one by its class, those of all forms by the switch, each by keys and by mouse',
	{ tag: '@smoke' },
	async ( { page, axe } ) => {
		await page.goto( address );
		const topic = page.getByLabel( 'Topic' );
		const day = page.getByLabel( 'Day' );
		expect( [ await topic.evaluate( look ), await day.evaluate( look ) ] ).toEqual( [ 'none', 'base-select' ] ); // The theme's, and ours.

		await behave( page.context(), { 'frontage/select': { on: true } } );
		for ( const dir of [ 'ltr', 'rtl' ] ) {
			for ( const width of [ 390, 1440 ] ) {
				await page.setViewportSize( { width, height: 800 } );
				await page.goto( address );
				await page.evaluate( ( way ) => ( document.dir = way ), dir );
				expect( await topic.evaluate( look ) ).toBe( 'base-select' );
				await topic.selectOption( 'Bridges' ); // What was chosen before comes back.
				await topic.focus();
				await page.keyboard.press( 'Space' );
				await expect( page.getByRole( 'option', { name: 'Halls' } ) ).toBeVisible();
				await page.keyboard.press( 'ArrowDown' );
				await page.keyboard.press( 'Enter' );
				await expect( topic ).toHaveValue( 'Halls' );
				await expect( topic ).toBeFocused();
				expect( await horizontalScroll( page ) ).toEqual( [] );
			}
		}
		await topic.click();
		await page.getByRole( 'option', { name: 'Stairs' } ).click();
		await expect( topic ).toHaveValue( 'Stairs' );
		expect( await axe( 'form.wpcf7-form' ) ).toEqual( [] );
	}
);
