import { FREE_TEXT, HIDDEN_GROUP } from './format';

export interface Draft {
	/** Name and value of each field, in the order of `storableFields()`. */
	fields: Array< [ name: string, value: string ] >;
	/** The idempotency key of a message that may have arrived. */
	key?: string | undefined;
}

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const EXCLUDED_TYPES = [ 'password', 'file', 'hidden', 'submit', 'button', 'image', 'reset' ];
const SECRET_AUTOCOMPLETE = /\b(off|cc-[\w-]+|one-time-code|(new|current)-password)\b/;

/**
 * Whether the value of a field may be stored in the browser. Excluded are passwords, files, card numbers, quiz answers and consents, which
 * are given anew. So is whatever the template marks as private (class `private`, `autocomplete="off"`).
 */
export function canBeStored( field: Element ): field is Field {
	return (
		( field instanceof HTMLInputElement ||
			field instanceof HTMLSelectElement ||
			field instanceof HTMLTextAreaElement ) &&
		!! field.name &&
		( ! field.name.startsWith( '_' ) || field.name.startsWith( FREE_TEXT ) ) &&
		! EXCLUDED_TYPES.includes( field.type ) &&
		! SECRET_AUTOCOMPLETE.test( field.getAttribute( 'autocomplete' ) ?? '' ) &&
		! field.closest( '.private, .wpcf7-acceptance, .wpcf7-quiz, .wpcf7-captchar' )
	);
}

const DISABLED_FREE_TEXT = `.wpcf7-free-text:disabled:not(${ HIDDEN_GROUP } *)`;

/**
 * The fields of a form whose text may be stored. Enabled ones come first, since `restoreDraft()` fills them first, then those of hidden groups,
 * each in document order. Excludes the text input of an unselected choice.
 */
export function storableFields( form: HTMLFormElement ): Field[] {
	return Array.from( form.elements )
		.filter( canBeStored )
		.filter( ( field ) => ! field.matches( DISABLED_FREE_TEXT ) )
		.sort( ( a, b ) => Number( a.disabled ) - Number( b.disabled ) );
}

/** The entries of a field in a draft: a pair for each selected choice. */
export function draftEntries( field: Field ): Array< [ name: string, value: string ] > {
	if ( field instanceof HTMLSelectElement ) {
		return Array.from( field.selectedOptions, ( { value } ): [ string, string ] => [ field.name, value ] );
	}
	return isCheckable( field ) && ! field.checked ? [] : [ [ field.name, field.value ] ];
}

export function isCheckable( field: HTMLInputElement | HTMLTextAreaElement ): field is HTMLInputElement {
	return field.type === 'checkbox' || field.type === 'radio';
}
