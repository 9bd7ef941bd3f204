/** What PHP says by the module's data: sentences, which it has the translations of, and where the site answers. */
export interface Words {
	/** In place of a form inside a form: the word in bold and the sentence. */
	misplaced: [ error: string, sentence: string ];
	/** Beside the button while a message is on its way. */
	busy: string;
	/** No connection: nothing was sent, and what to do. */
	offline: string;
	/** The button's name while there is no connection. */
	later: string;
	/** The message goes by itself as soon as it can. */
	waiting: string;
	/** There is a connection again: the form can be sent. */
	online: string;
	/** Why the button is off: a consent is missing. */
	gate: string;
	/** For scripts of the site: the REST address and the namespace of the form routes. */
	api: { root: string; namespace: string };
	/** Where the part is that brings typed text back. */
	drafts: string;
}

let known: Partial< Words > | undefined;

/** Only a `script` element counts: people who write posts may set ids, but not write scripts. */
export function words(): Partial< Words > {
	known ??= JSON.parse(
		document.querySelector< HTMLScriptElement >(
			'script[id="wp-script-module-data-frontage-contact-form-view-script-module"]'
		)?.text ?? '{}'
	) as Partial< Words >;
	return known;
}
