import { store as coreStore } from '@wordpress/core-data';
import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import type { FormDocument } from '../../form-document';
import { KIND, NAME, type FormRecord } from '../../panels/data/form-entity';

/** The ID of a form that was never saved, in the data layer and in requests for previews. */
export const UNSAVED = 0;

type CoreActions = {
	receiveEntityRecords: ( kind: string, name: string, record: object ) => unknown;
	finishResolution: ( selector: string, args: unknown[] ) => unknown;
};

/**
 * A new form as an entity that is only in the browser: undo and the panels work as for a stored form, and the site stores nothing until
 * the first save. Undefined until the document is there.
 */
export function useNewForm( document: FormDocument | undefined ): FormRecord | undefined {
	const registry = useRegistry();
	const [ isReady, setReady ] = useState( false );
	useEffect( () => {
		if ( ! document ) {
			return;
		}
		const core = registry.dispatch( coreStore ) as unknown as CoreActions;
		core.receiveEntityRecords( KIND, NAME, { ...document, id: UNSAVED, hash: '', version: '' } );
		// WordPress would request the record from the site, which does not have it.
		for ( const selector of [ 'getEntityRecord', 'getRawEntityRecord', 'getEditedEntityRecord' ] ) {
			core.finishResolution( selector, [ KIND, NAME, UNSAVED ] );
		}
		setReady( true );
	}, [ document, registry ] );
	return useSelect(
		( select ) =>
			isReady
				? ( select( coreStore ).getEditedEntityRecord( KIND, NAME, UNSAVED ) as unknown as FormRecord )
				: undefined,
		[ isReady ]
	);
}
