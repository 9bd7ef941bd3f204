import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useShortcut } from '@wordpress/keyboard-shortcuts';
import { store as noticesStore } from '@wordpress/notices';
import { KIND, NAME } from './form-entity';

/** The forms being saved. A form may be on a page twice, and each instance handles the key before WordPress reports the saving. */
const saving = new Set< number >();

/** WordPress's Ctrl+S saves only the page. While a form is edited, this saves the form, too. Returns what saves it. */
export function useSaveByKeys( id: number ) {
	const { hasEditsForEntityRecord, isSavingEntityRecord } = useSelect( coreStore );
	const { saveEditedEntityRecord } = useDispatch( coreStore );
	const { createSuccessNotice, createErrorNotice } = useDispatch( noticesStore );
	const save = async () => {
		const isBusy = saving.has( id ) || isSavingEntityRecord( KIND, NAME, id );
		if ( isBusy || ! hasEditsForEntityRecord( KIND, NAME, id ) ) {
			return;
		}
		saving.add( id );
		try {
			await saveEditedEntityRecord( KIND, NAME, id, { throwOnError: true } );
			void createSuccessNotice( __( 'Form saved.', 'frontage-forms' ), { type: 'snackbar' } );
		} catch ( error ) {
			void createErrorNotice( ( error as Error ).message, { type: 'snackbar' } );
		}
		saving.delete( id );
	};
	useShortcut( 'core/editor/save', save );
	return save;
}
