import { store as coreStore, useEntityProp } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { changedNames } from './behavior-settings';
import { store as noticesStore } from '@wordpress/notices';
import type { Chosen } from './types';

const SETTING = 'frontage_site_behaviours';
/** PHP encodes an empty array as a list. */
const asChosen = ( value: unknown ): Chosen => ( ! value || Array.isArray( value ) ? {} : ( value as Chosen ) );

const NOTICE = { type: 'snackbar', id: 'frontage-behaviours' } as const;

/** The settings as an entity in WordPress's data store: edits, undo, and saving that keeps the edits if it fails. */
export function useChoices( home: string ) {
	const [ stored, setStored ] = useEntityProp( 'root', 'site', SETTING );
	const set = setStored as ( chosen: Chosen ) => void;
	const { saveEditedEntityRecord, undo } = useDispatch( coreStore );
	const { createSuccessNotice, createErrorNotice, createInfoNotice } = useDispatch( noticesStore );
	const { isSaving, savedValue, isRead, hasFailed } = useSelect( ( select ) => {
		const core = select( coreStore );
		return {
			isSaving: core.isSavingEntityRecord( 'root', 'site', undefined as unknown as string ),
			savedValue: ( core.getEntityRecord( 'root', 'site' ) as Record< string, unknown > | undefined )?.[
				SETTING
			],
			isRead: core.hasFinishedResolution( 'getEntityRecord', [ 'root', 'site', undefined ] ),
			hasFailed: core.hasResolutionFailed( 'getEntityRecord', [ 'root', 'site', undefined ] ),
		};
	}, [] );

	const chosen = asChosen( stored );
	const saved = asChosen( savedValue );
	const changed = changedNames( saved, chosen );
	const isChanged = changed.length > 0;

	const save = useCallback( async () => {
		try {
			await saveEditedEntityRecord( 'root', 'site', undefined as unknown as string, { throwOnError: true } );
			createSuccessNotice(
				__( 'Settings saved. Changes appear on the next page visitors load.', 'frontage-site' ),
				{
					...NOTICE,
					actions: [ { label: __( 'View site', 'frontage-site' ), url: home } ],
				}
			);
		} catch ( error ) {
			const why = error instanceof Object && 'message' in error ? String( error.message ) : '';
			createErrorNotice(
				sprintf(
					/* translators: %s: what WordPress says went wrong, a sentence. May be empty. */
					__(
						'Could not save. %s Your changes are still here. Try again when you are back online.',
						'frontage-site'
					),
					why
				),
				{
					...NOTICE,
					explicitDismiss: true,
					actions: [ { label: __( 'Try again', 'frontage-site' ), onClick: () => void save() } ],
				}
			);
		}
	}, [ saveEditedEntityRecord, createSuccessNotice, createErrorNotice, home ] );

	/** Changing many settings at once shows a notice with an undo button. */
	const setMany = useCallback(
		( all: Chosen, message: string ) => {
			set( all );
			createInfoNotice( message, {
				...NOTICE,
				actions: [ { label: __( 'Undo', 'frontage-site' ), onClick: () => void undo() } ],
			} );
		},
		[ set, createInfoNotice, undo ]
	);

	// The browser's confirmation before unsaved changes are lost.
	useEffect( () => {
		const ask = ( event: BeforeUnloadEvent ) => isChanged && event.preventDefault();
		window.addEventListener( 'beforeunload', ask );
		return () => window.removeEventListener( 'beforeunload', ask );
	}, [ isChanged ] );

	return { chosen, saved, changed, set, setMany, save, isSaving, isRead, hasFailed };
}
