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

/** `name:value` */
export const value = ( name: string, label: string, more: Partial< FieldOption > = {} ): FieldOption => ( {
	name,
	label,
	as: 'value',
	...more,
} );
/** A bare word. */
export const turn = ( name: string, label: string, help?: string ): FieldOption => ( {
	name,
	label,
	as: 'switch',
	...( help ? { help } : {} ),
} );
export const number = { type: 'number' } as const;

/** The options that several types share. A function: texts are translated when it is called. */
export function sharedOptions() {
	const identity = [
		value( 'id', __( 'Element id', 'frontage-forms' ) ),
		value( 'class', __( 'CSS class', 'frontage-forms' ) ),
	];
	const placeholder = turn( 'placeholder', __( 'Show the default as a placeholder', 'frontage-forms' ) );
	const readonly = turn( 'readonly', __( 'Read only', 'frontage-forms' ) );
	const from = value( 'default', __( 'Filled in from', 'frontage-forms' ), {
		choices: [
			'get',
			'post',
			'post_meta',
			'shortcode_attr',
			'user_display_name',
			'user_email',
			'user_login',
			'user_url',
		],
		help: __( 'The page’s address, its post or the signed-in visitor.', 'frontage-forms' ),
	} );
	const lengths = [
		value( 'minlength', __( 'Shortest', 'frontage-forms' ), number ),
		value( 'maxlength', __( 'Longest', 'frontage-forms' ), number ),
	];
	const autocomplete = value( 'autocomplete', __( 'Browser fills in', 'frontage-forms' ), {
		choices: [
			'name',
			'given-name',
			'family-name',
			'email',
			'tel',
			'organization',
			'street-address',
			'postal-code',
			'address-level2',
			'country-name',
			'url',
			'off',
		],
		help: __( 'What browsers may offer to fill in here.', 'frontage-forms' ),
	} );
	const range = [
		value( 'min', __( 'Smallest', 'frontage-forms' ) ),
		value( 'max', __( 'Largest', 'frontage-forms' ) ),
		value( 'step', __( 'Step', 'frontage-forms' ) ),
	];
	const dates = [
		value( 'min', __( 'Earliest', 'frontage-forms' ), {
			help: __( 'Year-month-day, today or today+3_weeks', 'frontage-forms' ),
		} ),
		value( 'max', __( 'Latest', 'frontage-forms' ) ),
	];
	const preset = { label: __( 'Default', 'frontage-forms' ) };
	const choices = {
		label: __( 'Choices', 'frontage-forms' ),
		many: true,
		help: __( 'One a line. What stands after a | goes into the mail instead.', 'frontage-forms' ),
	};
	const picked: FieldOption = {
		name: 'default',
		label: __( 'Picked at first', 'frontage-forms' ),
		as: 'pick',
		help: __( 'Numbers of the choices, such as 1 or 1_3.', 'frontage-forms' ),
	};
	const text = [
		placeholder,
		...lengths,
		autocomplete,
		from,
		readonly,
		value( 'size', __( 'Width in characters', 'frontage-forms' ), number ),
		value( 'list', __( 'Id of a datalist', 'frontage-forms' ) ),
		...identity,
	];
	const boxes = [
		turn(
			'use_label_element',
			__( 'Text belongs to the box', 'frontage-forms' ),
			__( 'A click on the text picks it, too.', 'frontage-forms' )
		),
		turn( 'label_first', __( 'Text before the box', 'frontage-forms' ) ),
		turn( 'free_text', __( 'Last choice asks for a text', 'frontage-forms' ) ),
		picked,
		...identity,
	];
	return {
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
	};
}
