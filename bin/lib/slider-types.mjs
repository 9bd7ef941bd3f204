// Generates packages/slider/generated/option-types.ts and packages/slider/php/Generated/OptionSchema.php from
// packages/slider/schema.json, and packages/slider/php/Generated/Tables.php from packages/slider/tables: node
// bin/lib/slider-types.mjs; with --check it only reports whether they are stale.
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

/** A node for PHP: only keywords that Reader and Validator use, references to objects only, complete defaults. */
function compact( raw ) {
	const used = ( [ key, value ] ) => USED.includes( key ) || key.startsWith( 'x-' ) || value === 'integer';
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
	return `<?php

declare( strict_types = 1 );

namespace Frontage\\Slider\\Model\\Generated;

defined( 'ABSPATH' ) || exit;

/** What both compilers look up. Made from ../../tables by bin/lib/slider-types.mjs; change those files. */
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

const types = path.join( root, 'generated/option-types.ts' );
const formatted = await prettier.format( typeScript(), {
	...( await prettier.resolveConfig( types ) ),
	filepath: types,
} );
const files = {
	'php/Generated/OptionSchema.php': phpTable(),
	'php/Generated/Tables.php': phpTables(),
	'generated/option-types.ts': formatted,
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
