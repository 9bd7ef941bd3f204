import { execFileSync } from 'node:child_process';
import cases from '../../cases.json';
import { documentFromBlocks, normalise, sparse } from '..';
import type { Block, SliderDocument } from '..';
import type { Node } from './schema';
import { readValue } from './read/value-reader';

type Json = Record< string, unknown >;

const documents = cases.normalise as unknown as { name: string; document: Json; expect: Json; fired: string[][] }[];
const stored = cases.sparse as unknown as { name: string; document: Json; stored: Json }[];
const blocks = cases.blocks as unknown as { name: string; model: SliderDocument; block: Block }[];

/** What stands at a path such as slides.0.key; null if nothing does. */
const at = ( value: unknown, path: string ) =>
	path.split( '.' ).reduce< unknown >( ( inner, key ) => ( inner as Json | null )?.[ key ] ?? null, value );

describe( 'a value is read as its row says', () => {
	const rows = cases.values.map( ( row ) => [ JSON.stringify( row ).slice( 0, 160 ), row ] as const );
	test.each( rows )( '%s', ( title, { node, value, becomes } ) => {
		expect( readValue( node as Node, value ) ?? null ).toEqual( becomes );
	} );
} );

describe.each( documents )( '$name', ( { document, expect: expected, fired } ) => {
	const normal = normalise( document );

	test( 'is what its row says', () => {
		for ( const [ path, value ] of Object.entries( expected ) ) {
			expect( [ path, at( normal.model, path ) ] ).toEqual( [ path, value ] );
		}
		expect( normal.fired.map( ( { rule, path } ) => [ rule, path ] ) ).toEqual( fired );
	} );

	test( 'stays so in a second run', () => {
		const again = normalise( normal.model as unknown as Json );
		expect( again.model ).toEqual( normal.model );
		expect( again.fired.filter( ( { rule } ) => rule !== 'target' ) ).toEqual( [] );
	} );

	test( 'means the same as it is stored', () => {
		expect( normalise( sparse( normal.model ) as Json ).model ).toEqual( normal.model );
	} );
} );

test.each( stored )( '$name', ( { document, stored: expected } ) => {
	expect( sparse( normalise( document ).model ) ).toEqual( expected );
} );

describe.each( blocks )( '$name', ( { model, block } ) => {
	test( 'is the model of its block', () => {
		expect( documentFromBlocks( block ) ).toEqual( model );
	} );
} );

test( 'what PHP stored for an object that holds nothing is one', () => {
	const { model, fired } = normalise( { schema: 1, options: [], slides: [ { key: 'a', loop: [] } ] } );
	expect( model.slides[ 0 ]!.loop ).toEqual( { start: 2500, end: 4500, repeats: -1 } );
	expect( fired ).toEqual( [] );
} );

test( 'no two models share a default', () => {
	const [ one, other ] = [ normalise( { schema: 1 } ).model, normalise( { schema: 1 } ).model ];
	one.options.carousel.speed = 1;
	one.options.gridwidth[ 0 ] = 1;
	one.options.parallax.levels[ 0 ] = 1;
	expect( other.options.carousel.speed ).toBe( 800 );
	expect( other.options.gridwidth[ 0 ] ).toBe( 960 );
	expect( other.options.parallax.levels[ 0 ] ).toBe( 10 );
} );

test( 'types and the PHP table are as the schema says', () => {
	expect( () => execFileSync( 'node', [ 'bin/lib/slider-types.mjs', '--check' ], { stdio: 'pipe' } ) ).not.toThrow();
} );
