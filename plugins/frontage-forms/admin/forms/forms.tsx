import { Button } from '@wordpress/components';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { speak } from '@wordpress/a11y';
import * as api from './api';
import { ImportForms } from './dialogs/import-forms';
import { List } from './form-list';
import { Message } from '../shared/message';
import { asJson, fileName, saveFile } from './save-file';
import { useForms } from './use-forms';
import type { FormLine, ScreenProps } from './types';

type Said = { text: string; status: 'error' | 'success' };

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
	const [ said, setSaid ] = useState< Said | null >( null );
	const { reload } = forms;

	const tell = useCallback( ( text: string ) => {
		setSaid( { text, status: 'success' } );
		speak( text );
	}, [] );

	/** Shows the result; returns '' or an error message for the dialog. */
	const changed = useCallback(
		async ( ids: number[], asked: ReturnType< typeof api.trash >, done: string ) => {
			const answer = await asked;
			if ( ! answer.ok ) {
				setSaid( { text: answer.message, status: 'error' } );
				return answer.message;
			}
			const left = ids.length - answer.data.changed.length;
			if ( left ) {
				/* translators: %d: number of forms. */
				const kept = _n(
					'Could not change %d form. You may lack permission, it may already be deleted, or the database may be read-only.',
					'Could not change %d forms. You may lack permission, they may already be deleted, or the database may be read-only.',
					left,
					'frontage-forms'
				);
				setSaid( { text: sprintf( kept, left ), status: 'error' } );
			} else {
				tell( done );
			}
			reload();
			return '';
		},
		[ reload, tell ]
	);

	const onDuplicate = useCallback(
		async ( { id }: FormLine ) => {
			const answer = await api.duplicate( id );
			if ( ! answer.ok ) {
				setSaid( { text: answer.message, status: 'error' } );
				return answer.message;
			}
			/* translators: %s: the name of a form. */
			tell( sprintf( __( '“%s” created.', 'frontage-forms' ), answer.data.title ) );
			reload();
			return '';
		},
		[ reload, tell ]
	);
	const onExport = useCallback( async ( items: FormLine[] ) => {
		const answer = await api.exportForms( items.map( ( { id } ) => id ) );
		if ( answer.ok ) {
			saveFile( fileName( items.map( ( { title } ) => title ) ), asJson( answer.data ) );
			return '';
		}
		setSaid( { text: answer.message, status: 'error' } );
		return answer.message;
	}, [] );
	const onTrash = useCallback(
		( ids: number[] ) =>
			changed(
				ids,
				api.trash( ids ),
				trashDays ? __( 'Moved to trash.', 'frontage-forms' ) : __( 'Deleted.', 'frontage-forms' )
			),
		[ changed, trashDays ]
	);
	const onRestore = useCallback(
		( ids: number[] ) => changed( ids, api.restore( ids ), __( 'Restored.', 'frontage-forms' ) ),
		[ changed ]
	);
	const onRemove = useCallback(
		( ids: number[] ) => changed( ids, api.remove( ids ), __( 'Deleted.', 'frontage-forms' ) ),
		[ changed ]
	);

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
			{ said && <Message { ...said } onDismiss={ () => setSaid( null ) } /> }
			<List
				forms={ forms }
				mayEdit={ mayEdit }
				trashDays={ trashDays }
				addForm={ addForm }
				onDuplicate={ onDuplicate }
				onTrash={ onTrash }
				onRestore={ onRestore }
				onRemove={ onRemove }
				onExport={ onExport }
			/>
			{ isImporting && (
				<ImportForms
					onImported={ ( titles, cleaned ) => {
						closeImport();
						/* translators: %s: names of forms. */
						const all = sprintf( __( 'Imported: %s', 'frontage-forms' ), titles.join( ', ' ) );
						const lost = sprintf(
							/* translators: %s: names of forms. */
							__( 'Scripts and other active HTML were removed from: %s', 'frontage-forms' ),
							cleaned.join( ', ' )
						);
						tell( cleaned.length ? `${ all }. ${ lost }` : all );
						reload();
					} }
					onClose={ closeImport }
				/>
			) }
		</>
	);
}
