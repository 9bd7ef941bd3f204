import { Button, DropdownMenu, MenuGroup, MenuItem, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { check, moreVertical, people, starEmpty, starFilled, undo } from '@wordpress/icons';
import { Avatar } from '../list/fact-icons';
import { canResendEmail, isBlocked, MARK_TEXTS } from '../list/message-actions';
import { chevronBack, chevronForward } from '../arrow-icons';
import { AssignDialog } from '../dialogs/assign-dialog';
import { ConfirmDelete } from '../dialogs/confirm-delete';
import { ConfirmMail } from '../dialogs/confirm-email';
import { linkFor } from './value-link';
import type { MessageActions } from '../use-message-actions';
import type { MoveTarget, MessageMarks, Person, Submission } from '../types';

type Props = {
	submission: Submission;
	mayDelete: boolean;
	readers: Person[];
	neighbours: { newer?: number | undefined; older?: number | undefined };
	messageActions: MessageActions;
	onOpen: ( id: number ) => void;
	/** It was moved out of the current list. */
	onGone: () => void;
	/** It has changed. */
	onChanged: () => void;
	/** Moves the focus to the box for a reply. */
	onReply: () => void;
};

type Question = 'inbox' | 'mail' | 'delete' | 'assign';

const TITLES: Record< Question, () => string > = {
	inbox: () => __( 'Approve message', 'frontage-forms' ),
	mail: () => __( 'Resend email', 'frontage-forms' ),
	delete: () => __( 'Delete permanently', 'frontage-forms' ),
	assign: () => __( 'Assign', 'frontage-forms' ),
};

const isInTrashOrSpam = ( state: string ) => state === 'trash' || state === 'spam';

type Move = ( to: MoveTarget, includesCopy?: boolean ) => Promise< string >;

/** The first action for a message that is blocked, in the trash, or was not delivered. */
function StateButton( {
	submission,
	onAsk,
	onMove,
}: {
	submission: Submission;
	onAsk: ( question: Question ) => void;
	onMove: Move;
} ) {
	const { state } = submission;
	if ( isBlocked( submission ) ) {
		return (
			<Button size="compact" variant="primary" onClick={ () => onAsk( 'inbox' ) }>
				{ state === 'spam' ? __( 'Not spam', 'frontage-forms' ) : __( 'Approve', 'frontage-forms' ) }
			</Button>
		);
	}
	if ( state === 'failed' ) {
		return (
			<Button size="compact" variant="primary" onClick={ () => onAsk( 'mail' ) }>
				{ __( 'Resend email', 'frontage-forms' ) }
			</Button>
		);
	}
	return state === 'trash' ? (
		<Button size="compact" variant="primary" onClick={ () => void onMove( 'restore' ) }>
			{ __( 'Restore', 'frontage-forms' ) }
		</Button>
	) : null;
}

/** Replies in place or, without a reply address, by the user's own email program. */
function ReplyButton( { submission, onReply }: Pick< Props, 'submission' | 'onReply' > ) {
	const { state, email, subject, form } = submission;
	const link = linkFor( email );
	const hasOtherTask = isInTrashOrSpam( state ) || state === 'failed' || state === 'held';
	const variant = hasOtherTask ? 'secondary' : 'primary';
	if ( submission.may_reply && submission.reply_to ) {
		return (
			<Button size="compact" variant={ variant } onClick={ onReply }>
				{ __( 'Reply', 'frontage-forms' ) }
			</Button>
		);
	}
	return link ? (
		<Button
			size="compact"
			variant={ variant }
			href={ `${ link }?subject=${ encodeURIComponent( `Re: ${ subject || form.title }` ) }` }
		>
			{ __( 'Reply', 'frontage-forms' ) }
		</Button>
	) : null;
}

function MoreMenu( {
	submission,
	mayDelete,
	messageActions,
	onGone,
	onAsk,
	onMove,
}: Props & { onAsk: ( question: Question ) => void; onMove: Move } ) {
	const { id, state } = submission;
	const markUnread = async () => {
		if ( await messageActions.onRead( [ id ], false ) ) {
			onGone();
		}
	};
	return (
		<DropdownMenu
			icon={ moreVertical }
			label={ __( 'More', 'frontage-forms' ) }
			toggleProps={ { size: 'compact' } }
			popoverProps={ { placement: 'bottom-end' } }
		>
			{ ( { onClose } ) => {
				const closeAnd = ( run: () => void ) => () => {
					onClose();
					run();
				};
				return (
					<MenuGroup>
						<MenuItem onClick={ closeAnd( markUnread ) }>
							{ __( 'Mark as unread', 'frontage-forms' ) }
						</MenuItem>
						{ canResendEmail( submission ) && mayDelete && state !== 'failed' && (
							<MenuItem onClick={ closeAnd( () => onAsk( 'mail' ) ) }>
								{ __( 'Resend email', 'frontage-forms' ) }
							</MenuItem>
						) }
						{ ! isInTrashOrSpam( state ) && (
							<MenuItem onClick={ closeAnd( () => void onMove( 'spam' ) ) }>
								{ __( 'Mark as spam', 'frontage-forms' ) }
							</MenuItem>
						) }
						<MenuItem onClick={ closeAnd( () => window.print() ) }>
							{ __( 'Print', 'frontage-forms' ) }
						</MenuItem>
						{ mayDelete && (
							<MenuItem
								isDestructive
								onClick={ closeAnd( () =>
									isInTrashOrSpam( state ) ? onAsk( 'delete' ) : void onMove( 'trash' )
								) }
							>
								{ isInTrashOrSpam( state )
									? __( 'Delete permanently', 'frontage-forms' )
									: __( 'Move to trash', 'frontage-forms' ) }
							</MenuItem>
						) }
					</MenuGroup>
				);
			} }
		</DropdownMenu>
	);
}

type DialogProps = Pick< Props, 'submission' | 'readers' | 'messageActions' | 'onGone' > & {
	question: Question;
	onMove: Move;
	onMark: ( marks: MessageMarks, text: string ) => Promise< string >;
	onClose: () => void;
};

/** The dialog of an action that asks first. */
function QuestionDialog( props: DialogProps ) {
	const { question, submission, readers, messageActions, onGone, onMove, onMark, onClose } = props;
	const deleteMessage = async () => {
		const problem = await messageActions.onDelete( [ submission.id ] );
		if ( ! problem ) {
			onGone();
		}
		return problem;
	};
	return (
		<Modal title={ TITLES[ question ]() } size="small" onRequestClose={ onClose }>
			{ question === 'assign' && (
				<AssignDialog
					readers={ readers }
					assigned={ submission.assigned }
					onClose={ onClose }
					onConfirm={ ( to ) =>
						onMark(
							{ assigned_to: to },
							MARK_TEXTS.assigned( readers.find( ( reader ) => reader.id === to ) )
						)
					}
				/>
			) }
			{ question === 'delete' && <ConfirmDelete count={ 1 } onClose={ onClose } onConfirm={ deleteMessage } /> }
			{ ( question === 'inbox' || question === 'mail' ) && (
				<ConfirmMail
					to={ question }
					onClose={ onClose }
					onConfirm={ ( includesCopy ) => onMove( question, includesCopy ) }
				/>
			) }
		</Modal>
	);
}

/** The actions for the open submission. */
export function SubmissionBar( props: Props ) {
	const { submission, mayDelete, neighbours, messageActions, onOpen, onGone, onChanged, onReply } = props;
	const [ asked, setAsked ] = useState< Question | null >( null );
	const { id, state, starred, done, assigned } = submission;
	const isAside = isInTrashOrSpam( state );

	const move = async ( to: MoveTarget, second = false ) => {
		const problem = await messageActions.onMove( [ id ], to, second );
		if ( ! problem ) {
			( isInTrashOrSpam( to ) ? onGone : onChanged )();
		}
		return problem;
	};
	const mark = ( marks: MessageMarks, text: string ) => messageActions.onMark( [ id ], marks, text );
	const neighborButton = ( target: number | undefined, label: string, icon: ReturnType< typeof chevronBack > ) => (
		<Button
			size="compact"
			icon={ icon }
			label={ label }
			disabled={ ! target }
			accessibleWhenDisabled
			onClick={ () => target && onOpen( target ) }
		/>
	);

	return (
		<span className="frontage-inbox__buttons">
			{ neighborButton( neighbours.newer, __( 'Newer message', 'frontage-forms' ), chevronBack() ) }
			{ neighborButton( neighbours.older, __( 'Older message', 'frontage-forms' ), chevronForward() ) }
			{ mayDelete && <StateButton submission={ submission } onAsk={ setAsked } onMove={ move } /> }
			{ ! isAside && (
				<Button
					size="compact"
					variant="secondary"
					icon={ done ? undo : check }
					onClick={ () => void mark( { done: ! done }, done ? MARK_TEXTS.open() : MARK_TEXTS.done() ) }
				>
					{ done ? __( 'Reopen', 'frontage-forms' ) : __( 'Mark as done', 'frontage-forms' ) }
				</Button>
			) }
			<Button
				size="compact"
				icon={ starred ? starFilled : starEmpty }
				label={ __( 'Star', 'frontage-forms' ) }
				aria-pressed={ starred }
				onClick={ () =>
					void mark( { starred: ! starred }, starred ? MARK_TEXTS.unstarred() : MARK_TEXTS.starred() )
				}
			/>
			{ mayDelete && (
				<Button
					size="compact"
					variant="tertiary"
					icon={ assigned ? <Avatar name={ assigned.name } /> : people }
					onClick={ () => setAsked( 'assign' ) }
				>
					{ assigned
						? sprintf(
								/* translators: %s: the name of a user. */
								__( 'Assigned to %s', 'frontage-forms' ),
								assigned.name
							)
						: __( 'Assign', 'frontage-forms' ) }
				</Button>
			) }
			<ReplyButton submission={ submission } onReply={ onReply } />
			<MoreMenu { ...props } onAsk={ setAsked } onMove={ move } />
			{ asked && (
				<QuestionDialog
					{ ...props }
					question={ asked }
					onMove={ move }
					onMark={ mark }
					onClose={ () => setAsked( null ) }
				/>
			) }
		</span>
	);
}
