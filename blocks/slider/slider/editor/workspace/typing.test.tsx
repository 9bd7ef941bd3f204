import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, registerBlockType } from '@wordpress/blocks';
import { dispatch, useRegistry } from '@wordpress/data';
import { act, render, screen } from '@testing-library/react';
import { Layers } from './layers';
import { iconOf } from './layers/layer-icons';
import { editsOf, store } from './state';
import { Timeline } from './timeline';
import { Bar } from './timeline/bar';

jest.mock( '@wordpress/core-data', () => ( { store: { name: 'core' } } ) );
jest.mock( './layers/layer-icons', () => ( { iconOf: jest.fn( () => null ) } ) );
jest.mock( './timeline/bar', () => ( { Bar: jest.fn( () => null ) } ) );

const any = {};
const attributes = Object.fromEntries(
	'type html alias frames key title'.split( ' ' ).map( ( name ) => [ name, any ] )
);
for ( const name of [ 'slider', 'slide', 'layer' ] ) {
	registerBlockType( `frontage/${ name }`, { apiVersion: 3, title: name, category: 'design', attributes } as never );
}

/** A slider of twenty slides with ten layers each, open in the workspace; gives the first slide's layers. */
function open() {
	const slides = Array.from( { length: 20 }, ( _, slide ) =>
		createBlock(
			'frontage/slide',
			{ key: `slide-${ slide }` },
			Array.from( { length: 10 }, ( __, layer ) =>
				createBlock( 'frontage/layer', {
					html: `Words ${ layer }`,
					frames: [ { id: 'frame_1', duration: 300 } ],
				} )
			)
		)
	);
	const slider = createBlock( 'frontage/slider', {}, slides );
	const editor = dispatch( blockEditorStore ) as unknown as { resetBlocks: ( blocks: unknown ) => void };
	editor.resetBlocks( [ slider ] );
	void dispatch( store ).open( slider.clientId, slides[ 0 ]!.clientId );
	return slides[ 0 ]!.innerBlocks.map( ( { clientId } ) => clientId );
}

test.each( [
	[ 'list of layers', Layers, iconOf, 1 ],
	[ 'timeline', Timeline, Bar, 2 ],
] )( 'typing in one layer draws its row of the %s anew, and no other', ( _, Shown, drawn, times ) => {
	const [ first ] = open() as [ string ];
	let edits: ReturnType< typeof editsOf > | undefined;
	function Reach() {
		edits = editsOf( useRegistry() );
		return <Shown />;
	}
	render( <Reach /> );
	const once = ( drawn as jest.Mock ).mock.calls.length;
	expect( once ).toBeGreaterThanOrEqual( 10 );
	( drawn as jest.Mock ).mockClear();
	act( () => edits!.change( first, 'html', 'Other words' ) );
	expect( screen.getByText( 'Other words' ) ).toBeTruthy();
	expect( drawn ).toHaveBeenCalledTimes( times ); // The slide has a bar of its own.
} );

test( 'selecting another layer draws two rows of the list of layers anew', () => {
	const [ first, second ] = open() as [ string, string ];
	render( <Layers /> );
	act( () => void dispatch( store ).selectLayers( [ first ] ) );
	( iconOf as jest.Mock ).mockClear();
	act( () => void dispatch( store ).selectLayers( [ second ] ) );
	expect( iconOf ).toHaveBeenCalledTimes( 2 );
} );
