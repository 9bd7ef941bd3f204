import type { ReactNode } from 'react';
import type { Level } from '../../state';
import type { Edit } from './use-field-edit';
import type { FieldSpec } from './field-definitions';

export interface FieldProps {
	field: FieldSpec;
	/** Stored value of the first block. */
	stored: unknown;
	/** Whether the blocks have different values. */
	mixed: boolean;
	level: Level;
	edit: Edit;
	/** Path of the containing object: `frames.2.`, or empty. */
	prefix: string;
	/** Name of that object in schema.json. */
	root: string;
	/** URL of the image to which a focal point belongs. */
	picture?: string | undefined;
	/** Whether it is a search result, which also shows where the setting belongs. */
	found?: boolean;
	/** Binding to a field of a post, if slides are made of posts. */
	binding?: unknown;
	/** Renders nested settings, such as items of a list. */
	Nested: ( props: FieldsProps ) => ReactNode;
}

export interface FieldsProps {
	fields: readonly FieldSpec[];
	/** The objects edited together: the attributes of each selected layer, or one item of a list. */
	many: readonly unknown[];
	level: Level;
	edit: Edit;
	prefix?: string;
	root: string;
	found?: boolean;
}
