// Made from plugins/frontage-forms/src/Document/FormSchema.php by bin/lib/form-types.mjs; change that file.

/** The parts of a mail (docs/reference/contact-forms.md §8). */
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

/** One of a form's mails, with what the format does not know of it (docs/reference/contact-forms.md §16). */
export type FormMail = {
	/** “mail” and “mail_2” for the two, “mail_3” and so on for further ones. */
	part: string;
	/** What its owner calls it. */
	name: string;
	/** One of its rules is enough. */
	any: boolean;
	/** About the answers, as conditions of groups are; none: it always holds. */
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

/** What happens once a form was sent (docs/reference/contact-forms.md §15). */
export type After = {
	/** One of its rules is enough. */
	any: boolean;
	/** About the answers, as conditions of groups are; none: it always holds. */
	rules: {
		field: string;
		operator: string;
		value: string;
	}[];
	show: 'text' | 'page' | 'address';
	/** HTML with mail-tags. */
	text: string;
	/** The text takes the place of the form. */
	in_place: boolean;
	/** Where visitors are led. */
	page: number;
	/** The same, as an address of this site. */
	address: string;
	/** Whose answers stand in the address then. */
	fields: string[];
};

/** A form as it is edited: its template is one string, of which any editor is a view. */
export type FormDocument = {
	/** A name for editors. */
	title: string;
	/** The language of its texts, such as de_DE. */
	locale?: string;
	/** The template: HTML with form-tags. */
	form: string;
	/** The mail that a submission sends; what it leaves out is empty. */
	mail: Mail;
	/** A second mail, such as a copy for the visitor. */
	mail_2: Mail;
	/** Names and rules of the mails, and further mails with all their parts. */
	mails?: FormMail[];
	/** What visitors are told, by key; unknown keys are left out. */
	messages: Record< string, string >;
	/** One “name: value” a line. */
	additional_settings: string;
	/** When groups are shown: “show [group] if [field] equals "value"” a line, “and if …” for further rules. */
	conditions?: string;
	/** What happens once the form was sent; where no entry holds, visitors get the message “mail_sent_ok”. */
	after?: After[];
};
