import { decodeEntities } from '@wordpress/html-entities';
import { choicesOf, hasChoices } from './choices';
import type { Placed } from './field';
import { renamedFields } from './rename-references';

/** The value of a choice in a calculation: one of the tag's values, after the formula (docs/reference/contact-forms.md §19). */
export type Price = { field: string; choice: string; amount: string };

const PRICE = /^\s*([^=\s]+)\s*=(.*)=\s*(-?\d+(?:\.\d+)?)\s*$/s;
/** An HTML entity, a number with the characters attached to it, or a name and whether it is a function call. */
const WORD = /&#?\w+;|[\d.][\w.]*|([A-Za-z](?:[\w:]|-(?=\w))*)(\s*\()?/g;

export function readPrice( value: string ): Price | undefined {
	const [ , field, choice = '', amount = '' ] = PRICE.exec( decodeEntities( value ) ) ?? [];
	return field === undefined ? undefined : { field, choice: choice.trim(), amount };
}

/** Renames fields in a formula. */
export const renamedIn = ( formula: string, names: ReadonlyMap< string, string > ) =>
	formula.replace( WORD, ( word: string, name: string | undefined, call: string | undefined ) =>
		name && ! call ? ( names.get( name ) ?? word ) : word
	);

const decoded = ( choices: string[] ) => choices.map( ( choice ) => decodeEntities( choice ) );
const count = ( all: string[], one: string ) => all.filter( ( other ) => other === one ).length;

/** Updates values after choices of a field were renamed or removed. Each keeps its value while two choices temporarily have the same text. */
function followChoices( prices: string[], name: string, before: string[], after: string[] ): string[] {
	const [ old, now ] = [ decoded( before ), decoded( after ) ];
	const isOf = ( value: string, choice: string ) => {
		const price = readPrice( value );
		return price?.field === name && price.choice === choice;
	};
	if ( now.length < old.length ) {
		const gone = old.filter( ( choice ) => ! now.includes( choice ) );
		return prices.filter( ( value ) => ! gone.some( ( choice ) => isOf( value, choice ) ) );
	}
	let followed = prices;
	old.forEach( ( from, place ) => {
		const to = after[ place ];
		if ( to === undefined || now[ place ] === from || now.length > old.length ) {
			return;
		}
		const own = followed.flatMap( ( value, index ) => ( isOf( value, from ) ? [ index ] : [] ) );
		const namesakes = count( old, from );
		const target = own[ count( old.slice( 0, place ), from ) ];
		const isOthers = now.includes( from ) && ( namesakes < 2 || own.length < namesakes );
		if ( target !== undefined && ! isOthers ) {
			followed = followed.with( target, `${ name }=${ to }=${ readPrice( followed[ target ]! )!.amount }` );
		}
	} );
	return followed;
}

/** The updated values of calculations, by block ID, after the fields they use were renamed or got other choices. */
export function followInCalculations( before: Placed[], after: Placed[] ): Map< string, string[] > {
	const calculations = after.filter( ( { field } ) => field.type === 'calculation' );
	if ( ! calculations.length ) {
		return new Map();
	}
	const names = renamedFields( before, after );
	const old = new Map( before.map( ( { id, field } ) => [ id, field ] ) );
	return new Map(
		calculations.flatMap( ( { id, field } ): [ string, string[] ][] => {
			const values = field.values.map( ( { text } ) => text );
			const [ formula = '', ...lines ] = values;
			let prices = lines.map( ( value ) => {
				const to = names.get( readPrice( value )?.field ?? '' );
				return to ? value.replace( /^\s*[^=\s]+/, () => to ) : value;
			} );
			for ( const { id: other, field: now } of prices.length ? after : [] ) {
				const was = old.get( other );
				if ( was && was !== now && hasChoices( now ) ) {
					prices = followChoices( prices, now.name, choicesOf( was ), choicesOf( now ) );
				}
			}
			const followed = values.length ? [ renamedIn( formula, names ), ...prices ] : [];
			return JSON.stringify( followed ) === JSON.stringify( values ) ? [] : [ [ id, followed ] ];
		} )
	);
}
