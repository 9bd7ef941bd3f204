import { decodeEntities } from '@wordpress/html-entities';
import { optionOf, type Field, type Placed } from './field';

type Rule = { field: string; operator: string; value: string };

/** What rules name, by the names that fields gave up: what they are called now, and what their choices are. */
export type Renamed = { fields: Map< string, string >; choices: Map< string, Map< string, string > > };

export const hasChoices = ( { type }: Field ) => /^(?:select|checkbox|radio)$/.test( type );

/** The choices of a field as they are written, without what stands behind a pipe. */
export const choicesOf = ( { values }: Field ) => values.map( ( { text } ) => text.split( '|' )[ 0 ]?.trim() ?? '' );

/** The same, as visitors send them. */
export const sentChoices = ( field: Field ) => choicesOf( field ).map( ( choice ) => decodeEntities( choice ) );

/** Whether one of them at most can be chosen. */
export const isOneOf = ( field: Field ) =>
	field.type === 'radio' ||
	( field.type === 'select' && optionOf( field, 'multiple', true ) !== true ) ||
	( field.type === 'checkbox' && optionOf( field, 'exclusive', true ) === true );

/** Places, from 1, of the choices that are chosen from the start. */
export const chosenPlaces = ( field: Field ) =>
	String( optionOf( field, 'default', false ) )
		.split( '_' )
		.map( Number );

/**
 * Texts that choices gave up for others, by the name that their field had. A choice that is for a while called as another one
 * is not followed: nobody could say later which of both was meant.
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

/** A rule after fields got other names, or choices other texts. */
export function followInRule< One extends Rule >( rule: One, { fields, choices }: Renamed ): One {
	const text = /^(?:not )?equals$/.test( rule.operator ) ? choices.get( rule.field )?.get( rule.value ) : undefined;
	return { ...rule, field: fields.get( rule.field ) ?? rule.field, value: text ?? rule.value };
}
