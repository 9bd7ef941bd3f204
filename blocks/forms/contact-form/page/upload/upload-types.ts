/** What the uploader and the part that carries its files know of each other. */
/** What PHP says by the module's data: the same for all fields of a page. */
export interface PageData {
	/** Sentences, which it has the translations of. */
	words: Record< string, string >;
	/** Of a field whose tag says nothing else. */
	usual: { most: number; limit: number; types: string[] };
	/** Where the part is that carries files to the server. */
	carry: string;
	/** Where the part is that sends a file in pieces. */
	pieces: string;
}

export interface Carried {
	id: string;
	reference: string;
}

export interface OnTheWay {
	signal: AbortSignal;
	/** What is there of it already. */
	id: string;
	sent: ( part: number ) => void;
	begun: ( id: string ) => void;
}

export interface Server {
	carry: ( file: File, way: OnTheWay ) => Promise< Carried >;
	/** What the server has of a file: its reference if all of it is there, '' if not all, `gone`; `undefined` when it does not answer. */
	look: ( id: string ) => Promise< { reference: string } | 'gone' | undefined >;
	remove: ( id: string ) => Promise< unknown >;
}

/** Why a file did not arrive: its message is for the visitor. */
export interface Refusal {
	/** Another try may help. */
	again: boolean;
	/** Nobody may reach the site's routes for files: they go with their form then. */
	isClosed: boolean;
}
