import type { Block } from '@wordpress/blocks';
import type { Box } from '../canvas/geometry/box';
import type { Shown } from '../canvas/layers/grouping';
import { beyond, countOn, outsideOf, worstLevel } from './clipped-layers';

let ids = 0;
const layer = ( attributes: Record< string, unknown >, innerBlocks: Block[] = [] ) =>
	( { clientId: `l${ ids++ }`, name: 'frontage/layer', attributes, innerBlocks } ) as unknown as Block;
const slideOf = ( ...innerBlocks: Block[] ) =>
	( { clientId: 'slide', name: 'frontage/slide', attributes: {}, innerBlocks } ) as unknown as Block;
const at = ( left: number, top: number, width: number, height: number ): Box => ( { left, top, width, height } );

/** A desktop of 1240 px and a phone of 480, on which everything is drawn half as large. */
const levels = ( boxes: Record< string, readonly ( Box | undefined )[] > ): Shown[] =>
	[ 1240, 1024, 778, 240 ].map( ( width, level ) => {
		const unit = level === 3 ? 0.5 : 1;
		const slide = at( 0, 0, width, 400 );
		return {
			grid: slide,
			slide,
			unit,
			layer( id: string ) {
				const box = boxes[ id ]?.[ level ];
				return box && { box, ink: box, unit: { size: unit, offset: unit } };
			},
		};
	} );

test( 'a box stands out on the side where that is most', () => {
	const within = at( 0, 0, 100, 100 );
	expect( beyond( at( 10, 10, 80, 80 ), within ) ).toBe( 0 );
	expect( beyond( at( -30, 10, 80, 120 ), within ) ).toBe( 30 );
	expect( beyond( at( 90, 0, 40, 10 ), within ) ).toBe( 30 );
	expect( beyond( at( 300, 0, 10, 10 ), within ) ).toBe( 210 );
} );

test( 'a headline that a phone cuts is found, with px of the document', () => {
	const headline = layer( { html: 'A table for two' } );
	const inside = at( 100, 100, 400, 60 );
	const found = outsideOf(
		slideOf( headline ),
		levels( { [ headline.clientId ]: [ inside, inside, inside, at( -89, 100, 200, 30 ) ] } )
	);
	expect( [ ...found ] ).toEqual( [ [ headline.clientId, [ 0, 0, 0, 178 ] ] ] );
	expect( worstLevel( found, 0 ) ).toBe( 3 );
	expect( worstLevel( found, 3 ) ).toBe( 3 );
	expect( [ 0, 3 ].map( ( level ) => countOn( found, level ) ) ).toEqual( [ 0, 1 ] );
	expect( worstLevel( new Map(), 0 ) ).toBeUndefined();
} );

test( 'what is in groups, rows and columns is looked at, and they themselves are not', () => {
	const inner = layer( { type: 'button' } );
	const group = layer( { type: 'group' }, [ inner ] );
	const out = at( 1200, 0, 100, 40 );
	const found = outsideOf( slideOf( group ), levels( { [ group.clientId ]: [ out ], [ inner.clientId ]: [ out ] } ) );
	expect( [ ...found.keys() ] ).toEqual( [ inner.clientId ] );
} );

test( 'what stands out on purpose is left alone: shapes that do so on the desktop, what fills the slide or moves for ever', () => {
	const [ round, fill, band, lost ] = [
		layer( { type: 'shape' } ),
		layer( { type: 'image', box: { inset: true } } ),
		layer( { html: 'News', loop: {} } ),
		layer( { type: 'image' } ),
	] as const;
	const out = at( -50, 0, 100, 40 );
	const found = outsideOf(
		slideOf( round, fill, band, lost ),
		levels( {
			[ round.clientId ]: [ out, out, out, out ],
			[ fill.clientId ]: [ out, out, out, out ],
			[ band.clientId ]: [ out, out, out, out ],
			[ lost.clientId ]: [ at( 0, 0, 10, 10 ), undefined, undefined, out ],
		} )
	);
	expect( [ ...found.keys() ] ).toEqual( [ lost.clientId ] );
} );
