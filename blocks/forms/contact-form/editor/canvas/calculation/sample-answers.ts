import { decodeEntities } from '@wordpress/html-entities';
import { result, worth } from '@frontage/rules/formula';
import { readFormula, type Broken } from '@frontage/rules/formula-parser';
import { leadingNumber, readNumber } from '@frontage/rules/number-reader';
import { hiddenGroups } from '@frontage/rules/condition-evaluator';
import { typeOf } from '@frontage/editor/form-tags';
import { readPrice } from '../../template/calculation';
import { choicesOf, chosenPlaces, hasChoices, sentChoices } from '../../template/choices';
import { asked, readConditions } from '../../template/conditions';
import { optionOf, type Field } from '../../template/field';
import { hasOwnName } from '../../template/rename-references';
import type { Standing } from '../hooks/use-fields';

/** Values by field name. */
export type Samples = ReadonlyMap< string, string[] >;

/** The result of a calculation, or its error. */
export type Reckoned = { result: string; broken?: Broken };

const NUMBER = /^-?\d*\.?\d+$/;
/** Names that are valid in a formula. */
const READABLE = /^[A-Za-z](?:[\w:]|-(?=\w))*$/;

export const formulaOf = ( { values }: Field ) => decodeEntities( values[ 0 ]?.text ?? '' );
export const decimalsOf = ( field: Field ) => Math.min( 6, Number( optionOf( field, 'decimals', false ) || 2 ) );

/** Fields that a calculation may use: other calculations only if they come before it. Of several fields with one name, the first counts. */
export function askable( fields: Field[], name: string ): Field[] {
	const own = fields.findIndex( ( field ) => field.type === 'calculation' && field.name === name );
	return fields.filter(
		( field, place ) =>
			hasOwnName( field ) &&
			field.name !== name &&
			( field.type !== 'calculation' || place < own ) &&
			fields.findIndex( ( other ) => hasOwnName( other ) && other.name === field.name ) === place
	);
}

/** Those of them that get a button. */
export const offered = ( fields: Field[], name: string ) =>
	askable( fields, name ).filter( ( field ) => typeOf( field ).number !== '' && READABLE.test( field.name ) );

/** The sample value of a field until a user changes it: its default or first choice, or 1. */
export function firstAnswers( field: Field ): string[] {
	if ( hasChoices( field ) ) {
		const choices = sentChoices( field );
		const picked = chosenPlaces( field ).flatMap( ( place ) => choices[ place - 1 ] ?? [] );
		return picked.length ? picked : choices.slice( 0, 1 );
	}
	const isHint = [ 'placeholder', 'watermark' ].some( ( name ) => optionOf( field, name, true ) );
	const preset = decodeEntities( field.values[ 0 ]?.text ?? '' );
	const least = String( optionOf( field, 'min', false ) );
	const one = NUMBER.test( least ) && Number( least ) > 1 ? least : '1';
	return [ ! isHint && NUMBER.test( preset ) ? preset : one ];
}

export const answersOf = ( field: Field, samples: Samples ) => samples.get( field.name ) ?? firstAnswers( field );

/** The first name in the formula that is not a usable field. */
function unknown( field: Field, fields: Field[] ): Broken | undefined {
	const read = readFormula( formulaOf( field ) );
	const names = askable( fields, field.name ).map( ( { name } ) => name );
	const found = 'asked' in read ? read.asked.find( ( { name } ) => ! names.includes( name ) ) : undefined;
	return found && { why: 'field', at: found.at, word: found.name };
}

/** A form with sample values to test it. */
export type Trial = { all: Standing[]; conditions: string; samples: Samples; locale: string };

const tagOf = ( locale: string ) => locale.replace( /_/g, '-' ) || [];

/** Parses values in the same way as the page. */
function reader( { all, locale }: Trial ) {
	const decimal = ( 1.5 ).toLocaleString( tagOf( locale ), { numberingSystem: 'latn' } ).charAt( 1 );
	const fieldOf = ( name: string ) => all.find( ( { field } ) => hasOwnName( field ) && field.name === name )?.field;
	return {
		counted: ( text: string, name: string ) => {
			const field = fieldOf( name );
			const format = field && typeOf( field ).number;
			return format === 'leading'
				? leadingNumber( text, decimal, false )
				: readNumber( text, decimal, format === 'plain' );
		},
		compared: ( text: string, name: string ) => {
			const field = fieldOf( name );
			return leadingNumber( text, decimal, ! name || ( field && typeOf( field ).number === 'plain' ) );
		},
		isResult: ( name: string ) => fieldOf( name )?.type === 'calculation',
	};
}

/** The result of a calculation for the values of other fields. It is '' if its formula, or a calculation it uses, has no result. */
function outcome( field: Field, answersTo: ( name: string ) => string[], trial: Trial ): string {
	const read = readFormula( formulaOf( field ) );
	const prices = field.values.slice( 1 ).flatMap( ( { text } ) => readPrice( text ) ?? [] );
	const { counted, isResult } = reader( trial );
	const counts = ( name: string ) => {
		const own = prices.filter( ( price ) => price.field === name );
		const answers = answersTo( name );
		return isResult( name ) && answers[ 0 ] === ''
			? NaN
			: worth(
					answers,
					Object.fromEntries( own.map( ( { choice, amount } ) => [ choice, Number( amount ) ] ) ),
					( answer ) => counted( answer, name )
				);
	};
	return 'broken' in read ? '' : result( read.steps, counts, decimalsOf( field ) );
}

/** All values of a test while groups are hidden. Fields in these have no values; calculations run in document order. */
function answersWhile( trial: Trial, hidden: string[] ): Map< string, string[] > {
	const { all, samples } = trial;
	const answers = new Map( all.map( ( { field } ) => [ field.name, [] as string[] ] ) );
	const shown = all.filter(
		( { field, groups } ) => hasOwnName( field ) && ! groups.some( ( one ) => hidden.includes( one ) )
	);
	for ( const { field } of shown.filter( ( { field: { type } } ) => type !== 'calculation' ).reverse() ) {
		answers.set( field.name, answersOf( field, samples ) ); // Of several fields with one name, the first counts.
	}
	for ( const { field } of shown.filter( ( { field: { type } } ) => type === 'calculation' ) ) {
		answers.set( field.name, [ outcome( field, ( name ) => answers.get( name ) ?? [], trial ) ] ); // '' without a result.
	}
	return answers;
}

/** The result of one calculation for the sample values; fields in hidden groups do not count, as on the page. */
export function reckon( field: Field, trial: Trial ): Reckoned {
	const read = readFormula( formulaOf( field ) );
	if ( 'broken' in read ) {
		return { result: '', broken: read.broken };
	}
	const fields = trial.all.map( ( one ) => one.field );
	const names = askable( fields, field.name ).map( ( { name } ) => name );
	const groups = [ ...new Set( trial.all.flatMap( ( one ) => one.groups ) ) ];
	const valuesWhile = ( gone: string[] ) => {
		const answers = answersWhile( trial, gone );
		return ( name: string ) => answers.get( name );
	};
	const hidden = hiddenGroups( asked( trial.conditions ), groups, valuesWhile, reader( trial ).compared );
	const answers = answersWhile( trial, hidden );
	const broken = unknown( field, fields );
	return {
		result: outcome( field, ( name ) => ( names.includes( name ) && answers.get( name ) ) || [], trial ),
		...( broken && { broken } ),
	};
}

/** The fields that a calculation depends on: those in its formula, and those that show or hide them. */
export function deciding( names: string[], all: Standing[], conditions: string ): Field[] {
	const found = new Set( names );
	for ( const name of found ) {
		const groups = all.flatMap( ( one ) => ( one.field.name === name ? one.groups : [] ) );
		readConditions( conditions )
			.filter( ( { target } ) => groups.includes( target ) )
			.forEach( ( { rules } ) => rules.forEach( ( rule ) => found.add( rule.field ) ) ); // The values of these fields are needed, too.
	}
	const fields = all.map( ( { field } ) => field );
	return fields.filter(
		( field, place ) =>
			hasOwnName( field ) &&
			found.has( field.name ) &&
			field.type !== 'calculation' &&
			fields.findIndex( ( { name } ) => name === field.name ) === place
	);
}

/** A result, formatted as on the page. */
export const written = ( value: string, field: Field, locale: string ) =>
	value &&
	Number( value ).toLocaleString( tagOf( locale ), {
		minimumFractionDigits: optionOf( field, 'decimals', false ) || Number( value ) % 1 ? decimalsOf( field ) : 0,
	} );

/** The values of a calculation with a new one for a choice, in the order of the choices; empty removes it. */
export function withPrice( values: string[], field: Field, place: number, amount: string ): string[] {
	const [ formula = '', ...lines ] = values;
	const choices = choicesOf( field );
	const sent = sentChoices( field );
	const isOwn = ( value: string ) => {
		const price = readPrice( value );
		return price?.field === field.name && sent.includes( price.choice );
	};
	const valid = /^-?\d+(?:\.\d+)?$/.test( amount ) ? amount : String( Number( amount ) );
	const own = choices.flatMap( ( choice, at ) => {
		const old = amountOf( values, field.name, sent[ at ] ?? '' );
		const now = at === place ? amount && valid : old;
		return now ? [ `${ field.name }=${ choice }=${ now }` ] : [];
	} );
	const first = lines.findIndex( isOwn );
	const rest = lines.filter( ( value ) => ! isOwn( value ) );
	return [ formula, ...rest.toSpliced( first < 0 ? rest.length : first, 0, ...own ) ];
}

export const amountOf = ( values: string[], name: string, choice: string ) =>
	values
		.slice( 1 )
		.map( readPrice )
		.findLast( ( price ) => price?.field === name && price.choice === choice )?.amount ?? '';

/** The indexes of values without a choice in the form: of removed fields and choices, or with invalid syntax. */
export const idle = ( values: string[], fields: Field[], name: string ): number[] =>
	values.flatMap( ( value, place ) => {
		const price = place ? readPrice( value ) : undefined;
		const field = askable( fields, name ).find( ( one ) => one.name === price?.field );
		const counts = field && ( ! hasChoices( field ) || sentChoices( field ).includes( price?.choice ?? '' ) );
		return place && ! counts ? [ place ] : [];
	} );
