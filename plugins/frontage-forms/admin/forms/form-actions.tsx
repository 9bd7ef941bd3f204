import { __ } from '@wordpress/i18n';
import { backup, copy, download, inbox, pencil, trash } from '@wordpress/icons';
import type { Action } from '@wordpress/dataviews';
import { TrashDialog } from './dialogs/trash-dialog';
import type { FormRow } from './types';

/** Each returns '' on success, else an error message. */
export type FormActions = {
	onDuplicate: ( form: FormRow ) => Promise< string >;
	onTrash: ( idsOf: number[] ) => Promise< string >;
	onRestore: ( idsOf: number[] ) => Promise< string >;
	onRemove: ( idsOf: number[] ) => Promise< string >;
	onExport: ( forms: FormRow[] ) => Promise< string >;
};

const idsOf = ( items: FormRow[] ) => items.map( ( { id } ) => id );
const openUrl = ( address: string ) => window.location.assign( address );

/** The actions for one form and for all selected ones. */
export function createActions( formActions: FormActions, hasTrash: boolean ): Action< FormRow >[] {
	const canEdit = ( { mayEdit, trashed }: FormRow ) => mayEdit && ! trashed;
	const canRestore = ( { mayEdit, trashed }: FormRow ) => mayEdit && trashed;
	return [
		{
			id: 'edit',
			label: __( 'Edit', 'frontage-forms' ),
			icon: pencil,
			isEligible: canEdit,
			callback: ( [ form ] ) => form && openUrl( form.edit ),
		},
		{
			id: 'inbox',
			label: __( 'View messages', 'frontage-forms' ),
			icon: inbox,
			isEligible: ( form ) => form.inbox !== '' && ! form.trashed,
			callback: ( [ form ] ) => form && openUrl( form.inbox ),
		},
		{
			id: 'duplicate',
			label: __( 'Duplicate', 'frontage-forms' ),
			icon: copy,
			isEligible: canEdit,
			callback: async ( [ form ] ) => void ( form && ( await formActions.onDuplicate( form ) ) ),
		},
		{
			id: 'export',
			label: __( 'Export', 'frontage-forms' ),
			icon: download,
			supportsBulk: true,
			isEligible: canEdit,
			callback: async ( items ) => void ( await formActions.onExport( items ) ),
		},
		{
			id: 'trash',
			label: hasTrash ? __( 'Move to trash', 'frontage-forms' ) : __( 'Delete permanently', 'frontage-forms' ),
			icon: trash,
			supportsBulk: true,
			isEligible: canEdit,
			modalHeader: hasTrash ? __( 'Move to trash', 'frontage-forms' ) : __( 'Delete', 'frontage-forms' ),
			RenderModal: ( { items, closeModal } ) => (
				<TrashDialog
					items={ items }
					isPermanent={ ! hasTrash }
					onConfirm={ () => formActions.onTrash( idsOf( items ) ) }
					onClose={ () => closeModal?.() }
				/>
			),
		},
		{
			id: 'restore',
			label: __( 'Restore', 'frontage-forms' ),
			icon: backup,
			supportsBulk: true,
			isEligible: canRestore,
			callback: async ( items ) => void ( await formActions.onRestore( idsOf( items ) ) ),
		},
		{
			id: 'remove',
			label: __( 'Delete permanently', 'frontage-forms' ),
			icon: trash,
			supportsBulk: true,
			isEligible: canRestore,
			modalHeader: __( 'Delete', 'frontage-forms' ),
			RenderModal: ( { items, closeModal } ) => (
				<TrashDialog
					items={ items }
					isPermanent
					onConfirm={ () => formActions.onRemove( idsOf( items ) ) }
					onClose={ () => closeModal?.() }
				/>
			),
		},
	];
}
