import { addQueryArgs } from '@wordpress/url';
import type { ExistingOption } from '@frontage/editor/existing-items';
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

/** A form of a document that may be imported. */
export interface PreviewedForm {
	title: string;
	/** Whether executable markup would be removed. */
	cleaned: boolean;
	/** The name of the form that has its address on this site; '' without one. */
	existing: string;
	/** Whether that form has the same content. */
	same: boolean;
	/** What can become of that form. */
	choices: ExistingOption[];
}

/** What a document would import; nothing is stored. */
export const previewImport = ( document: object ) =>
	request< { forms: PreviewedForm[]; effects: ImportEffect[] } >( `${ PATH }/import`, 'POST', {
		...document,
		dry_run: true,
	} );

/** `choices`: what becomes of existing forms, by the number of the form in the document. */
export const importForms = ( document: object, choices: Record< string, string > ) =>
	request< { imported: { id: number; title: string; cleaned: boolean }[] } >( `${ PATH }/import`, 'POST', {
		...document,
		choices,
	} );
