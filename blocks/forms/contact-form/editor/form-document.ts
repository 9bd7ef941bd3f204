// Made from plugins/frontage-forms/src/Document/FormSchema.php by bin/lib/form-types.mjs; change that file.

/** Parts of an email (docs/reference/contact-forms.md §8). */
export type Mail = {
	active: boolean;
	subject: string;
	sender: string;
	recipient: string;
	body: string;
	additional_headers: string;
	attachments: string;
	use_html: boolean;
	exclude_blank: boolean;
};

/** An email of a form, with parts that the form format does not have (docs/reference/contact-forms.md §16). */
export type FormMail = {
	/** “mail”, “mail_2”, and “mail_3” and so on for additional emails. */
	part: string;
	/** Name shown to editors. */
	name: string;
	/** Whether one met rule is enough. Otherwise all must be met. */
	any: boolean;
	/** Conditions on submitted values, like those of groups. Without any, the entry always applies. */
	rules: {
		field: string;
		operator: string;
		value: string;
	}[];
	active: boolean;
	subject: string;
	sender: string;
	recipient: string;
	body: string;
	additional_headers: string;
	attachments: string;
	use_html: boolean;
	exclude_blank: boolean;
};

/** A confirmation (docs/reference/contact-forms.md §15). */
export type After = {
	/** Whether one met rule is enough. Otherwise all must be met. */
	any: boolean;
	/** Conditions on submitted values, like those of groups. Without any, the entry always applies. */
	rules: {
		field: string;
		operator: string;
		value: string;
	}[];
	show: 'text' | 'page' | 'address';
	/** HTML with mail-tags. */
	text: string;
	/** Whether the text replaces the form. */
	in_place: boolean;
	/** ID of the page to redirect to. */
	page: number;
	/** URL of this site to redirect to. */
	address: string;
	/** Names of fields whose values are added to the URL. */
	fields: string[];
};

/** A form in the editor. Its template is one string, which every editing mode shows and changes. */
export type FormDocument = {
	/** Name shown to editors. */
	title: string;
	/** Locale of its texts, such as de_DE. */
	locale?: string;
	/** Template: HTML with form-tags. */
	form: string;
	/** Email that a submission sends. Missing parts are empty. */
	mail: Mail;
	/** Second email, such as a copy for the visitor. */
	mail_2: Mail;
	/** Names and rules of the emails, and additional emails with all their parts. */
	mails?: FormMail[];
	/** Messages to visitors by key. Unknown keys are ignored. */
	messages: Record< string, string >;
	/** One “name: value” per line. */
	additional_settings: string;
	/** Conditions of groups, one per line: “show [group] if [field] equals "value"”. “and if …” adds a rule. */
	conditions?: string;
	/** Confirmations. The first entry whose rules are met applies; without one, visitors see the message “mail_sent_ok”. */
	after?: After[];
};
