export type FieldType = {
	type: string;
	label: string;
	named: boolean;
	requirable: boolean;
	values: 'none' | 'one' | 'many';
	content: boolean;
	/** `switch`, `text`, `number`, `pick`, or the list of allowed values. */
	options: Record< string, string | string[] >;
};
