import { addQueryArgs } from '@wordpress/url';
import type { ImportEffect } from '@frontage/editor/import-effects';
import { request } from '../inbox/api';
import type { Filter, FormList } from './types';

/** Errors are returned as values: a message that says what to do. */
export type Result< T > = { ok: true; data: T } | { ok: false; message: string };

const PATH = '/frontage/v1/contact-forms';

/** Forms per page; `FormListScreen.php` preloads the first page with the same number. */
export const PER_PAGE = 20;

export function fetchForms( { status, search, page }: Filter ) {
	return request< FormList >(
		addQueryArgs( `${ PATH }/overview`, { per_page: PER_PAGE, page, status, ...( search ? { search } : {} ) } )
	);
}

export const duplicateForm = ( id: number ) =>
	request< { id: number; title: string } >( `${ PATH }/${ id }/duplicate`, 'POST' );

/** Each returns the changed IDs. Others were deleted already, or the user may not change them. */
type ChangedForms = { changed: number[] };
export const trashForms = ( ids: number[] ) => request< ChangedForms >( `${ PATH }/trash`, 'POST', { ids } );
export const restoreForms = ( ids: number[] ) => request< ChangedForms >( `${ PATH }/trash/restore`, 'POST', { ids } );
export const deleteForms = ( ids: number[] ) => request< ChangedForms >( `${ PATH }/trash`, 'DELETE', { ids } );

export const exportForms = ( ids: number[] ) => request< object >( addQueryArgs( `${ PATH }/export`, { ids } ) );

/** What a document would import; nothing is stored. */
export const previewImport = ( document: object ) =>
	request< { forms: { title: string; cleaned: boolean }[]; effects: ImportEffect[] } >( `${ PATH }/import`, 'POST', {
		...document,
		dry_run: true,
	} );

export const importForms = ( document: object ) =>
	request< { imported: { id: number; title: string; cleaned: boolean }[] } >( `${ PATH }/import`, 'POST', document );
