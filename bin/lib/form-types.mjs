// Generates from the PHP of Frontage Forms: the editor's type of a form (from Document/FormSchema.php), the list of field types
// (from the classes in TagTypes/), and the descriptions of field types that Jest uses. node bin/lib/form-types.mjs writes
// all three; with --check it only reports which are stale.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';

const SOURCE = 'plugins/frontage-forms/src';

/** The definitions are constants and small functions, which PHP can evaluate without WordPress. */
const PHP_SCRIPT = `
	const ABSPATH = '/';
	function __( $text ) { return $text; }
	spl_autoload_register( static fn ( $class ) => require '${ SOURCE }/' . strtr( substr( $class, strlen( 'Frontage\\\\Forms\\\\' ) ), '\\\\', '/' ) . '.php' );
	use Frontage\\Forms\\Document\\FormSchema;
	$types = new Frontage\\Forms\\Tags\\TagTypeRegistry();
	$names = [];
	foreach ( glob( '${ SOURCE }/TagTypes/*/*.php' ) as $file ) {
		$local = strtr( substr( $file, strlen( '${ SOURCE }/TagTypes/' ), -4 ), '/', '\\\\' );
		$class = 'Frontage\\\\Forms\\\\TagTypes\\\\' . $local;
		if ( is_subclass_of( $class, Frontage\\Forms\\Tags\\TagType::class ) && ! ( new ReflectionClass( $class ) )->isAbstract() ) {
			$types->register( $class );
			$names += array_fill_keys( $class::NAMES, $local );
		}
	}
	echo json_encode( [ 'form' => FormSchema::FORM, 'mail' => FormSchema::MAIL, 'mails' => FormSchema::MAILS, 'after' => FormSchema::AFTER, 'optional' => FormSchema::OPTIONAL, 'descriptions' => $types->descriptions(), 'names' => $names ] );`;

const { form, mail, mails, after, optional, descriptions, names } = JSON.parse(
	execFileSync( 'php', [ '-r', PHP_SCRIPT ], { encoding: 'utf8' } )
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
			const comment = node.description ? `/** ${ node.description } */\n` : '';
			return `${ comment }${ name }${ mayMiss.includes( name ) ? '?' : '' }: ${ type( node ) };`;
		} )
		.join( '\n' ) }\n}`;

function php( list ) {
	const width = Math.max( ...Object.keys( list ).map( ( name ) => name.length ) ) + 2;
	return Object.entries( list )
		.map( ( [ name, local ] ) => `\t\t${ `'${ name }'`.padEnd( width ) } => ${ local }::class,\n` )
		.join( '' );
}

const files = {
	'blocks/forms/contact-form/editor/form-document.ts': `// Made from ${ SOURCE }/Document/FormSchema.php by bin/lib/form-types.mjs; change that file.

/** Parts of an email (docs/reference/contact-forms.md §8). */
export type Mail = ${ members( mail ) };

/** An email of a form, with parts that the form format does not have (docs/reference/contact-forms.md §16). */
export type FormMail = ${ members( mails ) };

/** A confirmation (docs/reference/contact-forms.md §15). */
export type After = ${ members( after ) };

/** A form in the editor. Its template is one string, which every editing mode shows and changes. */
export type FormDocument = ${ members( form, optional ) };
`,
	[ `${ SOURCE }/TagTypes/TagTypeNames.php` ]: `<?php

namespace Frontage\\Forms\\TagTypes;

defined( 'ABSPATH' ) || exit;

/** Made from the constants \`NAMES\` of the classes in this folder by bin/lib/form-types.mjs, so that no request has to load them all. */
final class TagTypeNames {

	/** By name, with an asterisk for required fields. */
	public const CLASSES = [
${ php( names ) }	];
}
`,
	'tests/fixtures/contact-forms/field-types.json': JSON.stringify( descriptions ).replaceAll(
		'"options":[]',
		'"options":{}'
	),
};

for ( const [ file, text ] of Object.entries( files ) ) {
	const config = { ...( await prettier.resolveConfig( file ) ), filepath: file };
	const formatted = file.endsWith( '.php' ) ? text : await prettier.format( text, config );
	if ( ! process.argv.includes( '--check' ) ) {
		writeFileSync( file, formatted );
	} else if ( ! existsSync( file ) || readFileSync( file, 'utf8' ) !== formatted ) {
		console.error( `${ file } is stale: run node bin/lib/form-types.mjs.` );
		process.exitCode = 1;
	}
}
