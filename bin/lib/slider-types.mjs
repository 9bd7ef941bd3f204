// Generates what packages/slider/schema.json and packages/slider/tables say for PHP and TypeScript: node
// bin/lib/slider-types.mjs; with --check it only reports whether the files (named at the end) are stale.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';

const root = path.resolve( path.dirname( fileURLToPath( import.meta.url ) ), '../../packages/slider' );
const schema = JSON.parse( readFileSync( path.join( root, 'schema.json' ), 'utf8' ) );
const isObject = ( node ) => Boolean( node.properties );

/** Resolves a node's reference; objects of $defs stay references, since they may be recursive. */
function resolved( node ) {
	if ( ! node.$ref ) {
		return node;
	}
	const name = node.$ref.slice( '#/$defs/'.length );
	const { $ref, ...own } = node;
	const target = schema.$defs[ name ];
	return isObject( target ) ? { ...own, ref: name } : resolved( { ...target, ...own } );
}

const properties = ( node ) => ( node.ref ? schema.$defs[ node.ref ] : node ).properties;

/** A default value as normalise() returns it: four breakpoints, objects with the defaults of their properties. */
function full( node, value ) {
	if ( node[ 'x-levels' ] ) {
		return [ 0, 1, 2, 3 ].map( ( level ) => value[ Math.min( level, value.length - 1 ) ] );
	}
	if ( ! properties( node ) ) {
		return value;
	}
	const filled = {};
	for ( const [ key, raw ] of Object.entries( properties( node ) ) ) {
		const inner = resolved( raw );
		const given = value[ key ] ?? inner.default;
		if ( given !== undefined && given !== null ) {
			filled[ key ] = full( inner, given );
		}
	}
	return filled;
}

const USED = [
	'ref',
	'enum',
	'const',
	'minimum',
	'maximum',
	'maxLength',
	'maxItems',
	'required',
	'default',
	'properties',
	'items',
];

/** Where a plain option goes: into the playback config, or into custom properties. */
const PLAIN = [ 'x-config', 'x-css' ];

/** A node for PHP: only keywords that Reader and Validator use, references to objects only, complete defaults. */
function compact( raw ) {
	const used = ( [ key, value ] ) =>
		USED.includes( key ) || ( key.startsWith( 'x-' ) && ! PLAIN.includes( key ) ) || value === 'integer';
	const node = Object.fromEntries( Object.entries( resolved( raw ) ).filter( used ) );
	if ( node.default !== undefined ) {
		node.default = full( node, node.default );
	}
	if ( node.properties ) {
		node.defaults = full( node, {} );
		node.properties = Object.fromEntries(
			Object.entries( node.properties ).map( ( [ key, inner ] ) => [ key, compact( inner ) ] )
		);
	}
	if ( node.items ) {
		node.items = compact( node.items );
	}
	return node;
}

function php( value, depth ) {
	if ( value === null || typeof value !== 'object' ) {
		return typeof value === 'string' ? `'${ value.replace( /[\\']/g, '\\$&' ) }'` : String( value );
	}
	const list = Array.isArray( value );
	const items = Object.entries( value ).map(
		( [ key, inner ] ) => ( list ? '' : `'${ key }' => ` ) + php( inner, depth + 1 )
	);
	if ( ! items.length ) {
		return '[]';
	}
	const line = `[ ${ items.join( ', ' ) } ]`;
	const isFlat = Object.values( value ).every( ( inner ) => inner === null || typeof inner !== 'object' );
	// One line per property, as in the schema; short lists are on one line.
	return depth < 3 && ! list && ! ( isFlat && line.length <= 160 )
		? `[\n${ items.map( ( item ) => '\t'.repeat( depth + 1 ) + item ).join( ',\n' ) },\n${ '\t'.repeat( depth ) }]`
		: line;
}

function phpTable() {
	const objects = { Slider: compact( schema ) };
	for ( const [ name, node ] of Object.entries( schema.$defs ) ) {
		if ( isObject( node ) ) {
			objects[ name ] = compact( node );
		}
	}
	return `<?php
/**
 * Made from ../../schema.json by bin/lib/slider-types.mjs; change that file.
 *
 * @return array<string, array<string, mixed>>
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

return ${ php( objects, 0 ) };
`;
}

/** Objects whose options the compilers write into a config of their own. */
const CONFIGS = [ 'Options', 'Slide', 'Layer', 'Split', 'Video' ];

/** Objects of which an element prints the custom properties. */
const STYLED = [ 'Options.progressBar', 'Navigation.arrows', 'Navigation.bullets', 'Strip' ];

/** How a plain option is written. */
const kindOf = ( node ) =>
	( { flag: 'flag', ease: 'ease', color: 'color', length: 'length' } )[ node[ 'x-read' ] ] ??
	( node.type === 'integer' ? 'whole' : 'value' );

/** Options with x-config inside an object, also in objects in it. `isOptional`: one of these objects may be absent. */
function* configured( node, outer = [], isOptional = false ) {
	for ( const [ key, raw ] of Object.entries( properties( node ) ) ) {
		const inner = resolved( raw );
		const from = [ ...outer, key ];
		if ( inner[ 'x-config' ] ) {
			const to = inner[ 'x-config' ].split( '.' );
			yield { from, to, kind: kindOf( inner ), raw, inner, isOptional };
		} else if ( properties( inner ) && ! CONFIGS.includes( inner.ref ) ) {
			yield* configured( inner, from, isOptional || inner.default === undefined );
		}
	}
}

/** Owner → rows of [ path of the option, path in the config, kind ]. */
function configTable() {
	const table = Object.fromEntries(
		CONFIGS.map( ( owner ) => [
			owner,
			[ ...configured( { ref: owner } ) ].map( ( { from, to, kind } ) => [ from, to, kind ] ),
		] )
	);
	const written = JSON.stringify( schema ).split( '"x-config"' ).length - 1;
	if ( written !== Object.values( table ).flat().length ) {
		throw new Error( `An x-config is outside ${ CONFIGS.join( ', ' ) }, or in a list.` );
	}
	return table;
}

/** Owner → rows of [ key, custom properties, kind, unit ], for options with x-css. */
function cssTable() {
	const table = {};
	const walk = ( owner, node ) => {
		for ( const [ key, raw ] of Object.entries( node.properties ?? {} ) ) {
			const inner = resolved( raw );
			if ( inner[ 'x-css' ] ) {
				if ( ! STYLED.includes( owner ) ) {
					throw new Error( `${ owner }.${ key }: x-css works in ${ STYLED.join( ', ' ) }.` );
				}
				const row = [ key, [ inner[ 'x-css' ] ].flat(), kindOf( inner ), inner[ 'x-unit' ] ?? '' ];
				( table[ owner ] ??= [] ).push( row );
			}
			walk( `${ owner }.${ key }`, inner );
		}
	};
	Object.entries( schema.$defs ).forEach( ( [ name, node ] ) => walk( name, node ) );
	return table;
}

const scalar = { string: 'string', boolean: 'bool' };

/** PHPStan's type of a table: a type inferred from hundreds of literals would be as long as they are. */
function phpType( value ) {
	if ( typeof value !== 'object' ) {
		return scalar[ typeof value ] ?? 'int';
	}
	const inner = Object.values( value ).map( phpType );
	const same = new Set( inner ).size === 1;
	if ( Array.isArray( value ) ) {
		return same ? `list<${ inner[ 0 ] }>` : `array{ ${ inner.join( ', ' ) } }`;
	}
	const other = inner.every( ( one ) => one.startsWith( 'array<' ) ) ? 'array<string, mixed>' : 'mixed';
	return `array<string, ${ same ? inner[ 0 ] : other }>`;
}

const constant = ( text ) => text.replace( /[^a-z]+|(?=[A-Z])/g, '_' ).toUpperCase();

/** The tables as constants: compiled once, and no page parses JSON. */
function phpTables() {
	const lines = readdirSync( path.join( root, 'tables' ) ).flatMap( ( name ) => {
		const { $comment: about, ...tables } = JSON.parse( readFileSync( path.join( root, 'tables', name ), 'utf8' ) );
		const file = path.basename( name, '.json' );
		return [
			`\t// ${ name }: ${ about }`,
			...Object.entries( tables ).map( ( [ key, value ] ) => {
				const doc = typeof value === 'object' ? `\t/** @var ${ phpType( value ) } */\n` : '';
				return `${ doc }\tpublic const ${ constant( `${ file }-${ key }` ) } = ${ php( value, 2 ).replace( /^\t/gm, '' ) };`;
			} ),
			'',
		];
	} );
	lines.push(
		'\t// schema.json: options that are written as they are.',
		'\t/** @var array<string, list<array{ list<string>, list<string>, string }>> */',
		`\tpublic const CONFIG = ${ php( configTable(), 1 ) };`,
		'\t/** @var array<string, list<array{ string, list<string>, string, string }>> */',
		`\tpublic const CSS = ${ php( cssTable(), 1 ) };`
	);
	return `<?php

declare( strict_types = 1 );

namespace Frontage\\Slider\\Model\\Generated;

defined( 'ABSPATH' ) || exit;

/** What both compilers look up. Made from ../../tables and ../../schema.json by bin/lib/slider-types.mjs; change those files. */
final class Tables {

${ lines.join( '\n' ).trimEnd() }
}
`;
}

const literal = ( value ) => ( typeof value === 'string' ? `'${ value }'` : String( value ) );

function type( raw, depth ) {
	const node = raw.$ref && ! isObject( schema.$defs[ raw.$ref.slice( 8 ) ] ) ? resolved( raw ) : raw;
	if ( node.$ref ) {
		return node.$ref.slice( '#/$defs/'.length );
	}
	if ( node.const !== undefined ) {
		return literal( node.const );
	}
	if ( node.enum ) {
		return node.enum.map( literal ).join( ' | ' );
	}
	if ( node.properties ) {
		return members( node, depth );
	}
	if ( node.anyOf ) {
		return node.anyOf.map( ( one ) => type( one, depth ) ).join( ' | ' );
	}
	if ( node.type === 'array' ) {
		const item = type( node.items, depth );
		return node[ 'x-levels' ] ? `PerLevel< ${ item } >` : `${ /[|{]/.test( item ) ? `( ${ item } )` : item }[]`;
	}
	const names = { integer: 'number', undefined: 'unknown' };
	return [ node.type ]
		.flat()
		.map( ( name ) => names[ name ] ?? name )
		.join( ' | ' );
}

function members( node, depth ) {
	const tab = '\t'.repeat( depth + 1 );
	const lines = Object.entries( node.properties ).map( ( [ key, raw ] ) => {
		const inner = raw.$ref ? { ...schema.$defs[ raw.$ref.slice( 8 ) ], ...raw } : raw;
		const always = inner.default !== undefined || node.required?.includes( key );
		const about = raw.$comment ? `${ tab }/** ${ raw.$comment } */\n` : '';
		return `${ about }${ tab }${ key }${ always ? '' : '?' }: ${ type( raw, depth + 1 ) };`;
	} );
	return `{\n${ lines.join( '\n' ) }\n${ '\t'.repeat( depth ) }}`;
}

function typeScript() {
	const interfaces = Object.entries( {
		Slider: { ...schema, $comment: 'A slider as normalise() gives it.' },
		...schema.$defs,
	} )
		.filter( ( [ , node ] ) => isObject( node ) )
		.map(
			( [ name, node ] ) =>
				`${ node.$comment ? `/** ${ node.$comment } */\n` : '' }export interface ${ name } ${ members( node, 0 ) }\n`
		);
	return `// Made from ../schema.json by bin/lib/slider-types.mjs; change that file.

/** A value for each level: desktop, notebook, tablet, mobile. */
export type PerLevel< T > = [ T, T, T, T ];

/** How a document is stored: anything may be absent, a value per level has up to four, null = as the wider level. */
export type Stored< T > = T extends readonly [ infer L, infer L, infer L, infer L ]
	? ( L | null )[]
	: T extends readonly ( infer I )[]
		? Stored< I >[]
		: T extends object
			? { [ K in keyof T ]?: Stored< T[ K ] > | undefined }
			: T;

export type SliderDocument = Stored< Slider >;

${ interfaces.join( '\n' ) }`;
}

const grouped = ( list, keyOf ) =>
	list.reduce( ( map, one ) => map.set( keyOf( one ), [ ...( map.get( keyOf( one ) ) ?? [] ), one ] ), new Map() );
const pascal = ( text ) => text[ 0 ].toUpperCase() + text.slice( 1 );

/** Interfaces of the playback config: one for each owner, and one for each object in it. */
function configTypes() {
	const made = [];
	const write = ( name, options, depth ) => {
		const groups = grouped( options, ( { to } ) => to[ depth ] );
		const lines = [ ...groups ].map( ( [ key, inside ] ) => {
			const [ { to, kind, raw, inner } ] = inside;
			if ( to.length > depth + 1 ) {
				const inname = `${ name }${ pascal( key ) }`;
				write( inname, inside, depth + 1 );
				return `${ key }${ inside.every( ( { isOptional } ) => isOptional ) ? '?' : '' }: ${ inname }Config;`;
			}
			const values = kind === 'flag' ? 'true' : type( { ...raw, enum: inner.enum?.filter( Boolean ) }, 0 );
			const isAlways = inner.default !== undefined && kind !== 'flag' && ! inner.enum?.includes( false );
			const about = raw.$comment ? `/** ${ raw.$comment } */\n` : '';
			return `${ about }${ key }${ isAlways ? '' : '?' }: ${ values };`;
		} );
		made.push( `export interface ${ name }Config {\n${ lines.join( '\n' ) }\n}\n` );
	};
	CONFIGS.forEach( ( owner ) => write( owner, [ ...configured( { ref: owner } ) ], 0 ) );
	return `// Made from ../../schema.json by bin/lib/slider-types.mjs; change that file.

/** Options that reach the engine as they are (x-config). */

${ made.join( '\n' ) }`;
}

const optionTables = () => `// Made from ../schema.json by bin/lib/slider-types.mjs; change that file.
import type { ${ CONFIGS.map( ( owner ) => `${ owner }Config` ).join( ', ' ) } } from '../engine/types/option-config';

export type Kind = 'flag' | 'ease' | 'color' | 'length' | 'whole' | 'value';

export interface Configs {
${ CONFIGS.map( ( owner ) => `${ owner }: ${ owner }Config;` ).join( '\n' ) }
}

/** Rows of [ path of the option, path in the config, kind ]. */
export const CONFIG: Readonly< Record< keyof Configs, readonly [ string[], string[], Kind ][] > > = ${ JSON.stringify( configTable() ) };

/** Rows of [ key, custom properties, kind, unit ]. */
export const CSS: Readonly< Record< string, readonly [ string, string[], Kind, string ][] > > = ${ JSON.stringify( cssTable() ) };
`;

async function formatted( name, text ) {
	const filepath = path.join( root, name );
	return prettier.format( text, { ...( await prettier.resolveConfig( filepath ) ), filepath } );
}
const files = {
	'php/Generated/OptionSchema.php': phpTable(),
	'php/Generated/Tables.php': phpTables(),
	'generated/option-types.ts': await formatted( 'generated/option-types.ts', typeScript() ),
	'generated/option-tables.ts': await formatted( 'generated/option-tables.ts', optionTables() ),
	'engine/types/option-config.ts': await formatted( 'engine/types/option-config.ts', configTypes() ),
};
for ( const [ name, text ] of Object.entries( files ) ) {
	const file = path.join( root, name );
	if ( ! process.argv.includes( '--check' ) ) {
		writeFileSync( file, text );
	} else if ( ! existsSync( file ) || readFileSync( file, 'utf8' ) !== text ) {
		console.error( `packages/slider/${ name } is stale: run node bin/lib/slider-types.mjs.` );
		process.exitCode = 1;
	}
}
