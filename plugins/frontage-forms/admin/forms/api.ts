import { addQueryArgs } from '@wordpress/url';
import type { ImportEffect } from '@frontage/editor/import-effects';
import { ask } from '../inbox/api';
import type { Filter, FormList } from './types';

/** Errors are returned as values: a message that says what to do. */
export type Answer< T > = { ok: true; data: T } | { ok: false; message: string };

const PATH = '/frontage/v1/contact-forms';

/** Forms per page; `FormListScreen.php` preloads the first page with the same number. */
export const PER_PAGE = 20;

export function fetchForms( { status, search, page }: Filter ) {
	return ask< FormList >(
		addQueryArgs( `${ PATH }/overview`, { per_page: PER_PAGE, page, status, ...( search ? { search } : {} ) } )
	);
}

export const duplicate = ( id: number ) =>
	ask< { id: number; title: string } >( `${ PATH }/${ id }/duplicate`, 'POST' );

/** Each returns the changed IDs. Others were deleted already, or the user may not change them. */
type Changed = { changed: number[] };
export const trash = ( ids: number[] ) => ask< Changed >( `${ PATH }/trash`, 'POST', { ids } );
export const restore = ( ids: number[] ) => ask< Changed >( `${ PATH }/trash/restore`, 'POST', { ids } );
export const remove = ( ids: number[] ) => ask< Changed >( `${ PATH }/trash`, 'DELETE', { ids } );

export const exportForms = ( ids: number[] ) => ask< object >( addQueryArgs( `${ PATH }/export`, { ids } ) );

/** What a document would import; nothing is stored. */
export const lookAtForms = ( document: object ) =>
	ask< { forms: { title: string; cleaned: boolean }[]; effects: ImportEffect[] } >( `${ PATH }/import`, 'POST', {
		...document,
		dry_run: true,
	} );

export const importForms = ( document: object ) =>
	ask< { imported: { id: number; title: string; cleaned: boolean }[] } >( `${ PATH }/import`, 'POST', document );
