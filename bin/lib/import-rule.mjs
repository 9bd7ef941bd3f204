/** The lint rule that checks every import against the table in imports.mjs, whatever syntax it uses. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { breach, isTest } from './imports.mjs';

const version = createHash( 'sha256' )
	.update( readFileSync( new URL( './imports.mjs', import.meta.url ) ) )
	.update( readFileSync( new URL( import.meta.url ) ) )
	.digest( 'hex' );

const isType = ( node ) =>
	node.importKind === 'type' ||
	node.exportKind === 'type' ||
	( node.specifiers?.length > 0 &&
		node.specifiers.every( ( { importKind, exportKind } ) => 'type' === ( importKind ?? exportKind ) ) );

/** The text of a string literal, whatever its quotes. */
const plainText = ( node ) =>
	node?.type === 'TemplateLiteral' && ! node.expressions.length ? node.quasis[ 0 ].value.cooked : node?.value;

/** Loaded by the browser at run time: webpack ignores it. */
const isFetched = ( { sourceCode }, node ) =>
	sourceCode.getCommentsInside( node ).some( ( { value } ) => /webpackIgnore:\s*true/.test( value ) );

const imports = {
	meta: { type: 'problem', schema: [], docs: { description: 'Who may import whom: bin/lib/imports.mjs.' } },
	create( context ) {
		const file = path.relative( context.cwd, context.filename ).split( path.sep ).join( '/' );
		const judge = ( node, source, kind ) => {
			const message = breach( file, source, kind );
			if ( message ) {
				context.report( { node, message } );
			}
		};
		const declared = ( node ) => node.source && judge( node, node.source.value, isType( node ) ? 'type' : 'value' );
		const called = ( node, named ) => {
			const source = plainText( named );
			if ( typeof source === 'string' ) {
				judge( node, source, 'value' );
			} else if ( named && ! isTest( file ) && ! isFetched( context, node ) ) {
				context.report( {
					node,
					message: `${ file } puts together what it imports: write the whole name out, so that it can be judged.`,
				} );
			}
		};
		const required = ( node ) => called( node, node.arguments[ 0 ] );
		return {
			ImportDeclaration: declared,
			ExportNamedDeclaration: declared,
			ExportAllDeclaration: declared,
			ImportExpression: ( node ) => called( node, node.source ),
			TSImportType: ( node ) => judge( node, ( node.source ?? node.argument?.literal ).value, 'type' ),
			TSExternalModuleReference: ( node ) => judge( node, node.expression.value, 'value' ),
			'CallExpression[callee.name="require"]': required,
			'CallExpression[callee.object.name="require"]': required,
			'NewExpression[callee.name="URL"][arguments.1.object.type="MetaProperty"]': ( node ) =>
				called( node, node.arguments[ 0 ] ),
		};
	},
};

// The version invalidates ESLint's cache when the table or the rule changes.
export default { meta: { name: 'frontage', version }, rules: { imports } };
