/** The module data from PHP: translated sentences, and URLs. */
export interface PageTexts {
	/** Shown in place of a form inside a form: the word in bold and the sentence. */
	misplaced: [ error: string, sentence: string ];
	/** Beside the button while a message is sent. */
	busy: string;
	/** No connection: the message was not sent, and what to do. */
	offline: string;
	/** The button's label while there is no connection. */
	later: string;
	/** The message is sent automatically when the connection is back. */
	waiting: string;
	/** The connection is back: the form can be sent. */
	online: string;
	/** Why the button is disabled: a consent is missing. */
	gate: string;
	/** For scripts of the site: the REST URL and the namespace of the form routes. */
	api: { root: string; namespace: string };
	/** The URL of the module that restores drafts. */
	drafts: string;
}

let cachedTexts: Partial< PageTexts > | undefined;

/** Only a `script` element counts: authors of posts may set ids, but not add scripts. */
export function pageTexts(): Partial< PageTexts > {
	cachedTexts ??= JSON.parse(
		document.querySelector< HTMLScriptElement >(
			'script[id="wp-script-module-data-frontage-contact-form-view-script-module"]'
		)?.text ?? '{}'
	) as Partial< PageTexts >;
	return cachedTexts;
}
