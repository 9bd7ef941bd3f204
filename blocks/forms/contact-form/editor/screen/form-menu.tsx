import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';
import { addQueryArgs } from '@wordpress/url';
import { ConfirmDialog } from '@frontage/editor/wordpress-components';
import { KIND, NAME, type FormRecord } from '../panels/data/form-entity';
import { duplicateForm, exportForm, trashForm } from './data/form-actions';
import type { StoredFacts } from './data/screen-props';
import { saveFailure } from './data/use-save';

type Props = {
	record: FormRecord;
	/** The ID of the form on the site. */
	form: number;
	status: StoredFacts;
	/** The addresses of the list of forms and of this screen without a form. */
	list: string;
	url: string;
	hasChanges: boolean;
};

/** What else can be done with a stored form. Copies and files have what is saved. */
export function FormMenu( { record, form, status, list, url, hasChanges }: Props ) {
	const { clearEntityRecordEdits } = useDispatch( coreStore );
	const { createSuccessNotice, createErrorNotice } = useDispatch( noticesStore );
	const [ isAsking, setAsking ] = useState( false );
	const copy = useCopyToClipboard< HTMLButtonElement >(
		status.shortcode,
		() => void createSuccessNotice( __( 'Shortcode copied.', 'frontage-forms' ), { type: 'snackbar' } )
	);
	/** Runs an action that may fail; the error stays until it is closed. */
	const run = ( action: () => Promise< unknown > ) => {
		action().catch( ( error ) => {
			const message = saveFailure(
				error,
				__( 'Could not reach the site. Check your connection and try again.', 'frontage-forms' )
			);
			void createErrorNotice( message, { type: 'snackbar', explicitDismiss: true } );
		} );
	};
	const duplicate = async () => {
		const made = await duplicateForm( form );
		/* translators: %s: the name of a form. */
		const created = sprintf( __( '“%s” created.', 'frontage-forms' ), made.title );
		const note = hasChanges ? ` ${ __( 'It lacks your unsaved changes.', 'frontage-forms' ) }` : '';
		void createSuccessNotice( created + note, {
			type: 'snackbar',
			actions: [ { label: __( 'Edit copy', 'frontage-forms' ), url: addQueryArgs( url, { form: made.id } ) } ],
		} );
	};
	const remove = async () => {
		setAsking( false );
		if ( ! ( await trashForm( form ) ) ) {
			throw {
				message: __(
					'Could not delete the form. It may already be deleted, or you may lack permission.',
					'frontage-forms'
				),
			};
		}
		clearEntityRecordEdits( KIND, NAME, record.id ); // Otherwise leaving would ask.
		window.location.assign( list );
	};
	const isPermanent = status.removal === 'delete';
	const removeLabel = isPermanent
		? __( 'Delete permanently', 'frontage-forms' )
		: __( 'Move to trash', 'frontage-forms' );
	const links: [ string, string ][] = [
		[ status.newPage, __( 'Create a page', 'frontage-forms' ) ],
		[ status.inbox, __( 'View messages', 'frontage-forms' ) ],
		[ status.code, __( 'Open code editor', 'frontage-forms' ) ],
	];
	return (
		<>
			<DropdownMenu icon={ moreVertical } label={ __( 'More actions', 'frontage-forms' ) }>
				{ ( { onClose } ) => {
					const then = ( action: () => void ) => () => {
						onClose();
						action();
					};
					return (
						<>
							<MenuGroup>
								<MenuItem onClick={ then( () => run( duplicate ) ) }>
									{ __( 'Duplicate', 'frontage-forms' ) }
								</MenuItem>
								<MenuItem ref={ copy } onClick={ onClose }>
									{ __( 'Copy shortcode', 'frontage-forms' ) }
								</MenuItem>
								<MenuItem onClick={ then( () => run( () => exportForm( form, status.title ) ) ) }>
									{ __( 'Export', 'frontage-forms' ) }
								</MenuItem>
							</MenuGroup>
							<MenuGroup>
								{ links
									.filter( ( [ address ] ) => address )
									.map( ( [ address, label ] ) => (
										<MenuItem key={ label } onClick={ () => window.location.assign( address ) }>
											{ label }
										</MenuItem>
									) ) }
							</MenuGroup>
							{ status.removal && (
								<MenuGroup>
									<MenuItem isDestructive onClick={ then( () => setAsking( true ) ) }>
										{ removeLabel }
									</MenuItem>
								</MenuGroup>
							) }
						</>
					);
				} }
			</DropdownMenu>
			<ConfirmDialog
				isOpen={ isAsking }
				confirmButtonText={ removeLabel }
				onConfirm={ () => run( remove ) }
				onCancel={ () => setAsking( false ) }
			>
				<RemovalQuestion status={ status } isPermanent={ isPermanent } />
			</ConfirmDialog>
		</>
	);
}

/** The question before a form is deleted. It names the pages that would lose the form. */
function RemovalQuestion( { status, isPermanent }: { status: StoredFacts; isPermanent: boolean } ) {
	const { pages, more } = status.uses;
	const count = pages.length + more;
	/* translators: %s: the name of a form. */
	const deleteText = __( 'Permanently delete “%s”? Its messages stay in the inbox.', 'frontage-forms' );
	/* translators: %s: the name of a form. */
	const trashText = __( 'Move “%s” to the trash? Its messages stay in the inbox.', 'frontage-forms' );
	return (
		<>
			<p>{ isPermanent ? sprintf( deleteText, status.title ) : sprintf( trashText, status.title ) }</p>
			{ count > 0 && (
				<>
					<p>
						{ sprintf(
							/* translators: %d: number of pages. */
							_n(
								'Visitors will see an error instead of the form on %d page:',
								'Visitors will see an error instead of the form on %d pages:',
								count,
								'frontage-forms'
							),
							count
						) }
					</p>
					<ul className="fr-form-builder__uses">
						{ pages.slice( 0, 8 ).map( ( { title, edit } ) => (
							<li key={ `${ title } ${ edit }` } dir="auto">
								{ title }
							</li>
						) ) }
					</ul>
				</>
			) }
		</>
	);
}
