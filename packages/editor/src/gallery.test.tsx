import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from './gallery';

const items = [
	{ name: 'a', title: 'Callback', description: 'Short.', shows: 'Phone', picture: 'data:image/svg+xml,x' },
	{ name: 'b', title: 'Booking', description: 'With dates.', shows: 'Arrival and Departure' },
	{ name: 'c', title: 'Plain', description: 'A plugin’s own.' },
];
const words = { search: 'Search templates', none: 'Nothing holds these words.' };
const shown = ( making = '', onChoose = jest.fn() ) => {
	render( <Gallery items={ items } making={ making } onChoose={ onChoose } words={ words } /> );
	return onChoose;
};

test( 'each has a picture and is found by its name, its description and what it shows', async () => {
	const onChoose = shown();
	expect( screen.getAllByRole( 'button', { name: /Callback|Booking|Plain/ } ) ).toHaveLength( 3 );
	const search = screen.getByRole( 'searchbox', { name: words.search } );
	await userEvent.type( search, ' ARRIVAL ' );
	expect( screen.queryByRole( 'button', { name: /Callback/ } ) ).toBeNull();
	await userEvent.click( screen.getByRole( 'button', { name: /^Booking/, description: 'Arrival and Departure' } ) );
	expect( onChoose ).toHaveBeenCalledWith( items[ 1 ] );
	await userEvent.clear( search );
	await userEvent.type( search, 'undefined' );
	expect( screen.getByRole( 'status' ).textContent ).toBe( words.none );
} );

test( 'while one is made no other can be chosen, and the keyboard stays where it is', async () => {
	const onChoose = shown( 'a' );
	const other = screen.getByRole( 'button', { name: /Booking/ } );
	other.focus();
	await userEvent.click( other );
	expect( onChoose ).not.toHaveBeenCalled();
	expect( other.ownerDocument.activeElement ).toBe( other );
} );
