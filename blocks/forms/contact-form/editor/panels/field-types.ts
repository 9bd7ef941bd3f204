import { __ } from '@wordpress/i18n';
import { number, sharedOptions, turn, value, type FieldOption } from './field-options';

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

/** The built-in field types with their options (docs/reference/contact-forms.md §3). A function: texts are translated when it is called. */
export function fieldTypes(): FieldType[] {
	const {
		identity,
		placeholder,
		readonly,
		from,
		lengths,
		autocomplete,
		range,
		dates,
		preset,
		choices,
		picked,
		text,
		boxes,
	} = sharedOptions();
	const line = { group: 'text', requirable: true, values: preset, around: 'label' } as const;

	return [
		{ ...line, type: 'text', label: __( 'Text', 'frontage-forms' ), name: 'your-text', options: text },
		{ ...line, type: 'email', label: __( 'Email', 'frontage-forms' ), name: 'your-email', options: text },
		{ ...line, type: 'tel', label: __( 'Phone', 'frontage-forms' ), name: 'your-phone', options: text },
		{ ...line, type: 'url', label: __( 'Web address', 'frontage-forms' ), name: 'your-url', options: text },
		{
			...line,
			type: 'textarea',
			label: __( 'Paragraph', 'frontage-forms' ),
			name: 'your-message',
			options: [
				placeholder,
				...lengths,
				value( 'rows', __( 'Lines', 'frontage-forms' ), number ),
				value( 'cols', __( 'Width in characters', 'frontage-forms' ), number ),
				autocomplete,
				from,
				readonly,
				...identity,
			],
		},
		{
			...line,
			type: 'number',
			label: __( 'Number', 'frontage-forms' ),
			name: 'your-number',
			options: [ ...range, placeholder, readonly, from, ...identity ],
		},
		{
			...line,
			type: 'range',
			label: __( 'Slider', 'frontage-forms' ),
			name: 'your-range',
			options: [ ...range, readonly, ...identity ],
		},
		{
			...line,
			type: 'date',
			label: __( 'Date', 'frontage-forms' ),
			name: 'your-date',
			options: [
				...dates,
				value( 'step', __( 'Step in days', 'frontage-forms' ), number ),
				readonly,
				from,
				...identity,
			],
		},
		{
			type: 'select',
			label: __( 'Drop-down', 'frontage-forms' ),
			group: 'choice',
			name: 'your-choice',
			requirable: true,
			values: choices,
			around: 'label',
			options: [
				turn( 'include_blank', __( 'Begin with “Please choose”', 'frontage-forms' ) ),
				turn( 'first_as_label', __( 'First choice is a hint only', 'frontage-forms' ) ),
				turn( 'multiple', __( 'Several may be picked', 'frontage-forms' ) ),
				picked,
				...identity,
			],
		},
		{
			type: 'checkbox',
			label: __( 'Checkboxes', 'frontage-forms' ),
			group: 'choice',
			name: 'your-choices',
			requirable: true,
			values: choices,
			around: 'fieldset',
			options: [ turn( 'exclusive', __( 'Only one may be picked', 'frontage-forms' ) ), ...boxes ],
		},
		{
			type: 'radio',
			label: __( 'Radio buttons', 'frontage-forms' ),
			group: 'choice',
			name: 'your-choice',
			values: choices,
			around: 'fieldset',
			options: boxes,
		},
		{
			type: 'acceptance',
			label: __( 'Consent', 'frontage-forms' ),
			group: 'choice',
			name: 'your-consent',
			content: __( 'What is agreed to', 'frontage-forms' ),
			options: [
				turn( 'optional', __( 'May be left out', 'frontage-forms' ) ),
				turn( 'invert', __( 'Must be left out', 'frontage-forms' ) ),
				value( 'default', __( 'At first', 'frontage-forms' ), { choices: [ 'on' ] } ),
				value( 'consent_for', __( 'Consent for', 'frontage-forms' ), {
					choices: [ 'storage' ],
					help: __( 'Storage: without it the message is mailed and not kept.', 'frontage-forms' ),
				} ),
				...identity,
			],
		},
		{
			type: 'file',
			label: __( 'File', 'frontage-forms' ),
			group: 'other',
			name: 'your-file',
			requirable: true,
			around: 'label',
			options: [
				value( 'limit', __( 'Largest size', 'frontage-forms' ), {
					help: __( '5mb, 500kb or bytes', 'frontage-forms' ),
				} ),
				value( 'filetypes', __( 'Kinds', 'frontage-forms' ), {
					help: __( 'pdf|docx|image/*', 'frontage-forms' ),
				} ),
				value( 'capture', __( 'Camera', 'frontage-forms' ), { choices: [ 'user', 'environment' ] } ),
				...identity,
			],
		},
		{
			type: 'quiz',
			label: __( 'Quiz', 'frontage-forms' ),
			group: 'other',
			name: 'your-answer',
			around: 'label',
			values: {
				label: __( 'Questions', 'frontage-forms' ),
				many: true,
				help: __( 'One a line: question|answer. One of them is asked.', 'frontage-forms' ),
			},
			options: [
				...lengths,
				value( 'size', __( 'Width in characters', 'frontage-forms' ), number ),
				...identity,
			],
		},
		{
			type: 'hidden',
			label: __( 'Hidden value', 'frontage-forms' ),
			group: 'other',
			name: 'your-hidden',
			values: { label: __( 'Value', 'frontage-forms' ) },
			options: [ from, ...identity ],
		},
		{
			type: 'count',
			label: __( 'Character count', 'frontage-forms' ),
			group: 'layout',
			name: 'your-message',
			options: [ turn( 'down', __( 'Count down from the longest', 'frontage-forms' ) ), ...identity ],
		},
		{
			type: 'reflection',
			label: __( 'Repeat of a field', 'frontage-forms' ),
			group: 'layout',
			name: 'your-text',
			options: identity,
		},
		{
			type: 'output',
			label: __( 'Output of a field', 'frontage-forms' ),
			group: 'layout',
			name: 'your-number',
			options: identity,
		},
		{ type: 'response', label: __( 'Place of the answer', 'frontage-forms' ), group: 'layout', options: [] },
		{
			type: 'submit',
			label: __( 'Send button', 'frontage-forms' ),
			group: 'layout',
			values: { label: __( 'Text', 'frontage-forms' ) },
			options: identity,
		},
	];
}
