import { horizontalScroll } from '../../support/horizontal-scroll';
import { boxes } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

const PHONE = { width: 390, height: 844 };

test( 'on a phone, what an owner is asked has room, and the hours of a day stand below its name', async ( {
	admin,
	axe,
	page,
} ) => {
	await page.setViewportSize( PHONE );
	await admin.visitAdminPage( 'options-general.php', 'page=frontage-site-business' );
	await expect( page.getByRole( 'heading', { level: 1, name: 'Business details' } ) ).toBeVisible();
	expect( await horizontalScroll( page ) ).toEqual( [] );

	const monday = page.getByRole( 'group', { name: 'Monday' } );
	const [ name, opens, closes ] = await boxes(
		monday.getByText( 'Monday' ),
		monday.getByLabel( 'Opens', { exact: true } ),
		monday.getByLabel( 'Closes', { exact: true } )
	);
	expect( opens.y ).toBeGreaterThan( name.bottom );
	expect( closes.y ).toBe( opens.y );
	expect( await axe( '.wrap' ) ).toEqual( [] );
} );
