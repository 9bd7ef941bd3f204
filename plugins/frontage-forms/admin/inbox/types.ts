/** What `frontage/v1/submissions` gives; its schema stands in `src/Inbox/Schema.php`. */

export type State = 'kept' | 'waiting' | 'sent' | 'failed' | 'aborted' | 'spam' | 'custom' | 'held' | 'trash';

/** A time in the site's time zone and format: whole, and as short as it can be told today. */
export type When = { utc: string; text: string; short: string };

/** One line of the inbox. */
export type Summary = {
	id: number;
	form: { id: number; title: string };
	/** The sender's name, else the address, else what was written. */
	from: string;
	subject: string;
	/** The beginning of what was written. */
	excerpt: string;
	received: When;
	state: State;
	/** Its mail should have gone long ago. */
	late: boolean;
	/** Why it is spam, held or not delivered; '' when there is nothing to say. */
	reason: string;
	read: boolean;
	/** By field, where the list shows one form. */
	values?: Record< string, string >;
};

/** `url` is empty when the file is not kept any more; `picture` is the address of what can be shown small. */
export type KeptFile = { name: string; url: string; size: number; type: string; picture: string };

export type FieldRow = { name: string; label: string; values: string[]; files: KeptFile[] };

export type Note = { text: string; by: { id: number; name: string }; at: When };

/** A mail or a call to another service; without an error an attempt was accepted. */
export type Delivery = {
	kind: string;
	/** What the owner calls it, or empty. */
	name: string;
	state: string;
	/** When it is tried again. */
	due: When | null;
	attempts: { at: When; error: string }[];
};

/** Everything that is known of one submission. */
export type Submission = Summary & {
	email: string;
	fields: FieldRow[];
	consents: { label: string; wording: string }[];
	page: { url: string; title: string } | null;
	/** What the mail server said, if it said no. */
	error: string;
	address: string;
	user_agent: string;
	notes: Note[];
	deliveries: Delivery[];
};

/** Counted up to a limit: a full count of a large table would make every page slow. */
export type Count = { count: number; more: boolean };

export type Column = { name: string; label: string };

export type List = {
	submissions: Summary[];
	/** The fields of the form, where the list shows one. */
	columns: Column[];
	/** Where the next page begins; null on the last. */
	older: string | null;
	/** null while searching. */
	total: Count | null;
	unread: Count;
	/** Submissions that the search does not know yet. */
	unsearched: number;
};

/** What the list shows; an absent state is everything but spam and trash. */
export type Filter = {
	form?: number;
	state?: State;
	read?: boolean;
	search?: string;
	/** Days, `2026-11-22`; both are part of it. */
	from?: string;
	until?: string;
};

/** Where submissions go: `inbox` lets in what was stopped, `mail` mails once more. */
export type Goal = 'trash' | 'restore' | 'spam' | 'inbox' | 'mail';

/** `since`: what came before was not counted. */
export type Days = { days: { day: string; count: number }[]; since: string | null };

/** What PHP knows when it prints the page. */
export type ScreenProps = {
	forms: { id: number; title: string }[];
	mayDelete: boolean;
	/** This screen's address. */
	url: string;
	/** Where forms are, and where the first is made while there is none; '' for who may not. */
	seeForms: string;
	addForm: string;
	/** The reader, whose notes are his own. */
	user: number;
	/** Where a download is asked for, and the proof that this screen asks. */
	download: { url: string; action: string; nonce: string };
};
