import apiFetch from '@wordpress/api-fetch';
import { speak } from '@wordpress/a11y';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadSpreadsheet } from './download-messages';
import { Inbox } from '../inbox';

jest.mock( '@wordpress/api-fetch' );
jest.mock( '@wordpress/a11y' );
jest.mock( './download-messages', () => ( {
	...jest.requireActual( './download-messages' ),
	downloadSpreadsheet: jest.fn(),
} ) );

/** Asks for a spreadsheet; gives what ends its making, with what went wrong or nothing. */
async function exported() {
	jest.mocked( apiFetch ).mockResolvedValue( {
		submissions: [],
		columns: [],
		older: null,
		total: { count: 0, more: false },
		unread: { count: 0, more: false },
		unsearched: 0,
	} as never );
	let end: ( wrong: string ) => void = () => {};
	jest.mocked( downloadSpreadsheet ).mockReturnValue( new Promise( ( resolve ) => ( end = resolve ) ) );
	render(
		<Inbox
			forms={ [] }
			mayDelete
			url="http://localhost/wp-admin/admin.php?page=frontage-forms"
			seeForms=""
			addForm=""
			readers={ [] }
			user={ 3 }
			download={ { url: 'http://localhost/x', action: 'x', nonce: 'x' } }
		/>
	);
	await userEvent.click( await screen.findByRole( 'button', { name: 'Export' } ) );
	await userEvent.click( await screen.findByRole( 'menuitem', { name: /XLSX/ } ) );
	return ( wrong: string ) => act( async () => end( wrong ) );
}

test( 'while a spreadsheet is made the button is busy, and its beginning and end are read out', async () => {
	const end = await exported();

	const button = screen.getByRole( 'button', { name: 'Preparing the file…' } );
	expect( button.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
	expect( button.className ).toContain( 'is-busy' );
	expect( speak ).toHaveBeenCalledWith( 'Preparing the file…' );

	await end( '' );

	expect( screen.getByRole( 'button', { name: 'Export' } ).getAttribute( 'aria-disabled' ) ).not.toBe( 'true' );
	expect( speak ).toHaveBeenLastCalledWith( 'File saved.' );
} );

test( 'what went wrong stands there with what to do, and the button is free again', async () => {
	const end = await exported();

	await end( 'Could not create the file. Reload this page or export as CSV.' );

	expect(
		screen.getByText( /Reload this page or export as CSV/, { selector: '.components-notice *' } )
	).toBeTruthy();
	expect( screen.getByRole( 'button', { name: 'Export' } ) ).toBeTruthy();
	expect( speak ).not.toHaveBeenCalledWith( 'File saved.' );
} );
