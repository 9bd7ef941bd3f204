import { __ } from '@wordpress/i18n';

/**
 * How an option is asked for and written: a bare word, `name:value`, several values after one name, or the numbers of
 * the choices that are picked at first.
 */
export type FieldOption = {
	name: string;
	label: string;
	as: 'switch' | 'value' | 'pick';
	help?: string;
	choices?: string[];
	/** The input's type; text when it is left out. */
	type?: 'number';
};

export type FieldType = {
	type: string;
	label: string;
	group: 'text' | 'choice' | 'other' | 'layout';
	/** Its own name when one is proposed; types without it have no name. */
	name?: string;
	/** Whether it has a form with a star. */
	requirable?: boolean;
	/** What stands in quotes behind the options. */
	values?: { label: string; many?: boolean; help?: string };
	/** What stands between the tag and its closing one. */
	content?: string;
	/** Whether a label or, for several controls, a fieldset is put around it. */
	around?: 'label' | 'fieldset';
	options: FieldOption[];
};

const value = ( name: string, label: string, more: Partial< FieldOption > = {} ): FieldOption => ( { name, label, as: 'value', ...more } );
const turn = ( name: string, label: string, help?: string ): FieldOption => ( { name, label, as: 'switch', ...( help ? { help } : {} ) } );
const number = { type: 'number' } as const;

/** The built-in field types with their options (docs/reference/contact-forms.md §3). A function: texts are translated when it is called. */
export function fieldTypes(): FieldType[] {
	const identity = [ value( 'id', __( 'Element id', 'frontage-forms' ) ), value( 'class', __( 'CSS class', 'frontage-forms' ) ) ];
	const placeholder = turn( 'placeholder', __( 'Show the default as a placeholder', 'frontage-forms' ) );
	const readonly = turn( 'readonly', __( 'Read only', 'frontage-forms' ) );
	const from = value( 'default', __( 'Filled in from', 'frontage-forms' ), {
		choices: [ 'get', 'post', 'post_meta', 'shortcode_attr', 'user_display_name', 'user_email', 'user_login', 'user_url' ],
		help: __( 'The page’s address, its post or the signed-in visitor.', 'frontage-forms' ),
	} );
	const lengths = [
		value( 'minlength', __( 'Shortest', 'frontage-forms' ), number ),
		value( 'maxlength', __( 'Longest', 'frontage-forms' ), number ),
	];
	const autocomplete = value( 'autocomplete', __( 'Browser fills in', 'frontage-forms' ), {
		choices: [ 'name', 'given-name', 'family-name', 'email', 'tel', 'organization', 'street-address', 'postal-code', 'address-level2', 'country-name', 'url', 'off' ],
		help: __( 'What browsers may offer to fill in here.', 'frontage-forms' ),
	} );
	const range = [ value( 'min', __( 'Smallest', 'frontage-forms' ) ), value( 'max', __( 'Largest', 'frontage-forms' ) ), value( 'step', __( 'Step', 'frontage-forms' ) ) ];
	const dates = [
		value( 'min', __( 'Earliest', 'frontage-forms' ), { help: __( '2026-12-31, today or today+3_weeks', 'frontage-forms' ) } ),
		value( 'max', __( 'Latest', 'frontage-forms' ) ),
	];
	const preset = { label: __( 'Default', 'frontage-forms' ) };
	const choices = { label: __( 'Choices', 'frontage-forms' ), many: true, help: __( 'One a line. What stands after a | goes into the mail instead.', 'frontage-forms' ) };
	const picked: FieldOption = { name: 'default', label: __( 'Picked at first', 'frontage-forms' ), as: 'pick', help: __( 'Numbers of the choices, such as 1 or 1_3.', 'frontage-forms' ) };
	const text = [ placeholder, ...lengths, autocomplete, from, readonly, value( 'size', __( 'Width in characters', 'frontage-forms' ), number ), value( 'list', __( 'Id of a datalist', 'frontage-forms' ) ), ...identity ];
	const boxes = [ turn( 'use_label_element', __( 'Text belongs to the box', 'frontage-forms' ), __( 'A click on the text picks it, too.', 'frontage-forms' ) ), turn( 'label_first', __( 'Text before the box', 'frontage-forms' ) ), turn( 'free_text', __( 'Last choice asks for a text', 'frontage-forms' ) ), picked, ...identity ];
	const line = { group: 'text', requirable: true, values: preset, around: 'label' } as const;

	return [
		{ ...line, type: 'text', label: __( 'Text', 'frontage-forms' ), name: 'your-text', options: text },
		{ ...line, type: 'email', label: __( 'Email', 'frontage-forms' ), name: 'your-email', options: text },
		{ ...line, type: 'tel', label: __( 'Phone', 'frontage-forms' ), name: 'your-phone', options: text },
		{ ...line, type: 'url', label: __( 'Web address', 'frontage-forms' ), name: 'your-url', options: text },
		{ ...line, type: 'textarea', label: __( 'Paragraph', 'frontage-forms' ), name: 'your-message', options: [ placeholder, ...lengths, value( 'rows', __( 'Lines', 'frontage-forms' ), number ), value( 'cols', __( 'Width in characters', 'frontage-forms' ), number ), autocomplete, from, readonly, ...identity ] },
		{ ...line, type: 'number', label: __( 'Number', 'frontage-forms' ), name: 'your-number', options: [ ...range, placeholder, readonly, from, ...identity ] },
		{ ...line, type: 'range', label: __( 'Slider', 'frontage-forms' ), name: 'your-range', options: [ ...range, readonly, ...identity ] },
		{ ...line, type: 'date', label: __( 'Date', 'frontage-forms' ), name: 'your-date', options: [ ...dates, value( 'step', __( 'Step in days', 'frontage-forms' ), number ), readonly, from, ...identity ] },
		{ type: 'select', label: __( 'Drop-down', 'frontage-forms' ), group: 'choice', name: 'your-choice', requirable: true, values: choices, around: 'label', options: [ turn( 'include_blank', __( 'Begin with “Please choose”', 'frontage-forms' ) ), turn( 'first_as_label', __( 'First choice is a hint only', 'frontage-forms' ) ), turn( 'multiple', __( 'Several may be picked', 'frontage-forms' ) ), picked, ...identity ] },
		{ type: 'checkbox', label: __( 'Checkboxes', 'frontage-forms' ), group: 'choice', name: 'your-choices', requirable: true, values: choices, around: 'fieldset', options: [ turn( 'exclusive', __( 'Only one may be picked', 'frontage-forms' ) ), ...boxes ] },
		{ type: 'radio', label: __( 'Radio buttons', 'frontage-forms' ), group: 'choice', name: 'your-choice', values: choices, around: 'fieldset', options: boxes },
		{ type: 'acceptance', label: __( 'Consent', 'frontage-forms' ), group: 'choice', name: 'your-consent', content: __( 'What is agreed to', 'frontage-forms' ), options: [ turn( 'optional', __( 'May be left out', 'frontage-forms' ) ), turn( 'invert', __( 'Must be left out', 'frontage-forms' ) ), value( 'default', __( 'At first', 'frontage-forms' ), { choices: [ 'on' ] } ), value( 'consent_for', __( 'Consent for', 'frontage-forms' ), { choices: [ 'storage' ], help: __( 'Storage: without it the message is mailed and not kept.', 'frontage-forms' ) } ), ...identity ] },
		{ type: 'file', label: __( 'File', 'frontage-forms' ), group: 'other', name: 'your-file', requirable: true, around: 'label', options: [ value( 'limit', __( 'Largest size', 'frontage-forms' ), { help: __( '5mb, 500kb or bytes', 'frontage-forms' ) } ), value( 'filetypes', __( 'Kinds', 'frontage-forms' ), { help: __( 'pdf|docx|image/*', 'frontage-forms' ) } ), value( 'capture', __( 'Camera', 'frontage-forms' ), { choices: [ 'user', 'environment' ] } ), ...identity ] },
		{ type: 'quiz', label: __( 'Quiz', 'frontage-forms' ), group: 'other', name: 'your-answer', around: 'label', values: { label: __( 'Questions', 'frontage-forms' ), many: true, help: __( 'One a line: question|answer. One of them is asked.', 'frontage-forms' ) }, options: [ ...lengths, value( 'size', __( 'Width in characters', 'frontage-forms' ), number ), ...identity ] },
		{ type: 'hidden', label: __( 'Hidden value', 'frontage-forms' ), group: 'other', name: 'your-hidden', values: { label: __( 'Value', 'frontage-forms' ) }, options: [ from, ...identity ] },
		{ type: 'count', label: __( 'Character count', 'frontage-forms' ), group: 'layout', name: 'your-message', options: [ turn( 'down', __( 'Count down from the longest', 'frontage-forms' ) ), ...identity ] },
		{ type: 'reflection', label: __( 'Repeat of a field', 'frontage-forms' ), group: 'layout', name: 'your-text', options: identity },
		{ type: 'output', label: __( 'Output of a field', 'frontage-forms' ), group: 'layout', name: 'your-number', options: identity },
		{ type: 'response', label: __( 'Place of the answer', 'frontage-forms' ), group: 'layout', options: [] },
		{ type: 'submit', label: __( 'Send button', 'frontage-forms' ), group: 'layout', values: { label: __( 'Text', 'frontage-forms' ) }, options: identity },
	];
}
