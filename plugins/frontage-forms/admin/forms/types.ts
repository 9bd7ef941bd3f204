/** The response of `frontage/v1/contact-forms/overview`; built in `src/Admin/FormListItems.php`. */

export type Time = { utc: string; text: string };

/** A page that uses a form; without `edit` the user may not edit that page. */
export type Use = { title: string; kind: string; edit: string };

export type FormRow = {
	id: number;
	title: string;
	address: string;
	shortcode: string;
	trashed: boolean;
	changed: Time | null;
	uses: { pages: Use[]; more: number };
	/** null for users who may not read messages. */
	unread: { count: number; more: boolean } | null;
	last: Time | null;
	mayEdit: boolean;
	/** Whether its emails are off, or it is a demo, which stores no messages either. */
	mails: '' | 'off' | 'demo';
	/** URLs of the form builder and the inbox, empty for users without access. */
	edit: string;
	inbox: string;
	/** null for users who may not edit the form. */
	problems: { errors: number; warnings: number } | null;
};

export type FormList = { forms: FormRow[]; total: number; pages: number; all: number; trashed: number };

export type Filter = { status: 'publish' | 'trash'; search: string; page: number };

/** The data that PHP adds to the page. */
export type ScreenProps = {
	mayEdit: boolean;
	/** Days after which the trash is emptied; 0: there is no trash. */
	trashDays: number;
	/** This screen's URL. */
	url: string;
	/** The URL that creates a page; '' for users who may not. */
	newPage: string;
	/** The URL of the templates for a new form. */
	addForm: string;
};
