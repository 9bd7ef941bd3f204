// Made from plugins/frontage-forms/src/Form/Schema.php by bin/lib/form-types.mjs; change that file.

/** One of a form's two mails (docs/reference/contact-forms.md §8). */
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
	/** What visitors are told, by key; unknown keys are left out. */
	messages: Record< string, string >;
	/** One “name: value” a line. */
	additional_settings: string;
	/** When groups are shown: “show [group] if [field] equals "value"” a line, “and if …” for further rules. */
	conditions?: string;
};
