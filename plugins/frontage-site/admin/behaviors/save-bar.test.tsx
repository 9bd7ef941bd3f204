import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changedNames } from './behavior-settings';
import { SaveBar } from './save-bar';

const bar = ( changed: string[], bytes = 0 ) => {
	const onSave = jest.fn( async () => {} );
	const onDiscard = jest.fn();
	render( <SaveBar { ...{ changed, bytes, onSave, onDiscard } } locale="en" isSaving={ false } /> );
	return { onSave, onDiscard };
};

test( 'the bar names what is changed and what it costs', () => {
	bar( [ 'Sticky header', 'Lightbox' ], 1800 );
	expect( screen.getByRole( 'status' ).textContent ).toBe( 'Unsaved changes: Sticky header and Lightbox, +1.8 KB' );
} );

test( 'without a change it is a Save button that does nothing', async () => {
	const { onSave } = bar( [] );
	expect( screen.queryByRole( 'button', { name: 'Discard' } ) ).toBeNull();
	await userEvent.keyboard( '{Control>}s{/Control}' );
	expect( onSave ).not.toHaveBeenCalled();
	expect( screen.getByRole( 'status' ).textContent ).toBe( '' );
} );

test( 'Ctrl+S saves, and discarding moves the focus to Save', async () => {
	const { onSave, onDiscard } = bar( [ 'Lightbox' ] );
	await userEvent.keyboard( '{Control>}s{/Control}' );
	expect( onSave ).toHaveBeenCalledTimes( 1 );
	await userEvent.click( screen.getByRole( 'button', { name: 'Discard' } ) );
	expect( onDiscard ).toHaveBeenCalledTimes( 1 );
	expect( screen.getByRole( 'button', { name: 'Save' } ).matches( ':focus' ) ).toBe( true );
} );

test( 'turning on and off again, or options of one that is off, are no change', () => {
	const saved = { a: { on: true, options: { x: 1 } } };
	expect( changedNames( saved, { ...saved, b: { on: false, options: { y: 2 } } } ) ).toEqual( [] );
	expect( changedNames( saved, { a: { on: true, options: { x: 2 } }, b: { on: true } } ) ).toEqual( [ 'a', 'b' ] );
	expect( changedNames( saved, {} ) ).toEqual( [ 'a' ] );
} );
