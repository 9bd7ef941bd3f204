import limits from '../../../tables/limits.json';
import { readEase } from './easing-names';
import type { Node } from '../schema';

/**
 * Parses one value of a document in any accepted format: `"3800ms"` is 3800, `"on"` is true, `"70px"` is 70.
 * TypeScript port of php/Document/Read/ValueReader.php; undefined = cannot be read.
 */

const { text: LONGEST, depth: DEEPEST, units: UNITS } = limits;
const NUMBER = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)';
const PX = new RegExp( `^(${ NUMBER })(?:px)?$` );
const WITH_UNIT = new RegExp( `^${ NUMBER }(?:${ UNITS })$` );
const PERCENT = new RegExp( `^(${ NUMBER })%$` );
const SPACE = ' \\t\\n\\r\\f\\v';
const TRIMMED = new RegExp( `^[${ SPACE }]+|[${ SPACE }]+$`, 'g' );
const COLOR = new RegExp(
	`^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]{3,30}|(?:rgb|hsl)a?\\([\\d.%${ SPACE },/deg-]+\\)|var\\(--[\\w-]+\\))$`,
	'i'
);
const GRADIENT = new RegExp( `^(?:repeating-)?(?:linear|radial|conic)-gradient\\([\\w${ SPACE }%.,#()/+-]*\\)$`, 'i' );
const CSS = new RegExp( `^[\\w${ SPACE }%.,-]*$` );
const FONT = new RegExp( `^[\\w${ SPACE },'".\\u0080-\\uffff-]*$` );

const trimmed = ( value: unknown ) =>
	typeof value === 'string' && value.length <= LONGEST ? value.replace( TRIMMED, '' ) : undefined;

const count = ( text: string, sign: string ) => text.split( sign ).length - 1;

/** Parses a number; undefined if it cannot be a value of a slider. */
function toNumber( value: number | string ) {
	const number = Number( value );
	return Math.abs( number ) <= 1e9 ? number || 0 : undefined;
}

const wordOf = ( node: Node, text: string ) => node[ 'x-words' ]?.find( ( word ) => word.toLowerCase() === text );

const asText = ( value: unknown ) => ( Number.isInteger( value ) ? String( value ) : trimmed( value ) );

function readChoice( node: Node, choices: readonly ( string | boolean )[], value: unknown ) {
	const text = ( typeof value === 'boolean' ? String( value ) : asText( value ) )?.toLowerCase();
	if ( text === undefined ) {
		return undefined;
	}
	const aliases = node[ 'x-aliases' ] ?? {};
	const named = Object.hasOwn( aliases, text ) ? aliases[ text ] : text;
	return choices.find( ( choice ) => String( choice ).toLowerCase() === named?.toLowerCase() );
}

function readFlag( value: unknown ) {
	const text = typeof value === 'boolean' ? String( value ) : asText( value )?.toLowerCase();
	if ( [ 'true', 'on', 't', '1' ].includes( text ?? '' ) ) {
		return true;
	}
	return [ 'false', 'off', 'f', '0' ].includes( text ?? '' ) ? false : undefined;
}

function readNumber( node: Node, value: unknown ): number | string | undefined {
	let number: number | undefined;
	if ( typeof value === 'number' ) {
		number = toNumber( value );
	} else {
		const text = ( trimmed( value ) ?? '' ).toLowerCase();
		const word = wordOf( node, text );
		if ( word !== undefined ) {
			return word;
		}
		const found = new RegExp( `^(${ NUMBER })(?:${ node[ 'x-unit' ] ?? '' })?$` ).exec( text );
		number = found ? toNumber( found[ 1 ]! ) : undefined;
	}
	return number !== undefined && node.type === 'integer' ? Math.trunc( number ) || 0 : number;
}

function readPart( value: unknown ) {
	const percent = PERCENT.exec( trimmed( value ) ?? '' );
	if ( percent ) {
		const number = toNumber( percent[ 1 ]! );
		return number === undefined ? undefined : number / 100;
	}
	return readNumber( {}, value );
}

/** A length in the model's format: design px as a number, anything else as text with its unit. */
function readLength( node: Node, value: unknown ): number | string | undefined {
	if ( typeof value === 'number' ) {
		return toNumber( value );
	}
	const text = ( trimmed( value ) ?? '' ).toLowerCase();
	const px = PX.exec( text );
	if ( px ) {
		return toNumber( px[ 1 ]! );
	}
	const part = /^#(\d{1,4})\/(\d{1,4})#$/.exec( text );
	if ( part && Number( part[ 2 ] ) > 0 ) {
		return `${ Number( ( ( 100 * Number( part[ 1 ] ) ) / Number( part[ 2 ] ) ).toFixed( 4 ) ) }%`;
	}
	return wordOf( node, text ) ?? ( WITH_UNIT.test( text ) ? text : undefined );
}

function readVaried( value: Record< string, unknown > ) {
	const [ [ key = '', inner ] = [], ...others ] = Object.entries( value );
	const inners = ( Array.isArray( inner ) ? inner : [ inner ] ).map( ( one ) => readLength( {}, one ) );
	const fits =
		( key === 'mirrored' && ! Array.isArray( inner ) ) ||
		( Array.isArray( inner ) &&
			( key === 'random' ? inner.length === 2 : key === 'cycle' && inner.length > 0 && inner.length <= 16 ) );
	if ( ! fits || others.length || inners.includes( undefined ) ) {
		return undefined;
	}
	return { [ key ]: key === 'mirrored' ? inners[ 0 ] : inners };
}

function readMotion( node: Node, value: unknown ) {
	if ( typeof value === 'object' && value ) {
		return readVaried( value as Record< string, unknown > );
	}
	const text = ( trimmed( value ) ?? '' ).toLowerCase();
	const drawn = /^\{?(ran|cyc)\(([^()]*)\)\}?$/.exec( text );
	if ( drawn ) {
		return readVaried( { [ drawn[ 1 ] === 'ran' ? 'random' : 'cycle' ]: drawn[ 2 ]!.split( '|' ) } );
	}
	const mirrored = /^\(([^()]*)\)$/.exec( text );
	return mirrored ? readVaried( { mirrored: mirrored[ 1 ] } ) : readLength( node, value );
}

function readColor( value: unknown ) {
	const text = trimmed( value ) ?? '';
	if ( COLOR.test( text ) ) {
		return text;
	}
	// A gradient may only contain numbers, words and color functions.
	if ( ! GRADIENT.test( text ) || count( text, '(' ) !== count( text, ')' ) ) {
		return undefined;
	}
	const functions = [ ...text.toLowerCase().matchAll( /([\w-]*)\(/g ) ].slice( 1 ).map( ( found ) => found[ 1 ]! );
	return functions.every( ( name ) => [ 'rgb', 'rgba', 'hsl', 'hsla', 'var' ].includes( name ) ) ? text : undefined;
}

function readUrl( value: unknown ) {
	// Browsers ignore these characters, so they could hide a scheme.
	const text = trimmed( value )?.replace( /[\x00-\x1f\x7f]+/g, '' );
	const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec( text ?? '' )?.[ 1 ]?.toLowerCase();
	return scheme === undefined || [ 'http', 'https', 'mailto', 'tel' ].includes( scheme ) ? text : undefined;
}

function readWord( value: unknown, not: RegExp ) {
	const text = asText( value );
	const word = text?.replace( not, '-' );
	return word !== text && ! word?.replace( /[- ]/g, '' ) ? undefined : word;
}

function readMatching( value: unknown, pattern: RegExp ) {
	const text = asText( value );
	return text !== undefined && pattern.test( text ) ? text : undefined;
}

/** Font names; quotes must be closed, because the list is printed in a style. */
function readFont( value: unknown ) {
	const text = readMatching( value, FONT );
	return text !== undefined && ! ( count( text, '"' ) % 2 ) && ! ( count( text, "'" ) % 2 ) ? text : undefined;
}

function readText( value: unknown ) {
	return typeof value === 'object' ? undefined : String( value );
}

/** A block in the format of parse_blocks(), including all inner blocks: rendering relies on all of its keys. */
function isBlock( value: unknown, depth = 0 ): boolean {
	if ( typeof value !== 'object' || value === null || Array.isArray( value ) || depth > DEEPEST ) {
		return false;
	}
	const { blockName, attrs, innerBlocks, innerHTML, innerContent } = value as Record< string, unknown >;
	if ( blockName === undefined || typeof ( blockName ?? '' ) !== 'string' ) {
		return false;
	}
	if ( typeof ( attrs ?? {} ) !== 'object' || typeof innerHTML !== 'string' ) {
		return false;
	}
	if ( ! Array.isArray( innerContent ) || ! Array.isArray( innerBlocks ) ) {
		return false;
	}
	const holes = innerContent.filter( ( part ) => typeof part !== 'string' );
	return (
		holes.length === innerBlocks.length &&
		holes.every( ( hole ) => hole === null ) &&
		innerBlocks.every( ( one ) => isBlock( one, depth + 1 ) )
	);
}

export function readValue( node: Node, value: unknown ): unknown {
	if ( node.enum ) {
		return readChoice( node, node.enum, value );
	}
	if ( node.const !== undefined ) {
		return node.const;
	}
	switch ( node[ 'x-read' ] ) {
		case 'flag':
			return readFlag( value );
		case 'number':
			return readNumber( node, value );
		case 'part':
			return readPart( value );
		case 'length':
			return readLength( node, value );
		case 'motion':
			return readMotion( node, value );
		case 'color':
			return readColor( value );
		case 'ease':
			return readEase( value );
		case 'url':
			return readUrl( value );
		case 'word':
			return readWord( value, /[^\w-]+/g );
		case 'classes':
			return readWord( value, /[^\w -]+/g );
		case 'css':
			return readMatching( value, CSS );
		case 'font':
			return readFont( value );
		case 'text':
			return readText( value );
		case 'block':
			return isBlock( value ) ? value : undefined;
		default:
			return value;
	}
}
