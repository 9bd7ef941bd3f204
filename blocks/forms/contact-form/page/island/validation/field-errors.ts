import type { Rule } from '@frontage/rules';
import type { InvalidField } from '../submission-response';
import { errorId, HIDDEN_GROUP, UNCHECKED, UPLOAD_BUTTON, WRAP } from '../../format';
import { site } from '../../globals';

/** One invalid field and the source of its error. The server checks more than the rules do (a quiz, a site's own filters). */
export interface FieldError {
	field: string;
	message: string;
	by: 'rules' | 'server';
}

/** Validates `fields` by the rules and returns their errors in the given order, by default document order. The server validates other fields. */
export function validateFields(
	form: HTMLFormElement,
	rules: Rule[],
	data: FormData,
	fields = checkedFields( form, rules )
): FieldError[] {
	const verdicts: unknown = site.swv.validate( { rules }, data, { form, fields } ); // A site may have replaced this function.
	return fields.flatMap( ( field ) => {
		const verdict = verdicts instanceof Map ? verdicts.get( field ) : Object( verdicts )[ field ];
		return typeof verdict?.error === 'string' ? [ { field, message: verdict.error, by: 'rules' as const } ] : [];
	} );
}

/**
 * The errors to show after `target` was changed. Fields up to and including its own are validated again; no new errors are shown after it.
 * A server error of another field is kept until that field is changed.
 */
export function revalidateFields(
	form: HTMLFormElement,
	rules: Rule[],
	shownErrors: FieldError[],
	target: Element
): FieldError[] {
	const names = checkedFields( form, rules );
	const changedName = nameOf( target );
	if ( ! target.closest( WRAP ) && ! names.includes( changedName ) ) {
		return shownErrors.filter( ( { field } ) => plainInputOf( target.closest( 'form' ), field ) !== target );
	}
	if ( target.closest( UNCHECKED ) ) {
		return shownErrors;
	}
	const visitedNames = names.slice( 0, names.indexOf( changedName ) + 1 );
	const newErrors = validateFields( form, rules, new FormData( form ), visitedNames );
	const keptErrors = shownErrors.filter(
		( { field, by } ) =>
			field !== changedName &&
			! ( wrapsOf( form, field )[ 0 ] ?? plainInputOf( form, field ) )?.closest( HIDDEN_GROUP ) &&
			( by === 'server' || ! visitedNames.includes( field ) ) &&
			! newErrors.some( ( error ) => error.field === field )
	);
	return sortErrors( form, [ ...newErrors, ...keptErrors ] );
}

/** Sorts errors in document order; errors of fields that are not in the form come last. */
export function sortErrors( form: HTMLFormElement, errors: FieldError[] ): FieldError[] {
	const names = fieldElements( form ).map( nameOf );
	const positionOf = ( { field }: FieldError ) => ( names.includes( field ) ? names.indexOf( field ) : names.length );
	return [ ...errors ].sort( ( a, b ) => positionOf( a ) - positionOf( b ) );
}

/** A site's own PHP may have changed the list: a list with gaps arrives as an object. */
export function parseServerErrors( fields: unknown ): FieldError[] {
	return Object.values( fields ?? {} )
		.filter( isInvalidField )
		.map( ( { field, message } ) => ( { field, message, by: 'server' } ) );
}

function isInvalidField( one: unknown ): one is InvalidField {
	const { field, message } = ( one ?? {} ) as Partial< InvalidField >;
	return typeof field === 'string' && typeof message === 'string';
}

/** The errors in the format of the server's response. */
export function toInvalidFields( form: HTMLFormElement, unitTag: string, errors: FieldError[] ): InvalidField[] {
	return errors.map( ( { field, message } ) => {
		const control = controlOf( form, field );
		const idref = control?.id && ! control.id.startsWith( unitTag ) ? control.id : null;
		return { field, message, idref, error_id: errorId( unitTag, field ) };
	} );
}

export function wrapsOf( form: HTMLFormElement, field: string ): HTMLElement[] {
	return Array.from( form.querySelectorAll< HTMLElement >( WRAP ) ).filter(
		( { dataset } ) => dataset.name === field
	);
}

const ENABLED_CONTROL = ':is(input, select, textarea):not([type="hidden"], :disabled)';

/** The control of a field that a visitor uses. */
export function controlOf( form: HTMLFormElement, field: string ): HTMLElement | null {
	const [ wrap ] = wrapsOf( form, field );
	return wrap
		? ( wrap.querySelector< HTMLElement >( UPLOAD_BUTTON ) ?? wrap.querySelector< HTMLElement >( ENABLED_CONTROL ) )
		: plainInputOf( form, field );
}

/** An input written as HTML in the template: it has no element for a message beside it. */
export function plainInputOf( form: HTMLFormElement | null, field: string ): HTMLElement | null {
	const names = [ field, `${ field }[]` ];
	const inputs = form ? Array.from( form.querySelectorAll< HTMLInputElement >( ENABLED_CONTROL ) ) : [];
	return inputs.find( ( input ) => names.includes( input.name ) && ! input.closest( WRAP ) ) ?? null;
}

/** The elements of all fields, in document order. */
const fieldElements = ( form: HTMLFormElement ) =>
	Array.from( form.querySelectorAll( `${ WRAP }, ${ ENABLED_CONTROL }` ) );

/** The name of the field whose wrap contains the element, or whose input it is. */
const nameOf = ( element: Element ) =>
	element.closest< HTMLElement >( WRAP )?.dataset.name ??
	( element as HTMLInputElement ).name?.replace( '[]', '' ) ??
	'';

/**
 * The fields that can be validated here, in document order. Inputs written as HTML in the template are included if they have a rule. With
 * `novalidate` in a template, only the server validates the field.
 */
function checkedFields( form: HTMLFormElement, rules: Rule[] ): string[] {
	const elements = fieldElements( form ).filter(
		( element ) =>
			! element.closest( UNCHECKED ) &&
			( element.closest( WRAP ) || rules.some( ( { field } ) => field && field === nameOf( element ) ) )
	);
	return Array.from( new Set( elements.map( nameOf ) ) );
}
