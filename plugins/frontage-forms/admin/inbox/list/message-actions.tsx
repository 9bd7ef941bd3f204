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
import type { MessageActions } from '../use-message-actions';
import type { Person, ScreenProps, Summary } from '../types';

const idsOf = ( items: Summary[] ) => items.map( ( { id } ) => id );
const isInTrashOrSpam = ( { state }: Summary ) => state === 'trash' || state === 'spam';
export const isBlocked = ( { state }: Pick< Summary, 'state' > ) => state === 'spam' || state === 'held';
export const canResendEmail = ( { state }: Pick< Summary, 'state' > ) =>
	! [ 'spam', 'held', 'trash', 'waiting' ].includes( state );

/** The actions for one message and for all selected ones. */
export function createActions(
	{ onRead, onMark, onMove, onDelete }: MessageActions,
	{ mayDelete, readers }: Pick< ScreenProps, 'mayDelete' | 'readers' >,
	onExport: ( format: Format, idsOf: number[] ) => Promise< void >
): Action< Summary >[] {
	const bulk = { supportsBulk: true } as const;
	return [
		{
			...bulk,
			id: 'read',
			label: __( 'Mark as read', 'frontage-forms' ),
			icon: seen,
			isEligible: ( { read } ) => ! read,
			callback: async ( items ) => void ( await onRead( idsOf( items ), true ) ),
		},
		{
			...bulk,
			id: 'unread',
			label: __( 'Mark as unread', 'frontage-forms' ),
			icon: envelope,
			isEligible: ( { read } ) => read,
			callback: async ( items ) => void ( await onRead( idsOf( items ), false ) ),
		},
		...createWorkActions( onMark ),
		...( mayDelete ? [ createAssignAction( onMark, readers ), ...createEmailActions( onMove ) ] : [] ),
		{
			...bulk,
			id: 'export',
			label: __( 'Export as CSV', 'frontage-forms' ),
			icon: download,
			callback: async ( items ) => void ( await onExport( 'csv', idsOf( items ) ) ),
		},
		{
			...bulk,
			id: 'spreadsheet',
			label: __( 'Export as XLSX', 'frontage-forms' ),
			icon: download,
			callback: async ( items ) => void ( await onExport( 'xlsx', idsOf( items ) ) ),
		},
		{
			...bulk,
			id: 'spam',
			label: __( 'Mark as spam', 'frontage-forms' ),
			icon: unseen,
			isEligible: ( item ) => ! isInTrashOrSpam( item ),
			callback: async ( items ) => void ( await onMove( idsOf( items ), 'spam' ) ),
		},
		...( mayDelete ? createTrashActions( onMove, onDelete ) : [] ),
	];
}

/** The results of marking, for the notices. */
export const MARK_TEXTS = {
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
			: __( 'Unassigned.', 'frontage-forms' ),
};

function createWorkActions( onMark: MessageActions[ 'onMark' ] ): Action< Summary >[] {
	return [
		{
			id: 'star',
			label: __( 'Star', 'frontage-forms' ),
			icon: starEmpty,
			supportsBulk: true,
			isEligible: ( { starred } ) => ! starred,
			callback: async ( items ) =>
				void ( await onMark( idsOf( items ), { starred: true }, MARK_TEXTS.starred() ) ),
		},
		{
			id: 'unstar',
			label: __( 'Remove star', 'frontage-forms' ),
			icon: starFilled,
			supportsBulk: true,
			isEligible: ( { starred } ) => starred,
			callback: async ( items ) =>
				void ( await onMark( idsOf( items ), { starred: false }, MARK_TEXTS.unstarred() ) ),
		},
		{
			id: 'done',
			label: __( 'Mark as done', 'frontage-forms' ),
			icon: check,
			supportsBulk: true,
			isEligible: ( item ) => ! item.done && ! isInTrashOrSpam( item ),
			callback: async ( items ) => void ( await onMark( idsOf( items ), { done: true }, MARK_TEXTS.done() ) ),
		},
		{
			id: 'reopen',
			label: __( 'Reopen', 'frontage-forms' ),
			icon: undo,
			supportsBulk: true,
			isEligible: ( { done } ) => done,
			callback: async ( items ) => void ( await onMark( idsOf( items ), { done: false }, MARK_TEXTS.open() ) ),
		},
	];
}

/** Whoever a message is assigned to may reply to it: so assigning needs more than the permission to read. */
function createAssignAction( onMark: MessageActions[ 'onMark' ], readers: Person[] ): Action< Summary > {
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
						idsOf( items ),
						{ assigned_to: to },
						MARK_TEXTS.assigned( readers.find( ( { id } ) => id === to ) )
					)
				}
				onClose={ () => closeModal?.() }
			/>
		),
	};
}

/** Actions that send emails, to visitors too: they need more than the permission to read. */
function createEmailActions( onMove: MessageActions[ 'onMove' ] ): Action< Summary >[] {
	return [
		{
			id: 'inbox',
			label: __( 'Not spam', 'frontage-forms' ),
			icon: check,
			supportsBulk: true,
			isEligible: isBlocked,
			modalHeader: __( 'Approve message', 'frontage-forms' ),
			RenderModal: ( { items, closeModal } ) => (
				<ConfirmMail
					to="inbox"
					onConfirm={ ( includesCopy ) => onMove( idsOf( items ), 'inbox', includesCopy ) }
					onClose={ () => closeModal?.() }
				/>
			),
		},
		{
			id: 'mail',
			label: __( 'Resend email', 'frontage-forms' ),
			icon: send,
			supportsBulk: true,
			isEligible: canResendEmail,
			modalHeader: __( 'Resend email', 'frontage-forms' ),
			RenderModal: ( { items, closeModal } ) => (
				<ConfirmMail
					to="mail"
					onConfirm={ ( includesCopy ) => onMove( idsOf( items ), 'mail', includesCopy ) }
					onClose={ () => closeModal?.() }
				/>
			),
		},
	];
}

function createTrashActions(
	onMove: MessageActions[ 'onMove' ],
	onDelete: MessageActions[ 'onDelete' ]
): Action< Summary >[] {
	return [
		{
			id: 'restore',
			label: __( 'Restore', 'frontage-forms' ),
			icon: backup,
			supportsBulk: true,
			isEligible: ( { state } ) => state === 'trash',
			callback: async ( items ) => void ( await onMove( idsOf( items ), 'restore' ) ),
		},
		{
			id: 'trash',
			label: __( 'Move to trash', 'frontage-forms' ),
			icon: trash,
			supportsBulk: true,
			isEligible: ( { state } ) => state !== 'trash',
			callback: async ( items ) => void ( await onMove( idsOf( items ), 'trash' ) ),
		},
		{
			id: 'delete',
			label: __( 'Delete permanently', 'frontage-forms' ),
			icon: trash,
			supportsBulk: true,
			isEligible: isInTrashOrSpam,
			modalHeader: __( 'Delete permanently', 'frontage-forms' ),
			RenderModal: ( { items, closeModal } ) => (
				<ConfirmDelete
					count={ items.length }
					onConfirm={ () => onDelete( idsOf( items ) ) }
					onClose={ () => closeModal?.() }
				/>
			),
		},
	];
}
