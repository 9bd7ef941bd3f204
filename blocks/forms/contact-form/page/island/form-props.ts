import type { Rule } from '@frontage/rules';

/** Translated sentences from PHP. */
export interface Texts {
	/** One or more fields are invalid; may contain mail-tags. */
	invalid: string;
	/** All errors are corrected. */
	mended: string;
	/** The connection broke: it is unknown whether the message arrived. */
	broken: string;
	/** The server returned something other than a response of the form. */
	notSent: string;
	/** The server returned an unreadable response, perhaps after it accepted the message. */
	notJson: string;
	/** A server or proxy rejects a message of this size. */
	tooLarge: string;
	/** The request timed out: it is unknown whether the message arrived, and trying again is safe. */
	unsure: string;
	/** The visitor is no longer signed in. */
	signedOut: string;
	/** The form's own text for "could not be sent". */
	failed: string;
}

/** Data that tells browsers from bots without a question to the visitor. Each part may be missing. */
export interface Guard {
	/** The name of the hidden honeypot field. */
	trap?: string;
	/** The time when the page was rendered, signed by the site. */
	stamp?: string;
	/** The number of leading zero bits that the proof of work has to find; a browser needs a moment for it. */
	work?: number;
}

/** The props that `Rendering\FormAssets` prints into `data-props`. */
export interface FormProps {
	/** The form's REST URL, without a trailing slash. */
	url: string;
	rules: Rule[];
	/**
	 * Rules for consents that are validated like fields, or that belong to a form with steps. They are not part of the form's schema, which
	 * sites read.
	 */
	consent?: Rule[];
	texts: Texts;
	guard?: Guard;
}
