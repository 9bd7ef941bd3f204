/** The lint rule that judges every import by the table in imports.mjs, in whatever form it is written. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { breach } from './imports.mjs';

const table = createHash( 'sha256' )
	.update( readFileSync( new URL( './imports.mjs', import.meta.url ) ) )
	.digest( 'hex' );

const isType = ( node ) =>
	node.importKind === 'type' ||
	node.exportKind === 'type' ||
	( node.specifiers?.length > 0 &&
		node.specifiers.every( ( { importKind, exportKind } ) => 'type' === ( importKind ?? exportKind ) ) );

const imports = {
	meta: { type: 'problem', schema: [], docs: { description: 'Who may import whom: bin/lib/imports.mjs.' } },
	create( context ) {
		const file = path.relative( context.cwd, context.filename ).split( path.sep ).join( '/' );
		const judge = ( node, source, kind ) => {
			const message = typeof source?.value === 'string' && breach( file, source.value, kind );
			if ( message ) {
				context.report( { node, message } );
			}
		};
		const declared = ( node ) => judge( node, node.source, isType( node ) ? 'type' : 'value' );
		return {
			ImportDeclaration: declared,
			ExportNamedDeclaration: declared,
			ExportAllDeclaration: declared,
			ImportExpression: ( node ) => judge( node, node.source, 'value' ),
			TSImportType: ( node ) => judge( node, node.source ?? node.argument?.literal, 'type' ),
			TSExternalModuleReference: ( node ) => judge( node, node.expression, 'value' ),
			'CallExpression[callee.name="require"]': ( node ) => judge( node, node.arguments[ 0 ], 'value' ),
		};
	},
};

// The version tells ESLint's cache that the table has changed.
export default { meta: { name: 'frontage', version: table }, rules: { imports } };
