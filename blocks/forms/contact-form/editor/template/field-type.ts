import { labelled, readTags, TAG_TYPES, typeOf } from '@frontage/editor/form-tags';
import { changeField, isRequired, readField, type Field } from './field';
import { plain } from './rename-references';

/** Types whose values are alike: a field may become another one of its list. */
const ALIKE = [
	[ 'text', 'textarea', 'email', 'tel', 'url', 'number', 'date' ],
	[ 'select', 'radio', 'checkbox' ],
];

/** The types that a field may become. */
export const typesFor = ( { type }: Field ): string[] =>
	ALIKE.filter( ( types ) => types.includes( type ) ).flatMap( ( types ) =>
		types.filter( ( one ) => one !== type && one in TAG_TYPES )
	);

/** Options whose value fits one type only, such as `autocomplete:email`, or which mean something else to others. */
const OF_ONE_TYPE = [ 'autocomplete', 'default', 'min', 'max', 'step' ];

/**
 * The source of a field with another type. Name, label, help text, required, choices and placeholder stay; options that the other type
 * lacks are left out.
 */
export function changeType( source: string, type: string ): string {
	const field = readField( source );
	const [ found ] = readTags( source );
	const to = TAG_TYPES[ type ];
	if ( ! field || ! found || ! to || ! typesFor( field ).includes( type ) ) {
		return source;
	}
	const tagText = source.slice( found.start, found.end );
	const options = field.options
		.map( ( { text } ) => text )
		.filter( ( text ) => {
			const [ name = '' ] = text.split( ':' );
			return [ 'id', 'class' ].includes( name ) || ( name in to.options && ! OF_ONE_TYPE.includes( name ) );
		} );
	const values = to.values === typeOf( field ).values ? field.values : [];
	const quotedValues = values.map( ( { start, end } ) => source.slice( start, end ) );
	const star = to.requirable && isRequired( field ) ? '*' : '';
	const tag = `[${ [ `${ type }${ star }`, field.name, ...options, ...quotedValues ].join( ' ' ) }]`;
	if ( to.around === typeOf( field ).around || ! field.label ) {
		return source.replace( tagText, () => tag );
	}
	const made = labelled( to.around, field.label.text.trim(), tag );
	return field.help ? changeField( made, { help: plain( field.help.text ) } ) : made;
}
