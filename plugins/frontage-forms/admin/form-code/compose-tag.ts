import type { FieldType } from './types';

export type Choices = {
	name: string;
	required: boolean;
	label: string;
	/** One per line. */
	values: string;
	options: Record< string, string | boolean >;
};

/** Types with several controls: a label would belong to the first control only. */
const GROUPS = [ 'checkbox', 'radio' ];
const WITHOUT_LABEL = [ 'acceptance', 'hidden', 'submit', 'response', 'count', 'reflection', 'output' ];

/** With any other character the grammar would not parse the tag. */
const NOT_IN_OPTIONS = /[^-+*=0-9a-zA-Z:.!?#$&@_/|%]+/g;

export function cleanName( typed: string ): string {
	return typed
		.normalize( 'NFKD' )
		.replace( /\p{M}+/gu, '' )
		.replace( /[^A-Za-z0-9_-]+/g, '-' )
		.replace( /^[^A-Za-z]+|-+$/g, '' )
		.toLowerCase();
}

/** Quotes a text with the quote character that it does not contain; the grammar has no escapes. */
function quoted( text: string ): string {
	const clean = text.replace( /[[\]]/g, '' );
	if ( ! clean.includes( '"' ) ) {
		return `"${ clean }"`;
	}
	return clean.includes( "'" ) ? `"${ clean.replace( /"/g, '”' ) }"` : `'${ clean }'`;
}

function optionsOf( type: FieldType, chosen: Choices[ 'options' ] ): string[] {
	return Object.keys( type.options ).flatMap( ( name ) => {
		const set = chosen[ name ];
		if ( typeof set !== 'string' ) {
			return set ? [ name ] : [];
		}
		const text = set.trim().replace( /\s+/g, '_' ).replace( NOT_IN_OPTIONS, '' );
		return text ? [ `${ name }:${ text }` ] : [];
	} );
}

/** Returns the form-tag for the chosen options, wrapped in its label. */
export function compose( type: FieldType, chosen: Choices ): string {
	const lines = chosen.values
		.split( '\n' )
		.map( ( text ) => text.trim() )
		.filter( Boolean );
	const values = type.values === 'many' ? lines : lines.slice( 0, 1 );
	const parts = [
		type.type + ( type.requirable && chosen.required ? '*' : '' ),
		...( type.named ? [ cleanName( chosen.name ) || `your-${ type.type }` ] : [] ),
		...optionsOf( type, chosen.options ),
		...( type.values === 'none' ? [] : values.map( quoted ) ),
	];
	const label = chosen.label.trim().replace( /[[\]]/g, '' );
	const tag = `[${ parts.join( ' ' ) }]`;
	if ( type.content && WITHOUT_LABEL.includes( type.type ) ) {
		return `${ tag }${ label }[/${ type.type }]`;
	}
	if ( ! label || WITHOUT_LABEL.includes( type.type ) ) {
		return tag;
	}
	return GROUPS.includes( type.type )
		? `<fieldset><legend>${ label }</legend>\n${ tag }\n</fieldset>`
		: `<label>${ label }\n${ tag }</label>`;
}
