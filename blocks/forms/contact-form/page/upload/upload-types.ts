/** Types shared by the uploader and the upload client. */
/** The module data from PHP, the same for all fields of a page. */
export interface PageData {
	/** Translated sentences. */
	words: Record< string, string >;
	/** Defaults for a field whose tag sets no limits. */
	usual: { most: number; limit: number; types: string[] };
	/** The URL of the module that uploads files. */
	carry: string;
	/** The URL of the module that sends a file in chunks. */
	pieces: string;
}

export interface Carried {
	id: string;
	reference: string;
}

export interface OnTheWay {
	signal: AbortSignal;
	/** The ID of an upload that was started before. */
	id: string;
	sent: ( part: number ) => void;
	begun: ( id: string ) => void;
}

export interface Server {
	carry: ( file: File, way: OnTheWay ) => Promise< Carried >;
	/** The state of a file on the server: its reference if it is complete, '' if not, `gone`, or `undefined` without a response. */
	look: ( id: string ) => Promise< { reference: string } | 'gone' | undefined >;
	remove: ( id: string ) => Promise< unknown >;
}

/** Why an upload failed: its message is shown to the visitor. */
export interface Refusal {
	/** Another attempt may help. */
	again: boolean;
	/** The site blocks its upload routes: the files are submitted with their form. */
	isClosed: boolean;
}
