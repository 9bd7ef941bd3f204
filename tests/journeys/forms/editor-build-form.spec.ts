import type { Locator, Page } from '@playwright/test';
import type { Editor } from '@wordpress/e2e-test-utils-playwright';
import { chooseKind, makeForm, publish, unique } from '../../support/forms';
import { expect, test } from '../../support/test';

const BLOCK = 'frontage/contact-form';

const pieces = ( editor: Editor ): Locator => editor.canvas.locator( '.fr-form-canvas' );
const fields = ( editor: Editor ): Locator => pieces( editor ).locator( '[data-type="frontage/form-field"]' );

/** A form as it stands in the editor, stored or not. */
const edited = ( page: Page, id: number ) =>
	page.evaluate( ( of ) => {
		type Form = { form: string; mail: { body: string } };
		const { form, mail } = window.wp.data
			.select( 'core' )
			.getEditedEntityRecord( 'frontage', 'contact-form', of ) as Form;
		return { form, body: mail.body };
	}, id );

const idOf = ( page: Page ) =>
	page.evaluate( () => {
		const changed = window.wp.data.select( 'core' ).__experimentalGetDirtyEntityRecords() as {
			name: string;
			key: number;
		}[];
		return changed.find( ( { name } ) => name === 'contact-form' )?.key ?? 0;
	} );

/** Adds a kind of field before the button that sends; the caret is in its label then. */
async function addField( page: Page, editor: Editor, kind: string ) {
	await pieces( editor ).getByRole( 'button', { name: 'Add field' } ).press( 'Enter' );
	await chooseKind( page, kind );
}

test(
	'a form from nothing, made on the canvas and sent by a visitor',
	{ tag: '@smoke' },
	async ( { admin, editor, page, browser, mails, axe } ) => {
		test.slow(); // Beside other work on two cores it takes a minute.
		const word = unique();
		await admin.createNewPost( { postType: 'page', title: `Built ${ word }` } );
		await editor.openDocumentSettingsSidebar();
		await editor.insertBlock( { name: BLOCK } );
		const starters = editor.canvas.getByRole( 'group', { name: 'Create a new form' } );
		await starters.getByRole( 'button', { name: 'Blank form' } ).click();
		await expect( pieces( editor ).getByRole( 'textbox', { name: 'Button text' } ) ).toHaveValue( 'Send' );

		await addField( page, editor, 'Text' );
		await expect( fields( editor ).first().getByRole( 'textbox', { name: 'Label' } ) ).toBeFocused();
		await page.keyboard.insertText( 'Your name' );
		const id = await idOf( page );
		await expect
			.poll( () => edited( page, id ) )
			.toMatchObject( {
				form: '<label>Your name\n[text your-name]</label>\n\n[submit "Send"]',
				body: expect.stringContaining( 'Your name: [your-name]' ),
			} );
		await editor.clickBlockToolbarButton( 'Required' );

		await addField( page, editor, 'Radio buttons' );
		await page.keyboard.insertText( 'When?' );
		const choice = ( place: number ) => pieces( editor ).getByRole( 'textbox', { name: `Choice ${ place }` } );
		await choice( 1 ).fill( 'Today' );
		await choice( 2 ).fill( 'Tomorrow' );
		await choice( 2 ).press( 'Enter' );
		await expect( choice( 3 ) ).toBeFocused();
		await page.keyboard.insertText( 'Never' );
		expect( await axe( [ 'iframe[name="editor-canvas"]', '.fr-form-canvas' ] ) ).toEqual( [] );
		expect( await axe( '.block-editor-block-inspector' ) ).toEqual( [] );

		await addField( page, editor, 'Email' );
		await page.keyboard.insertText( 'Your email' );
		await editor.clickBlockToolbarButton( 'Move up' );
		await expect
			.poll( async () => ( await edited( page, id ) ).form )
			.toBe(
				[
					'<label>Your name\n[text* your-name]</label>',
					'<label>Your email\n[email your-email]</label>',
					'<fieldset><legend>When?</legend>\n[radio when use_label_element "Today" "Tomorrow" "Never"]\n</fieldset>',
					'[submit "Send"]',
				].join( '\n\n' )
			);

		await page
			.getByRole( 'region', { name: 'Editor top bar' } )
			.getByRole( 'button', { name: 'Save', exact: true } )
			.click();
		const panel = page.getByRole( 'region', { name: 'Editor publish' } );
		await panel.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await panel.getByRole( 'button', { name: 'Publish', exact: true } ).click();
		const link = panel.getByRole( 'link', { name: 'View Page' } );
		await expect( link ).toBeVisible();

		const visitor = await browser.newPage();
		await visitor.goto( ( await link.getAttribute( 'href' ) )! );
		await visitor.getByLabel( 'Your name' ).fill( `Ann ${ word }` );
		await visitor.getByLabel( 'Your email' ).fill( 'ann@example.com' );
		await visitor.getByRole( 'radio', { name: 'Tomorrow' } ).check();
		await visitor.getByRole( 'button', { name: 'Send' } ).click();
		await expect( visitor.locator( '.wpcf7-response-output' ) ).toHaveText( /Thank you/ );
		const [ mail ] = await mails( `Ann ${ word }` );
		expect( JSON.stringify( mail ) ).toContain( 'When? Tomorrow' );
		await visitor.close();
	}
);

const MOVED_IN = `<p>Your name (required)<br />
    [text* your-name] </p>

<div class="row"><div class="col">[email* your-email placeholder "Mail"]</div></div>

From [date from] to [date to]

<p>[submit class:button "Go"]</p>`;

test(
	'a form that moved in: what is changed is written, the rest keeps its bytes',
	{ tag: '@smoke' },
	async ( { editor, page, admin, pageUtils, requestUtils } ) => {
		const form = await makeForm( requestUtils, MOVED_IN, {
			mail: {
				subject: 'Of [your-name]',
				recipient: 'a@example.test',
				sender: 'b@example.test',
				body: '[your-name]',
			},
		} );
		await publish( requestUtils, `<!-- wp:${ BLOCK } {"form":"${ form.hash }"} /-->` );
		await admin.createNewPost( { postType: 'page', title: `Moved ${ unique() }` } );
		await editor.openDocumentSettingsSidebar();
		await editor.insertBlock( { name: BLOCK, attributes: { form: form.hash } } );
		const name = fields( editor ).first();
		await expect( name ).toBeVisible();
		await expect( pieces( editor ).getByRole( 'textbox', { name: 'Custom code' } ) ).toHaveValue(
			'From [date from] to [date to]'
		);

		await name.getByRole( 'textbox', { name: 'Label' } ).click();
		await pageUtils.pressKeys( 'primary+a' );
		await page.keyboard.insertText( 'Full name' );
		const changed = MOVED_IN.replace( 'Your name (required)', 'Full name' );
		await expect.poll( () => edited( page, form.id ) ).toEqual( { form: changed, body: '[your-name]' } );

		await page.getByRole( 'button', { name: 'Advanced' } ).click();
		const field = page.getByRole( 'textbox', { name: 'Name', exact: true } );
		await field.fill( 'full-name' );
		await field.press( 'Enter' );
		await expect
			.poll( () => edited( page, form.id ) )
			.toEqual( {
				form: changed.replace( '[text* your-name]', '[text* full-name]' ),
				body: '[full-name]',
			} );
		// One step back takes back the name, in the form and in its mail.
		await pageUtils.pressKeys( 'primary+z' );
		await expect.poll( () => edited( page, form.id ) ).toEqual( { form: changed, body: '[your-name]' } );

		// One press into a form that is not selected is enough.
		await editor.canvas.getByRole( 'textbox', { name: 'Add title' } ).click();
		await name.getByRole( 'textbox', { name: 'Label' } ).click();
		await expect( name.getByRole( 'textbox', { name: 'Label' } ) ).toBeFocused();

		// Both views are the same form.
		await editor.selectBlocks( editor.canvas.locator( `[data-type="${ BLOCK }"]` ) );
		await editor.clickBlockToolbarButton( 'Edit as code' );
		const template = editor.canvas.getByRole( 'textbox', { name: 'Form code', exact: true } );
		await expect( template ).toHaveValue( changed );
		await template.fill( changed.replace( '"Mail"', '"Your mail"' ) );
		await expect( fields( editor ).nth( 1 ).getByRole( 'textbox', { name: 'Placeholder' } ) ).toHaveValue(
			'Your mail'
		);
		await fields( editor ).nth( 1 ).getByRole( 'textbox', { name: 'Placeholder' } ).fill( 'E-mail' );
		await expect( template ).toHaveValue( changed.replace( '"Mail"', '"E-mail"' ) );
	}
);

test( 'two at once: the later save says so, and asks whose changes stay', async ( {
	editor,
	page,
	admin,
	pageUtils,
	requestUtils,
} ) => {
	const form = await makeForm( requestUtils, MOVED_IN );
	await admin.createNewPost( { postType: 'page', title: `Both ${ unique() }` } );
	await editor.insertBlock( { name: BLOCK, attributes: { form: form.hash } } );
	await fields( editor ).first().getByRole( 'textbox', { name: 'Label' } ).click();
	await pageUtils.pressKeys( 'primary+a' );
	await page.keyboard.insertText( 'Full name' );
	const path = `/frontage/v1/contact-forms/${ form.id }`;
	await requestUtils.rest( { method: 'PUT', path, data: { title: 'Theirs' } } );

	await page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Save', exact: true } )
		.click();
	const panel = page.getByRole( 'region', { name: 'Editor publish' } );
	await panel.getByRole( 'button', { name: 'Save', exact: true } ).click();
	const mine = editor.canvas.getByRole( 'button', { name: 'Keep my changes' } );
	await expect( mine ).toBeVisible();
	expect( await requestUtils.rest( { path } ) ).toMatchObject( { title: 'Theirs', form: MOVED_IN } );
	await mine.click();
	await expect( mine ).toBeHidden();
	// As the original plugin's own clients read it.
	const changed = MOVED_IN.replace( 'Your name (required)', 'Full name' );
	await expect
		.poll( () => requestUtils.rest( { path: path.replace( 'frontage/v1', 'contact-form-7/v1' ) } ) )
		.toMatchObject( { title: 'Theirs', properties: { form: { content: changed } } } );
} );

test( 'twenty steps back and forth, by keyboard', async ( { admin, editor, page, pageUtils, requestUtils } ) => {
	const form = await makeForm( requestUtils, '<label>A\n[text a]</label>\n\n[submit "Send"]' );
	await admin.createNewPost( { postType: 'page', title: `Steps ${ unique() }` } );
	await editor.insertBlock( { name: BLOCK, attributes: { form: form.hash } } );
	const first = fields( editor ).first().getByRole( 'textbox', { name: 'Label' } );
	await first.click();
	const states = [ ( await edited( page, form.id ) ).form ];
	for ( let step = 0; step < 20; step++ ) {
		// Enter at a label begins the next field.
		await page.keyboard.press( 'Enter' );
		await expect( fields( editor ) ).toHaveCount( step + 3 );
		await expect.poll( async () => ( await edited( page, form.id ) ).form ).not.toBe( states.at( -1 ) );
		states.push( ( await edited( page, form.id ) ).form );
	}
	for ( const state of states.slice( 0, -1 ).reverse() ) {
		await pageUtils.pressKeys( 'primary+z' );
		await expect.poll( async () => ( await edited( page, form.id ) ).form ).toBe( state );
	}
	await expect( fields( editor ) ).toHaveCount( 2 );
	for ( const state of states.slice( 1 ) ) {
		await pageUtils.pressKeys( 'primaryShift+z' );
		await expect.poll( async () => ( await edited( page, form.id ) ).form ).toBe( state );
	}
	await expect( fields( editor ) ).toHaveCount( 22 );
} );

test( 'duplicated and deleted: names stay apart, and the mail follows', async ( {
	admin,
	editor,
	page,
	pageUtils,
	requestUtils,
} ) => {
	const form = await makeForm( requestUtils, '<label>A\n[text a]</label>\n\n[submit "Send"]', {
		mail: { subject: 'S', recipient: 'a@example.test', sender: 'b@example.test', body: 'A: [a]\n\n-- \nSite' },
	} );
	await admin.createNewPost( { postType: 'page', title: `Doubles ${ unique() }` } );
	await editor.insertBlock( { name: BLOCK, attributes: { form: form.hash } } );
	await editor.selectBlocks( fields( editor ).first() );
	await pageUtils.pressKeys( 'primaryShift+d' );
	await expect
		.poll( () => edited( page, form.id ) )
		.toEqual( {
			form: '<label>A\n[text a]</label>\n\n<label>A\n[text a-2]</label>\n\n[submit "Send"]',
			body: 'A: [a]\nA: [a-2]\n\n-- \nSite',
		} );
	await editor.selectBlocks( fields( editor ).first() );
	await pageUtils.pressKeys( 'access+z' );
	await expect
		.poll( () => edited( page, form.id ) )
		.toEqual( {
			form: '<label>A\n[text a-2]</label>\n\n[submit "Send"]',
			body: 'A: [a-2]\n\n-- \nSite',
		} );
} );

test( 'a formula by clicks: it says what it comes to, and follows its fields', async ( {
	admin,
	editor,
	page,
	pageUtils,
	requestUtils,
	axe,
} ) => {
	const size = '<label>Size\n[select size "Small" "Large"]</label>';
	const rest = '<label>How many\n[number how-many "3"]</label>';
	const total = ( ...values: string[] ) =>
		`<label>Total\n[calculation total ${ values.map( ( value ) => `"${ value }"` ).join( ' ' ) }]</label>`;
	const form = await makeForm( requestUtils, [ size, rest, total( '0' ) ].join( '\n\n' ) );
	const stored = async () => ( await edited( page, form.id ) ).form;
	await admin.createNewPost( { postType: 'page', title: `Formula ${ unique() }` } );
	await editor.openDocumentSettingsSidebar();
	await editor.insertBlock( { name: BLOCK, attributes: { form: form.hash } } );
	await editor.selectBlocks( fields( editor ).nth( 2 ) );

	await page.getByRole( 'button', { name: 'Size', exact: true } ).press( 'Enter' );
	await page.getByRole( 'button', { name: 'How many', exact: true } ).press( 'Enter' );
	const outcome = page.locator( '.fr-calculation__outcome' );
	await expect( outcome ).toContainText( 'Add an operator such as + or × before “how-many”.' );
	const formula = page.getByRole( 'textbox', { name: 'Formula', exact: true } );
	await formula.press( 'Home' );
	await formula.press( 'ControlOrMeta+ArrowRight' );
	await page.getByRole( 'button', { name: 'Times' } ).click();
	await expect( formula ).toBeFocused();
	await expect( formula ).toHaveValue( 'size * how-many' );
	await page.getByRole( 'spinbutton', { name: 'Large' } ).fill( '12.5' );
	await page.getByRole( 'combobox', { name: 'Size' } ).selectOption( 'Large' );
	await expect( outcome ).toHaveText( 'Result with sample answers: 37.50' );
	await expect( fields( editor ).nth( 2 ).locator( '.wpcf7-calculation' ) ).toHaveText( '37.50' );
	const whole = [ size, rest, total( 'size * how-many', 'size=Large=12.5' ) ].join( '\n\n' );
	await expect.poll( stored ).toBe( whole );
	expect( await axe( '.block-editor-block-inspector' ) ).toEqual( [] );

	await editor.selectBlocks( fields( editor ).first() );
	await page.getByRole( 'button', { name: 'Advanced' } ).click();
	const name = page.getByRole( 'textbox', { name: 'Name', exact: true } );
	await name.fill( 'format' );
	await name.press( 'Enter' );
	await expect
		.poll( stored )
		.toBe(
			[ size.replace( 'size', 'format' ), rest, total( 'format * how-many', 'format=Large=12.5' ) ].join( '\n\n' )
		);
	await pageUtils.pressKeys( 'primary+z' );
	await expect.poll( stored ).toBe( whole );
} );

const IN_STEPS = `<div class="fr-form-step" data-title="You">

<label>Your name
[text your-name]</label>

<fieldset><legend>Kind</legend>
[radio kind "House" "Boat"]
</fieldset>

</div>

<div class="fr-form-step" data-title="More">

<label>Plan
[text plan]</label>

[submit "Send"]

</div>`;

test( 'a field is shown by other answers from its own settings, and goes into the last step', async ( {
	admin,
	editor,
	page,
	pageUtils,
	requestUtils,
} ) => {
	const form = await makeForm( requestUtils, IN_STEPS );
	await admin.createNewPost( { postType: 'page', title: `Asked ${ unique() }` } );
	await editor.openDocumentSettingsSidebar();
	await editor.insertBlock( { name: BLOCK, attributes: { form: form.hash } } );
	const now = async () => {
		const { form: text, conditions } = await page.evaluate(
			( id ) =>
				window.wp.data.select( 'core' ).getEditedEntityRecord( 'frontage', 'contact-form', id ) as {
					form: string;
					conditions: string;
				},
			form.id
		);
		return { text, conditions };
	};
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );

	// What it is for finds it; behind the steps it would stand below each of them.
	await pieces( editor ).getByRole( 'button', { name: 'Add field' } ).press( 'Enter' );
	await chooseKind( page, 'total', 'Calculation' );
	await expect
		.poll( async () => ( await now() ).text )
		.toMatch( /\[text plan\]<\/label>\s+<label>[^<]*\[calculation your-total "0"\]<\/label>\s+\[submit "Send"\]/ );

	// A new step still comes behind them.
	await pieces( editor ).getByRole( 'button', { name: 'Add field' } ).press( 'Enter' );
	await chooseKind( page, 'Step' );
	await expect
		.poll( async () => ( await now() ).text )
		.toMatch( /\[submit "Send"\]\s+<\/div>\s+<div class="fr-form-step"/ );
	await pageUtils.pressKeys( 'primary+z' );
	const before = await now();

	await editor.selectBlocks( editor.canvas.locator( `[data-type="${ BLOCK }"]` ) );
	await fields( editor ).filter( { hasText: 'Plan' } ).getByRole( 'textbox', { name: 'Label' } ).click();
	await settings.getByRole( 'button', { name: 'Conditional logic' } ).click();
	const onlyIf = settings.getByRole( 'checkbox', { name: 'Show this field if' } );
	await onlyIf.press( 'Space' );
	await expect( onlyIf ).toBeFocused();
	await expect( settings.getByLabel( 'Field', { exact: true } ) ).toHaveValue( 'kind' );
	await expect( editor.canvas.getByText( 'Shown if “Kind” is “House”' ) ).toBeVisible();
	expect( await now() ).toEqual( {
		text: expect.stringMatching( /\[group group\]\s+<label>Plan\s+\[text plan\]<\/label>\s+\[\/group\]/ ),
		conditions: 'show [group] if [kind] equals "House"',
	} );

	await expect( settings.getByLabel( 'Value', { exact: true } ) ).toHaveValue( 'House' );

	// Turned off, the group around the field goes.
	await onlyIf.press( 'Space' );
	await expect( onlyIf ).toBeFocused();
	expect( await now() ).toMatchObject( { conditions: '', text: expect.not.stringContaining( '[group' ) } );
	await pageUtils.pressKeys( 'primary+z' );

	// Both go with one step back.
	await pageUtils.pressKeys( 'primary+z' );
	expect( await now() ).toEqual( before );
} );
