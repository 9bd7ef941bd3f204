/** A JSON schema of WordPress's with words for people, as `behaviors/<name>.php` of the plugin writes it. */
export interface Option {
	type: 'string' | 'boolean' | 'integer' | 'number';
	title: string;
	description?: string;
	default: unknown;
	enum?: string[];
	labels?: Record< string, string >;
	minimum?: number;
	maximum?: number;
	format?: string;
}
export type Group = 'scroll' | 'overlays' | 'media' | 'pointer' | 'lists' | 'pages';
export interface Behavior {
	name: string;
	group: Group;
	title: string;
	words: string;
	/** Compressed, of its script and its style; 0 where it has neither. */
	bytes: number;
	recommended?: boolean;
	/** The site's theme has nothing that it could change. */
	idle: boolean;
	options: Record< string, Option >;
}
export interface ScreenProps {
	behaviors: Behavior[];
	home: string;
}
export interface Choice {
	on: boolean;
	options?: Record< string, unknown >;
}
/** What the option holds; PHP knows it by the same shape (`Behaviors\Setting`). */
export type Chosen = Record< string, Choice >;
