import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useCallback, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useEditedRecord, useEntityList } from '@frontage/editor/entities';
import type { FormDocument } from '../../form-document';

export type FormRecord = FormDocument & { id: number; hash: string; version: string };

export type FormSummary = { id: number; hash: string; title: string };

/** Changes parts of a form. Changes of the same `field` in quick succession are one undo step. */
export type ChangeForm = ( edits: Partial< FormDocument >, field?: string ) => void;

export const KIND = 'frontage';
export const NAME = 'contact-form';
const PATH = '/frontage/v1/contact-forms';
const SAME_STEP = 1000; // ms between two keystrokes that are one undo step

/** Registers forms as an entity in WordPress's data layer, so that saving a page and undo include them. */
export function registerEntity() {
	dispatch( coreStore ).addEntities( [
		{
			kind: KIND,
			name: NAME,
			baseURL: PATH,
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
	const query = { ...SUMMARY, per_page: 20, orderby: 'ID', order: 'DESC', ...( search ? { search } : {} ) };
	return useEntityList< FormSummary >( KIND, NAME, query );
}

export type FoundForm =
	| { status: 'loading' }
	| { status: 'missing' }
	/** Unknown whether the form exists: the request failed. */
	| { status: 'failed'; again: () => void }
	| { status: 'readable'; summary: FormSummary }
	| { status: 'editable'; summary: FormSummary; record: FormRecord };

/** A form by its hash or ID, with unsaved changes; `readable` if the user may see but not edit it. */
export function useForm( address: string ): FoundForm {
	const list = useEntityList< FormSummary >( KIND, NAME, { ...SUMMARY, address }, address !== '' );
	const summary = list.records?.[ 0 ];
	const edited = useEditedRecord( KIND, NAME, summary?.id );
	const record = edited.record as FormRecord | false | undefined;
	if ( summary && edited.mayEdit === false ) {
		return { status: 'readable', summary };
	}
	if ( summary && record && record.form !== undefined ) {
		return { status: 'editable', summary, record };
	}
	if ( list.records?.length === 0 || edited.isMissing ) {
		return list.hasResolved ? { status: 'missing' } : { status: 'loading' };
	}
	if ( list.hasFailed || ( edited.isAsked && edited.mayEdit === undefined ) || edited.error ) {
		const again = () => {
			list.again();
			edited.again();
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

/**
 * The conflict that another user has saved the form, and the two ways to resolve it. `stored` is the ID on the site of a form that the data
 * layer has under another one.
 */
export function useConflict( id: number, stored = id ) {
	const { receiveEntityRecords, clearEntityRecordEdits } = useDispatch( coreStore );
	const [ settled, setSettled ] = useState< unknown >();
	const error = useSelect(
		( select ) => select( coreStore ).getLastEntitySaveError( KIND, NAME, id ) as { code?: string } | undefined,
		[ id ]
	);
	const read = async () => {
		const theirs = await apiFetch< FormRecord >( { path: `${ PATH }/${ stored }` } );
		await receiveEntityRecords( KIND, NAME, { ...theirs, id }, undefined, false, undefined, undefined );
		setSettled( error );
	};
	return {
		isOpen: error?.code === 'frontage_form_changed' && error !== settled,
		/** Reads the other version, so that the next save overwrites it. */
		keepMine: read,
		takeTheirs: async () => {
			await read();
			clearEntityRecordEdits( KIND, NAME, id );
		},
	};
}

/**
 * Saves the changes of a form; throws the server's error. A form that was new when the screen opened has the ID 0 in the data layer for as
 * long as the screen is open, with its undo steps: `stored` is its ID on the site, 0 until the first save, which sends all of it. Returns
 * the ID on the site.
 */
export function useSaveForm() {
	const { saveEntityRecord, saveEditedEntityRecord } = useDispatch( coreStore );
	const registry = useRegistry();
	return useCallback(
		async ( id: number, stored: number ): Promise< number > => {
			const { getRawEntityRecord, getEditedEntityRecord, getEntityRecordNonTransientEdits } =
				registry.select( coreStore );
			if ( id ) {
				await saveEditedEntityRecord( KIND, NAME, id, { throwOnError: true } );
				return id;
			}
			const { version } = getRawEntityRecord( KIND, NAME, id ) as unknown as FormRecord;
			const {
				id: _,
				hash: __hash,
				version: __version,
				...document
			} = getEditedEntityRecord( KIND, NAME, id ) as unknown as FormRecord;
			const edits = getEntityRecordNonTransientEdits( KIND, NAME, id ) as Partial< FormDocument >;
			let made = stored;
			const send = async () => {
				const answer = await apiFetch< FormRecord >(
					stored
						? { path: `${ PATH }/${ stored }`, method: 'PUT', data: { ...edits, version } }
						: { path: PATH, method: 'POST', data: document }
				);
				made = answer.id;
				return { ...answer, id };
			};
			const options = { throwOnError: true, __unstableFetch: send };
			await saveEntityRecord( KIND, NAME, { ...edits, id }, options as { throwOnError: boolean } );
			return made;
		},
		[ registry, saveEditedEntityRecord, saveEntityRecord ]
	);
}

/** Creates a new form; throws the server's error. A `begun` form is only kept when the page that uses it is saved. */
export function useCreateForm() {
	const { saveEntityRecord } = useDispatch( coreStore );
	return useCallback(
		async ( form: FormDocument, begun = true ) =>
			( await saveEntityRecord(
				KIND,
				NAME,
				{ ...form, ...( begun && { begun } ) },
				{ throwOnError: true }
			) ) as unknown as FormRecord,
		[ saveEntityRecord ]
	);
}
