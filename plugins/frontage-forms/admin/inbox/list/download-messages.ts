import { __, isRTL } from '@wordpress/i18n';
import { saveFile } from '@frontage/editor/save-file';
import { toParameters } from '../inbox-url';
import type { Filter, ScreenProps } from '../types';

export type Format = 'csv' | 'json' | 'xlsx';

type DownloadTarget = ScreenProps[ 'download' ];

/** Shown while a spreadsheet is created: hundreds of submissions take a while. */
export const preparingText = () => __( 'Preparing the file…', 'frontage-forms' );

/** The row limit of Excel: https://support.microsoft.com/office/excel-specifications-and-limits-1672b34d-7043-467e-8e27-269d656771c3 */
const MAX_ROWS = 1_048_576;
const MAX_CHARACTERS = 32_767;

function requestFields(
	{ action, nonce }: DownloadTarget,
	format: 'csv' | 'json' | 'rows',
	filter: Filter,
	ids: number[]
) {
	return Object.entries( {
		action,
		_wpnonce: nonce,
		format,
		...( ids.length ? { ids: ids.join( ',' ) } : toParameters( filter ) ),
	} ).map( ( [ name, value ] ): [ string, string ] => [ name, String( value ) ] );
}

/** Requests a file by submitting a form, so that the browser streams it to disk instead of holding it in memory. */
export function downloadFile( target: DownloadTarget, format: 'csv' | 'json', filter: Filter, ids: number[] = [] ) {
	const form = document.createElement( 'form' );
	form.method = 'post';
	form.action = target.url;
	form.hidden = true;
	for ( const [ name, value ] of requestFields( target, format, filter, ids ) ) {
		const input = document.createElement( 'input' );
		input.type = 'hidden';
		input.name = name;
		input.value = value;
		form.append( input );
	}
	document.body.append( form );
	form.submit();
	form.remove();
}

/** Maximum column width, in characters. */
const MAX_WIDTH = 60;

/** A text as a cell. Excel reads `_x0041_` as an escaped character, and reports a file as damaged if a cell is too long. */
const cellOf = ( text: string, row: number ) => ( {
	type: String,
	value: text.slice( 0, MAX_CHARACTERS ).replace( /_(?=x[\dA-F]{4}_)/gi, '_x005F_' ),
	wrap: text.length > MAX_WIDTH || text.includes( '\n' ),
	alignVertical: 'top' as const,
	...( row ? {} : { fontWeight: 'bold' as const } ),
} );

/** Fits the first rows. */
const widthOf = ( rows: string[][], column: number ) =>
	Math.min( MAX_WIDTH, 2 + Math.max( ...rows.slice( 0, 200 ).map( ( row ) => row[ column ]?.length ?? 0 ) ) );

async function saveSpreadsheet( rows: string[][] ) {
	const { default: write } = await import( /* webpackChunkName: "inbox/spreadsheet" */ 'write-excel-file/browser' );
	const today = new Date().toLocaleDateString( 'en-CA' ); // 2026-03-04
	const file = await write(
		rows.map( ( row, index ) => row.map( ( text ) => cellOf( text, index ) ) ),
		{
			columns: rows[ 0 ]?.map( ( _, column ) => ( { width: widthOf( rows, column ) } ) ) ?? [],
			stickyRowsCount: 1,
			rightToLeft: isRTL(),
		}
	).toBlob();
	saveFile( `submissions-${ today }.xlsx`, file );
}

/**
 * Saves the table of the CSV as a spreadsheet, created in the browser: its cells have the type text.
 *
 * @return What went wrong, empty when the file was saved.
 */
export async function downloadSpreadsheet(
	target: DownloadTarget,
	filter: Filter,
	ids: number[] = []
): Promise< string > {
	let rows: string[][];
	try {
		const response = await fetch( target.url, {
			method: 'POST',
			body: new URLSearchParams( requestFields( target, 'rows', filter, ids ) ),
		} );
		if ( response.status >= 500 ) {
			return __( 'Could not prepare the export. Narrow the list or export as CSV.', 'frontage-forms' );
		}
		if ( ! response.ok ) {
			return __( 'The site refused the export. Reload this page and export again.', 'frontage-forms' );
		}
		rows = await response.json();
	} catch {
		return __( 'Could not download all messages. Check your connection and export again.', 'frontage-forms' );
	}
	if ( rows.length > MAX_ROWS ) {
		return __( 'Too many messages for a spreadsheet. Narrow the list or export as CSV.', 'frontage-forms' );
	}
	try {
		await saveSpreadsheet( rows );
	} catch {
		return __( 'Could not create the file. Reload this page or export as CSV.', 'frontage-forms' );
	}
	return '';
}
