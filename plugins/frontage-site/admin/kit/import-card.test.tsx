import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { look } from './api';
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
