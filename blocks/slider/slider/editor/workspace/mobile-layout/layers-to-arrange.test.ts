import type { Options } from '@frontage/slider/model';
import type { Block } from '@wordpress/blocks';
import type { Box } from '../canvas/geometry/box';
import type { Shown } from '../canvas/layers/grouping';
import { changesOf, phoneOf, phoneScale, piecesIn, writtenFor } from './layers-to-arrange';

const at = ( left: number, top: number, width: number, height: number ): Box => ( { left, top, width, height } );
const block = ( clientId: string, attributes: Record< string, unknown >, innerBlocks: Block[] = [] ) =>
	( {
		clientId,
		name: clientId === 'slide' ? 'frontage/slide' : 'frontage/layer',
		attributes,
		innerBlocks,
	} ) as unknown as Block;
const shown = ( unit: number, grid: Box, boxes: Record< string, Box > ): Shown => ( {
	unit,
	grid,
	slide: grid,
	layer: ( id ) => boxes[ id ] && { box: boxes[ id ], ink: boxes[ id ], unit: { size: unit, offset: unit } },
} );
const options = {
	gridwidth: [ 1240, 1024, 778, 480 ],
	navigation: { bullets: { enable: true }, thumbnails: { enable: false }, tabs: { enable: false } },
} as unknown as Options;

const text = block( 'text', { box: { x: [ 'center' ], offsetX: [ -206 ], width: [ 760, null, 685, 422 ] } } );
const inner = block( 'inner', { type: 'button' } );
const group = block( 'group', { type: 'group' }, [ inner ] );
const small = block( 'small', { box: { width: [ 600 ] }, style: { fontSize: [ 14 ] } } );
const row = block( 'row', { type: 'row' }, [ block( 'column', { type: 'column' }, [ small ] ) ] );
const cover = block( 'cover', { type: 'shape', box: { inset: true } } );
const slide = block( 'slide', {}, [ text, group, row, cover ] );
const slider = block( 'slider', { options: { gridheight: [ 600, 540, 480, 420 ] } } );

const wide = shown( 1, at( 100, 0, 1240, 600 ), { text: at( 140, 50, 760, 60 ) } );
const phone = shown( 0.5, at( 0, 0, 240, 210 ), {
	text: at( -89, 20, 211, 40 ),
	group: at( 20, 20, 100, 80 ),
	inner: at( 30, 30, 60, 20 ),
	row: at( 0, 180, 240, 30 ),
	column: at( 0, 180, 240, 30 ),
	small: at( 0, 180, 300, 30 ),
} );
const levels = {
	wide,
	phone,
	outside: new Map( [
		[ 'text', [ 0, 0, 0, 178 ] ],
		[ 'small', [ 0, 0, 0, 60 ] ],
	] ),
};

test( 'layers are read in px of the document, those of a group from its corner; rows and what fills the slide are not', () => {
	const pieces = piecesIn( slide, levels );
	expect( pieces.map( ( { id } ) => id ) ).toEqual( [ 'text', 'group' ] );
	expect( pieces[ 0 ] ).toMatchObject( { kind: 'text', wide: at( 40, 50, 760, 60 ), box: at( -178, 40, 422, 80 ) } );
	expect( pieces[ 0 ]!.isOutside ).toBe( true );
	expect( pieces[ 1 ]!.pieces ).toMatchObject( [ { id: 'inner', kind: 'button', box: at( 20, 20, 120, 40 ) } ] );
} );

test( 'what stands at an angle stays, unless it is cut', () => {
	const side = block( 'side', { html: 'Since 1904' } );
	const box = at( -40, 200, 120, 20 );
	const turned: Shown = {
		...phone,
		layer: () => ( { box, ink: box, unit: { size: 1, offset: 1 }, isTurned: true } ),
	};
	const on = ( outside: ReadonlyMap< string, readonly number[] > ) =>
		piecesIn( block( 'slide', {}, [ side ] ), { wide, phone: turned, outside } );
	expect( on( new Map() ) ).toEqual( [] );
	expect( on( new Map( [ [ 'side', [ 0, 0, 0, 40 ] ] ] ) ) ).toHaveLength( 1 );
} );

test( 'there is room above rows and the navigation; sizes count on a phone of 360 px', () => {
	expect( phoneScale( options ) ).toBe( 0.75 );
	expect( phoneOf( slide, options, phone, false ) ).toMatchObject( {
		width: 480,
		height: 420,
		margin: 24,
		top: 24,
		bottom: 60,
		text: 22,
		target: 59,
	} );
} );

test( 'what is written is for phones alone', () => {
	expect(
		changesOf( text.attributes, { edge: 'left', x: 24, y: 30, width: 432, height: 'auto', wraps: true } )
	).toEqual( {
		'box.x': [ 'center', null, null, 'left' ],
		'box.offsetX': [ -206, null, null, 24 ],
		'box.offsetY': [ 0, null, null, 30 ],
		'box.width': [ 760, null, 685, 432 ],
	} );
	const button = {
		style: { fontSize: [ 15 ], lineHeight: [ 24 ], padding: { top: [ 4 ] }, whiteSpace: [ 'normal' ] },
	};
	expect( changesOf( button, { fontSize: 22, lineHeight: 35, padding: { x: 20, y: 12 }, wraps: true } ) ).toEqual( {
		'style.fontSize': [ 15, null, null, 22 ],
		'style.lineHeight': [ 24, null, null, 35 ],
		'style.padding.top': [ 4, null, null, 12 ],
		'style.padding.right': [ 0, null, null, 20 ],
		'style.padding.bottom': [ 0, null, null, 12 ],
		'style.padding.left': [ 0, null, null, 20 ],
	} );
	expect( changesOf( { style: { whiteSpace: [ 'nowrap' ] } }, { wraps: true } ) ).toEqual( {
		'style.whiteSpace': [ 'nowrap', null, null, 'normal' ],
	} );
	expect( changesOf( { style: { lineHeight: [ '1.5em' ] } }, { fontSize: 22, lineHeight: 35 } ) ).toEqual( {} );
} );

test( 'in rows the order stays: what is too wide gets the room there is; a slide that is too low becomes higher', () => {
	const room = phoneOf( slide, options, phone, false );
	const layers = new Map( [ [ 'text', { edge: 'left' as const, x: 24 } ] ] );
	const changes = writtenFor( slider, slide, { layers, height: 510 }, levels, room );
	expect( Object.keys( changes ).toSorted() ).toEqual( [ 'slider', 'small', 'text' ] );
	expect( changes.small ).toEqual( { 'box.width': [ 600, null, null, '100%' ] } );
	expect( changes.slider ).toEqual( { 'options.gridheight': [ 600, 540, 480, 510 ] } );
} );
