import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useShortcut } from '@wordpress/keyboard-shortcuts';
import { store as noticesStore } from '@wordpress/notices';
import { KIND, NAME } from './entity';

/** WordPress's Ctrl+S saves the page alone: who works at a form of it means the form, too. */
export function useSaveByKeys( id: number ) {
	const { hasEditsForEntityRecord, isSavingEntityRecord } = useSelect( coreStore );
	const { saveEditedEntityRecord } = useDispatch( coreStore );
	const { createSuccessNotice, createErrorNotice } = useDispatch( noticesStore );
	useShortcut( 'core/editor/save', async () => {
		if ( ! hasEditsForEntityRecord( KIND, NAME, id ) || isSavingEntityRecord( KIND, NAME, id ) ) {
			return;
		}
		try {
			await saveEditedEntityRecord( KIND, NAME, id, { throwOnError: true } );
			void createSuccessNotice( __( 'Form saved.', 'frontage-forms' ), { type: 'snackbar' } );
		} catch ( error ) {
			void createErrorNotice( ( error as Error ).message, { type: 'snackbar' } );
		}
	} );
}
