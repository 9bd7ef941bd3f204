import type { Block } from '@wordpress/blocks';
import { usualBindings } from './suggested-bindings';

jest.mock( '../../state', () => ( {
	...jest.requireActual( '../../state/attribute-paths' ),
	layersBelow: ( { innerBlocks }: Block ) => innerBlocks,
} ) );

const block = ( clientId: string, attributes: Record< string, unknown >, innerBlocks: Block[] = [] ) =>
	( { clientId, name: 'frontage/layer', attributes, innerBlocks, isValid: true } ) as unknown as Block;
const field = ( name: string ) => ( { source: 'frontage/post', args: { field: name } } );

test( 'the largest text is the title, a button leads to the post', () => {
	const slide = block( 'slide', {}, [
		block( 'small', { html: 'Words', style: { fontSize: [ 18 ] } } ),
		block( 'large', { html: 'Headline', style: { fontSize: [ 56 ] } } ),
		block( 'button', { type: 'button', html: 'Read' } ),
	] );
	expect( usualBindings( slide ) ).toEqual( {
		slide: {
			'metadata.bindings.title': field( 'title' ),
			'metadata.bindings.thumb': field( 'image' ),
			'metadata.bindings.background': field( 'image' ),
		},
		large: { 'metadata.bindings.html': field( 'title' ) },
		small: { 'metadata.bindings.html': field( 'excerpt' ) },
		button: { 'metadata.bindings.link': field( 'link' ) },
	} );
} );

test( 'what somebody has bound stays as it is', () => {
	const bound = block( 'text', { html: 'x', metadata: { bindings: { html: field( 'date' ) } } } );
	expect( usualBindings( block( 'slide', {}, [ bound ] ) ) ).toEqual( {} );
} );
