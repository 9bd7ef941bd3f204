import { same } from './read/breakpoint-values';
import { defaultOf, isEmpty, isObject, objectNode } from './schema';
import type { Node, Values } from './schema';
import type { Slider, SliderDocument } from '../../generated/option-types';

/** All defaults of an object, by its name in schema.json. TypeScript port of php/Document/Defaults.php. */
export function defaultsOf( name: string ): Values {
	return defaultOf( objectNode( name ), {} ) as Values;
}

function sparseObject( node: Node, value: Values ): Values {
	const standing = isObject( node.default ) ? node.default : {};
	const short: Values = {};
	for ( const [ key, inner ] of Object.entries( node.properties ?? {} ) ) {
		const given = value[ key ] ?? undefined;
		const fallback = defaultOf( inner, standing[ key ] ?? inner.default );
		if ( given === undefined || same( given, fallback ) ) {
			continue;
		}
		const own = sparseValue( inner, given );
		if ( ! isEmpty( own ) || fallback === undefined ) {
			short[ key ] = isEmpty( own ) ? given : own; // The key itself has a meaning, and an empty object would be stored as a list.
		}
	}
	return short;
}

function sparseValue( node: Node, value: unknown ): unknown {
	if ( node.properties && isObject( value ) ) {
		return sparseObject( node, value );
	}
	const { items } = node;
	return items?.properties && Array.isArray( value )
		? value.map( ( one: unknown ) => ( isObject( one ) ? sparseObject( items, one ) : one ) )
		: value;
}

/** Removes the values that the option rules derived. */
function withoutDerived( { editorheight, carousel, ...rest }: Values ): Values {
	const { spinAngle, ...others } = isObject( carousel ) ? carousel : ( {} as Values );
	const kept = spinAngle === 1 ? others : carousel;
	const derived = same( editorheight, rest.gridheight ?? defaultsOf( 'Options' ).gridheight );
	return {
		...rest,
		...( editorheight === undefined || derived ? {} : { editorheight } ),
		...( isEmpty( kept ) || kept === undefined ? {} : { carousel: kept } ),
	};
}

/** Removes all values that equal the defaults, which gives the stored form. */
export function sparse( model: Slider | SliderDocument ): SliderDocument {
	const short = sparseObject( objectNode( 'Slider' ), model as unknown as Values );
	const options = isObject( short.options ) ? withoutDerived( short.options ) : {};
	const whole = { ...short, options, schema: 1 };
	return Object.fromEntries(
		Object.entries( whole ).filter( ( [ , value ] ) => ! isEmpty( value ) )
	) as SliderDocument;
}
