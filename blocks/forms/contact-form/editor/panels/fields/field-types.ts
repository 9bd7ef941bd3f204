import { TAG_TYPES, type OptionKind, type TagDescription, type TagType } from '../../tag-types';
import type { SizeKind } from './file-size';
import { optionWords, typeWords, type TypeWords } from './field-labels';

/**
 * How an option is asked for and written: a bare word, `name:value`, several values after one name, or the numbers of
 * the choices that are picked at first.
 */
export type FieldOption = {
	name: string;
	label: string;
	as: 'switch' | 'value' | 'pick';
	help?: string;
	choices?: readonly string[];
	/** Asked for in megabytes, and how it is written. */
	size?: SizeKind;
	/** The input's type; text when it is left out. */
	type?: 'number';
};

export type FieldType = Pick< TypeWords, 'label' | 'group' | 'around' | 'search' > & {
	type: TagType;
	/** The name that is proposed; types without it have no name. */
	name?: string;
	/** Whether it has a form with a star. */
	requirable?: boolean;
	/** What stands in quotes behind the options. */
	values?: { label: string; many?: boolean; help?: string };
	/** What stands between the tag and its closing one. */
	content?: string;
	options: FieldOption[];
};

/** The field types that PHP describes, with the words of an editor. A function: texts are translated when it is called. */
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
