import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeForm, makePage } from '../support/forms';
import { expect, test } from '../support/test';

const MOVE = 'page=frontage-forms-move';
const SCREEN = '#wpbody-content';
const PLUGIN = 'contact-form-7/wp-contact-form-7';

const folder = () => path.join( process.env.FRONTAGE_SITE_DIR!, 'content/plugins/contact-form-7' );

test.beforeEach( () => {
	mkdirSync( folder(), { recursive: true } );
	cpSync( 'tests/support/original-stub.php', path.join( folder(), 'wp-contact-form-7.php' ) );
} );

test.afterEach( async ( { requestUtils } ) => {
	await requestUtils
		.rest( { method: 'PUT', path: `/wp/v2/plugins/${ PLUGIN }`, data: { status: 'inactive' } } )
		.catch( () => undefined );
	rmSync( folder(), { recursive: true, force: true } );
} );

test( 'a site looks, moves in and back again', async ( { admin, page, context, requestUtils, axe } ) => {
	const { WP_BASE_URL: url } = process.env;
	await context.addCookies( [ { name: 'frontage_original', value: '1', url: url! } ] );
	const address = await makePage( requestUtils, await makeForm( requestUtils ) );
	await requestUtils.rest( { method: 'PUT', path: `/wp/v2/plugins/${ PLUGIN }`, data: { status: 'active' } } );
	await page.goto( address );
	await expect( page.locator( '.original' ) ).toBeVisible();

	await admin.visitAdminPage( 'admin.php', MOVE );
	expect( await axe( SCREEN ) ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Check what would change' } ).click();
	await expect( page.getByRole( 'heading', { name: /can move in as|Not everything/ } ) ).toBeVisible();
	await page.getByText( /forms? looked at/ ).click();
	expect( await axe( SCREEN ) ).toEqual( [] );
	await page.setViewportSize( { width: 390, height: 844 } );
	expect( await page.evaluate( () => document.documentElement.scrollWidth <= window.innerWidth ) ).toBe( true );
	await page.setViewportSize( { width: 1280, height: 900 } );

	await page.getByRole( 'button', { name: 'Switch over' } ).click();
	await expect( page.getByRole( 'heading', { name: /You have moved in/ } ) ).toBeVisible();
	await expect( page.getByText( 'stored as it was before the switch' ) ).toBeVisible();
	expect( await axe( SCREEN ) ).toEqual( [] );
	await page.goto( address );
	await expect( page.locator( 'form.wpcf7-form' ) ).toBeVisible();

	await admin.visitAdminPage( 'admin.php', MOVE );
	await page.getByRole( 'button', { name: 'Switch back to Contact Form 7' } ).click();
	await expect( page.getByRole( 'button', { name: 'Check what would change' } ) ).toBeVisible();
	await page.goto( address );
	await expect( page.locator( '.original' ) ).toBeVisible();
} );
