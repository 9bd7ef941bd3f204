import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import Edit from './edit';

let mockSelected = false;
jest.mock( '@wordpress/block-editor', () => {
	const { createReduxStore, register } = jest.requireActual( '@wordpress/data' );
	const selectors = { hasSelectedInnerBlock: () => mockSelected, getBlocks: () => [] };
	const store = createReduxStore( 'core/block-editor', { reducer: ( state = {} ) => state, selectors } );
	register( store );
	return {
		BlockControls: ( { children }: { children: ReactNode } ) => children,
		InspectorControls: ( { children }: { children: ReactNode } ) => children,
		InnerBlocks: { Content: () => null },
		store,
		useBlockProps: () => ( { className: 'wp-block has-base-color' } ),
		useInnerBlocksProps: ( props: object ) => ( { ...props, children: 'Content' } ),
	};
} );
jest.mock( '@wordpress/blocks', () => ( { getBlockType: () => ( { title: 'Overlay' } ) } ) );

const setAttributes = jest.fn();
const edit = ( name: string ) => (
	<Edit
		attributes={ { name, type: 'modal', ariaLabel: '', history: false } }
		setAttributes={ setAttributes }
		clientId="abcd-1234"
		isSelected
		className=""
		context={ {} }
	/>
);
const content = () => screen.getByText( 'Content' ).parentElement!;
const toggle = () => screen.getByRole( 'button', { name: 'Show content' } );

beforeEach( () => {
	mockSelected = false;
	setAttributes.mockClear();
} );

test( 'its content is hidden until the toolbar shows it', () => {
	render( edit( 'talk' ) );
	expect( content().hidden ).toBe( true );
	expect( screen.getByText( '#fr-open-talk' ) ).toBeTruthy();
	fireEvent.click( toggle() );
	expect( content().hidden ).toBe( false );
	fireEvent.click( toggle() );
	expect( content().hidden ).toBe( true );
} );

test( 'it is seen while something inside is worked on', () => {
	mockSelected = true;
	render( edit( 'talk' ) );
	expect( content().hidden ).toBe( false );
} );

test( 'a new one has a name at once and is open; a name holds what an address may hold', () => {
	render( edit( '' ) );
	expect( setAttributes ).toHaveBeenCalledWith( { name: 'overlay-abcd' } );
	expect( content().hidden ).toBe( false );
	fireEvent.change( screen.getByRole( 'textbox', { name: 'Name for links' } ), {
		target: { value: ' Let’s Talk!' },
	} );
	expect( setAttributes ).toHaveBeenLastCalledWith( { name: 'let-s-talk-' } );
} );
