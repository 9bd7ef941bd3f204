/** A WordPress JSON schema with labels, as defined in the plugin's `behaviors/<name>.php`. */
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
	/** Answer to “What is this?”. */
	about?: string;
	/** Compressed size of its script and style; 0 if it has neither. */
	bytes: number;
	recommended?: boolean;
	/** The site's theme has nothing that the behavior applies to. */
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
/** The stored option; PHP has the same type (`Behaviors\SiteBehaviors`). */
export type Chosen = Record< string, Choice >;
