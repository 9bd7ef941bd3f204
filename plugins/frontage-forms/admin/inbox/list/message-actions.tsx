import { __, sprintf } from '@wordpress/i18n';
import {
	backup,
	check,
	download,
	envelope,
	people,
	seen,
	send,
	starEmpty,
	starFilled,
	trash,
	undo,
	unseen,
} from '@wordpress/icons';
import type { Action } from '@wordpress/dataviews';
import { AssignDialog } from '../dialogs/assign-dialog';
import { ConfirmDelete } from '../dialogs/confirm-delete';
import { ConfirmMail } from '../dialogs/confirm-email';
import type { Format } from './download-messages';
import type { Deeds } from '../use-message-actions';
import type { Person, ScreenProps, Summary } from '../types';

const ids = ( items: Summary[] ) => items.map( ( { id } ) => id );
const aside = ( { state }: Summary ) => state === 'trash' || state === 'spam';
export const isStopped = ( { state }: Pick< Summary, 'state' > ) => state === 'spam' || state === 'held';
export const canBeMailed = ( { state }: Pick< Summary, 'state' > ) =>
	! [ 'spam', 'held', 'trash', 'waiting' ].includes( state );

/** The actions for one message and for all selected ones. */
export function makeActions(
	{ onRead, onMark, onMove, onDelete }: Deeds,
	{ mayDelete, readers }: Pick< ScreenProps, 'mayDelete' | 'readers' >,
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
		...working( onMark ),
		...( mayDelete ? [ assigning( onMark, readers ), ...mailing( onMove ) ] : [] ),
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

/** The results of marking, for the notices. */
export const marked = {
	starred: () => __( 'Starred.', 'frontage-forms' ),
	unstarred: () => __( 'Star removed.', 'frontage-forms' ),
	done: () => __( 'Marked as done.', 'frontage-forms' ),
	open: () => __( 'Reopened.', 'frontage-forms' ),
	assigned: ( reader: Person | undefined ) =>
		reader
			? sprintf(
					/* translators: %s: the name of a user. */
					__( 'Assigned to %s.', 'frontage-forms' ),
					reader.name
				)
			: __( 'Assigned to nobody.', 'frontage-forms' ),
};

function working( onMark: Deeds[ 'onMark' ] ): Action< Summary >[] {
	return [
		{
			id: 'star',
			label: __( 'Star', 'frontage-forms' ),
			icon: starEmpty,
			supportsBulk: true,
			isEligible: ( { starred } ) => ! starred,
			callback: async ( items ) => void ( await onMark( ids( items ), { starred: true }, marked.starred() ) ),
		},
		{
			id: 'unstar',
			label: __( 'Remove star', 'frontage-forms' ),
			icon: starFilled,
			supportsBulk: true,
			isEligible: ( { starred } ) => starred,
			callback: async ( items ) => void ( await onMark( ids( items ), { starred: false }, marked.unstarred() ) ),
		},
		{
			id: 'done',
			label: __( 'Mark as done', 'frontage-forms' ),
			icon: check,
			supportsBulk: true,
			isEligible: ( item ) => ! item.done && ! aside( item ),
			callback: async ( items ) => void ( await onMark( ids( items ), { done: true }, marked.done() ) ),
		},
		{
			id: 'reopen',
			label: __( 'Reopen', 'frontage-forms' ),
			icon: undo,
			supportsBulk: true,
			isEligible: ( { done } ) => done,
			callback: async ( items ) => void ( await onMark( ids( items ), { done: false }, marked.open() ) ),
		},
	];
}

/** Whoever a message is assigned to may reply to it: so assigning needs more than the permission to read. */
function assigning( onMark: Deeds[ 'onMark' ], readers: Person[] ): Action< Summary > {
	return {
		id: 'assign',
		label: __( 'Assign', 'frontage-forms' ),
		icon: people,
		supportsBulk: true,
		modalHeader: __( 'Assign', 'frontage-forms' ),
		RenderModal: ( { items, closeModal } ) => (
			<AssignDialog
				readers={ readers }
				assigned={ items.length === 1 ? ( items[ 0 ]?.assigned ?? null ) : null }
				onConfirm={ ( to ) =>
					onMark(
						ids( items ),
						{ assigned_to: to },
						marked.assigned( readers.find( ( { id } ) => id === to ) )
					)
				}
				onClose={ () => closeModal?.() }
			/>
		),
	};
}

/** Actions that send emails, to visitors too: they need more than the permission to read. */
function mailing( onMove: Deeds[ 'onMove' ] ): Action< Summary >[] {
	return [
		{
			id: 'inbox',
			label: __( 'Not spam', 'frontage-forms' ),
			icon: check,
			supportsBulk: true,
			isEligible: isStopped,
			modalHeader: __( 'Approve message', 'frontage-forms' ),
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
			label: __( 'Resend email', 'frontage-forms' ),
			icon: send,
			supportsBulk: true,
			isEligible: canBeMailed,
			modalHeader: __( 'Resend email', 'frontage-forms' ),
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
			label: __( 'Delete permanently', 'frontage-forms' ),
			icon: trash,
			supportsBulk: true,
			isEligible: aside,
			modalHeader: __( 'Delete permanently', 'frontage-forms' ),
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
