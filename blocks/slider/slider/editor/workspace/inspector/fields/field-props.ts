import type { ReactNode } from 'react';
import type { Level } from '../../state';
import type { Edit } from './use-field-edit';
import type { FieldSpec } from './field-definitions';

export interface FieldProps {
	field: FieldSpec;
	/** What is stored, of the first of the blocks. */
	stored: unknown;
	/** The blocks do not agree. */
	mixed: boolean;
	level: Level;
	edit: Edit;
	/** Where the object stands that the field is of: `frames.2.`, or nothing. */
	prefix: string;
	/** What that object is, by its name in schema.json. */
	root: string;
	/** Of the picture that stands beside a focal point. */
	picture?: string | undefined;
	/** In a list of findings: what the setting belongs to. */
	found?: boolean;
	/** What of a post stands here, where slides are made of posts. */
	binding?: unknown;
	/** Draws the settings of what is inside: of the entries of a list. */
	Nested: ( props: FieldsProps ) => ReactNode;
}

export interface FieldsProps {
	fields: readonly FieldSpec[];
	/** The objects that are edited together: the attributes of each selected layer, or one entry of a list. */
	many: readonly unknown[];
	level: Level;
	edit: Edit;
	prefix?: string;
	root: string;
	found?: boolean;
}
