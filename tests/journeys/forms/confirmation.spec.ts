import { makeForm, makePage, unique } from '../../support/forms';
import { expect, test } from '../../support/test';

const FORM = `<label> Your name
[text* your-name] </label>

<label> Topic
[select topic "A question" "A quote"] </label>

[submit "Send"]`;

test(
	'who has sent a form reads what comes next in its place, or is led to a page',
	{ tag: '@smoke' },
	async ( { page, requestUtils, axe } ) => {
		const word = unique();
		const thanks = await requestUtils.createPage( {
			title: `Thanks ${ word }`,
			status: 'publish',
			content: 'Soon.',
		} );
		const made = await makeForm( requestUtils, FORM, {
			after: [
				{
					rules: [ { field: 'topic', operator: 'equals', value: 'A quote' } ],
					show: 'page',
					page: thanks.id,
					fields: [ 'topic' ],
				},
				{ text: '<h2>Thank you, [your-name]</h2>\n\nWe answer within a day.', in_place: true },
			],
		} );
		const url = await makePage( requestUtils, made );
		const name = page.getByLabel( 'Your name' );
		const send = page.getByRole( 'button', { name: 'Send' } );

		await page.goto( url );
		await name.fill( `Ann & Bob <${ word }>` );
		await send.click();
		const text = page.locator( '.frontage-form-after' );
		await expect( text.getByRole( 'heading', { name: `Thank you, Ann & Bob <${ word }>` } ) ).toBeVisible();
		await expect( text ).toBeFocused();
		await expect( name ).toBeHidden();
		expect( await axe( '.wpcf7' ) ).toEqual( [] );

		await page.goto( url );
		await name.fill( `Cy ${ word }` );
		await page.getByLabel( 'Topic' ).selectOption( 'A quote' );
		await send.click();
		await page.waitForURL( /[?&]topic=A%20quote&frontage-sent=1$/ );
		await expect( page.getByText( 'Soon.' ) ).toBeVisible();
	}
);
