import type { FrameLocator, Page } from '@playwright/test';
import { Editor } from '@wordpress/e2e-test-utils-playwright';
import { makeForm, unique } from '../../support/forms';
import { logIn } from '../../support/login';
import { expect, test } from '../../support/test';

const BLOCK = 'frontage/contact-form';

/** The sidebar's panels, opened when closed. */
async function openPanel( page: Page, name: string ) {
	const toggle = page.getByRole( 'region', { name: 'Editor settings' } ).getByRole( 'button', { name, exact: true } );
	if ( ( await toggle.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await toggle.click();
	}
}

/** The form as blocks. */
const pieces = ( canvas: FrameLocator ) => canvas.locator( '.fr-form-canvas' );

/** As visitors see it, it stands in a frame of its own inside the canvas, where nothing of it runs. */
const shown = ( canvas: FrameLocator ) => canvas.frameLocator( '.fr-contact-form__shown' );

/** What the frame is higher than the form in it: what stands below the block would be far away, and not so on the page. */
const roomBelow = ( canvas: FrameLocator ) =>
	canvas.locator( '.fr-contact-form__shown' ).evaluate( ( frame ) => {
		const form = ( frame as HTMLIFrameElement ).contentDocument?.querySelector( '.wp-block-frontage-contact-form' );
		return form ? Math.round( Math.abs( frame.clientHeight - form.getBoundingClientRect().height ) ) : undefined;
	} );

async function chooseStarter( canvas: FrameLocator, name: string, firstLabel: string ) {
	await canvas.getByRole( 'group', { name: 'Create a new form' } ).getByRole( 'button', { name } ).click();
	await expect( pieces( canvas ).getByText( firstLabel, { exact: true } ) ).toBeVisible();
}

/** Saves the page and all that hangs on it; gives the page's address. */
async function saveAll( page: Page ): Promise< string > {
	await page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: /^(Save|Publish)$/ } )
		.click();
	const panel = page.getByRole( 'region', { name: 'Editor publish' } );
	// A new page is published in the panel; the form it holds is a second document there.
	await expect( panel.getByText( 'Contact form', { exact: true } ) ).toBeVisible();
	const save = panel.getByRole( 'button', { name: 'Save', exact: true } );
	const publish = panel.getByRole( 'button', { name: 'Publish', exact: true } );
	const view = panel.getByRole( 'link', { name: 'View Page' } );
	await save.click();
	await expect( save ).toBeHidden();
	await publish.or( view ).first().waitFor();
	if ( await publish.isVisible() ) {
		await publish.click();
	}
	await expect( view ).toBeVisible();
	return ( await view.getAttribute( 'href' ) )!;
}

test( 'from a starter to a page that sends', async ( { admin, editor, page, pageUtils, browser, mails, axe } ) => {
	const word = unique();
	await admin.createNewPost( { postType: 'page', title: `Contact ${ word }` } );
	await editor.openDocumentSettingsSidebar();
	await editor.insertBlock( { name: BLOCK } );
	await chooseStarter( editor.canvas, 'Contact', 'Your message' );
	const [ block ] = await editor.getBlocks();
	expect( block?.attributes.form ).toMatch( /^[0-9a-f]{7}$/ );
	await editor.clickBlockToolbarButton( 'Preview as visitor' );
	await expect( shown( editor.canvas ).getByText( 'Your message', { exact: true } ) ).toBeVisible();
	await expect.poll( () => roomBelow( editor.canvas ) ).toBe( 0 );
	await editor.clickBlockToolbarButton( 'Preview as visitor' );
	await expect( pieces( editor.canvas ) ).toBeVisible();

	await editor.clickBlockToolbarButton( 'Edit as code' );
	const template = editor.canvas.getByRole( 'textbox', { name: 'Form code' } );
	await expect( template ).toBeFocused();
	await page.keyboard.type( `<p>Hello ${ word }</p>` );
	await page.keyboard.press( 'Enter' );
	await expect( pieces( editor.canvas ).getByText( `Hello ${ word }` ) ).toBeVisible();

	await openPanel( page, 'Emails' );
	const row = page.getByRole( 'button', { name: /^Notification / } );
	await row.click();
	const dialog = page.getByRole( 'dialog', { name: 'Notification', exact: true } );
	const recipient = dialog.getByRole( 'combobox', { name: 'Recipient', exact: true } );
	await recipient.press( 'Backspace' );
	await recipient.fill( `${ word }@example.com` );
	await recipient.press( 'Enter' );
	await dialog.getByRole( 'button', { name: 'Close' } ).click();
	await openPanel( page, 'Response messages' );
	const sent = page.getByRole( 'textbox', { name: 'Sent', exact: true } );
	await sent.fill( `Thanks, ${ word }!` );

	// One step back takes one change back, whatever was typed in it; forward brings it again.
	await pageUtils.pressKeys( 'primary+z' );
	await expect( sent ).toHaveValue( 'Thank you for your message. It has been sent.' );
	await expect( row ).toContainText( `${ word }@example.com` );
	await pageUtils.pressKeys( 'primary+z' );
	await expect( row ).not.toContainText( word );
	await pageUtils.pressKeys( 'primaryShift+z' );
	await pageUtils.pressKeys( 'primaryShift+z' );
	await expect( sent ).toHaveValue( `Thanks, ${ word }!` );
	await expect( row ).toContainText( `${ word }@example.com` );
	await expect( template ).toHaveValue( new RegExp( `Hello ${ word }` ) );
	expect( await axe( '.block-editor-block-inspector' ) ).toEqual( [] );
	expect( await axe( [ 'iframe[name="editor-canvas"]', '.fr-contact-form__template' ] ) ).toEqual( [] );
	expect( await axe( [ 'iframe[name="editor-canvas"]', '.fr-form-canvas' ] ) ).toEqual( [] );

	// The mail as it will leave, of the form as it stands in the editor, and the same in one's own mailbox.
	await row.click();
	const look = dialog.getByRole( 'region', { name: 'Sample answers' } );
	await expect( look ).toContainText( `${ word }@example.com` );
	await expect( look.getByRole( 'definition' ).filter( { hasText: 'Jane Doe' } ) ).toBeVisible();
	expect( await axe( '.fr-form-mail' ) ).toEqual( [] );
	await look.getByRole( 'button', { name: 'Send test email' } ).click();
	await expect( look.getByText( 'Test email sent to' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	const [ sample ] = await mails( `${ word }@example.com` );
	expect( JSON.stringify( sample?.to ) ).not.toContain( word );

	const visitor = await browser.newPage();
	await visitor.goto( await saveAll( page ) );
	await expect( visitor.getByText( `Hello ${ word }` ) ).toBeVisible();
	await visitor.getByLabel( 'Your name' ).fill( 'Ann Archer' );
	await visitor.getByLabel( 'Your email' ).fill( 'ann@example.com' );
	await visitor.getByLabel( 'Your message' ).fill( `About ${ word }` );
	await visitor.getByRole( 'button', { name: 'Send message' } ).click();
	await expect( visitor.locator( '.wpcf7-response-output' ) ).toHaveText( `Thanks, ${ word }!` );
	const [ mail ] = await mails( `About ${ word }` );
	expect( JSON.stringify( mail?.to ) ).toContain( `${ word }@example.com` );
	await visitor.close();
} );

test( 'a field comes in with its label, and into the mail', async ( { admin, editor, page, axe } ) => {
	await admin.createNewPost( { postType: 'page', title: `Fields ${ unique() }` } );
	await editor.openDocumentSettingsSidebar();
	await editor.insertBlock( { name: BLOCK } );
	const starters = editor.canvas.getByRole( 'group', { name: 'Create a new form' } );
	await expect( starters.getByRole( 'button', { name: 'Blank form' } ) ).toBeVisible();
	expect( await axe( [ 'iframe[name="editor-canvas"]', '.fr-contact-form__chooser' ] ) ).toEqual( [] );
	await chooseStarter( editor.canvas, 'Callback', 'Phone' );
	await editor.clickBlockToolbarButton( 'Edit as code' );
	await editor.canvas.getByRole( 'textbox', { name: 'Form code' } ).press( 'End' );
	await editor.canvas.getByRole( 'button', { name: 'Insert field' } ).click();

	const dialog = page.getByRole( 'dialog' );
	expect( await axe( '.fr-contact-form__insert' ) ).toEqual( [] );
	await dialog.getByRole( 'button', { name: 'Checkboxes' } ).click();
	await dialog.getByLabel( 'Label', { exact: true } ).fill( 'Which days?' );
	await dialog.getByLabel( 'Choices' ).fill( 'Monday\nTuesday' );
	await dialog.getByRole( 'button', { name: 'More options' } ).click();
	expect( await axe( '.fr-contact-form__insert' ) ).toEqual( [] );
	await dialog.getByRole( 'button', { name: 'Insert', exact: true } ).click();

	await expect( pieces( editor.canvas ).getByText( 'Which days?' ) ).toBeVisible();
	await openPanel( page, 'Emails' );
	await page.getByRole( 'button', { name: /^Notification / } ).click();
	await page.getByRole( 'radio', { name: 'Custom text' } ).click();
	await expect(
		page.getByRole( 'textbox', { name: 'Message', exact: true } ).getByText( 'Which days?' )
	).toHaveAttribute( 'data-tag', '[which-days]' );
} );

test(
	'what would go wrong is said where it is',
	{ tag: '@smoke' },
	async ( { admin, editor, page, requestUtils, axe } ) => {
		const form = await makeForm( requestUtils, '[text* your-name]\n[sumbit "Send"]' );
		await admin.createNewPost( { postType: 'page', title: `Problems ${ unique() }` } );
		await editor.openDocumentSettingsSidebar();
		await editor.insertBlock( { name: BLOCK, attributes: { form: form.hash } } );

		await editor.clickBlockToolbarButton( 'Edit as code' );
		const problems = editor.canvas.getByRole( 'list', { name: 'Code problems' } );
		await problems.getByRole( 'button', { name: 'Line 2' } ).click();
		await expect( problems ).toContainText( 'Did you mean “submit”?' );
		await expect( pieces( editor.canvas ).getByText( 'Did you mean “submit”?' ) ).toBeVisible();
		await page.keyboard.type( '[submit "Send"]' );
		await expect( pieces( editor.canvas ).getByRole( 'textbox', { name: 'Button text' } ) ).toHaveValue( 'Send' );
		await expect( pieces( editor.canvas ).getByText( 'Did you mean “submit”?' ) ).toBeHidden();
		await expect( problems ).toBeEmpty();

		await openPanel( page, 'Emails' );
		await page.getByRole( 'button', { name: /^Notification / } ).click();
		const dialog = page.getByRole( 'dialog' );
		await dialog.getByRole( 'combobox', { name: 'Recipient', exact: true } ).press( 'Backspace' );
		await expect( dialog.getByText( /no recipient/ ).first() ).toBeVisible();
		await dialog.getByRole( 'button', { name: 'Close' } ).click();
		await expect( page.getByRole( 'button', { name: /^Notification .*problem/ } ) ).toBeVisible();
		await expect( editor.canvas.getByText( /no recipient/ ) ).toBeVisible();
		expect( await axe( '.block-editor-block-inspector' ) ).toEqual( [] );
	}
);

test( 'who may not publish pages sees a form and cannot change it', async ( { requestUtils, browser } ) => {
	const name = `author${ unique() }`;
	const author = await requestUtils.createUser( {
		username: name,
		email: `${ name }@example.test`,
		password: 'password',
		roles: [ 'author' ],
	} );
	const form = await makeForm( requestUtils, '<label>Only to look at [text a]</label>[submit "Send"]' );

	const post = await requestUtils.rest< { id: number } >( {
		method: 'POST',
		path: '/wp/v2/posts',
		data: {
			title: 'Mine',
			status: 'draft',
			author: author.id,
			content: `<!-- wp:frontage/contact-form {"form":"${ form.hash }"} /-->`,
		},
	} );

	const page = await browser.newPage();
	await logIn( page, name, 'password' );
	await page.goto( `/wp-admin/post.php?post=${ post.id }&action=edit` );
	await new Editor( { page } ).setPreferences( 'core/edit-post', { welcomeGuide: false } );

	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await expect( shown( canvas ).getByText( 'Only to look at' ) ).toBeVisible();
	// The form takes no clicks; they reach the block around it.
	await canvas.locator( '.fr-contact-form__shown' ).click( { force: true } );
	await expect( canvas.getByRole( 'textbox', { name: 'Form code' } ) ).toHaveCount( 0 );
	await expect( page.getByText( 'You can insert this form but not edit it' ).first() ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Edit as code' } ) ).toHaveCount( 0 );
	await page.close();
} );

test( 'nothing in a template runs in the editor', async ( { admin, editor, page, requestUtils } ) => {
	const payloads = [
		'<script>top.ran = "script"</script>',
		'<img src="x:" onerror="top.ran = \'error\'">',
		'<svg onload="top.ran = \'svg\'"><animate onbegin="top.ran = \'begin\'" attributeName="x" dur="1s"></svg>',
		'<svg><script>top.ran = "svg script"</script></svg>',
		'<iframe srcdoc="<script>top.ran = \'srcdoc\'</script>"></iframe>',
		'<iframe src="javascript:top.ran = \'address\'"></iframe>',
		'<object data="javascript:top.ran = \'object\'"></object>',
		'<embed src="javascript:top.ran = \'embed\'">',
		'<details open ontoggle="top.ran = \'toggle\'"><summary>More</summary></details>',
		'<input autofocus onfocus="top.ran = \'focus\'">',
		'<video><source onerror="top.ran = \'source\'"></video>',
		'<style>@keyframes fr-x {} .fr-x { animation: fr-x 1ms }</style><b class="fr-x" onanimationstart="top.ran = \'animation\'">b</b>',
		'<math><a xlink:href="javascript:top.ran = \'math\'">m</a></math>',
		'<form><button formaction="javascript:top.ran = \'formaction\'">f</button></form>',
		'<a href="&#1;java&#10;script:top.ran = \'link\'" id="link">link</a>',
		'<meta http-equiv="refresh" content="0;url=javascript:top.ran = \'refresh\'">',
	];
	const form = await makeForm( requestUtils, `${ payloads.join( '\n' ) }\n<p>The end</p>\n[submit "Send"]` );
	await admin.createNewPost( { postType: 'page', title: `Hostile ${ unique() }` } );
	await editor.insertBlock( { name: BLOCK, attributes: { form: form.hash } } );
	await expect( pieces( editor.canvas ).getByText( 'The end' ).first() ).toBeVisible();
	expect( await page.evaluate( () => 'ran' in window ) ).toBe( false );
	await editor.clickBlockToolbarButton( 'Preview as visitor' );
	await expect( shown( editor.canvas ).getByText( 'The end' ) ).toBeVisible();
	// Also what waits for a click gets none: the frame is inert, and in it no address is a script.
	await shown( editor.canvas )
		.locator( '#link' )
		.evaluate( ( link: HTMLAnchorElement ) => link.click() );
	await expect( shown( editor.canvas ).getByText( 'The end' ) ).toBeVisible();
	expect( await page.evaluate( () => 'ran' in window ) ).toBe( false );
} );

test( 'a starter by keyboard keeps the focus, and stays nowhere until the page is saved', async ( {
	admin,
	editor,
	page,
	requestUtils,
} ) => {
	const stored = () => requestUtils.rest< { hash: string }[] >( { path: '/frontage/v1/contact-forms?per_page=100' } );
	await admin.createNewPost( { postType: 'page', title: `Begun ${ unique() }` } );
	await editor.canvas.getByRole( 'textbox', { name: 'Add title' } ).press( 'End' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( '/form' );
	await expect( page.getByRole( 'listbox' ).getByRole( 'option' ).first() ).toHaveText( 'Form' );
	await page.keyboard.press( 'Enter' );
	const starters = editor.canvas.getByRole( 'group', { name: 'Create a new form' } );
	await starters.getByRole( 'button', { name: 'Callback' } ).press( 'Enter' );
	await expect( pieces( editor.canvas ).getByText( 'Phone', { exact: true } ) ).toBeVisible();
	await expect( editor.canvas.getByRole( 'document', { name: 'Block: Form' } ) ).toBeFocused();

	const [ block ] = await editor.getBlocks();
	const hash = block?.attributes.form;
	expect( ( await stored() ).map( ( form ) => form.hash ) ).not.toContain( hash );
	await editor.saveDraft();
	expect( ( await stored() ).map( ( form ) => form.hash ) ).toContain( hash );
} );

test(
	'a pasted shortcode of Contact Form 7 becomes the block',
	{ tag: '@smoke' },
	async ( { admin, editor, pageUtils, requestUtils } ) => {
		const form = await makeForm( requestUtils, '<label>From a shortcode [text a]</label>[submit "Send"]' );
		const code = `[contact-form-7 id="${ form.hash }" title="Old" html_title="Write to us"]`;
		await admin.createNewPost( { postType: 'page', title: `Moved in ${ unique() }` } );
		await editor.insertBlock( { name: 'core/paragraph' } );
		// Before it has the focus nothing of the editor's takes what is pasted: it would come letter by letter.
		await expect( editor.canvas.locator( '[data-type="core/paragraph"]' ) ).toBeFocused();
		pageUtils.setClipboardData( { plainText: code } );
		await pageUtils.pressKeys( 'primary+v' );
		await expect( pieces( editor.canvas ).getByText( 'From a shortcode' ) ).toBeVisible();
		await expect
			.poll( async () =>
				( await editor.getBlocks() ).map( ( block ) => [
					block.name,
					block.attributes.form,
					block.attributes.htmlTitle,
				] )
			)
			.toEqual( [ [ BLOCK, form.hash, 'Write to us' ] ] );

		await editor.insertBlock( { name: 'core/shortcode', attributes: { text: code } } );
		await editor.transformBlockTo( BLOCK );
		expect( ( await editor.getBlocks() ).map( ( block ) => block.attributes.form ) ).toEqual( [
			form.hash,
			form.hash,
		] );
	}
);
