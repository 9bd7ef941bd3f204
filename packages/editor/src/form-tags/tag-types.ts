/** A bare word, `name:value`, the numbers of choices, or one of these words. */
export type OptionKind = 'switch' | 'text' | 'number' | 'pick' | readonly string[];

/** What PHP says of a field type: plugins/frontage-forms/src/Tags/TypeDescription.php. Texts are in the language of the user. */
export type TagDescription = {
	label: string;
	search: string;
	icon: string;
	group: 'text' | 'choice' | 'other' | 'layout';
	/** The form-tag of a new field. */
	template: string;
	/** The built-in type that the canvas draws; empty for the markup from PHP. */
	control: string;
	/** The element around a field and its label; empty for types without a label. */
	around: 'label' | 'fieldset' | '';
	named: boolean;
	/** Whether there is a type with an asterisk. */
	requirable: boolean;
	required: '' | 'star' | 'always' | 'unless-optional';
	/** Whether its label says that it is required, or optional if it is not. */
	marked: boolean;
	/** How formulas read its value: a plain number, or the number at the start of a text. */
	number: '' | 'plain' | 'leading';
	/** How many of its choices can be selected; empty for types without choices. */
	picks: '' | 'one' | 'many';
	/** Whether its name is that of another field. */
	refers: boolean;
	mailed: boolean;
	values: 'none' | 'one' | 'many';
	values_label: string;
	values_help: string;
	content: boolean;
	content_label: string;
	options: Record< string, { kind: OptionKind; label: string; help: string; size: '' | 'units' | 'bytes' } >;
};

declare global {
	interface Window {
		/** From plugins/frontage-forms/src/Admin/FieldTypeData.php. */
		frontageFieldTypes?: Record< string, TagDescription >;
	}
}

/** The field types of this site, in the order of display. Tags of all others are text. */
export const TAG_TYPES: Readonly< Record< string, TagDescription > > = window.frontageFieldTypes ?? {};

/** The description of a form-tag's type; only tags of these types are parsed. */
export const typeOf = ( { type }: { type: string } ) => TAG_TYPES[ type ] as TagDescription;
