/**
 * The names of the form format that sites rely on: fields, classes, statuses, events. docs/reference/contact-forms.md §2, §5 and §7; PHP
 * has its own list in `Document/FormFormat.php`.
 */

/** A form in its wrapper; a wrapper inside another form is misplaced. */
export const FORMS = '.wpcf7 > form';
export const PARENT = '.wpcf7';
export const WRAP = '.wpcf7-form-control-wrap[data-name]';
export const CONTROL = '.wpcf7-form-control';
export const NOT_VALID = 'wpcf7-not-valid';
export const TIP = 'wpcf7-not-valid-tip';
export const SUMMARY = '.screen-reader-response';
export const LIVE_REGION = '.screen-reader-response [role="status"]';
export const RESPONSE = '.wpcf7-response-output';
export const UNCHECKED = '.novalidate';
/** A group of fields whose conditions do not match. */
export const HIDDEN_GROUP = '.wpcf7cf-hidden';
/** The button of an upload field whose uploader is loaded; its input is visually hidden then. */
export const UPLOAD_BUTTON = 'button.cd-upload-btn';

export const FIELD_FORM = '_wpcf7';
export const FIELD_VERSION = '_wpcf7_version';
export const FIELD_LOCALE = '_wpcf7_locale';
export const FIELD_UNIT_TAG = '_wpcf7_unit_tag';
export const FIELD_CONTAINER = '_wpcf7_container_post';
export const FIELD_HASH = '_wpcf7_posted_data_hash';
export const FIELD_QUIZ = '_wpcf7_quiz_answer_';
export const FREE_TEXT = '_wpcf7_free_text_';
export const FIELD_NONCE = '_wpnonce';

/** Prefix of our own fields: the idempotency key, and the data of the spam guard. */
export const FIELD_OWN = '_frontage_';
export const FIELD_KEY = '_frontage_key';

/** The class and `data-status` value for a server status, where the two differ. */
const WORDS: Record< string, string > = {
	validation_failed: 'invalid',
	acceptance_missing: 'unaccepted',
	mail_sent: 'sent',
	mail_failed: 'failed',
	payment_required: 'payment-required',
};
const SAME = [ 'init', 'validating', 'submitting', 'resetting', 'spam', 'aborted' ];

/** The status word of a response; a status of an add-on becomes `custom-…`. */
export function statusWord( status: string ): string {
	if ( SAME.includes( status ) ) {
		return status;
	}
	return WORDS[ status ] ?? `custom-${ status.replace( /[^0-9a-z]+/i, '-' ) }`;
}

const EVENTS: Record< string, string > = {
	invalid: 'wpcf7invalid',
	unaccepted: 'wpcf7unaccepted',
	spam: 'wpcf7spam',
	aborted: 'wpcf7aborted',
	sent: 'wpcf7mailsent',
	failed: 'wpcf7mailfailed',
};

/** The event for a status word, dispatched before `wpcf7submit`. Payment and add-ons' statuses have none. */
export function statusEvent( word: string ): string | undefined {
	return EVENTS[ word ];
}

/** The id of a field's error in the list for screen readers. */
export function errorId( unitTag: string, field: string ): string {
	return `${ unitTag }-ve-${ field }`;
}
