import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { removeNote, type Result } from '../api';
import type { Submission } from '../types';
import { Notes } from './notes';

jest.mock( '@wordpress/a11y' );
jest.mock( '../api', () => ( { addNote: jest.fn(), removeNote: jest.fn() } ) );

test( 'a button that takes a note away keeps the focus while it works, and is heard once', async () => {
	let end: ( answer: Result< Submission > ) => void = () => {};
	jest.mocked( removeNote ).mockReturnValue( new Promise( ( resolve ) => ( end = resolve ) ) );
	const at = { utc: '2026-11-30T12:00:00Z', text: '30 November 2026', short: '12:00' };
	const submission = { id: 7, notes: [ { kind: 'note', text: 'Called back.', by: { id: 3, name: 'Ada' }, at } ] };
	render(
		<Notes submission={ submission as Submission } user={ 3 } replies={ 0 } mayDelete onChange={ () => {} } />
	);
	const button = screen.getByRole( 'button', { name: 'Remove note by Ada' } );

	await userEvent.click( button );
	expect( button.matches( ':focus' ) ).toBe( true );
	expect( button.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
	await userEvent.click( button );
	await userEvent.keyboard( '{Enter}' );
	expect( removeNote ).toHaveBeenCalledTimes( 1 );

	await act( async () => end( { ok: false, message: 'There is no connection.' } as Result< Submission > ) );
	expect( button.matches( ':focus' ) ).toBe( true );
	expect( button.getAttribute( 'aria-disabled' ) ).not.toBe( 'true' );
} );
