/** The data from `src/Compat/FormCode/FormCodePage.php`, and the responses of our routes. */

export type Problem = { part: string; code: string; message: string; line: number; level: 'error' | 'warning' };

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

export type Part =
	'title' | 'locale' | 'form' | 'mail' | 'mail_2' | 'mails' | 'messages' | 'additional_settings' | 'conditions';

/** An email after the second, or additional properties of one of the two. */
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
	/** As of when the screen was rendered; fields change their texts and switches. */
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

/** The parts of WordPress's code editor that are used here. */
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
		/** Settings of the code editor; false for users who switched it off. */
		frontageCodeEditor?: object | false;
	}
}
