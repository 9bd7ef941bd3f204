/** Sends a file in pieces, by tus 1.0: fetched only where a file is chosen that is large enough to be worth it. */
import { Upload, type DetailedError } from 'tus-js-client';

interface Way {
	/** Where files are begun. */
	url: string;
	/** What is there of this one already. */
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

/** Resolves when all of it has arrived; rejects with the status and the text of what was answered instead, 0 where nothing was. */
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
			storeFingerprintForResuming: false, // Its name is in the list that the uploader keeps.
			retryDelays: null, // Who asked knows whether, and when.
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
