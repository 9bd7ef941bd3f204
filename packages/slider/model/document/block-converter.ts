import names from '../../tables/legacy-names.json';
import { scalesInherited } from './offset-inheritance';
import { expandLevels } from './read/breakpoint-values';
import { isEmpty, isObject, objectNode } from './schema';
import type { Node, Values } from './schema';
import type { SliderDocument } from '../../generated/option-types';

/** A block in the format of the WordPress block parser. */
export interface Block {
	blockName: string | null;
	attrs: Values | null;
	innerBlocks: Block[];
	innerHTML: string;
	innerContent: ( string | null )[];
}

export const SLIDE = 'frontage/slide';
export const LAYER = 'frontage/layer';

const objects = ( value: unknown ): Values[] => ( Array.isArray( value ) ? value.filter( isObject ) : [] );

/** Applies a function to every value per breakpoint. */
function eachLevel( node: Node, value: unknown, change: ( values: unknown[], node: Node ) => unknown[] ): unknown {
	const { properties, items } = node;
	if ( Array.isArray( value ) && items ) {
		return node[ 'x-levels' ]
			? change( value.slice( 0, 4 ), node )
			: value.map( ( one: unknown ) => eachLevel( items, one, change ) );
	}
	if ( ! properties || ! isObject( value ) || Array.isArray( value ) ) {
		return value;
	}
	return Object.fromEntries(
		Object.entries( value ).map( ( [ key, inner ] ) => {
			const innerNode = Object.hasOwn( properties, key ) ? properties[ key ] : undefined;
			return [ key, innerNode ? eachLevel( innerNode, inner, change ) : inner ];
		} )
	);
}

function model( name: string, attrs: Values | null, isScaled: boolean ): Values {
	const known = Object.keys( objectNode( name ).properties ?? {} ).filter( ( key ) => ! names.parts.includes( key ) );
	const own = known.flatMap( ( key ) =>
		( attrs?.[ key ] ?? undefined ) === undefined ? [] : [ [ key, attrs![ key ] ] ]
	);
	const whole = eachLevel( objectNode( name ), Object.fromEntries( own ), ( values, node ) =>
		// Values that follow the grid stay sparse: a missing breakpoint can only be resolved together with the grid.
		isScaled && node[ 'x-grid' ] ? values : ( expandLevels( values ) ?? values )
	) as Values;
	const bindings = name !== 'Slider' && isObject( attrs?.metadata ) ? attrs.metadata.bindings : undefined;
	return isObject( bindings ) && ! isEmpty( bindings ) ? { ...whole, bindings } : whole;
}

const inside = ( { innerBlocks }: Block, name: string ) =>
	innerBlocks.filter( ( { blockName } ) => blockName === name );

function layerOf( from: Block, isScaled: boolean ): Values {
	const layer = model( 'Layer', from.attrs, isScaled );
	if ( layer.type === 'blocks' ) {
		return { ...layer, blocks: objects( from.innerBlocks ) };
	}
	const layers = inside( from, LAYER ).map( ( inner ) => layerOf( inner, isScaled ) );
	return layers.length ? { ...layer, layers } : layer;
}

/**
 * Converts the slider's block to a sparse model. Each value per breakpoint is expanded to four, except values that
 * follow the grid. TypeScript port of php/Document/BlockConverter.php.
 */
export function documentFromBlocks( slider: Block ): SliderDocument {
	const slides: Values[] = [];
	const statics: Values[] = [];
	const isScaled = scalesInherited( slider.attrs );
	for ( const slide of inside( slider, SLIDE ) ) {
		const layers = inside( slide, LAYER ).map( ( inner ) => layerOf( inner, isScaled ) );
		if ( slide.attrs?.static === true ) {
			statics.push( ...layers );
		} else {
			slides.push( { ...model( 'Slide', slide.attrs, isScaled ), ...( layers.length ? { layers } : {} ) } );
		}
	}
	return {
		schema: 1,
		...model( 'Slider', slider.attrs, isScaled ),
		...( slides.length ? { slides } : {} ),
		...( statics.length ? { static: statics } : {} ),
	} as SliderDocument;
}
