import type { Rule } from '@frontage/rules';

/** Sentences from PHP, which has the translations. */
export interface Texts {
	/** One or more fields are in error; may hold mail-tags. */
	invalid: string;
	/** All of them are mended. */
	mended: string;
	/** The connection broke: nobody knows whether the message arrived. */
	broken: string;
	/** The site answered with something else than an answer. */
	notSent: string;
	/** The site answered in a way that tells nothing, perhaps after it took the message. */
	notJson: string;
	/** A server on the way takes no message as large as this. */
	tooLarge: string;
	/** No answer in time: nobody knows whether it arrived, and trying again is safe. */
	unsure: string;
	/** The visitor is no longer signed in. */
	signedOut: string;
	/** The form's own text for "could not be sent". */
	failed: string;
}

/** What tells a browser from a machine, without a question to the visitor. All of it may be missing. */
export interface Guard {
	/** The name of a field that nobody sees. */
	trap?: string;
	/** When the page was made, signed by the site. */
	stamp?: string;
	/** How many zero bits the sum has to find: it takes a browser a moment. */
	work?: number;
}

/** What `Form\FormAssets` prints into `data-props`. */
export interface FormProps {
	/** The form's REST address, without a slash at the end. */
	url: string;
	rules: Rule[];
	/** Of consents that are a matter of validation, or of a form with steps; no rules of the form, which sites read. */
	consent?: Rule[];
	texts: Texts;
	guard?: Guard;
}
