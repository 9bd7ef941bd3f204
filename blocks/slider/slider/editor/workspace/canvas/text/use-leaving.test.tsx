import { fireEvent, render } from '@testing-library/react';
import { useLeaving } from './use-leaving';
import { write, type Writing } from './writing';

let done: jest.Mock;
let writing: Writing;
let element: HTMLElement;

beforeEach( () => {
	done = jest.fn();
	document.body.innerHTML =
		'<iframe></iframe><div class="fr-canvas__text-tools"><button id="tool"></button></div><button id="card"></button>';
	const { body } = document.querySelector( 'iframe' )!.contentDocument!;
	body.innerHTML = '<p>Old</p>';
	element = body.querySelector( 'p' )!;
	writing = write( element, 'Old', { label: 'Text', done, moved: jest.fn(), tools: jest.fn() } );
	element.textContent = 'New words';
} );

function Leaving( { isShown = true }: { isShown?: boolean } ) {
	useLeaving( writing, isShown );
	return null;
}
const press = ( id: string ) => fireEvent.pointerDown( document.getElementById( id )! );

describe( 'what was written is kept', () => {
	test( 'when one presses elsewhere in the window, though that hears of it first', () => {
		render( <Leaving /> );
		document.getElementById( 'card' )!.addEventListener( 'pointerdown', ( event ) => event.stopPropagation() );
		press( 'card' );
		expect( done.mock.calls ).toEqual( [ [ 'New words' ] ] );
	} );

	test( 'when its layer is not shown any more', () => {
		const { rerender } = render( <Leaving /> );
		rerender( <Leaving isShown={ false } /> );
		expect( done.mock.calls ).toEqual( [ [ 'New words' ] ] );
	} );

	test( 'when the canvas goes', () => {
		render( <Leaving /> ).unmount();
		expect( done.mock.calls ).toEqual( [ [ 'New words' ] ] );
		expect( element.textContent ).toBe( 'Old' ); // As the engine left it.
	} );
} );

test( 'its tools do not end it', () => {
	render( <Leaving /> );
	press( 'tool' );
	expect( done ).not.toHaveBeenCalled();
} );
