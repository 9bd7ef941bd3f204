import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import { fileName, saveFile, toJson } from '@frontage/editor/save-file';

const PATH = '/frontage/v1/contact-forms';

/** Copies the saved form; returns the copy. */
export const duplicateForm = ( id: number ) =>
	apiFetch< { id: number; title: string } >( { path: `${ PATH }/${ id }/duplicate`, method: 'POST' } );

/** Downloads the saved form as a file for “Import” on any site. */
export async function exportForm( id: number, title: string ) {
	const bundle = await apiFetch< object >( { path: addQueryArgs( `${ PATH }/export`, { ids: [ id ] } ) } );
	saveFile( fileName( [ title ] ), toJson( bundle ) );
}

/** Moves the form to the trash, or deletes it on a site without trash. False: it could not be changed, or is gone already. */
export async function trashForm( id: number ): Promise< boolean > {
	const { changed } = await apiFetch< { changed: number[] } >( {
		path: `${ PATH }/trash`,
		method: 'POST',
		data: { ids: [ id ] },
	} );
	return changed.includes( id );
}
