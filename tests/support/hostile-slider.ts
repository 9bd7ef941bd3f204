/**
 * A slider with the same text in every text property, generated from packages/slider/schema.json; the equivalent of
 * tests/HostileValuesTest.php.
 */
import { objectNode, type Node } from '../../packages/slider/model/document/schema';

const DEPTH = 7;

/** Properties that are separate blocks, or that control visibility. */
const LEFT_OUT = [ 'schema', 'slides', 'static', 'layers', 'blocks', 'extras', 'from', 'until', 'visible', 'source' ];

type Values = Record< string, unknown >;

export interface HostileBlock {
	name: string;
	attributes: Values;
	innerBlocks: HostileBlock[];
}

function filled( node: Node, text: string, depth = 0 ): Values {
	const values = Object.entries( node.properties ?? {} )
		.filter( ( [ key ] ) => ! LEFT_OUT.includes( key ) )
		.map( ( [ key, inner ] ) => [ key, value( inner, text, depth + 1 ) ] as const );
	return Object.fromEntries( values.filter( ( [ , one ] ) => one !== undefined ) );
}

function value( node: Node, text: string, depth: number ): unknown {
	if ( depth > DEPTH ) {
		return undefined;
	}
	if ( node.properties ) {
		return filled( node, text, depth );
	}
	if ( node.items ) {
		return node[ 'x-levels' ] ? [ text, text ] : [ value( node.items, text, depth + 1 ) ];
	}
	if ( node.enum ) {
		return node.enum[ 0 ];
	}
	const primitives: Values = { flag: true, number: 1 };
	return primitives[ node[ 'x-read' ] ?? '' ] ?? text;
}

const TYPES = [ 'text', 'button', 'image', 'video', 'svg', 'shape', 'group' ];

/** A slide with a layer of each type. */
export function hostileSlider( text: string ): HostileBlock {
	const layers = TYPES.map( ( type ) => ( {
		name: 'frontage/layer',
		attributes: { ...filled( objectNode( 'Layer' ), text ), type },
		innerBlocks: [],
	} ) );
	const slides = [ layers, [] ].map( ( innerBlocks ) => ( {
		name: 'frontage/slide',
		attributes: filled( objectNode( 'Slide' ), text ),
		innerBlocks,
	} ) );
	return {
		name: 'frontage/slider',
		attributes: filled( objectNode( 'Slider' ), text ),
		innerBlocks: slides,
	};
}
