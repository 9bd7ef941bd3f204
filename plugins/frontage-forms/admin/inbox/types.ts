/** What `frontage/v1/submissions` gives; its schema stands in `src/Inbox/Controller.php`. */

export type State = 'kept' | 'waiting' | 'sent' | 'failed' | 'aborted' | 'spam' | 'custom' | 'held' | 'trash';

/** One line of the inbox. */
export type Summary = {
	id: number;
	form: { id: number; title: string };
	/** The sender's name, else the address, else what was written. */
	from: string;
	subject: string;
	/** The beginning of what was written. */
	excerpt: string;
	/** `text` is in the site's time zone and format. */
	received: { utc: string; text: string };
	state: State;
	read: boolean;
};

export type FieldRow = { name: string; label: string; values: string[]; files: string[] };

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
};

/** Counted up to a limit: a full count of a large table would make every page slow. */
export type Count = { count: number; more: boolean };

export type List = {
	submissions: Summary[];
	/** Where the next page begins; null on the last. */
	older: string | null;
	/** null while searching, and with more than one filter. */
	total: Count | null;
	unread: Count;
	/** Submissions that the search does not know yet. */
	unsearched: number;
};

/** What the list shows; an absent state is everything but spam. */
export type Filter = {
	form?: number;
	state?: State;
	read?: boolean;
	search?: string;
};

/** What PHP knows when it prints the page. */
export type ScreenProps = {
	forms: { id: number; title: string }[];
	mayDelete: boolean;
	/** This screen's address. */
	url: string;
	/** Where forms are made: the pages of the site. */
	pages: string;
};
