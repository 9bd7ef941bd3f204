/** Sends a file in chunks with tus 1.0. Loaded only when a file is large enough to need it. */
import { Upload, type DetailedError } from 'tus-js-client';

interface ChunkedUpload {
	/** The URL that creates uploads. */
	url: string;
	/** The ID of an upload that was started before. */
	id: string;
	headers: () => Record< string, string >;
	field: string;
	chunkSize: number;
	override: boolean;
	signal: AbortSignal;
	onProgress: ( part: number ) => void;
	onStarted: ( url: string ) => void;
}

const REFERENCE = 'Frontage-Reference';

/** Resolves when the whole file has arrived. Rejects with the status and text of the error response; status 0 means no response. */
export function uploadInChunks( file: File, options: ChunkedUpload ): Promise< { url: string; reference: string } > {
	const { url, id, field, chunkSize, override, signal } = options;
	return new Promise( ( resolve, reject ) => {
		let reference = '';
		const upload = new Upload( file, {
			endpoint: url,
			uploadUrl: id ? `${ url }/${ id }` : null,
			metadata: { field, filename: file.name },
			chunkSize,
			overridePatchMethod: override,
			storeFingerprintForResuming: false, // The uploader's own list stores the upload ID.
			retryDelays: null, // The caller decides whether and when to retry.
			onBeforeRequest: ( request ) =>
				Object.entries( options.headers() ).forEach( ( [ name, value ] ) => request.setHeader( name, value ) ),
			onAfterResponse: ( _, response ) => {
				reference = response.getHeader( REFERENCE ) ?? reference;
			},
			onUploadUrlAvailable: () => options.onStarted( upload.url ?? '' ),
			onProgress: ( bytes, total ) => options.onProgress( bytes / total ),
			onSuccess: () => resolve( { url: upload.url ?? '', reference } ),
			onError: ( error ) => {
				const response = ( error as Partial< DetailedError > ).originalResponse;
				reject( { status: response?.getStatus() ?? 0, text: response?.getBody() ?? '' } );
			},
		} );
		signal.addEventListener( 'abort', () => {
			void upload.abort();
			reject( { status: 0, text: '' } );
		} );
		upload.start();
	} );
}
