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
/** What there is, as `GET frontage/v1/kit` answers. */
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
	/** A sentence, for what is left out. */
	why: string;
	/** A piece of what it holds that would run in browsers; empty where nothing does. */
	runs: string;
}
/** A kit that was looked at. */
export interface Looked {
	id: string;
	name: string;
	site: string;
	url: string;
	items: Item[];
	/** What people read above the items of each part. */
	titles: Record< string, string >;
	/** Who gets email, what loads from where, what code runs. */
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
	/** Names of files that are not taken along. */
	left: string[];
}
export interface ScreenProps {
	/** How large a kit may be that reaches this server. */
	most: string;
	home: string;
}
