// Extracts the texts of a TypeScript or JavaScript file, and of the JSON files of blocks, themes and schemas.
import { parse } from '@babel/parser';
import { CALLS, noteFor, textOf } from './calls.mjs';

function stringValue( node ) {
	if ( node?.type === 'StringLiteral' ) {
		return node.value;
	}
	if ( node?.type === 'TemplateLiteral' && ! node.expressions.length ) {
		return node.quasis[ 0 ].value.cooked;
	}
	if ( node?.type === 'BinaryExpression' && node.operator === '+' ) {
		const [ left, right ] = [ stringValue( node.left ), stringValue( node.right ) ];
		return left === undefined || right === undefined ? undefined : left + right;
	}
	return undefined;
}

function* nodes( node ) {
	if ( Array.isArray( node ) ) {
		for ( const one of node ) {
			yield* nodes( one );
		}
	} else if ( node && typeof node.type === 'string' ) {
		yield node;
		for ( const [ name, child ] of Object.entries( node ) ) {
			if ( child && typeof child === 'object' && ! /[cC]omments$|^(loc|extra|tokens|errors)$/.test( name ) ) {
				yield* nodes( child );
			}
		}
	}
}

/** `__( … )` or `i18n.__( … )`. */
const calledName = ( { callee } ) => ( callee.type === 'MemberExpression' ? callee.property : callee ).name ?? '';

export function textsOfScript( source, file ) {
	const plugins = [ 'jsx', ...( /\.tsx?$/.test( file ) ? [ 'typescript' ] : [] ) ];
	const tree = parse( source, { sourceType: 'module', plugins } );
	const comments = tree.comments.map( ( { value, loc } ) => ( { text: value, end: loc.end.line } ) );
	const texts = [];
	for ( const node of nodes( tree.program ) ) {
		const name = node.type === 'CallExpression' ? calledName( node ) : '';
		if ( Object.hasOwn( CALLS, name ) ) {
			const { line } = node.loc.start;
			const text = textOf( name, node.arguments.map( stringValue ), file, line );
			if ( text ) {
				texts.push( { ...text, note: noteFor( comments, line ) } );
			}
		}
	}
	return texts;
}

/** Properties of block.json that WordPress translates (wp-includes/block-i18n.json), with their contexts. */
const BLOCK = {
	title: 'block title',
	description: 'block description',
	keywords: [ 'block keyword' ],
	styles: [ { label: 'block style label' } ],
	variations: [
		{
			title: 'block variation title',
			description: 'block variation description',
			keywords: [ 'block variation keyword' ],
		},
	],
};

/** The same for theme.json and its variations (wp-includes/theme-i18n.json). */
const THEME = {
	title: 'Style variation name',
	settings: {
		color: {
			palette: [ { name: 'Color name' } ],
			gradients: [ { name: 'Gradient name' } ],
			duotone: [ { name: 'Duotone name' } ],
		},
		typography: { fontSizes: [ { name: 'Font size name' } ], fontFamilies: [ { name: 'Font family name' } ] },
		spacing: { spacingSizes: [ { name: 'Space size name' } ] },
		shadow: { presets: [ { name: 'Shadow name' } ] },
	},
	customTemplates: [ { title: 'Custom template name' } ],
	templateParts: [ { title: 'Template part name' } ],
};

function* translatableTexts( value, schema ) {
	if ( typeof schema === 'string' ) {
		if ( typeof value === 'string' && /\p{L}/u.test( value ) ) {
			// Size names from 1 to 6 are not translated.
			yield { text: value, context: schema };
		}
	} else if ( Array.isArray( schema ) ) {
		for ( const one of value ?? [] ) {
			yield* translatableTexts( one, schema[ 0 ] );
		}
	} else {
		for ( const [ name, below ] of Object.entries( schema ) ) {
			yield* translatableTexts( value?.[ name ], below );
		}
	}
}

/** Titles and descriptions of a JSON Schema's properties, which the editor shows as labels and help texts. */
function* labels( node ) {
	for ( const { title, description } of Object.values( node.properties ?? {} ) ) {
		yield* [ title, description ].filter( Boolean ).map( ( text ) => ( { text } ) );
	}
	for ( const inner of Object.values( node ) ) {
		if ( inner && typeof inner === 'object' ) {
			yield* labels( inner );
		}
	}
}

export function textsOfJson( source, file, domain ) {
	const json = JSON.parse( source );
	const found = json.$defs
		? labels( json )
		: translatableTexts( json, file.endsWith( '/block.json' ) ? BLOCK : THEME );
	return [ ...found ].map( ( one ) => ( {
		...one,
		domain: json.textdomain ?? ( json.$defs ? `frontage-${ domain }` : domain ),
		file,
		line: source.slice( 0, source.indexOf( JSON.stringify( one.text ) ) ).split( '\n' ).length,
	} ) );
}
