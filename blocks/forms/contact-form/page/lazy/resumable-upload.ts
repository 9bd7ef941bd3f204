/** Sends a file in chunks with tus 1.0. Loaded only when a file is large enough to need it. */
import { Upload, type DetailedError } from 'tus-js-client';

interface Way {
	/** The URL that creates uploads. */
	url: string;
	/** The ID of an upload that was started before. */
	id: string;
	headers: () => Record< string, string >;
	field: string;
	piece: number;
	override: boolean;
	signal: AbortSignal;
	sent: ( part: number ) => void;
	begun: ( url: string ) => void;
}

const REFERENCE = 'Frontage-Reference';

/** Resolves when the whole file has arrived. Rejects with the status and text of the error response; status 0 means no response. */
export function sendInPieces( file: File, way: Way ): Promise< { url: string; reference: string } > {
	const { url, id, field, piece, override, signal } = way;
	return new Promise( ( arrived, failed ) => {
		let reference = '';
		const upload = new Upload( file, {
			endpoint: url,
			uploadUrl: id ? `${ url }/${ id }` : null,
			metadata: { field, filename: file.name },
			chunkSize: piece,
			overridePatchMethod: override,
			storeFingerprintForResuming: false, // The uploader's own list stores the upload ID.
			retryDelays: null, // The caller decides whether and when to retry.
			onBeforeRequest: ( asked ) =>
				Object.entries( way.headers() ).forEach( ( [ name, value ] ) => asked.setHeader( name, value ) ),
			onAfterResponse: ( _, answer ) => {
				reference = answer.getHeader( REFERENCE ) ?? reference;
			},
			onUploadUrlAvailable: () => way.begun( upload.url ?? '' ),
			onProgress: ( bytes, all ) => way.sent( bytes / all ),
			onSuccess: () => arrived( { url: upload.url ?? '', reference } ),
			onError: ( error ) => {
				const answer = ( error as Partial< DetailedError > ).originalResponse;
				failed( { status: answer?.getStatus() ?? 0, text: answer?.getBody() ?? '' } );
			},
		} );
		signal.addEventListener( 'abort', () => {
			void upload.abort();
			failed( { status: 0, text: '' } );
		} );
		upload.start();
	} );
}
