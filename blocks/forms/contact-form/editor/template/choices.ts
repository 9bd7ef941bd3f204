import { decodeEntities } from '@wordpress/html-entities';
import { typeOf } from '@frontage/editor/form-tags';
import { optionOf, type Field, type Placed } from './field';

type Rule = { field: string; operator: string; value: string };

/** Renamed fields and choices, by the former field name: the new field names, and the new choices. */
export type Renamed = { fields: Map< string, string >; choices: Map< string, Map< string, string > > };

export const hasChoices = ( field: Field ) => typeOf( field ).picks !== '';

/** The choices of a field as written, without the part after a pipe. */
export const choicesOf = ( { values }: Field ) => values.map( ( { text } ) => text.split( '|' )[ 0 ]?.trim() ?? '' );

/** The same, as visitors submit them. */
export const sentChoices = ( field: Field ) => choicesOf( field ).map( ( choice ) => decodeEntities( choice ) );

/** Whether at most one of them can be selected. */
export function isOneOf( field: Field ): boolean {
	const { picks, options } = typeOf( field );
	const has = ( name: string ) => name in options && optionOf( field, name, true ) === true;
	return ( picks === 'one' && ! has( 'multiple' ) ) || ( picks === 'many' && has( 'exclusive' ) );
}

/** Positions, from 1, of the choices selected by default. */
export const chosenPlaces = ( field: Field ) =>
	String( optionOf( field, 'default', false ) )
		.split( '_' )
		.map( Number );

/**
 * Renamed choices, by the former name of their field. A choice that temporarily has the same text as another one is not followed, since the
 * two could not be distinguished later.
 */
export function renamedChoices( before: Placed[], after: Placed[] ): Renamed[ 'choices' ] {
	const now = new Map( after.map( ( { id, field } ) => [ id, field ] ) );
	return new Map(
		before.flatMap( ( { id, field } ): [ string, Map< string, string > ][] => {
			const next = now.get( id );
			if ( ! next || next === field || ! hasChoices( field ) || ! hasChoices( next ) ) {
				return [];
			}
			const [ old, texts ] = [ sentChoices( field ), sentChoices( next ) ];
			const isOnce = ( all: string[], text: string ) => all.indexOf( text ) === all.lastIndexOf( text );
			const changed = old.flatMap( ( text, place ): [ string, string ][] => {
				const to = texts[ place ];
				const isNew = to !== undefined && to !== text && ! texts.includes( text );
				return isNew && isOnce( old, text ) && isOnce( texts, to ) ? [ [ text, to ] ] : [];
			} );
			return changed.length && old.length === texts.length ? [ [ field.name, new Map( changed ) ] ] : [];
		} )
	);
}

/** Updates a rule after fields or choices were renamed. */
export function followInRule< One extends Rule >( rule: One, { fields, choices }: Renamed ): One {
	const text = /^(?:not )?equals$/.test( rule.operator ) ? choices.get( rule.field )?.get( rule.value ) : undefined;
	return { ...rule, field: fields.get( rule.field ) ?? rule.field, value: text ?? rule.value };
}
