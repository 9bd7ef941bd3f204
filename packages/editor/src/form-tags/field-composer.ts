import type { FieldType } from './field-types';
import { quoted, readTags } from './form-tag';

/** The settings chosen for a new field. Texts are as typed. */
export type FieldChoices = {
	name: string;
	required: boolean;
	label: string;
	values: string;
	content: string;
	options: Record< string, string | boolean >;
};

/** With any other character the grammar would not parse the tag (docs/reference/contact-forms.md §3). */
const NOT_IN_OPTIONS = /[^-+*=0-9a-zA-Z:.!?#$&@_/|%]+/g;

/** The valid name that is closest to the input. A formula reads two hyphens as minus signs. */
export function cleanName( typed: string ): string {
	return typed
		.normalize( 'NFKD' )
		.replace( /\p{M}+/gu, '' )
		.replace( /[^A-Za-z0-9_]+/g, '-' )
		.replace( /^[^A-Za-z]+|-+$/g, '' )
		.toLowerCase();
}

/** The name, with a number appended if a field has it already. */
export function freeName( name: string, taken: string[] ): string {
	let free = name;
	for ( let n = 2; taken.includes( free ); n++ ) {
		free = `${ name }-${ n }`;
	}
	return free;
}

function options( type: FieldType, chosen: FieldChoices[ 'options' ] ): string[] {
	return type.options.flatMap( ( { name, as } ) => {
		const set = chosen[ optionKey( name, as ) ];
		if ( set === true ) {
			return [ name ];
		}
		const text = typeof set === 'string' ? set.trim().replace( /\s+/g, '_' ).replace( NOT_IN_OPTIONS, '' ) : '';
		return text ? [ `${ name }:${ text }` ] : [];
	} );
}

/** `default:` is a source of the initial value for one type and the selected choices for another, so they must not share a key. */
export function optionKey( name: string, as: string ): string {
	return as === 'pick' ? `pick-${ name }` : name;
}

/** Returns the form-tag for the chosen settings. */
export function composeTag( type: FieldType, chosen: FieldChoices ): string {
	const values = ( type.values?.many ? chosen.values.split( '\n' ) : [ chosen.values ] )
		.map( ( text ) => text.trim() )
		.filter( Boolean );
	const parts = [
		type.type + ( type.requirable && chosen.required ? '*' : '' ),
		...( type.name ? [ chosen.name ] : [] ),
		...options( type, chosen.options ),
		...( type.values ? values.map( quoted ) : [] ),
	];
	const tag = `[${ parts.join( ' ' ) }]`;
	return type.content && chosen.content.trim()
		? `${ tag }${ chosen.content.trim().replace( /[[\]]/g, '' ) }[/${ type.type }]`
		: tag;
}

/** Returns the tag wrapped in its label, as inserted into a template. */
export function composeField( type: FieldType, chosen: FieldChoices ): string {
	const tag = composeTag( type, chosen );
	const label = chosen.label.trim().replace( /[[\]]/g, '' );
	return label ? labelled( type.around, label, tag ) : tag;
}

/** A tag with its label: in a label element or, with several controls, in a fieldset. */
export function labelled( around: FieldType[ 'around' ], label: string, tag: string ): string {
	const wrapped = {
		label: `<label>${ label }\n${ tag }</label>`,
		fieldset: `<fieldset><legend>${ label }</legend>\n${ tag }\n</fieldset>`,
	};
	return around ? wrapped[ around ] : tag;
}

/** The options that a new field has, as the settings know them. */
export function firstOptions( type: FieldType ): FieldChoices[ 'options' ] {
	const set = readTags( type.template )[ 0 ]?.tag.options.map( ( { text } ) => text.split( ':' ) ) ?? [];
	return Object.fromEntries(
		type.options.flatMap( ( { name, as } ) => {
			const [ found ] = set.filter( ( [ word ] ) => word === name );
			return found ? [ [ optionKey( name, as ), found.length > 1 ? found.slice( 1 ).join( ':' ) : true ] ] : [];
		} )
	);
}

/** Inserts a field into a template as a separate paragraph: after the one at `at`, or before the submit button if `at` is undefined. */
export function insertField( template: string, field: string, at: number | undefined ): string {
	let place = template.length;
	if ( at === undefined ) {
		const submit = template.search( /^.*\[submit\b/m );
		place = submit < 0 ? place : submit;
	} else {
		const end = template.slice( at ).search( /\n[ \t]*\n/ );
		place = end < 0 ? place : at + end;
	}
	const before = template.slice( 0, place ).trimEnd();
	const after = template.slice( place ).trimStart();
	return [ before, field, after ].filter( Boolean ).join( '\n\n' );
}

/** Adds a field to an email's body, above the signature. */
export function addToBody( body: string, name: string ): string {
	if ( body.includes( `[${ name }]` ) ) {
		return body;
	}
	const signature = body.search( /^-- ?$/m );
	const text = ( signature < 0 ? body : body.slice( 0, signature ) ).trimEnd();
	const rest = signature < 0 ? '' : `\n\n${ body.slice( signature ) }`;
	return `${ text ? `${ text }\n` : '' }[${ name }]${ rest }`;
}
