/** What is written can be read on dark ground too, and what can be pressed shows its edge where colours are forced. */
import { makeForm, publish } from '../../support/forms';
import { expect, test } from '../../support/test';

const section = ( inner: string ) =>
	`<!-- wp:group {"backgroundColor":"contrast","textColor":"base"} --><div class="wp-block-group has-base-color has-contrast-background-color has-text-color has-background">${ inner }</div><!-- /wp:group -->`;

const FORM = `<label> Your name
    [text* your-name] </label>

<label> Your email
    [email* your-email] </label>

<label> What do you need?
    [select* need first_as_label "Please choose" "A roof"] </label>

[submit "Submit"]`;

test(
	'a form in a dark section: what is typed, what is wrong and the answer can be read',
	{ tag: '@smoke' },
	async ( { page, requestUtils, axe } ) => {
		const { hash } = await makeForm( requestUtils, FORM );
		await page.goto(
			await publish(
				requestUtils,
				section(
					`<!-- wp:frontage/contact-form {"form":"${ hash.slice( 0, 7 ) }"} /--><!-- wp:frontage/sign-in /-->`
				)
			)
		);
		const name = page.getByLabel( 'Your name' );
		await name.fill( 'Nora' );
		await page.getByRole( 'button', { name: 'Submit' } ).click();
		await expect( page.locator( '.wpcf7-not-valid-tip' ) ).toHaveCount( 2 );
		await expect( page.locator( '.wpcf7-response-output' ) ).toBeVisible();
		for ( const field of [ name, page.getByLabel( 'What do you need?' ) ] ) {
			await expect( field ).toHaveCSS( 'background-color', 'rgb(255, 255, 255)' );
			await expect( field ).toHaveCSS( 'color', 'rgb(22, 32, 29)' );
		}
		await page.getByLabel( 'Username or email address' ).first().focus();
		await page.keyboard.press( 'Tab' );
		await expect( page.locator( ':focus' ) ).toHaveCSS( 'outline-color', 'rgb(251, 250, 247)' );
		expect( await axe( 'main' ) ).toEqual( [] );
	}
);

test( 'where colours are forced, buttons have an edge', async ( { page, requestUtils } ) => {
	await page.emulateMedia( { forcedColors: 'active' } );
	await page.goto(
		await publish(
			requestUtils,
			`<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#a">Go there</a></div><!-- /wp:button --></div><!-- /wp:buttons -->`
		)
	);
	await expect( page.getByRole( 'link', { name: 'Go there' } ) ).toHaveCSS( 'border-top-width', '1px' );
} );
