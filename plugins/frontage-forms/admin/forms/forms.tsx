import { Button } from '@wordpress/components';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { speak } from '@wordpress/a11y';
import * as api from './api';
import { ImportForms } from './dialogs/import-forms';
import { FormList } from './form-list';
import { ScreenNotice } from '../shared/message';
import { toJson, fileName, saveFile } from '@frontage/editor/save-file';
import { useForms } from './use-forms';
import type { FormRow, ScreenProps } from './types';

type ActionResult = { text: string; status: 'error' | 'success' };

/** The actions of the list. Each shows its result and returns '' on success, else an error message. */
function useFormActions( reload: () => void, trashDays: number ) {
	const [ result, setResult ] = useState< ActionResult | null >( null );

	const showSuccess = useCallback( ( text: string ) => {
		setResult( { text, status: 'success' } );
		speak( text );
	}, [] );

	/** Shows the result; returns '' or an error message for the dialog. */
	const showChange = useCallback(
		async ( ids: number[], request: ReturnType< typeof api.trashForms >, successText: string ) => {
			const response = await request;
			if ( ! response.ok ) {
				setResult( { text: response.message, status: 'error' } );
				return response.message;
			}
			const unchangedCount = ids.length - response.data.changed.length;
			if ( unchangedCount ) {
				/* translators: %d: number of forms. */
				const unchangedText = _n(
					'Could not change %d form. You may lack permission, it may already be deleted, or the database may be read-only.',
					'Could not change %d forms. You may lack permission, they may already be deleted, or the database may be read-only.',
					unchangedCount,
					'frontage-forms'
				);
				setResult( { text: sprintf( unchangedText, unchangedCount ), status: 'error' } );
			} else {
				showSuccess( successText );
			}
			reload();
			return '';
		},
		[ reload, showSuccess ]
	);

	const onDuplicate = useCallback(
		async ( { id }: FormRow ) => {
			const response = await api.duplicateForm( id );
			if ( ! response.ok ) {
				setResult( { text: response.message, status: 'error' } );
				return response.message;
			}
			/* translators: %s: the name of a form. */
			showSuccess( sprintf( __( '“%s” created.', 'frontage-forms' ), response.data.title ) );
			reload();
			return '';
		},
		[ reload, showSuccess ]
	);
	const onExport = useCallback( async ( items: FormRow[] ) => {
		const response = await api.exportForms( items.map( ( { id } ) => id ) );
		if ( response.ok ) {
			saveFile( fileName( items.map( ( { title } ) => title ) ), toJson( response.data ) );
			return '';
		}
		setResult( { text: response.message, status: 'error' } );
		return response.message;
	}, [] );
	const onTrash = useCallback(
		( ids: number[] ) =>
			showChange(
				ids,
				api.trashForms( ids ),
				trashDays ? __( 'Moved to trash.', 'frontage-forms' ) : __( 'Deleted.', 'frontage-forms' )
			),
		[ showChange, trashDays ]
	);
	const onRestore = useCallback(
		( ids: number[] ) => showChange( ids, api.restoreForms( ids ), __( 'Restored.', 'frontage-forms' ) ),
		[ showChange ]
	);
	const onRemove = useCallback(
		( ids: number[] ) => showChange( ids, api.deleteForms( ids ), __( 'Deleted.', 'frontage-forms' ) ),
		[ showChange ]
	);

	return { result, setResult, showSuccess, formActions: { onDuplicate, onExport, onTrash, onRestore, onRemove } };
}

/** The screen: the list, and the dialog to import forms. New forms are made in the form builder. */
export function Forms( { mayEdit, trashDays, url, addForm }: ScreenProps ) {
	const forms = useForms( url );
	// The gallery of templates links to “#import”, and old links to “#add”.
	const [ isImporting, setImporting ] = useState( () => mayEdit && window.location.hash === '#import' );
	useEffect( () => {
		if ( mayEdit && window.location.hash === '#add' ) {
			window.location.replace( addForm );
		}
	}, [ mayEdit, addForm ] );
	const closeImport = () => {
		setImporting( false );
		window.history.replaceState( null, '', window.location.pathname + window.location.search );
	};
	const { reload } = forms;
	const { result, setResult, showSuccess, formActions } = useFormActions( reload, trashDays );

	return (
		<>
			{ mayEdit && (
				<div className="frontage-forms__bar">
					<Button __next40pxDefaultSize variant="primary" href={ addForm }>
						{ __( 'Add form', 'frontage-forms' ) }
					</Button>
					<Button __next40pxDefaultSize variant="secondary" onClick={ () => setImporting( true ) }>
						{ __( 'Import', 'frontage-forms' ) }
					</Button>
				</div>
			) }
			{ result && <ScreenNotice { ...result } onDismiss={ () => setResult( null ) } /> }
			<FormList
				forms={ forms }
				mayEdit={ mayEdit }
				trashDays={ trashDays }
				addForm={ addForm }
				{ ...formActions }
			/>
			{ isImporting && (
				<ImportForms
					onImported={ ( titles, cleaned ) => {
						closeImport();
						/* translators: %s: names of forms. */
						const importedText = sprintf( __( 'Imported: %s', 'frontage-forms' ), titles.join( ', ' ) );
						const removedText = sprintf(
							/* translators: %s: names of forms. */
							__( 'Scripts and other active HTML were removed from: %s', 'frontage-forms' ),
							cleaned.join( ', ' )
						);
						showSuccess( cleaned.length ? `${ importedText }. ${ removedText }` : importedText );
						reload();
					} }
					onClose={ closeImport }
				/>
			) }
		</>
	);
}
