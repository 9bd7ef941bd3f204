import { __ } from '@wordpress/i18n';
import { TAG_TYPES, type OptionKind } from './tag-types';
import { readTags } from './form-tag';
import type { SizeKind } from './file-size';

/**
 * How an option is edited and written: a bare word, `name:value`, several values after one name, or the numbers of the choices that are
 * selected by default.
 */
export type FieldOption = {
	name: string;
	label: string;
	as: 'switch' | 'value' | 'pick';
	help?: string;
	choices?: readonly string[];
	/** Edited in megabytes; the value is the format it is written in. */
	size?: SizeKind;
	/** The input's type; text by default. */
	type?: 'number';
};

export type FieldType = {
	type: string;
	label: string;
	group: 'text' | 'choice' | 'other' | 'layout';
	/** Additional search keywords, separated by commas. */
	search: string;
	/** The form-tag of a new field. */
	template: string;
	/** Whether the field is wrapped in a label or, with several controls, in a fieldset. */
	around: 'label' | 'fieldset' | '';
	/** The suggested name; types without it have no name. */
	name: string;
	/** Whether the type has a required variant, with an asterisk. */
	requirable: boolean;
	/** The quoted values after the options. */
	values: { label: string; many: boolean; help: string } | undefined;
	/** The label of the content between the opening and the closing tag; empty for types without content. */
	content: string;
	options: FieldOption[];
};

const option = (
	name: string,
	{ kind, label, help, size }: { kind: OptionKind; label: string; help: string; size: '' | SizeKind }
): FieldOption => ( {
	name,
	label,
	as: kind === 'switch' || kind === 'pick' ? kind : 'value',
	...( help && { help } ),
	...( size && { size } ),
	...( kind === 'number' ? { type: kind } : {} ),
	...( typeof kind === 'string' ? {} : { choices: kind } ),
} );

/** The field types as the settings of a field need them. */
export const fieldTypes = (): FieldType[] =>
	Object.entries( TAG_TYPES ).map( ( [ type, of ] ) => ( {
		type,
		label: of.label,
		group: of.group,
		search: of.search,
		template: of.template,
		around: of.around,
		name: of.named ? ( readTags( of.template )[ 0 ]?.tag.name ?? `your-${ type }` ) : '',
		requirable: of.requirable,
		values:
			of.values === 'none'
				? undefined
				: { label: of.values_label, many: of.values === 'many', help: of.values_help },
		content: of.content ? of.content_label : '',
		options: Object.entries( of.options ).map( ( [ name, described ] ) => option( name, described ) ),
	} ) );

/** The groups of field types with their titles, in the order of display. */
export const fieldGroups = (): [ FieldType[ 'group' ], string ][] => [
	[ 'text', __( 'Text and numbers', 'frontage-forms' ) ],
	[ 'choice', __( 'Choices and consent', 'frontage-forms' ) ],
	[ 'other', __( 'Files and more', 'frontage-forms' ) ],
	[ 'layout', __( 'Form elements', 'frontage-forms' ) ],
];
