import type { Rule } from '@frontage/rules';

/** Sentences from PHP, which has the translations. */
export interface Texts {
	/** One or more fields are in error; may hold mail-tags. */
	invalid: string;
	offline: string;
	notJson: string;
	/** No answer in time: nobody knows whether it arrived, and trying again is safe. */
	unsure: string;
	/** The form's own text for "could not be sent". */
	failed: string;
}

/** What `Form\Script` prints into `data-props`. */
export interface FormProps {
	/** The form's REST address, without a slash at the end. */
	url: string;
	rules: Rule[];
	texts: Texts;
}
