// Generates the editor's form types from PHP's own definitions, in blocks/forms/contact-form/editor/: form-document.ts from
// Document/FormSchema.php, tag-types.ts from the types in TagTypes/. node bin/lib/form-types.mjs writes both; with --check
// it only reports which are stale.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';

const SOURCE = 'plugins/frontage-forms/src';
const TARGET = 'blocks/forms/contact-form/editor';

/** The definitions are constants and small functions, which PHP can evaluate without WordPress. */
const ASK = `
	const ABSPATH = '/';
	spl_autoload_register( static fn ( $class ) => require '${ SOURCE }/' . strtr( substr( $class, strlen( 'Frontage\\\\Forms\\\\' ) ), '\\\\', '/' ) . '.php' );
	use Frontage\\Forms\\Document\\FormSchema;
	$types = new Frontage\\Forms\\Tags\\TagTypeRegistry();
	Frontage\\Forms\\TagTypes\\BuiltInTagTypes::register( $types );
	echo json_encode( [ 'form' => FormSchema::FORM, 'mail' => FormSchema::MAIL, 'mails' => FormSchema::MAILS, 'after' => FormSchema::AFTER, 'optional' => FormSchema::OPTIONAL, 'tags' => $types->descriptions() ] );`;

const { form, mail, mails, after, optional, tags } = JSON.parse(
	execFileSync( 'php', [ '-r', ASK ], { encoding: 'utf8' } )
);

const isMail = ( node ) => JSON.stringify( node.properties ) === JSON.stringify( mail );

function type( node ) {
	if ( node.enum ) {
		return node.enum.map( ( word ) => `'${ word }'` ).join( ' | ' );
	}
	if ( node.type === 'array' ) {
		const item = type( node.items );
		return `${ item }[]`;
	}
	if ( node.type !== 'object' ) {
		return node.type === 'integer' ? 'number' : node.type;
	}
	if ( node.additionalProperties ) {
		return `Record< string, ${ type( node.additionalProperties ) } >`;
	}
	if ( JSON.stringify( node.properties ) === JSON.stringify( after ) ) {
		return 'After';
	}
	if ( JSON.stringify( node.properties ) === JSON.stringify( mails ) ) {
		return 'FormMail';
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

const files = {
	'form-document.ts': `// Made from ${ SOURCE }/Document/FormSchema.php by bin/lib/form-types.mjs; change that file.

/** Parts of an email (docs/reference/contact-forms.md §8). */
export type Mail = ${ members( mail ) };

/** An email of a form, with parts that the form format does not have (docs/reference/contact-forms.md §16). */
export type FormMail = ${ members( mails ) };

/** A confirmation (docs/reference/contact-forms.md §15). */
export type After = ${ members( after ) };

/** A form in the editor. Its template is one string, which every editing mode shows and changes. */
export type FormDocument = ${ members( form, optional ) };
`,
	'tag-types.ts': `// Made from ${ SOURCE }/TagTypes by bin/lib/form-types.mjs; change the types there.

/** A bare word, \`name:value\`, the numbers of choices, or one of these words. */
export type OptionKind = 'switch' | 'text' | 'number' | 'pick' | readonly string[];

/** What PHP says of a tag type: TagType::description(). */
export type TagDescription = {
	named: boolean;
	requirable: boolean;
	values: 'none' | 'one' | 'many';
	content: boolean;
	options: Record< string, OptionKind >;
};

export const TAG_TYPES = ${ JSON.stringify( tags ).replaceAll( '"options":[]', '"options":{}' ) } as const satisfies Record< string, TagDescription >;

export type TagType = keyof typeof TAG_TYPES;
`,
};

for ( const [ name, text ] of Object.entries( files ) ) {
	const file = `${ TARGET }/${ name }`;
	const made = await prettier.format( text, { ...( await prettier.resolveConfig( file ) ), filepath: file } );
	if ( ! process.argv.includes( '--check' ) ) {
		writeFileSync( file, made );
	} else if ( ! existsSync( file ) || readFileSync( file, 'utf8' ) !== made ) {
		console.error( `${ file } is stale: run node bin/lib/form-types.mjs.` );
		process.exitCode = 1;
	}
}
