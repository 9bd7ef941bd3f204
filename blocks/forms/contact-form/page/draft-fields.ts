import { FREE_TEXT } from './format';

export interface Draft {
	/** Name and value of each field, in the order of the page. */
	fields: Array< [ name: string, value: string ] >;
	/** The key of a message that may have arrived. */
	key?: string | undefined;
}

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const NEVER = [ 'password', 'file', 'hidden', 'submit', 'button', 'image', 'reset' ];
const SECRET = /\b(off|cc-[\w-]+|one-time-code|(new|current)-password)\b/;

/**
 * Whether what is typed here may stay in the browser: no passwords, files, numbers of cards, nothing that the template
 * marks as private (class `private`, `autocomplete="off"`), no answers to a quiz, and no consent, which is given anew.
 */
export function mayBeKept( field: Element ): field is Field {
	return (
		( field instanceof HTMLInputElement ||
			field instanceof HTMLSelectElement ||
			field instanceof HTMLTextAreaElement ) &&
		!! field.name &&
		( ! field.name.startsWith( '_' ) || field.name.startsWith( FREE_TEXT ) ) &&
		! NEVER.includes( field.type ) &&
		! SECRET.test( field.getAttribute( 'autocomplete' ) ?? '' ) &&
		! field.closest( '.private, .wpcf7-acceptance, .wpcf7-quiz, .wpcf7-captchar' )
	);
}

/** Those of a form's fields whose text may be kept, in the order of the page. */
export function keptFields( form: HTMLFormElement ): Field[] {
	return Array.from( form.elements )
		.filter( mayBeKept )
		.filter( ( { disabled } ) => ! disabled );
}

/** A field as a draft holds it: a pair for each choice that is made. */
export function valuesOf( field: Field ): Array< [ name: string, value: string ] > {
	if ( field instanceof HTMLSelectElement ) {
		return Array.from( field.selectedOptions, ( { value } ): [ string, string ] => [ field.name, value ] );
	}
	return isBox( field ) && ! field.checked ? [] : [ [ field.name, field.value ] ];
}

export function isBox( field: HTMLInputElement | HTMLTextAreaElement ): field is HTMLInputElement {
	return field.type === 'checkbox' || field.type === 'radio';
}
