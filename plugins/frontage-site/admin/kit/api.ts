import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import { tell } from './events';
import type { Selection } from './import-summary';
import type { Looked, Shown, Stepped, Written } from './types';

export const show = () => apiFetch< Shown >( { path: '/frontage/v1/kit' } );

export function look( file: File ) {
	const body = new FormData();
	body.append( 'file', file );
	return apiFetch< Looked >( { path: '/frontage/v1/kit/look', method: 'POST', body } );
}

export const undo = () => apiFetch< { stayed: string[] } >( { path: '/frontage/v1/kit/undo', method: 'POST' } );

/** Runs the import step by step until it is done, and reports its progress. */
export async function importKit(
	id: string,
	{ parts, scripts, choices }: Selection,
	onStep: ( step: Stepped ) => void
) {
	for (;;) {
		const step = await apiFetch< Stepped >( {
			path: '/frontage/v1/kit/import',
			method: 'POST',
			data: { id, parts, scripts, choices },
		} );
		onStep( step );
		tell( 'frontage:kit:import:progress', { done: step.done, total: step.total } );
		if ( step.finished ) {
			return step;
		}
	}
}

/** Downloads the export file in chunks, so that progress can be shown. */
export async function exportKit( parts: string[] ): Promise< { file: Blob; written: Written } > {
	const response = await apiFetch< Response, false >( {
		path: addQueryArgs( '/frontage/v1/kit/export', { parts } ),
		parse: false,
	} );
	const written = JSON.parse( response.headers.get( 'X-Frontage-Kit' ) ?? '{}' ) as Written;
	const total = Number( response.headers.get( 'Content-Length' ) ?? 0 );
	const reader = response.body?.getReader();
	const pieces: Uint8Array< ArrayBuffer >[] = [];
	let loaded = 0;
	for ( let piece = await reader?.read(); piece && ! piece.done; piece = await reader?.read() ) {
		pieces.push( piece.value );
		loaded += piece.value.length;
		tell( 'frontage:kit:export:progress', { loaded, total } );
	}
	return { file: new Blob( pieces, { type: 'application/zip' } ), written };
}

/** The message of any error. WordPress's REST errors contain one, also in a response whose body was not read. */
export async function sentence( error: unknown ): Promise< string > {
	const read = error instanceof Response ? ( ( await error.json().catch( () => ( {} ) ) ) as unknown ) : error;
	return typeof read === 'object' && read !== null && 'message' in read ? String( read.message ) : String( read );
}
