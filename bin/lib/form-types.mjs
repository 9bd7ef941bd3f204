// Makes the editor's types of a form (blocks/forms/contact-form/editor/form-document.ts) from PHP's schema of it
// (Form/Schema.php): node bin/lib/form-types.mjs, and with --check only says whether they are stale.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';

const SOURCE = 'plugins/frontage-forms/src/Form/Schema.php';
const TARGET = 'blocks/forms/contact-form/editor/form-document.ts';

const { form, mail, optional } = JSON.parse(
	execFileSync(
		'php',
		[
			'-r',
			`const ABSPATH = '/'; require '${ SOURCE }'; use Frontage\\Forms\\Form\\Schema; echo json_encode( [ 'form' => Schema::FORM, 'mail' => Schema::MAIL, 'optional' => Schema::OPTIONAL ] );`,
		],
		{ encoding: 'utf8' }
	)
);

const isMail = ( node ) => JSON.stringify( node.properties ) === JSON.stringify( mail );

function type( node ) {
	if ( node.type !== 'object' ) {
		return node.type;
	}
	if ( node.additionalProperties ) {
		return `Record< string, ${ type( node.additionalProperties ) } >`;
	}
	return isMail( node ) ? 'Mail' : members( node.properties );
}

const members = ( properties, mayMiss = [] ) =>
	`{\n${ Object.entries( properties )
		.map( ( [ name, node ] ) => {
			const about = node.description ? `/** ${ node.description } */\n` : '';
			return `${ about }${ name }${ mayMiss.includes( name ) ? '?' : '' }: ${ type( node ) };`;
		} )
		.join( '\n' ) }\n}`;

const text = await prettier.format(
	`// Made from ${ SOURCE } by bin/lib/form-types.mjs; change that file.

/** One of a form's two mails (docs/reference/contact-forms.md §8). */
export type Mail = ${ members( mail ) };

/** A form as it is edited: its template is one string, of which any editor is a view. */
export type FormDocument = ${ members( form, optional ) };
`,
	{ ...( await prettier.resolveConfig( TARGET ) ), filepath: TARGET }
);

if ( ! process.argv.includes( '--check' ) ) {
	writeFileSync( TARGET, text );
} else if ( ! existsSync( TARGET ) || readFileSync( TARGET, 'utf8' ) !== text ) {
	console.error( `${ TARGET } is stale: run node bin/lib/form-types.mjs.` );
	process.exitCode = 1;
}
