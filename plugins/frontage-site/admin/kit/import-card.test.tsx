import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { importKit, look } from './api';
import { ImportCard } from './import-card';

jest.mock( './api', () => ( {
	look: jest.fn(),
	importKit: jest.fn(),
	sentence: async () => 'This is no kit.',
} ) );

test( 'the field of a kit keeps the focus while the kit is read, and takes no second one meanwhile', async () => {
	let fail: ( error: Error ) => void = () => {};
	jest.mocked( look ).mockReturnValue( new Promise( ( _, reject ) => ( fail = reject ) ) );
	render( <ImportCard most="8 MB" home="http://localhost/" onDone={ () => {} } /> );
	const field = screen.getByLabelText( 'Site export file, up to 8 MB' );
	const file = new File( [ 'x' ], 'kit.zip', { type: 'application/zip' } );

	field.focus();
	await userEvent.upload( field, file );
	expect( field.matches( ':focus' ) ).toBe( true );
	expect( field.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
	const press = new MouseEvent( 'click', { bubbles: true, cancelable: true } );
	field.dispatchEvent( press );
	expect( press.defaultPrevented ).toBe( true );

	await act( async () => fail( new Error() ) );
	expect( field.matches( ':focus' ) ).toBe( true );
	expect( field.getAttribute( 'aria-disabled' ) ).toBe( 'false' );
	expect( look ).toHaveBeenCalledTimes( 1 );
} );

test( 'an existing item is kept beside the imported one or skipped, one by one or all at once', async () => {
	const choices = [ 'replace', 'keep-both', 'skip' ].map( ( value ) => ( { value, label: value } ) );
	const item = ( part: string, key: string, options = choices ) => ( {
		...{ part, key, title: key, change: 'replaced' as const, why: '', runs: '', choices: options },
	} );
	jest.mocked( look ).mockResolvedValue( {
		...{ id: 'a', name: 'kit.zip', site: 'Old', url: 'https://old.test', titles: {}, effects: [], unknown: [] },
		items: [
			item( 'pages', 'home' ),
			item( 'pages', 'about' ),
			item( 'settings', 'front', [ choices[ 0 ]!, choices[ 2 ]! ] ),
		],
		media: { new: 0, here: 0 },
		may_run: true,
	} );
	jest.mocked( importKit ).mockResolvedValue( { finished: true, done: 1, total: 1, items: [] } );
	render( <ImportCard most="8 MB" home="http://localhost/" onDone={ () => {} } /> );
	await userEvent.upload( screen.getByLabelText( 'Site export file, up to 8 MB' ), new File( [ 'x' ], 'kit.zip' ) );
	expect( await screen.findByText( '0 new, 3 replaced, 0 unchanged, 0 skipped.' ) ).toBeTruthy();

	await userEvent.selectOptions( screen.getByLabelText( 'All existing items' ), 'keep-both' );
	expect( screen.getByText( '2 new, 1 replaced, 0 unchanged, 0 skipped.' ) ).toBeTruthy();
	await userEvent.selectOptions( screen.getByLabelText( 'Existing item “home”' ), 'skip' );
	expect( screen.getByText( '1 new, 1 replaced, 0 unchanged, 1 skipped.' ) ).toBeTruthy();
	await userEvent.click( screen.getByRole( 'button', { name: 'Import' } ) );
	expect( jest.mocked( importKit ).mock.calls[ 0 ]![ 1 ].choices ).toEqual( {
		'pages/home': 'skip',
		'pages/about': 'keep-both',
	} );
} );
