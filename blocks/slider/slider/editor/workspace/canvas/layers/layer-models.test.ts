import type { Block } from '@wordpress/blocks';
import { layerModels, offsetsAt } from './layer-models';

let ids = 0;
const block = ( name: string, attributes: Record< string, unknown >, innerBlocks: Block[] = [] ) =>
	( {
		clientId: `c${ ids++ }`,
		name: `frontage/${ name }`,
		attributes,
		innerBlocks,
		isValid: true,
	} ) as unknown as Block;

const inner = block( 'layer', { box: { offsetX: [ 100 ] } } );
const layer = block( 'layer', { box: { x: [ 'center' ], offsetX: [ -206 ], offsetY: [ -80, null, -10 ] } } );
const group = block( 'layer', { type: 'group', box: { width: [ 400, null, null, 200 ], height: [ 200 ] } }, [ inner ] );
const slide = block( 'slide', {}, [ layer, group ] );
const options = { gridwidth: [ 1240, 1024, 778, 480 ], gridheight: [ 600, 540, 480, 420 ] };
const sliderWith = ( attributes: Record< string, unknown > ) =>
	block( 'slider', { options, ...attributes }, [ slide ] );

test( 'a layer that was dragged on the desktop is found on the mobile slide', () => {
	const slider = sliderWith( { inherit: 'scale' } );
	expect( offsetsAt( slider, slide, layer.clientId, 3 ) ).toEqual( { x: -80, y: -9 } );
	expect( offsetsAt( slider, slide, layer.clientId, 1 ) ).toEqual( { x: -170, y: -72 } );
	expect( offsetsAt( slider, slide, inner.clientId, 3 ) ).toEqual( { x: 50, y: 0 } );
	expect( layerModels( slider, slide ) ).toBe( layerModels( slider, slide ) );
} );

test( 'a slider that keeps its pixels is not asked', () => {
	expect( offsetsAt( sliderWith( {} ), slide, layer.clientId, 3 ) ).toBeUndefined();
	expect( offsetsAt( undefined, slide, layer.clientId, 3 ) ).toBeUndefined();
} );
