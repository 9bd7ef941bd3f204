import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import Edit from './edit';
import { calledOf, freeName, inMarkup } from './overlay-name';

let mockSelected = false;
let mockNew: string[] = [];
let mockNames: Record< string, string > = {};
const mockUnmarked = jest.fn();
jest.mock( '@wordpress/block-editor', () => {
	const { createReduxStore, register } = jest.requireActual( '@wordpress/data' );
	const selectors = {
		hasSelectedInnerBlock: () => mockSelected,
		getBlocks: () => [],
		getBlocksByName: () => Object.keys( mockNames ),
		getBlockAttributes: ( _: object, id: string ) => ( { name: mockNames[ id ] } ),
		getBlockParents: () => [ 'around' ],
		wasBlockJustInserted: ( _: object, id: string, source?: string ) => ! source && mockNew.includes( id ),
	};
	const actions = {
		__unstableMarkNextChangeAsNotPersistent: () => {
			mockUnmarked();
			return { type: 'NONE' };
		},
	};
	const store = createReduxStore( 'core/block-editor', { reducer: ( state = {} ) => state, selectors, actions } );
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
jest.mock( '@wordpress/blocks', () => ( { getBlockType: () => ( { title: 'Popup' } ) } ) );

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
	mockNew = [];
	mockNames = {};
	mockUnmarked.mockClear();
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
	fireEvent.change( screen.getByRole( 'textbox', { name: 'HTML anchor' } ), {
		target: { value: ' Let’s Talk!' },
	} );
	expect( setAttributes ).toHaveBeenLastCalledWith( { name: 'let-s-talk-' } );
} );

test( 'a copy gets a free name, which is no step of undo; alone or with what it stands in', () => {
	mockNames = { first: 'talk', second: 'talk-2', 'abcd-1234': 'talk' };
	for ( const copied of [ 'abcd-1234', 'around' ] ) {
		mockNew = [ copied ];
		render( edit( 'talk' ) );
		expect( setAttributes ).toHaveBeenLastCalledWith( { name: 'talk-3' } );
	}
	expect( mockUnmarked ).toHaveBeenCalledTimes( 2 );
} );

test( 'a new one whose name nobody has keeps it, and so does what was stored', () => {
	mockNames = { first: 'other', 'abcd-1234': 'talk' };
	mockNew = [ 'abcd-1234' ];
	render( edit( 'talk' ) );
	mockNames = { first: 'talk', 'abcd-1234': 'talk' };
	mockNew = [];
	render( edit( 'talk' ) );
	expect( setAttributes ).not.toHaveBeenCalled();
} );

test( 'names that are counted are counted on', () => {
	expect( freeName( 'talk-2', [ 'talk', 'talk-2' ] ) ).toBe( 'talk-3' );
	expect( freeName( 'talk', [ 'walk' ] ) ).toBe( 'talk' );
} );

test( 'overlays are found in what is stored, a search that opens over the window too', () => {
	expect(
		inMarkup(
			'<!-- wp:group --><!-- wp:frontage/overlay {"type":"full","name":"talk"} --><!-- /wp:frontage/overlay --><!-- wp:frontage/search /--><!-- wp:frontage/search {"layout":"inline"} /--><!-- wp:frontage/overlay --><!-- /wp:frontage/overlay -->'
		)
	).toEqual( [ 'talk', 'search' ] );
	expect( inMarkup( '' ) ).toEqual( [] );
} );

test( 'an overlay is listed by what it is called, by its heading, and by its name where it has neither', () => {
	const heading = { name: 'core/heading', attributes: { content: 'Call <em>me</em> back ' } };
	const text = { name: 'core/paragraph', attributes: { content: 'Other' } };
	expect( calledOf( 'overlay-d482', 'Call back', [ heading ] ) ).toBe( 'Call back' );
	expect( calledOf( 'overlay-d482', '', [ text, heading ] ) ).toBe( 'Call me back' );
	expect( calledOf( 'overlay-d482', '', [ text, { ...heading, attributes: { content: ' ' } } ] ) ).toBe(
		'overlay-d482'
	);
} );
