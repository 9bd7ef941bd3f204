import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useShortcut } from '@wordpress/keyboard-shortcuts';
import { store as noticesStore } from '@wordpress/notices';
import { KIND, NAME, useSaveForm, type FormRecord } from '../../panels/data/form-entity';
import { UNSAVED } from './new-form';

/** Codes of WordPress's requests that reached no WordPress, or got something else than its answer. */
const NO_ANSWER = [ 'offline_error', 'fetch_error', 'invalid_json' ];

/** The error message with what to do; `noAnswer` if the site did not say anything. */
export function saveFailure(
	error: unknown,
	noAnswer: string = __( 'Could not save the form. Check your connection and try again.', 'frontage-forms' )
): string {
	const { code = '', message = '' } = ( error ?? {} ) as { code?: string; message?: string };
	return message && ! NO_ANSWER.includes( code ) ? message : noAnswer;
}

/**
 * Saves the form, by a button or by Ctrl+S. The first save of a new form calls `onCreated` with its ID on the site and its name. The editor stays as it
 * is: what is typed meanwhile is a change of the stored form.
 */
export function useSave( record: FormRecord, onCreated: ( id: number, title: string ) => void ) {
	const registry = useRegistry();
	const saveForm = useSaveForm();
	const { createSuccessNotice } = useDispatch( noticesStore );
	const [ stored, setStored ] = useState( record.id );
	const [ saves, setSaves ] = useState( 0 );
	const [ isSaving, setSaving ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	const isBusy = useRef( false );
	const { id } = record;
	const isNew = stored === UNSAVED;
	const hasChanges = useSelect( ( select ) => select( coreStore ).hasEditsForEntityRecord( KIND, NAME, id ), [ id ] );

	const save = useCallback( async () => {
		if (
			isBusy.current ||
			( ! isNew && ! registry.select( coreStore ).hasEditsForEntityRecord( KIND, NAME, id ) )
		) {
			return;
		}
		isBusy.current = true;
		setSaving( true );
		setFailure( '' );
		try {
			const saved = await saveForm( id, stored );
			setSaves( ( count ) => count + 1 );
			if ( isNew ) {
				setStored( saved );
				onCreated( saved, record.title );
			} else {
				void createSuccessNotice( __( 'Form saved.', 'frontage-forms' ), { type: 'snackbar' } );
			}
		} catch ( error ) {
			// The notice about a conflict has its own message and buttons.
			const isConflict = ( error as { code?: string } ).code === 'frontage_form_changed';
			setFailure( isConflict ? '' : saveFailure( error ) );
		}
		isBusy.current = false;
		setSaving( false );
	}, [ createSuccessNotice, id, isNew, onCreated, record.title, registry, saveForm, stored ] );

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
	return { save, stored, saves, isSaving, isNew, hasChanges, failure, dismiss: () => setFailure( '' ) };
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
