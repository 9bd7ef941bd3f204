import type { Rule } from '@frontage/rules';
import type { InvalidField } from '../submission-response';
import { errorId, HIDDEN_GROUP, UNCHECKED, UPLOAD_BUTTON, WRAP } from '../../format';
import { site } from '../../globals';

/** One field in error, and who says so: the server knows more than the rules (a quiz, a site's own filters). */
export interface FieldError {
	field: string;
	message: string;
	by: 'rules' | 'server';
}

/** What the rules say of `fields` as they are now, in the order given: that of the page. Other fields the server judges. */
export function check(
	form: HTMLFormElement,
	rules: Rule[],
	data: FormData,
	fields = checkedFields( form, rules )
): FieldError[] {
	const verdicts: unknown = site.swv.validate( { rules }, data, { form, fields } ); // A site may have its own.
	return fields.flatMap( ( field ) => {
		const verdict = verdicts instanceof Map ? verdicts.get( field ) : Object( verdicts )[ field ];
		return typeof verdict?.error === 'string' ? [ { field, message: verdict.error, by: 'rules' as const } ] : [];
	} );
}

/**
 * The errors to show after `target` was changed: fresh for the fields up to and including its own, none that is new after
 * it. What the server said of another field holds until that field is changed.
 */
export function recheck( form: HTMLFormElement, rules: Rule[], shown: FieldError[], target: Element ): FieldError[] {
	const names = checkedFields( form, rules );
	const own = nameOf( target );
	if ( ! target.closest( WRAP ) && ! names.includes( own ) ) {
		return shown.filter( ( { field } ) => plainOf( target.closest( 'form' ), field ) !== target );
	}
	if ( target.closest( UNCHECKED ) ) {
		return shown;
	}
	const visited = names.slice( 0, names.indexOf( own ) + 1 );
	const fresh = check( form, rules, new FormData( form ), visited );
	const kept = shown.filter(
		( { field, by } ) =>
			field !== own &&
			! ( wrapsOf( form, field )[ 0 ] ?? plainOf( form, field ) )?.closest( HIDDEN_GROUP ) &&
			( by === 'server' || ! visited.includes( field ) ) &&
			! fresh.some( ( error ) => error.field === field )
	);
	return inOrder( form, [ ...fresh, ...kept ] );
}

/** Errors as a visitor meets their fields; those of fields that are not in the form come last. */
export function inOrder( form: HTMLFormElement, errors: FieldError[] ): FieldError[] {
	const names = placesOf( form ).map( nameOf );
	const place = ( { field }: FieldError ) => ( names.includes( field ) ? names.indexOf( field ) : names.length );
	return [ ...errors ].sort( ( a, b ) => place( a ) - place( b ) );
}

/** A site's own PHP may have changed the list: one with gaps arrives as an object. */
export function fromServer( fields: unknown ): FieldError[] {
	return Object.values( fields ?? {} )
		.filter( isInvalidField )
		.map( ( { field, message } ) => ( { field, message, by: 'server' } ) );
}

function isInvalidField( one: unknown ): one is InvalidField {
	const { field, message } = ( one ?? {} ) as Partial< InvalidField >;
	return typeof field === 'string' && typeof message === 'string';
}

/** The same as the server lists them. */
export function asInvalidFields( form: HTMLFormElement, unitTag: string, errors: FieldError[] ): InvalidField[] {
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

const OPERATED = ':is(input, select, textarea):not([type="hidden"], :disabled)';

/** What a visitor operates in a field. */
export function controlOf( form: HTMLFormElement, field: string ): HTMLElement | null {
	const [ wrap ] = wrapsOf( form, field );
	return wrap
		? ( wrap.querySelector< HTMLElement >( UPLOAD_BUTTON ) ?? wrap.querySelector< HTMLElement >( OPERATED ) )
		: plainOf( form, field );
}

/** An input that the template writes as HTML: it has no place for a text beside it. */
export function plainOf( form: HTMLFormElement | null, field: string ): HTMLElement | null {
	const names = [ field, `${ field }[]` ];
	const inputs = form ? Array.from( form.querySelectorAll< HTMLInputElement >( OPERATED ) ) : [];
	return inputs.find( ( input ) => names.includes( input.name ) && ! input.closest( WRAP ) ) ?? null;
}

/** Where fields stand, in document order. */
const placesOf = ( form: HTMLFormElement ) => Array.from( form.querySelectorAll( `${ WRAP }, ${ OPERATED }` ) );

/** The field in whose wrap something stands, or whose input it is. */
const nameOf = ( place: Element ) =>
	place.closest< HTMLElement >( WRAP )?.dataset.name ?? ( place as HTMLInputElement ).name?.replace( '[]', '' ) ?? '';

/**
 * The fields that may be judged here, in document order, and of the inputs that the template writes as HTML those with a rule:
 * `novalidate` in a template leaves them to the server.
 */
function checkedFields( form: HTMLFormElement, rules: Rule[] ): string[] {
	const places = placesOf( form ).filter(
		( place ) =>
			! place.closest( UNCHECKED ) &&
			( place.closest( WRAP ) || rules.some( ( { field } ) => field && field === nameOf( place ) ) )
	);
	return Array.from( new Set( places.map( nameOf ) ) );
}
