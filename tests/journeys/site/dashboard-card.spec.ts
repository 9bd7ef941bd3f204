import { horizontalScroll } from '../../support/horizontal-scroll';
import { expect, test } from '../../support/test';

test( 'the dashboard card leads to a part, and a test email completes its step', async ( { admin, axe, page } ) => {
	await admin.visitAdminPage( 'index.php' );
	const card = page.locator( '#frontage' );
	await expect( card.getByRole( 'heading', { name: /^Next steps \d+ of \d+ done$/ } ) ).toBeVisible();
	expect( await axe( '#frontage' ) ).toEqual( [] );
	await card.getByRole( 'link', { name: 'Business details' } ).click();
	await expect( page.getByRole( 'heading', { level: 1, name: 'Business details' } ) ).toBeVisible();

	await admin.visitAdminPage( 'options-general.php', 'page=frontage' );
	const steps = page.getByRole( 'region', { name: 'Next steps' } );
	const done = async () => Number( await steps.getByRole( 'progressbar' ).getAttribute( 'value' ) );
	const before = await done();
	await expect( steps.getByText( 'Send a test email' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Send test email' } ).click();
	await expect( page.getByText( /^Test sent to / ) ).toBeVisible();
	expect( await done() ).toBe( before + 1 );
	await steps.getByText( /^\d+ completed steps?$/ ).click();
	await expect( steps.getByRole( 'listitem' ).filter( { hasText: /^Send a test email$/ } ) ).toBeVisible();
} );

test( 'on a phone the card stays within the window', async ( { admin, page } ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await admin.visitAdminPage( 'index.php' );
	await expect( page.locator( '#frontage' ).getByRole( 'link', { name: 'Inbox' } ) ).toBeVisible();
	expect( await horizontalScroll( page ) ).toEqual( [] );
} );
