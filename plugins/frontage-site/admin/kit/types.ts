import type { ExistingOption } from '@frontage/editor/existing-items';
import type { ImportEffect } from '@frontage/editor/import-effects';

export interface Part {
	name: string;
	title: string;
	items: { key: string; title: string }[];
}
/** The import that can be undone. */
export interface Last {
	name: string;
	site: string;
	/** Seconds since 1970. */
	done: number;
	changes: number;
}
/** The response of `GET frontage/v1/kit`: what the site can export. */
export interface Shown {
	parts: Part[];
	undo: Last | null;
}
export type Change = 'new' | 'replaced' | 'same' | 'left-out';
export interface Item {
	part: string;
	key: string;
	title: string;
	change: Change;
	/** A sentence, for items that are left out. */
	why: string;
	/** An excerpt of code in it that browsers would run; empty if there is none. */
	runs: string;
	/** What the user can choose if the site has the item already. */
	choices: ExistingOption[];
}
/** What becomes of existing items, by part and key as in `pages/about`; they are replaced without one. */
export type Choices = Record< string, string >;
/** The preview of an uploaded export file. */
export interface Looked {
	id: string;
	name: string;
	site: string;
	url: string;
	items: Item[];
	/** Headings of the parts. */
	titles: Record< string, string >;
	/** Side effects: who gets email, what loads from where, what code runs. */
	effects: ImportEffect[];
	media: { new: number; here: number };
	/** Parts for which no plugin is active. */
	unknown: string[];
	may_run: boolean;
}
export interface Stepped {
	finished: boolean;
	done: number;
	total: number;
	items: Item[];
}
export interface Written {
	name: string;
	items: number;
	media: number;
	/** Names of files that are not exported. */
	left: string[];
}
export interface ScreenProps {
	/** The maximum file size that this server accepts. */
	most: string;
	home: string;
}
