import { __ } from '@wordpress/i18n';
import { backup, check, download, envelope, seen, send, trash, unseen } from '@wordpress/icons';
import type { Action } from '@wordpress/dataviews';
import { ConfirmDelete } from '../dialogs/confirm-delete';
import { ConfirmMail } from '../dialogs/confirm-email';
import type { Format } from './download-messages';
import type { Deeds } from '../use-message-actions';
import type { Summary } from '../types';

const ids = ( items: Summary[] ) => items.map( ( { id } ) => id );
const aside = ( { state }: Summary ) => state === 'trash' || state === 'spam';
export const isStopped = ( { state }: Pick< Summary, 'state' > ) => state === 'spam' || state === 'held';
export const canBeMailed = ( { state }: Pick< Summary, 'state' > ) =>
	! [ 'spam', 'held', 'trash', 'waiting' ].includes( state );

/** The actions for one message and for all selected ones. */
export function makeActions(
	{ onRead, onMove, onDelete }: Deeds,
	mayDelete: boolean,
	onExport: ( format: Format, ids: number[] ) => Promise< void >
): Action< Summary >[] {
	const bulk = { supportsBulk: true } as const;
	return [
		{
			...bulk,
			id: 'read',
			label: __( 'Mark as read', 'frontage-forms' ),
			icon: seen,
			isEligible: ( { read } ) => ! read,
			callback: async ( items ) => void ( await onRead( ids( items ), true ) ),
		},
		{
			...bulk,
			id: 'unread',
			label: __( 'Mark as unread', 'frontage-forms' ),
			icon: envelope,
			isEligible: ( { read } ) => read,
			callback: async ( items ) => void ( await onRead( ids( items ), false ) ),
		},
		...( mayDelete ? mailing( onMove ) : [] ),
		{
			...bulk,
			id: 'export',
			label: __( 'Export as CSV', 'frontage-forms' ),
			icon: download,
			callback: async ( items ) => void ( await onExport( 'csv', ids( items ) ) ),
		},
		{
			...bulk,
			id: 'spreadsheet',
			label: __( 'Export as XLSX', 'frontage-forms' ),
			icon: download,
			callback: async ( items ) => void ( await onExport( 'xlsx', ids( items ) ) ),
		},
		{
			...bulk,
			id: 'spam',
			label: __( 'Mark as spam', 'frontage-forms' ),
			icon: unseen,
			isEligible: ( item ) => ! aside( item ),
			callback: async ( items ) => void ( await onMove( ids( items ), 'spam' ) ),
		},
		...( mayDelete ? removing( onMove, onDelete ) : [] ),
	];
}

/** Actions that send emails, to visitors too: they need more than the permission to read. */
function mailing( onMove: Deeds[ 'onMove' ] ): Action< Summary >[] {
	return [
		{
			id: 'inbox',
			label: __( 'Not spam, let in', 'frontage-forms' ),
			icon: check,
			supportsBulk: true,
			isEligible: isStopped,
			modalHeader: __( 'Let into the inbox', 'frontage-forms' ),
			RenderModal: ( { items, closeModal } ) => (
				<ConfirmMail
					to="inbox"
					onConfirm={ ( second ) => onMove( ids( items ), 'inbox', second ) }
					onClose={ () => closeModal?.() }
				/>
			),
		},
		{
			id: 'mail',
			label: __( 'Send again', 'frontage-forms' ),
			icon: send,
			supportsBulk: true,
			isEligible: canBeMailed,
			modalHeader: __( 'Send again', 'frontage-forms' ),
			RenderModal: ( { items, closeModal } ) => (
				<ConfirmMail
					to="mail"
					onConfirm={ ( second ) => onMove( ids( items ), 'mail', second ) }
					onClose={ () => closeModal?.() }
				/>
			),
		},
	];
}

function removing( onMove: Deeds[ 'onMove' ], onDelete: Deeds[ 'onDelete' ] ): Action< Summary >[] {
	return [
		{
			id: 'restore',
			label: __( 'Restore', 'frontage-forms' ),
			icon: backup,
			supportsBulk: true,
			isEligible: ( { state } ) => state === 'trash',
			callback: async ( items ) => void ( await onMove( ids( items ), 'restore' ) ),
		},
		{
			id: 'trash',
			label: __( 'Move to trash', 'frontage-forms' ),
			icon: trash,
			supportsBulk: true,
			isEligible: ( { state } ) => state !== 'trash',
			callback: async ( items ) => void ( await onMove( ids( items ), 'trash' ) ),
		},
		{
			id: 'delete',
			label: __( 'Delete for good', 'frontage-forms' ),
			icon: trash,
			supportsBulk: true,
			isEligible: aside,
			modalHeader: __( 'Delete for good', 'frontage-forms' ),
			RenderModal: ( { items, closeModal } ) => (
				<ConfirmDelete
					count={ items.length }
					onConfirm={ () => onDelete( ids( items ) ) }
					onClose={ () => closeModal?.() }
				/>
			),
		},
	];
}
