import { createBlock, registerBlockType, type Block as BlockInstance } from '@wordpress/blocks';
import type { Box } from '../geometry/box';
import { groupOf, ungrouped, type ShownLevels } from './grouping';

jest.mock( '@wordpress/core-data', () => ( { store: { name: 'core' } } ) );

const any = {};
registerBlockType( 'frontage/layer', {
	apiVersion: 3,
	title: 'Layer',
	category: 'design',
	attributes: { id: any, type: any, box: any, visible: any },
} as never );

const layer = ( box: object, more: object = {}, inner: BlockInstance[] = [] ) =>
	createBlock( 'frontage/layer', { box, ...more }, inner );
const at = ( left: number, top: number, width: number, height: number ): Box => ( { left, top, width, height } );

/** Four levels with these boxes by block; the grid begins at 100, 50, and one px of the document has half a px on the narrowest. */
const levels = ( boxes: [ BlockInstance, ( Box | undefined )[] ][], inside: number = 0.5 ): ShownLevels =>
	[ 0, 1, 2, 3 ].map( ( level ) => {
		const unit = level === 3 ? inside : 1;
		return {
			grid: at( 100, 50, 1240, 500 ),
			slide: at( 0, 0, 1440, 600 ),
			unit,
			layer( id: string ) {
				const box = boxes.find( ( [ { clientId } ] ) => clientId === id )?.[ 1 ][ level ];
				return box && { box, unit: { size: unit, offset: unit } };
			},
		};
	} );
const same = ( box: Box, narrow: Box | undefined = box ) => [ box, box, box, narrow ];

describe( 'a group', () => {
	const one = layer( { x: [ 'center' ], offsetX: [ 10 ], width: [ 200 ] } );
	const two = layer( { offsetX: [ 400 ], width: [ '25%' ] } );
	const shown = levels( [
		[ one, same( at( 150, 80, 200, 40 ), at( 110, 60, 100, 20 ) ) ],
		[ two, same( at( 500, 200, 310, 100 ), at( 110, 90, 155, 50 ) ) ],
	] );
	const made = groupOf( shown, [ one, two ], 'slide' )!;

	test( 'is as large as its layers are on each level', () => {
		expect( made.attributes.box ).toEqual( {
			offsetX: [ 50, null, null, 20 ],
			offsetY: [ 30, null, null, 20 ],
			width: [ 660, null, null, 310 ],
			height: [ 220, null, null, 160 ],
		} );
	} );

	test( 'has them where they were seen, and parts of the slide as px', () => {
		const [ first, second ] = made.innerBlocks.map( ( { attributes } ) => attributes.box as unknown );
		expect( first ).toEqual( { offsetX: [ 0 ], offsetY: [ 0 ], width: [ 200 ] } );
		expect( second ).toEqual( {
			offsetX: [ 350, null, null, 0 ],
			offsetY: [ 120, null, null, 60 ],
			width: [ 310 ],
		} );
	} );

	test( 'is left with each layer where it was seen on each level', () => {
		const free = ungrouped( shown, made, 'slide' ).map( ( { attributes } ) => attributes.box as unknown );
		expect( free ).toEqual( [
			{ offsetX: [ 50, null, null, 20 ], offsetY: [ 30, null, null, 20 ], width: [ 200 ] },
			{ offsetX: [ 400, null, null, 20 ], offsetY: [ 150, null, null, 80 ], width: [ 310 ] },
		] );
	} );
} );

test( 'where what nobody set follows the grid, every level says where it was seen', () => {
	const one = layer( { offsetX: [ 50 ] } );
	const shown = levels( [ [ one, same( at( 150, 80, 200, 40 ), at( 110, 60, 100, 20 ) ) ] ] );
	const made = groupOf( shown, [ one ], 'slide', true )!;
	expect( made.attributes.box ).toMatchObject( { offsetX: [ 50, 50, 50, 20 ], width: [ 200, 200, 200, 200 ] } );
	expect( made.innerBlocks[ 0 ]!.attributes.box ).toEqual( { offsetX: [ 0, 0, 0, 0 ], offsetY: [ 0, 0, 0, 0 ] } );
	const [ free ] = ungrouped( shown, made, 'slide', true );
	expect( free!.attributes.box ).toEqual( { offsetX: [ 50, 50, 50, 20 ], offsetY: [ 30, 30, 30, 20 ] } );
} );

test( 'inside another group it counts from there', () => {
	const outer = layer( {}, { type: 'group' } );
	const one = layer( { offsetX: [ 10 ] } );
	const shown = levels(
		[
			[ outer, same( at( 300, 100, 400, 200 ) ) ],
			[ one, same( at( 310, 120, 80, 40 ) ) ],
		],
		1
	);
	expect( groupOf( shown, [ one ], outer.clientId )!.attributes.box ).toMatchObject( {
		offsetX: [ 10 ],
		offsetY: [ 20 ],
	} );
} );

test( 'a layer that a level does not show says nothing of that level', () => {
	const one = layer( {} );
	const two = layer( {} );
	const shown = levels(
		[
			[ one, same( at( 100, 50, 80, 40 ) ) ],
			[ two, [ undefined, at( 200, 50, 80, 40 ), at( 200, 50, 80, 40 ), undefined ] ],
		],
		1
	);
	const made = groupOf( shown, [ one, two ], 'slide' )!;
	expect( made.attributes.box ).toMatchObject( { width: [ 80, 180, null, 80 ] } );
	expect( made.innerBlocks[ 1 ]!.attributes.box ).toEqual( { offsetX: [ 100 ], offsetY: [ 0 ] } );
} );

test( 'layers of a group that a level does not show stay away there', () => {
	const inner = layer( {}, { visible: [ true, false ] } );
	const group = layer( {}, { type: 'group', visible: [ true, null, null, false ] }, [ inner ] );
	const [ free ] = ungrouped( levels( [ [ inner, same( at( 0, 0, 10, 10 ) ) ] ] ), group, 'slide' );
	expect( free!.attributes.visible ).toEqual( [ true, false, false, false ] );
} );
