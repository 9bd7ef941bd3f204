import type { Beginning } from '@frontage/editor/gallery';

/** What `frontage/v1/contact-forms/overview` gives; made in `src/Owner/Overview.php`. */

export type Time = { utc: string; text: string };

/** Where a form stands; without `edit` the person may not change that page. */
export type Use = { title: string; kind: string; edit: string };

export type FormLine = {
	id: number;
	title: string;
	address: string;
	shortcode: string;
	trashed: boolean;
	changed: Time | null;
	uses: { pages: Use[]; more: number };
	/** null for who may not read messages. */
	unread: { count: number; more: boolean } | null;
	last: Time | null;
	mayEdit: boolean;
	/** Whether its mails are off, or it is a demo that keeps nothing either. */
	mails: '' | 'off' | 'demo';
	/** Addresses of screens, empty for who may not. */
	code: string;
	inbox: string;
	/** null for who may not edit the form. */
	problems: { errors: number; warnings: number } | null;
};

export type FormList = { forms: FormLine[]; total: number; pages: number; all: number; trashed: number };

export type Filter = { status: 'publish' | 'trash'; search: string; page: number };

/** A form to begin with: `form` is sent back as it is. */
export type Starter = Beginning & { form: Record< string, unknown > };

/** What PHP knows when it prints the page. */
export type ScreenProps = {
	mayEdit: boolean;
	/** Days after which the trash is emptied; 0: there is no trash. */
	trashDays: number;
	/** This screen's address. */
	url: string;
	/** Where a page is made; '' for who may not. */
	newPage: string;
	/** The form code screen of the form 0. */
	codeOf: string;
};
