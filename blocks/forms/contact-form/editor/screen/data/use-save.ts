import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useShortcut } from '@wordpress/keyboard-shortcuts';
import { store as noticesStore } from '@wordpress/notices';
import { useCreateForm, KIND, NAME, type FormRecord } from '../../panels/data/form-entity';
import { UNSAVED } from './new-form';

/** Codes of WordPress's requests that reached no WordPress, or got something else than its answer. */
const NO_ANSWER = [ 'offline_error', 'fetch_error', 'invalid_json' ];

/** The error message with what to do. */
export function saveFailure( error: unknown ): string {
	const { code = '', message = '' } = ( error ?? {} ) as { code?: string; message?: string };
	return message && ! NO_ANSWER.includes( code )
		? message
		: __( 'Could not save the form. Check your connection and try again.', 'frontage-forms' );
}

/** The parts of a record that are stored. */
function documentOf( { id: _, hash: __hash, version: __version, ...document }: FormRecord ) {
	return document;
}

/**
 * Saves the form, by a button or by Ctrl+S. The first save of a new form calls `onCreated` with its ID. While it runs nothing can be
 * edited: the screen opens the stored form then.
 */
export function useSave( record: FormRecord, onCreated: ( id: number ) => void ) {
	const registry = useRegistry();
	const create = useCreateForm();
	const { saveEditedEntityRecord, clearEntityRecordEdits } = useDispatch( coreStore );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const [ isSaving, setSaving ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	const isBusy = useRef( false );
	const { id } = record;
	const isNew = id === UNSAVED;
	const hasChanges = useSelect( ( select ) => select( coreStore ).hasEditsForEntityRecord( KIND, NAME, id ), [ id ] );

	const save = useCallback( async () => {
		const core = registry.select( coreStore );
		if ( isBusy.current || ( ! isNew && ! core.hasEditsForEntityRecord( KIND, NAME, id ) ) ) {
			return;
		}
		isBusy.current = true;
		setSaving( true );
		setFailure( '' );
		try {
			if ( isNew ) {
				const edited = core.getEditedEntityRecord( KIND, NAME, id ) as unknown as FormRecord;
				const made = await create( documentOf( edited ), false );
				clearEntityRecordEdits( KIND, NAME, id ); // Otherwise leaving would ask.
				onCreated( made.id );
				return; // The form stays inert until its own screen opens.
			}
			await saveEditedEntityRecord( KIND, NAME, id, { throwOnError: true } );
			void createSuccessNotice( __( 'Form saved.', 'frontage-forms' ), { type: 'snackbar' } );
		} catch ( error ) {
			// The notice about a conflict has its own message and buttons.
			const isConflict = ( error as { code?: string } ).code === 'frontage_form_changed';
			setFailure( isConflict ? '' : saveFailure( error ) );
		}
		isBusy.current = false;
		setSaving( false );
	}, [
		clearEntityRecordEdits,
		create,
		createSuccessNotice,
		id,
		isNew,
		onCreated,
		registry,
		saveEditedEntityRecord,
	] );

	useShortcut( 'core/editor/save', ( event: Event ) => {
		event.preventDefault();
		void save();
	} );
	useEffect( () => {
		const ask = ( event: BeforeUnloadEvent ) => {
			if ( registry.select( coreStore ).hasEditsForEntityRecord( KIND, NAME, id ) ) {
				event.preventDefault();
			}
		};
		window.addEventListener( 'beforeunload', ask );
		return () => window.removeEventListener( 'beforeunload', ask );
	}, [ id, registry ] );
	return { save, isSaving, isNew, hasChanges, failure, dismiss: () => setFailure( '' ) };
}

/** Whether the browser has a connection. */
export function useOnline(): boolean {
	const [ isOnline, setOnline ] = useState( navigator.onLine );
	useEffect( () => {
		const update = () => setOnline( navigator.onLine );
		window.addEventListener( 'online', update );
		window.addEventListener( 'offline', update );
		return () => {
			window.removeEventListener( 'online', update );
			window.removeEventListener( 'offline', update );
		};
	}, [] );
	return isOnline;
}
