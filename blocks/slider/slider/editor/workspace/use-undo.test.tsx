import { createPortal } from '@wordpress/element';
import { fireEvent, render, screen } from '@testing-library/react';
import { useUndoKeys } from './use-undo';

const mockUndo = jest.fn();
const mockRedo = jest.fn();
jest.mock( '@wordpress/core-data', () => ( { store: {} } ) );
jest.mock( '@wordpress/data', () => ( { useDispatch: () => ( { undo: mockUndo, redo: mockRedo } ) } ) );

function Workspace() {
	const onKeyDown = useUndoKeys();
	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions
		<div onKeyDown={ onKeyDown }>
			<button>Play</button>
			{ createPortal( <input aria-label="In a dialog" />, document.body ) }
		</div>
	);
}
const press = ( at: HTMLElement, key: string, shiftKey = false ) =>
	fireEvent.keyDown( at, { key, ctrlKey: true, shiftKey } );

beforeEach( () => {
	jest.clearAllMocks();
	render( <Workspace /> );
} );

test( 'the keys undo and redo', () => {
	const play = screen.getByRole( 'button' );
	expect( press( play, 'z' ) ).toBe( false );
	press( play, 'z', true );
	press( play, 'y' );
	expect( [ mockUndo, mockRedo ].map( ( { mock } ) => mock.calls.length ) ).toEqual( [ 1, 2 ] );
} );

test( 'what is pressed in a dialog is the dialog’s', () => {
	expect( press( screen.getByRole( 'textbox' ), 'z' ) ).toBe( true );
	expect( mockUndo ).not.toHaveBeenCalled();
} );
