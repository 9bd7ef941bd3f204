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

export interface UploadedFile {
	id: string;
	reference: string;
}

export interface UploadOptions {
	signal: AbortSignal;
	/** The ID of an upload that was started before. */
	id: string;
	onProgress: ( part: number ) => void;
	onStarted: ( id: string ) => void;
}

export interface UploadClient {
	upload: ( file: File, way: UploadOptions ) => Promise< UploadedFile >;
	/** The state of a file on the server: its reference if it is complete, '' if not, `gone`, or `undefined` without a response. */
	findUpload: ( id: string ) => Promise< { reference: string } | 'gone' | undefined >;
	remove: ( id: string ) => Promise< unknown >;
}

/** Why an upload failed: its message is shown to the visitor. */
export interface UploadFailure {
	/** Another attempt may help. */
	canRetry: boolean;
	/** The site blocks its upload routes: the files are submitted with their form. */
	isClosed: boolean;
}
