import { TAG_TYPES, type OptionKind, type TagDescription, type TagType } from '../../tag-types';
import type { SizeKind } from './file-size';
import { optionWords, typeWords, type TypeWords } from './field-labels';

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

export type FieldType = Pick< TypeWords, 'label' | 'group' | 'around' | 'search' > & {
	type: TagType;
	/** The suggested name; types without it have no name. */
	name?: string;
	/** Whether the type has a required variant, with an asterisk. */
	requirable?: boolean;
	/** The quoted values after the options. */
	values?: { label: string; many?: boolean; help?: string };
	/** The content between the opening and the closing tag. */
	content?: string;
	options: FieldOption[];
};

/** The field types that PHP defines, with labels for the editor. A function, because texts are translated when it is called. */
export function fieldTypes(): FieldType[] {
	const words = typeWords();
	const ofOptions = optionWords();
	const option = ( type: string, name: string, kind: OptionKind ): FieldOption => ( {
		name,
		...( ofOptions[ `${ type }.${ name }` ] ?? ofOptions[ kind === 'pick' ? kind : name ] ?? { label: name } ),
		as: kind === 'switch' || kind === 'pick' ? kind : 'value',
		...( kind === 'number' ? { type: kind } : {} ),
		...( typeof kind === 'string' ? {} : { choices: kind } ),
	} );

	return ( Object.keys( words ) as TagType[] ).map( ( type ) => {
		const described: TagDescription = TAG_TYPES[ type ];
		const { name, values, content, ...others } = words[ type ];
		return {
			type,
			...others,
			...( described.named && name ? { name } : {} ),
			...( described.requirable ? { requirable: true } : {} ),
			...( described.values !== 'none' && values
				? { values: { ...values, ...( described.values === 'many' ? { many: true } : {} ) } }
				: {} ),
			...( described.content && content ? { content } : {} ),
			options: Object.entries( described.options ).map( ( [ key, kind ] ) => option( type, key, kind ) ),
		};
	} );
}
