import apiFetch from '@wordpress/api-fetch';
import { useEntityRecords, store as coreStore } from '@wordpress/core-data';
import { dispatch, useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useCallback, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormDocument } from '../../form-document';

export type FormRecord = FormDocument & { id: number; hash: string; version: string };

export type FormSummary = { id: number; hash: string; title: string };

/** Changes parts of a form. Changes of the same `field` in quick succession are one undo step. */
export type ChangeForm = ( edits: Partial< FormDocument >, field?: string ) => void;

export const KIND = 'frontage';
export const NAME = 'contact-form';
const SAME_STEP = 1000; // ms between two keystrokes that are one undo step

/** Registers forms as an entity in WordPress's data layer, so that saving a page and undo include them. */
export function registerEntity() {
	dispatch( coreStore ).addEntities( [
		{
			kind: KIND,
			name: NAME,
			baseURL: '/frontage/v1/contact-forms',
			label: __( 'Contact form', 'frontage-forms' ),
			plural: 'contact-forms',
			getTitle: ( record?: { title?: string } ) => record?.title ?? '',
			// Sends only the changed parts with their previous values. Without these, a later save would silently overwrite an earlier one.
			__unstablePrePersist: ( stored?: Partial< FormRecord > ) =>
				stored?.version ? { version: stored.version } : {},
		},
	] );
}

/** Only these parts: a list entry with all parts would be treated as the whole form. */
const SUMMARY = { _fields: 'id,hash,title' };

/** The forms whose title or content contains a text, newest first. */
export function useForms( search: string ) {
	const { invalidateResolution } = useDispatch( coreStore );
	const query = { ...SUMMARY, per_page: 20, orderby: 'ID', order: 'DESC', ...( search ? { search } : {} ) };
	const { records, isResolving, hasResolved } = useEntityRecords< FormSummary >( KIND, NAME, query );
	return {
		records,
		isResolving,
		hasFailed: hasResolved && ! records, // WordPress does not report a failed list: the result is missing.
		again: () => void invalidateResolution( 'getEntityRecords', [ KIND, NAME, query ] ),
	};
}

export type FoundForm =
	| { status: 'loading' }
	| { status: 'missing' }
	/** Unknown whether the form exists: the request failed. */
	| { status: 'failed'; again: () => void }
	| { status: 'readable'; summary: FormSummary }
	| { status: 'editable'; summary: FormSummary; record: FormRecord };

const NOT_FOUND = 404;

/** A form by its hash or ID, with unsaved changes; `readable` if the user may see but not edit it. */
export function useForm( address: string ): FoundForm {
	const query = { ...SUMMARY, address };
	const { records, hasResolved } = useEntityRecords< FormSummary >( KIND, NAME, query, { enabled: address !== '' } );
	const { invalidateResolution } = useDispatch( coreStore );
	const summary = records?.[ 0 ];
	const id = summary?.id;
	const { mayEdit, record, error, isAsked } = useSelect(
		( select ) => {
			if ( ! id ) {
				return { mayEdit: undefined, record: undefined, error: undefined, isAsked: false };
			}
			const core = select( coreStore );
			const mine = { kind: KIND, name: NAME, id };
			const may = core.canUser( 'update', mine );
			return {
				mayEdit: may,
				record: may
					? ( core.getEditedEntityRecord( KIND, NAME, id ) as unknown as FormRecord | false )
					: undefined,
				error: core.getResolutionError( 'getEditedEntityRecord', [ KIND, NAME, id ] ) as
					{ data?: { status?: number } } | undefined,
				isAsked: core.hasFinishedResolution( 'canUser', [ 'update', mine ] ),
			};
		},
		[ id ]
	);
	if ( summary && mayEdit === false ) {
		return { status: 'readable', summary };
	}
	if ( summary && record && record.form !== undefined ) {
		return { status: 'editable', summary, record };
	}
	if ( records?.length === 0 || error?.data?.status === NOT_FOUND ) {
		return hasResolved ? { status: 'missing' } : { status: 'loading' };
	}
	if ( ( hasResolved && ! records ) || ( isAsked && mayEdit === undefined ) || error ) {
		const again = () => {
			void invalidateResolution( 'getEntityRecords', [ KIND, NAME, query ] );
			if ( id ) {
				void invalidateResolution( 'canUser', [ 'update', { kind: KIND, name: NAME, id } ] );
				void invalidateResolution( 'getEntityRecord', [ KIND, NAME, id ] );
				void invalidateResolution( 'getEditedEntityRecord', [ KIND, NAME, id ] );
			}
		};
		return { status: 'failed', again };
	}
	return { status: 'loading' };
}

export function useMayCreate(): boolean {
	return useSelect( ( select ) => select( coreStore ).canUser( 'create', { kind: KIND, name: NAME } ) ?? false, [] );
}

export function useChangeForm( id: number ): ChangeForm {
	const { editEntityRecord } = useDispatch( coreStore );
	const registry = useRegistry();
	const last = useRef( { field: '', at: 0 } );
	return useCallback(
		( edits, field = '' ) => {
			const now = Date.now();
			const joins =
				field !== '' &&
				field === last.current.field &&
				now - last.current.at < SAME_STEP &&
				! registry.select( coreStore ).hasRedo();
			last.current = { field, at: now };
			editEntityRecord( KIND, NAME, id, edits, { isCached: joins } );
		},
		[ editEntityRecord, id, registry ]
	);
}

/** The conflict that another user has saved the form, and the two ways to resolve it. */
export function useConflict( id: number ) {
	const { receiveEntityRecords, clearEntityRecordEdits, saveEditedEntityRecord } = useDispatch( coreStore );
	const [ settled, setSettled ] = useState< unknown >();
	const error = useSelect(
		( select ) => select( coreStore ).getLastEntitySaveError( KIND, NAME, id ) as { code?: string } | undefined,
		[ id ]
	);
	const read = async () => {
		const stored = await apiFetch< FormRecord >( { path: `/frontage/v1/contact-forms/${ id }` } );
		await receiveEntityRecords( KIND, NAME, stored, undefined, false, undefined, undefined );
		setSettled( error );
	};
	return {
		isOpen: error?.code === 'frontage_form_changed' && error !== settled,
		keepMine: async () => {
			await read();
			await saveEditedEntityRecord( KIND, NAME, id, {} );
		},
		takeTheirs: async () => {
			await read();
			clearEntityRecordEdits( KIND, NAME, id );
		},
	};
}

/** Creates a new form, which is kept when the page that uses it is saved; throws the server's error message. */
export function useCreateForm() {
	const { saveEntityRecord } = useDispatch( coreStore );
	return useCallback(
		async ( form: FormDocument ) =>
			( await saveEntityRecord(
				KIND,
				NAME,
				{ ...form, begun: true },
				{ throwOnError: true }
			) ) as unknown as FormRecord,
		[ saveEntityRecord ]
	);
}
