/** A project's details are written beside its page and, where words of the page are bound to them, on the page: one value. */
import { expect, test } from '../../support/test';

const BOUND =
	'<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"core/post-meta","args":{"key":"client"}}}}} --><p></p><!-- /wp:paragraph -->';

test( 'what is written on the page and beside it is one value, save after save', async ( {
	admin,
	editor,
	page,
	requestUtils,
	axe,
} ) => {
	const { id } = await requestUtils.rest< { id: number } >( {
		method: 'POST',
		path: '/wp/v2/portfolio',
		data: { title: 'Boathouse', status: 'private', content: BOUND, meta: { client: 'Rowing club', year: '2019' } },
	} );
	const kept = async () =>
		( await requestUtils.rest< { meta: Record< string, string > } >( { path: `/wp/v2/portfolio/${ id }` } ) ).meta;
	const save = async () => {
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect( page.getByRole( 'button', { name: 'Dismiss this notice' } ) ).toContainText( 'updated.' );
		await page.getByRole( 'button', { name: 'Dismiss this notice' } ).click();
	};

	await admin.editPost( id );
	await editor.openDocumentSettingsSidebar();
	/** Its tab gives way to the block's while one is edited. */
	const project = () => page.getByRole( 'tab', { name: 'Project' } ).click();
	const beside = ( label: string ) => page.getByLabel( label, { exact: true } );
	const onPage = editor.canvas.locator( '[data-type="core/paragraph"]' );
	await project();
	await page.getByRole( 'button', { name: 'Project details' } ).click();
	await expect( beside( 'Client' ) ).toHaveValue( 'Rowing club' );
	await expect( onPage ).toHaveText( 'Rowing club' );

	await onPage.fill( 'Sailing club' );
	await project();
	await beside( 'Year' ).fill( '2020' );
	await save();
	await expect.poll( kept ).toMatchObject( { client: 'Sailing club', year: '2020' } );
	await expect( beside( 'Client' ) ).toHaveValue( 'Sailing club' );

	await beside( 'Client' ).fill( 'Harbour office' );
	await expect( onPage ).toHaveText( 'Harbour office' );
	await onPage.fill( 'Harbour board' );
	await save();
	await expect.poll( kept ).toMatchObject( { client: 'Harbour board', year: '2020' } );
	expect( await axe( '.frontage-project' ) ).toEqual( [] );
} );
