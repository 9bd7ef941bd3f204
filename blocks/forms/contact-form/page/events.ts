import { FIELD_CONTAINER, FIELD_FORM, FIELD_LOCALE, FIELD_UNIT_TAG, FIELD_VERSION } from './format';

/** Identifies the form: the first keys of every event's detail. docs/reference/contact-forms.md §7 */
export interface Identity {
	contactFormId: number;
	pluginVersion: string;
	contactFormLocale: string;
	unitTag: string;
	containerPostId: number;
}

/** The detail of the events of a submission; key order is part of the format. */
export interface SubmissionDetail extends Identity {
	status: string;
	inputs: Array< { name: string; value: FormDataEntryValue } >;
	formData: FormData;
	apiResponse?: unknown;
}

/** The value of one of the hidden fields that PHP prints. */
export function hiddenField( form: HTMLFormElement, name: string ): HTMLInputElement | null {
	return form.querySelector< HTMLInputElement >( `input[type="hidden"][name="${ name }"]` );
}

export function identify( form: HTMLFormElement ): Identity {
	const value = ( name: string ) => hiddenField( form, name )?.value ?? '';
	return {
		contactFormId: parseInt( value( FIELD_FORM ), 10 ) || 0,
		pluginVersion: value( FIELD_VERSION ),
		contactFormLocale: value( FIELD_LOCALE ),
		unitTag: value( FIELD_UNIT_TAG ),
		containerPostId: parseInt( value( FIELD_CONTAINER ), 10 ) || 0,
	};
}

export function describeSubmission( form: HTMLFormElement, formData: FormData ): SubmissionDetail {
	return {
		...identify( form ),
		status: form.dataset.status ?? 'init',
		inputs: Array.from( formData, ( [ name, value ] ) => ( { name, value } ) ).filter(
			( { name } ) => ! name.startsWith( '_' )
		),
		formData,
	};
}

/** Dispatches an event by a name that site snippets listen to. None of these events can be canceled. */
export function dispatchFormEvent( form: HTMLFormElement, event: string, detail: object ): void {
	form.dispatchEvent( new CustomEvent( event, { bubbles: true, detail } ) );
}
