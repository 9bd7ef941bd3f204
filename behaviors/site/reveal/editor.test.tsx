import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RevealPanel } from './editor';

jest.mock( '@wordpress/block-editor', () => ( { InspectorControls: () => null } ) );

test( 'the panel that every block has is closed until somebody opens it', async () => {
	render( <RevealPanel name="core/group" attributes={ {} } setAttributes={ jest.fn() } /> );
	const title = screen.getByRole( 'button', { name: 'Animation', expanded: false } );
	expect( screen.queryByRole( 'combobox' ) ).toBeNull();
	await userEvent.click( title );
	expect( screen.getByRole( 'combobox', { name: 'Entrance animation' } ) ).toBeTruthy();
} );

test( 'what is chosen can be taken back, and a list has its items come in turn', async () => {
	const setAttributes = jest.fn();
	render(
		<RevealPanel
			name="core/list"
			attributes={ { frReveal: { animation: 'fade' } } }
			setAttributes={ setAttributes }
		/>
	);
	await userEvent.click( screen.getByRole( 'button', { name: 'Animation' } ) );
	await userEvent.click( screen.getByRole( 'checkbox', { name: 'Stagger inner blocks' } ) );
	expect( setAttributes ).toHaveBeenLastCalledWith( { frReveal: { animation: 'fade', stagger: true } } );
	await userEvent.selectOptions( screen.getByRole( 'combobox' ), '' );
	expect( setAttributes ).toHaveBeenLastCalledWith( { frReveal: undefined } );
} );
