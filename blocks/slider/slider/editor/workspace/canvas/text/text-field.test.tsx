import type { EditingLayer } from '@frontage/slider/react';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { TextField } from './text-field';

jest.mock( '@wordpress/core-data', () => ( { store: { name: 'core' } } ) );
jest.mock( '@wordpress/block-editor', () => {
	const { createReduxStore, register } = jest.requireActual( '@wordpress/data' );
	const { Popover } = jest.requireActual( '@wordpress/components' );
	const settings = {};
	const store = createReduxStore( 'core/block-editor', {
		reducer: () => settings,
		selectors: { getSettings: () => settings },
	} );
	register( store );
	const Inside = ( { children }: { children: ReactNode } ) => children;
	return {
		store,
		BlockEdit: Inside,
		BlockEditorProvider: Inside,
		RichText: ( { value, onChange }: { value: string; onChange: ( value: string ) => void } ) => (
			<>
				<input className="rich-text" value={ value } onChange={ ( { target } ) => onChange( target.value ) } />
				{ value === 'Linked' && <Popover focusOnMount={ false }>Where to</Popover> }
			</>
		),
	};
} );

let layer: EditingLayer;
let body: HTMLElement;
let done: jest.Mock;
const block = ( html: string ) =>
	( { clientId: 'one', name: 'frontage/layer', attributes: { html }, innerBlocks: [] } ) as never;
const fields = () => [ ...body.querySelectorAll< HTMLInputElement >( '.rich-text' ) ];
const show = ( html = 'Old' ) => render( <TextField block={ block( html ) } layer={ layer } onDone={ done } /> );
const write = ( value: string, index = 0 ) => fireEvent.change( fields()[ index ]!, { target: { value } } );
const key = ( name: string, more = {} ) => fireEvent.keyDown( fields()[ 0 ]!, { key: name, ...more } );

beforeEach( () => {
	done = jest.fn();
	document.body.innerHTML =
		'<iframe></iframe><div class="components-popover"><button>Bold</button></div><button>Card</button>';
	body = document.querySelector( 'iframe' )!.contentDocument!.body;
	body.innerHTML = '<div id="layer"><button id="content" class="fr-layer__content">Old</button></div><p>Beside</p>';
	const [ element, content ] = [ '#layer', '#content' ].map( ( name ) => body.querySelector( name ) as HTMLElement );
	layer = { element, content } as EditingLayer;
} );

describe( 'what was written is kept', () => {
	test.each( [
		[ 'Escape', () => key( 'Escape' ) ],
		[ 'Tab', () => key( 'Tab' ) ],
		[ 'Ctrl and Enter', () => key( 'Enter', { ctrlKey: true } ) ],
		[ 'pressing beside it', () => fireEvent.pointerDown( body.querySelector( 'p' )! ) ],
		[ 'pressing elsewhere in the window', () => fireEvent.pointerDown( screen.getByText( 'Card' ) ) ],
	] )( 'by %s', ( _, leave ) => {
		show();
		write( 'New' );
		leave();
		expect( done.mock.calls ).toEqual( [ [ 'New' ] ] );
	} );

	test( 'when the canvas goes, and the text stands as the engine drew it', () => {
		const { unmount } = show();
		write( 'New' );
		unmount();
		expect( done.mock.calls ).toEqual( [ [ 'New' ] ] );
		expect( body.querySelector( '#layer' )!.textContent ).toBe( 'Old' );
		expect( layer.content.style.display ).toBe( '' );
	} );

	test( 'of each paragraph', () => {
		show( '<p>One</p><p>Two</p>' );
		write( 'Second', 1 );
		key( 'Escape' );
		expect( done.mock.calls ).toEqual( [ [ '<p>One</p><p>Second</p>' ] ] );
	} );
} );

test( 'a text that was only looked at is not written', () => {
	show();
	key( 'Escape' );
	expect( done.mock.calls ).toEqual( [ [ undefined ] ] );
} );

test( 'its tools do not end it, nor a key that an input method takes', () => {
	show();
	fireEvent.pointerDown( screen.getByText( 'Bold' ) );
	key( 'Escape', { isComposing: true } );
	expect( done ).not.toHaveBeenCalled();
} );

test( 'what opens beside it is in the dialog, where screen readers are', async () => {
	render(
		<div role="dialog">
			<TextField block={ block( 'Linked' ) } layer={ layer } onDone={ done } />
		</div>
	);
	expect( ( await screen.findByText( 'Where to' ) ).closest( '[role="dialog"]' ) ).not.toBeNull();
} );

test( 'nobody can write in a button: its text is written in a box that looks like it', () => {
	show();
	expect( fields()[ 0 ]!.closest( 'button' ) ).toBeNull();
	expect( fields()[ 0 ]!.parentElement!.className ).toBe( 'fr-layer__content' );
	expect( layer.content.style.display ).toBe( 'none' );
} );

test( 'undo goes back word by word, inside of the text', () => {
	show( '' );
	for ( const value of [ 'O', 'On', 'On ', 'On t', 'On to' ] ) {
		write( value );
	}
	key( 'z', { ctrlKey: true, keyCode: 90 } );
	expect( fields()[ 0 ]!.value ).toBe( 'On ' );
	key( 'z', { ctrlKey: true, shiftKey: true, keyCode: 90 } );
	expect( fields()[ 0 ]!.value ).toBe( 'On to' );
} );

test( 'Enter makes another paragraph, but takes the completion whose list is open', () => {
	show( '<p>One</p>' );
	fields()[ 0 ]!.setAttribute( 'aria-activedescendant', 'completion-1' );
	key( 'Enter' );
	expect( fields() ).toHaveLength( 1 );
	fields()[ 0 ]!.removeAttribute( 'aria-activedescendant' );
	key( 'Enter' );
	expect( fields() ).toHaveLength( 2 );
} );
