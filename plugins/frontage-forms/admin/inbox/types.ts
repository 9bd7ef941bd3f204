/** The responses of `frontage/v1/submissions`; the schema is in `src/Inbox/Admin/InboxSchema.php`. */

export type State = 'kept' | 'waiting' | 'sent' | 'failed' | 'aborted' | 'spam' | 'custom' | 'held' | 'trash';

/** A time in the site's time zone and format: full, and as short as possible. */
export type Time = { utc: string; text: string; short: string };

export type Person = { id: number; name: string };

/** One row of the inbox. */
export type Summary = {
	id: number;
	form: { id: number; title: string };
	/** The sender's name, else the address, else the text. */
	from: string;
	subject: string;
	/** The beginning of the text. */
	excerpt: string;
	received: Time;
	state: State;
	/** Its email is overdue. */
	late: boolean;
	/** Why it is spam, held or not delivered; '' without a reason. */
	reason: string;
	read: boolean;
	starred: boolean;
	done: boolean;
	/** The user who takes care of it. */
	assigned: Person | null;
	/** How far the replies got; '' without any. */
	reply: '' | 'waiting' | 'sent' | 'failed';
	/** Whether files were sent with it. */
	files: boolean;
	/** By field, where the list shows one form. */
	values?: Record< string, string >;
};

/** `url` is empty when the file is no longer stored; `picture` is the URL of an image that can be shown as a thumbnail. */
export type StoredFile = { name: string; url: string; size: number; type: string; picture: string };

/** `text` is the answer to edit; null where it can't be edited. */
export type FieldRow = { name: string; label: string; values: string[]; text: string | null; files: StoredFile[] };

/** A note, a reply to the visitor (`id`, `to`, `subject`, `delivery`), or an edit of an answer (`field`, `old`; the new one is `text`). */
export type Note = {
	kind: 'note' | 'reply' | 'edit';
	text: string;
	by: Person;
	at: Time;
	id: string;
	to: string;
	subject: string;
	field: string;
	old: string;
	delivery: Delivery | null;
};

/** An email or a call to another service; without an error the attempt was accepted. */
export type Delivery = {
	kind: string;
	/** The owner's name for it, or empty. */
	name: string;
	state: string;
	/** The time of the next attempt. */
	due: Time | null;
	attempts: { at: Time; error: string }[];
};

/** A submission with all its data. */
export type Submission = Summary & {
	email: string;
	/** The address a reply goes to; '' without one. */
	reply_to: string;
	/** Whether the user may reply and edit answers. */
	may_reply: boolean;
	fields: FieldRow[];
	consents: { label: string; wording: string }[];
	page: { url: string; title: string } | null;
	/** The mail server's error message, if it rejected the email. */
	error: string;
	address: string;
	user_agent: string;
	notes: Note[];
	deliveries: Delivery[];
};

/** Counted up to a limit: a full count of a large table would make every page slow. */
export type Count = { count: number; more: boolean };

export type Tab = 'all' | 'unread' | 'attention' | 'spam' | 'trash';

export type Column = { name: string; label: string };

export type MessageList = {
	submissions: Summary[];
	/** The fields of the form, where the list shows one. */
	columns: Column[];
	/** The cursor of the next page; null on the last. */
	older: string | null;
	/** null while searching. */
	total: Count | null;
	unread: Count;
	/** The numbers in the tabs; null while searching. */
	tabs: Record< Tab, Count > | null;
	/** Submissions that are not in the search index yet. */
	unsearched: number;
};

/** The list's filter; an absent state means everything but spam and trash. */
export type Filter = {
	form?: number;
	/** `attention`: failed or on hold, and not done. */
	state?: State | 'attention';
	read?: boolean;
	starred?: boolean;
	done?: boolean;
	/** A user; 0 for nobody. */
	assigned?: number;
	search?: string;
	/** Days such as `2026-11-22`, both inclusive. */
	from?: string;
	until?: string;
};

/** What a user can set on messages. */
export type MessageMarks = { read?: boolean; starred?: boolean; done?: boolean; assigned_to?: number };

/** Targets of a move: `inbox` accepts a blocked submission, `mail` sends its emails again. */
export type MoveTarget = 'trash' | 'restore' | 'spam' | 'inbox' | 'mail';

/** `since`: the start of the count; earlier submissions were not counted. */
export type DailyCounts = { days: { day: string; count: number }[]; since: string | null };

/** The data that PHP adds to the page. */
export type ScreenProps = {
	forms: { id: number; title: string }[];
	mayDelete: boolean;
	/** This screen's URL. */
	url: string;
	/** URLs of the list of forms and, while there is none, of creating the first; '' for users who may not. */
	seeForms: string;
	addForm: string;
	/** The ID of the current user: users may delete their own notes. */
	user: number;
	/** Users who may read messages: one of them can be assigned a message. */
	readers: Person[];
	/** The download's URL, and the nonce of this screen. */
	download: { url: string; action: string; nonce: string };
};
