import apiFetch from '@wordpress/api-fetch';
import { useEntityRecords, store as coreStore } from '@wordpress/core-data';
import { dispatch, useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useCallback, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormDocument } from '../form-document';

export type FormRecord = FormDocument & { id: number; hash: string; version: string };

export type FormSummary = { id: number; hash: string; title: string };

/** Changes parts of a form. Changes of the same `field` in quick succession are one step for undo. */
export type ChangeForm = ( edits: Partial< FormDocument >, field?: string ) => void;

const KIND = 'frontage';
const NAME = 'contact-form';
const SAME_STEP = 1000; // ms between two keystrokes that undo takes back together

/** Makes forms known to WordPress's data layer, so that saving a page and undo see them too. */
export function registerEntity() {
	dispatch( coreStore ).addEntities( [
		{
			kind: KIND,
			name: NAME,
			baseURL: '/frontage/v1/contact-forms',
			label: __( 'Contact form', 'frontage-forms' ),
			plural: 'contact-forms',
			getTitle: ( record?: { title?: string } ) => record?.title ?? '',
			// Only what was changed is sent, and with it what it was changed from. Without this the later save would win in silence.
			__unstablePrePersist: ( stored?: Partial< FormRecord > ) =>
				stored?.version ? { version: stored.version } : {},
		},
	] );
}

/** Only these parts: a list entry with all parts would be taken for the whole form. */
const SUMMARY = { _fields: 'id,hash,title' };

/** The forms whose title or content holds a text, newest first. */
export function useForms( search: string ) {
	return useEntityRecords< FormSummary >( KIND, NAME, {
		...SUMMARY,
		per_page: 20,
		orderby: 'ID',
		order: 'DESC',
		...( search ? { search } : {} ),
	} );
}

export type FoundForm =
	| { status: 'loading' }
	| { status: 'missing' }
	| { status: 'readable'; summary: FormSummary }
	| { status: 'editable'; summary: FormSummary; record: FormRecord };

/** A form by its address, with unsaved changes; `readable` when the user may see it and not change it. */
export function useForm( address: string ): FoundForm {
	const { records, hasResolved } = useEntityRecords< FormSummary >(
		KIND,
		NAME,
		{ ...SUMMARY, address },
		{ enabled: address !== '' }
	);
	const summary = records?.[ 0 ];
	const id = summary?.id;
	const { mayEdit, record } = useSelect(
		( select ) => {
			if ( ! id ) {
				return { mayEdit: undefined, record: undefined };
			}
			const core = select( coreStore );
			const may = core.canUser( 'update', { kind: KIND, name: NAME, id } );
			return {
				mayEdit: may,
				record: may
					? ( core.getEditedEntityRecord( KIND, NAME, id ) as unknown as FormRecord | false )
					: undefined,
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
	return hasResolved && ! summary ? { status: 'missing' } : { status: 'loading' };
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

/** That the form could not be saved since somebody else had, and the two ways on. */
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

/** Begins a new form, which is kept when the page that names it is saved; throws what the server says when it cannot. */
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
