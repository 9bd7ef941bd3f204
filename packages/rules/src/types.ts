/** A rule of a form's schema (docs/reference/contact-forms.md §6). Unknown rules pass: the server validates them. */
export interface Rule {
	rule: string;
	/** Name of the field without `[]`. Within `all` and `any` it defaults to the outer field. */
	field?: string;
	error?: string;
	/** `enum`: texts; `dayofweek`: 1 (Monday) to 7; `file`: `.ext`; `url`: schemes, if the site has custom ones. */
	accept?: readonly ( string | number )[];
	threshold?: string | number;
	base?: string | number;
	interval?: string | number;
	/** The decimal separator, if it is not a point. */
	decimal?: string;
	/** Of `all` and `any`. */
	rules?: readonly Rule[];
}

/** The values of each field: trimmed texts and selected files, without blank ones. Created by `formValues()`. */
export type FormValues = ReadonlyMap< string, readonly ( string | File )[] >;

/** The rule that a field failed, and the error text. */
export interface Failure {
	rule: string;
	error: string;
}
