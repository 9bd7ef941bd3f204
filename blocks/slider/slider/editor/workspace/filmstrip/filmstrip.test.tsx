import type { Block } from '@wordpress/blocks';
import { render } from '@testing-library/react';
import { Filmstrip } from './filmstrip';
import { sketch } from './thumbnail-model';

const mockSlide = ( clientId: string, html: string ) =>
	( {
		clientId,
		name: 'frontage/slide',
		attributes: {},
		innerBlocks: [ { clientId: html, name: 'frontage/layer', attributes: { html }, innerBlocks: [] } ],
	} ) as unknown as Block;
let mockSlides: Block[] = [];
jest.mock( './thumbnail-model', () => ( { sketch: jest.fn( jest.requireActual( './thumbnail-model' ).sketch ) } ) );
jest.mock( './add-slide', () => ( { AddSlide: () => null } ) );
jest.mock( './use-slide-commands', () => ( { useSlides: () => ( { slides: mockSlides, name: () => 'Slide' } ) } ) );
jest.mock( '../state', () => ( {
	...jest.requireActual( '../state/attribute-paths' ),
	useSlider: () => ( { slider: { attributes: { options: { gridwidth: [ 1200 ] } } } } ),
} ) );

test( 'only the slide that changed is drawn again', () => {
	const [ first, second ] = [ mockSlide( 'a', 'One' ), mockSlide( 'b', 'Two' ) ];
	mockSlides = [ first, second ];
	const { rerender } = render( <Filmstrip /> );
	jest.mocked( sketch ).mockClear();
	const written = mockSlide( 'b', 'Two more' );
	mockSlides = [ first, written ];
	rerender( <Filmstrip /> );
	expect( jest.mocked( sketch ).mock.calls ).toEqual( [ [ written, 1200 ] ] );
} );
