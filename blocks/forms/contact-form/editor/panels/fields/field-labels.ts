import { __ } from '@wordpress/i18n';
import type { TagType } from '../../tag-types';
import type { SizeKind } from './file-size';

type Words = { label: string; help?: string; size?: SizeKind };

export type TypeWords = {
	label: string;
	group: 'text' | 'choice' | 'other' | 'layout';
	/** Additional search keywords, separated by commas. */
	search?: string;
	/** The suggested name. */
	name?: string;
	values?: Words;
	content?: string;
	/** Whether the field is wrapped in a label or, with several controls, in a fieldset. */
	around?: 'label' | 'fieldset';
};

/** The labels of tag types, in display order. A function, because texts are translated when it is called. */
export function typeWords(): Record< TagType, TypeWords > {
	const preset = { label: __( 'Default', 'frontage-forms' ) };
	const choices = {
		label: __( 'Choices', 'frontage-forms' ),
		help: __( 'One a line. What stands after a | goes into the mail instead.', 'frontage-forms' ),
	};
	const questions = {
		label: __( 'Questions', 'frontage-forms' ),
		help: __( 'One a line: question|answer. One of them is asked.', 'frontage-forms' ),
	};
	const line = { group: 'text', values: preset, around: 'label' } as const;
	const choice = { group: 'choice', values: choices } as const;
	const boxes = { ...choice, around: 'fieldset' } as const;

	return {
		text: { ...line, label: __( 'Text', 'frontage-forms' ), name: 'your-text' },
		email: { ...line, label: __( 'Email', 'frontage-forms' ), name: 'your-email' },
		tel: {
			...line,
			label: __( 'Phone', 'frontage-forms' ),
			search: __( 'telephone, mobile, cell', 'frontage-forms' ),
			name: 'your-phone',
		},
		url: {
			...line,
			label: __( 'Web address', 'frontage-forms' ),
			search: __( 'website, link', 'frontage-forms' ),
			name: 'your-url',
		},
		textarea: {
			...line,
			label: __( 'Long text', 'frontage-forms' ),
			search: __( 'message, comment, paragraph', 'frontage-forms' ),
			name: 'your-message',
		},
		number: {
			...line,
			label: __( 'Number', 'frontage-forms' ),
			search: __( 'quantity, amount, age', 'frontage-forms' ),
			name: 'your-number',
		},
		range: {
			...line,
			label: __( 'Slider', 'frontage-forms' ),
			search: __( 'rating, scale', 'frontage-forms' ),
			name: 'your-range',
		},
		date: {
			...line,
			label: __( 'Date', 'frontage-forms' ),
			search: __( 'day, calendar, appointment', 'frontage-forms' ),
			name: 'your-date',
		},
		select: {
			...choice,
			label: __( 'Drop-down', 'frontage-forms' ),
			search: __( 'choice, list, menu, options', 'frontage-forms' ),
			name: 'your-choice',
			around: 'label',
		},
		checkbox: {
			...boxes,
			label: __( 'Checkboxes', 'frontage-forms' ),
			search: __( 'choice, several, multiple, options', 'frontage-forms' ),
			name: 'your-choices',
		},
		radio: {
			...boxes,
			label: __( 'Radio buttons', 'frontage-forms' ),
			search: __( 'choice, one of several, options', 'frontage-forms' ),
			name: 'your-choice',
		},
		acceptance: {
			label: __( 'Consent', 'frontage-forms' ),
			search: __( 'privacy, terms, GDPR, checkbox, agree', 'frontage-forms' ),
			group: 'choice',
			name: 'your-consent',
			content: __( 'What is agreed to', 'frontage-forms' ),
		},
		file: {
			label: __( 'File', 'frontage-forms' ),
			search: __( 'attachment, document, picture, upload', 'frontage-forms' ),
			group: 'other',
			name: 'your-file',
			around: 'label',
		},
		mfile: {
			label: __( 'Upload of several files', 'frontage-forms' ),
			search: __( 'attachment, documents, pictures, drop', 'frontage-forms' ),
			group: 'other',
			name: 'your-files',
			around: 'label',
		},
		quiz: {
			label: __( 'Quiz', 'frontage-forms' ),
			search: __( 'question, captcha, spam', 'frontage-forms' ),
			group: 'other',
			name: 'your-answer',
			values: questions,
			around: 'label',
		},
		hidden: {
			label: __( 'Hidden value', 'frontage-forms' ),
			group: 'other',
			name: 'your-hidden',
			values: { label: __( 'Value', 'frontage-forms' ) },
		},
		calculation: {
			label: __( 'Calculation', 'frontage-forms' ),
			search: __( 'total, sum, price, cost, points', 'frontage-forms' ),
			group: 'other',
			name: 'your-total',
			around: 'label',
			values: {
				label: __( 'Formula', 'frontage-forms' ),
				help: __(
					'Names of fields and numbers with + - * / and parentheses, min, max, round( x, 2 ) and if( a > b, x, y ). Then one a line what a choice counts: field=Choice=25. Contact Form 7 shows it as text.',
					'frontage-forms'
				),
			},
		},
		count: { label: __( 'Character count', 'frontage-forms' ), group: 'layout', name: 'your-message' },
		reflection: { label: __( 'Repeat of a field', 'frontage-forms' ), group: 'layout', name: 'your-text' },
		output: { label: __( 'Output of a field', 'frontage-forms' ), group: 'layout', name: 'your-number' },
		response: { label: __( 'Place of the answer', 'frontage-forms' ), group: 'layout' },
		submit: {
			label: __( 'Send button', 'frontage-forms' ),
			group: 'layout',
			values: { label: __( 'Text', 'frontage-forms' ) },
		},
	};
}

/** The labels of options: specific to a type (`date.min`), else shared by all types. */
export function optionWords(): Record< string, Words > {
	const width = { label: __( 'Width in characters', 'frontage-forms' ) };
	return {
		id: { label: __( 'Element id', 'frontage-forms' ) },
		class: { label: __( 'CSS class', 'frontage-forms' ) },
		placeholder: { label: __( 'Show the default as a placeholder', 'frontage-forms' ) },
		readonly: { label: __( 'Read only', 'frontage-forms' ) },
		default: {
			label: __( 'Filled in from', 'frontage-forms' ),
			help: __( 'The page’s address, its post or the signed-in visitor.', 'frontage-forms' ),
		},
		pick: {
			label: __( 'Picked at first', 'frontage-forms' ),
			help: __( 'Numbers of the choices, such as 1 or 1_3.', 'frontage-forms' ),
		},
		minlength: { label: __( 'Shortest', 'frontage-forms' ) },
		maxlength: { label: __( 'Longest', 'frontage-forms' ) },
		autocomplete: {
			label: __( 'Browser fills in', 'frontage-forms' ),
			help: __( 'What browsers may offer to fill in here.', 'frontage-forms' ),
		},
		size: width,
		cols: width,
		rows: { label: __( 'Lines', 'frontage-forms' ) },
		list: { label: __( 'Id of a datalist', 'frontage-forms' ) },
		min: { label: __( 'Smallest', 'frontage-forms' ) },
		max: { label: __( 'Largest', 'frontage-forms' ) },
		step: { label: __( 'Step', 'frontage-forms' ) },
		'date.min': {
			label: __( 'Earliest', 'frontage-forms' ),
			help: __( 'Year-month-day, today or today+3_weeks', 'frontage-forms' ),
		},
		'date.max': { label: __( 'Latest', 'frontage-forms' ) },
		'date.step': { label: __( 'Step in days', 'frontage-forms' ) },
		include_blank: { label: __( 'Begin with “Please choose”', 'frontage-forms' ) },
		first_as_label: { label: __( 'First choice is a hint only', 'frontage-forms' ) },
		multiple: { label: __( 'Several may be picked', 'frontage-forms' ) },
		exclusive: { label: __( 'Only one may be picked', 'frontage-forms' ) },
		use_label_element: {
			label: __( 'Text belongs to the box', 'frontage-forms' ),
			help: __( 'A click on the text picks it, too.', 'frontage-forms' ),
		},
		label_first: { label: __( 'Text before the box', 'frontage-forms' ) },
		free_text: { label: __( 'Last choice asks for a text', 'frontage-forms' ) },
		optional: { label: __( 'May be left out', 'frontage-forms' ) },
		invert: { label: __( 'Must be left out', 'frontage-forms' ) },
		'acceptance.default': { label: __( 'At first', 'frontage-forms' ) },
		consent_for: {
			label: __( 'Consent for', 'frontage-forms' ),
			help: __( 'Storage: without it the message is mailed and not kept.', 'frontage-forms' ),
		},
		limit: {
			label: __( 'Largest size, in MB', 'frontage-forms' ),
			help: __( '1 when empty', 'frontage-forms' ),
			size: 'units',
		},
		filetypes: { label: __( 'Kinds', 'frontage-forms' ), help: __( 'pdf|docx|image/*', 'frontage-forms' ) },
		'mfile.limit': {
			label: __( 'Largest size of each file, in MB', 'frontage-forms' ),
			help: __( '10 when empty', 'frontage-forms' ),
			size: 'bytes',
		},
		'mfile.filetypes': {
			label: __( 'Kinds', 'frontage-forms' ),
			help: __( 'Endings such as pdf|docx|jpg, or * for all kinds that WordPress takes', 'frontage-forms' ),
		},
		'blacklist-types': {
			label: __( 'Kinds that are refused', 'frontage-forms' ),
			help: __( 'Endings, where all kinds are taken: zip|rar', 'frontage-forms' ),
		},
		'min-file': { label: __( 'Fewest files', 'frontage-forms' ) },
		'max-file': {
			label: __( 'Most files', 'frontage-forms' ),
			help: __( '10 when empty', 'frontage-forms' ),
		},
		capture: { label: __( 'Camera', 'frontage-forms' ) },
		decimals: { label: __( 'Decimals', 'frontage-forms' ), help: __( '2 when empty', 'frontage-forms' ) },
		down: { label: __( 'Count down from the longest', 'frontage-forms' ) },
	};
}
