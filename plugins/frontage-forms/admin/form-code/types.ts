/** What `src/Compat/FormCode/Page.php` hands over, and what our routes answer. */

export type Problem = { part: string; code: string; message: string; line: number; level: 'error' | 'warning' };

export type FieldType = {
	type: string;
	label: string;
	named: boolean;
	requirable: boolean;
	values: 'none' | 'one' | 'many';
	content: boolean;
	/** `switch`, `text`, `number`, `pick`, or what it may say. */
	options: Record< string, string | string[] >;
};

export type Part =
	'title' | 'locale' | 'form' | 'mail' | 'mail_2' | 'mails' | 'messages' | 'additional_settings' | 'conditions';

/** A mail beyond the second, or what its owner says of one of the two. */
export type FurtherMail = { part: string } & Record< string, unknown >;

export type Props = {
	/** 0: not stored yet. */
	id: number;
	unsaved: boolean;
	tab: string;
	problems: Problem[];
	types: FieldType[];
	/** The names of the fields, by part. */
	ids: Record< Part, string >;
	/** As they were when the screen was made; fields change texts and switches of them. */
	mails: FurtherMail[];
};

export type Mail = {
	subject: string;
	from: string;
	to: string;
	headers: string[];
	body: string;
	html: boolean;
	files: string[];
	sample: boolean;
};

/** What we use of the code editor that WordPress brings. */
export type CodeMirror = {
	getValue: () => string;
	replaceSelection: ( text: string ) => void;
	focus: () => void;
	refresh: () => void;
	save: () => void;
	on: ( event: string, then: () => void ) => void;
	getCursor: () => { line: number };
	setCursor: ( at: { line: number; ch: number } ) => void;
	lineCount: () => number;
	addLineWidget: ( line: number, node: HTMLElement, options?: object ) => { clear: () => void };
	addLineClass: ( line: number, where: string, name: string ) => unknown;
	removeLineClass: ( line: unknown, where: string, name: string ) => void;
	getInputField: () => HTMLElement;
};

declare global {
	interface Window {
		/** Settings of the code editor; false for people who switched it off. */
		frontageCodeEditor?: object | false;
	}
}
