import { __ } from '@wordpress/i18n';
import { envelope, seen, trash } from '@wordpress/icons';
import type { Action } from '@wordpress/dataviews';
import { ConfirmDelete } from './confirm-delete';
import type { Summary } from './types';

export type Deeds = {
	onRead: ( ids: number[], read: boolean ) => Promise< boolean >;
	/** Gives '' when it is done, else what went wrong. */
	onDelete: ( ids: number[] ) => Promise< string >;
};

const ids = ( items: Summary[] ) => items.map( ( { id } ) => id );

/** What can be done with one line, and with all that are ticked. */
export function makeActions( { onRead, onDelete }: Deeds, mayDelete: boolean ): Action< Summary >[] {
	const actions: Action< Summary >[] = [
		{
			id: 'read',
			label: __( 'Mark as read', 'frontage-forms' ),
			icon: seen,
			supportsBulk: true,
			isEligible: ( { read } ) => ! read,
			callback: async ( items ) => void ( await onRead( ids( items ), true ) ),
		},
		{
			id: 'unread',
			label: __( 'Mark as unread', 'frontage-forms' ),
			icon: envelope,
			supportsBulk: true,
			isEligible: ( { read } ) => read,
			callback: async ( items ) => void ( await onRead( ids( items ), false ) ),
		},
	];
	if ( mayDelete ) {
		actions.push( {
			id: 'delete',
			label: __( 'Delete', 'frontage-forms' ),
			icon: trash,
			supportsBulk: true,
			modalHeader: __( 'Delete', 'frontage-forms' ),
			RenderModal: ( { items, closeModal } ) => (
				<ConfirmDelete
					count={ items.length }
					onConfirm={ () => onDelete( ids( items ) ) }
					onClose={ () => closeModal?.() }
				/>
			),
		} );
	}
	return actions;
}
