import { identify, type SubmissionDetail } from '../events';
import type { Texts } from './form-props';
import type { Answer } from './submission-response';
import { toInvalidFields, type FieldError } from './validation/field-errors';

/** The response that the server would return. No request is sent when validation fails in the browser. */
export function createRefusal(
	form: HTMLFormElement,
	{ formData }: SubmissionDetail,
	errors: FieldError[],
	texts: Texts
): Answer {
	const { contactFormId, unitTag } = identify( form );
	return {
		contact_form_id: contactFormId,
		status: 'validation_failed',
		message: replaceMailTags( texts.invalid, formData ),
		invalid_fields: toInvalidFields( form, unitTag, errors ),
		posted_data_hash: '',
		into: `#${ unitTag }`,
	};
}

/** Messages may hold mail-tags: `[your-name]` is replaced by that field's value. */
function replaceMailTags( text: string, data: FormData ): string {
	return text.replace( /\[\s*([a-z][-\w:]*)\s*\]/gi, ( tag, name: string ) => {
		const values = [ ...data.getAll( name ), ...data.getAll( `${ name }[]` ) ];
		return values.length ? values.filter( ( value ) => typeof value === 'string' ).join( ', ' ) : tag;
	} );
}
