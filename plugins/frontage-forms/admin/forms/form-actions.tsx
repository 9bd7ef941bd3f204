import { __ } from '@wordpress/i18n';
import { backup, copy, download, inbox, pencil, trash } from '@wordpress/icons';
import type { Action } from '@wordpress/dataviews';
import { TrashDialog } from './dialogs/trash-dialog';
import type { FormLine } from './types';

/** Each returns '' on success, else an error message. */
export type Deeds = {
	onDuplicate: ( form: FormLine ) => Promise< string >;
	onTrash: ( ids: number[] ) => Promise< string >;
	onRestore: ( ids: number[] ) => Promise< string >;
	onRemove: ( ids: number[] ) => Promise< string >;
	onExport: ( forms: FormLine[] ) => Promise< string >;
};

const ids = ( items: FormLine[] ) => items.map( ( { id } ) => id );
const go = ( address: string ) => window.location.assign( address );

/** The actions for one form and for all selected ones. */
export function makeActions( deeds: Deeds, hasTrash: boolean ): Action< FormLine >[] {
	const here = ( { mayEdit, trashed }: FormLine ) => mayEdit && ! trashed;
	const there = ( { mayEdit, trashed }: FormLine ) => mayEdit && trashed;
	return [
		{
			id: 'edit',
			label: __( 'Edit', 'frontage-forms' ),
			icon: pencil,
			isEligible: here,
			callback: ( [ form ] ) => form && go( form.edit ),
		},
		{
			id: 'inbox',
			label: __( 'View messages', 'frontage-forms' ),
			icon: inbox,
			isEligible: ( form ) => form.inbox !== '' && ! form.trashed,
			callback: ( [ form ] ) => form && go( form.inbox ),
		},
		{
			id: 'duplicate',
			label: __( 'Duplicate', 'frontage-forms' ),
			icon: copy,
			isEligible: here,
			callback: async ( [ form ] ) => void ( form && ( await deeds.onDuplicate( form ) ) ),
		},
		{
			id: 'export',
			label: __( 'Export', 'frontage-forms' ),
			icon: download,
			supportsBulk: true,
			isEligible: here,
			callback: async ( items ) => void ( await deeds.onExport( items ) ),
		},
		{
			id: 'trash',
			label: hasTrash ? __( 'Move to trash', 'frontage-forms' ) : __( 'Delete permanently', 'frontage-forms' ),
			icon: trash,
			supportsBulk: true,
			isEligible: here,
			modalHeader: hasTrash ? __( 'Move to trash', 'frontage-forms' ) : __( 'Delete', 'frontage-forms' ),
			RenderModal: ( { items, closeModal } ) => (
				<TrashDialog
					items={ items }
					forGood={ ! hasTrash }
					onConfirm={ () => deeds.onTrash( ids( items ) ) }
					onClose={ () => closeModal?.() }
				/>
			),
		},
		{
			id: 'restore',
			label: __( 'Restore', 'frontage-forms' ),
			icon: backup,
			supportsBulk: true,
			isEligible: there,
			callback: async ( items ) => void ( await deeds.onRestore( ids( items ) ) ),
		},
		{
			id: 'remove',
			label: __( 'Delete permanently', 'frontage-forms' ),
			icon: trash,
			supportsBulk: true,
			isEligible: there,
			modalHeader: __( 'Delete', 'frontage-forms' ),
			RenderModal: ( { items, closeModal } ) => (
				<TrashDialog
					items={ items }
					forGood
					onConfirm={ () => deeds.onRemove( ids( items ) ) }
					onClose={ () => closeModal?.() }
				/>
			),
		},
	];
}
