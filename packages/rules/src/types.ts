/**
 * A rule as a form's schema gives it (docs/reference/contact-forms.md §6). A rule of a name that is not
 * known here passes: the server decides.
 */
export interface Rule {
	rule: string;
	/** Name of the field without `[]`. Inside `all` and `any` the outer field holds where it is missing. */
	field?: string;
	error?: string;
	/** `enum`: texts; `dayofweek`: 1 (Monday) to 7; `file`: `.ext`; `url`: schemes, where a site has its own. */
	accept?: readonly ( string | number )[];
	threshold?: string | number;
	base?: string | number;
	interval?: string | number;
	/** What people put before decimals, where it is no point. */
	decimal?: string;
	/** Of `all` and `any`. */
	rules?: readonly Rule[];
}

/** What each field holds: trimmed texts and chosen files, blanks left out. Made by `formValues()`. */
export type FormValues = ReadonlyMap< string, readonly ( string | File )[] >;

/** Which rule a field failed, and the text to show. */
export interface Failure {
	rule: string;
	error: string;
}
