import { Button, DropdownMenu, MenuGroup, MenuItem, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { check, moreVertical, people, starEmpty, starFilled, undo } from '@wordpress/icons';
import { Avatar } from '../list/fact-icons';
import { canBeMailed, isStopped, marked } from '../list/message-actions';
import { chevronBack, chevronOn } from '../arrow-icons';
import { AssignDialog } from '../dialogs/assign-dialog';
import { ConfirmDelete } from '../dialogs/confirm-delete';
import { ConfirmMail } from '../dialogs/confirm-email';
import { linkFor } from './value-link';
import type { Deeds } from '../use-message-actions';
import type { Goal, Marks, Person, Submission } from '../types';

type Props = {
	submission: Submission;
	mayDelete: boolean;
	readers: Person[];
	neighbours: { newer?: number | undefined; older?: number | undefined };
	deeds: Deeds;
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

/** The actions for the open submission. */
export function SubmissionBar( props: Props ) {
	const { submission, mayDelete, readers, neighbours, deeds, onOpen, onGone, onChanged, onReply } = props;
	const [ asked, setAsked ] = useState< Question | null >( null );
	const { id, state, starred, done, assigned } = submission;
	const reply = linkFor( submission.email );
	const isAside = state === 'trash' || state === 'spam';

	const go = async ( to: Goal, second = false ) => {
		const problem = await deeds.onMove( [ id ], to, second );
		if ( ! problem ) {
			( to === 'trash' || to === 'spam' ? onGone : onChanged )();
		}
		return problem;
	};
	const set = ( marks: Marks, text: string ) => deeds.onMark( [ id ], marks, text );
	const replyVariant = isAside || state === 'failed' || state === 'held' ? 'secondary' : 'primary';
	const walk = ( target: number | undefined, label: string, icon: ReturnType< typeof chevronBack > ) => (
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
			{ walk( neighbours.newer, __( 'Newer message', 'frontage-forms' ), chevronBack() ) }
			{ walk( neighbours.older, __( 'Older message', 'frontage-forms' ), chevronOn() ) }
			{ isStopped( submission ) && mayDelete && (
				<Button size="compact" variant="primary" onClick={ () => setAsked( 'inbox' ) }>
					{ state === 'spam' ? __( 'Not spam', 'frontage-forms' ) : __( 'Approve', 'frontage-forms' ) }
				</Button>
			) }
			{ state === 'failed' && mayDelete && (
				<Button size="compact" variant="primary" onClick={ () => setAsked( 'mail' ) }>
					{ __( 'Resend email', 'frontage-forms' ) }
				</Button>
			) }
			{ state === 'trash' && mayDelete && (
				<Button size="compact" variant="primary" onClick={ () => void go( 'restore' ) }>
					{ __( 'Restore', 'frontage-forms' ) }
				</Button>
			) }
			{ ! isAside && (
				<Button
					size="compact"
					variant="secondary"
					icon={ done ? undo : check }
					onClick={ () => void set( { done: ! done }, done ? marked.open() : marked.done() ) }
				>
					{ done ? __( 'Reopen', 'frontage-forms' ) : __( 'Mark as done', 'frontage-forms' ) }
				</Button>
			) }
			<Button
				size="compact"
				icon={ starred ? starFilled : starEmpty }
				label={ __( 'Star', 'frontage-forms' ) }
				aria-pressed={ starred }
				onClick={ () => void set( { starred: ! starred }, starred ? marked.unstarred() : marked.starred() ) }
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
			{ submission.may_reply && submission.reply_to && (
				<Button size="compact" variant={ replyVariant } onClick={ onReply }>
					{ __( 'Reply', 'frontage-forms' ) }
				</Button>
			) }
			{ reply && ! ( submission.may_reply && submission.reply_to ) && (
				<Button
					size="compact"
					variant={ replyVariant }
					href={ `${ reply }?subject=${ encodeURIComponent( `Re: ${ submission.subject || submission.form.title }` ) }` }
				>
					{ __( 'Reply', 'frontage-forms' ) }
				</Button>
			) }
			{ mayDelete && (
				<Button
					size="compact"
					variant="secondary"
					isDestructive
					onClick={ () => ( isAside ? setAsked( 'delete' ) : void go( 'trash' ) ) }
				>
					{ isAside ? __( 'Delete permanently', 'frontage-forms' ) : __( 'Move to trash', 'frontage-forms' ) }
				</Button>
			) }
			<DropdownMenu
				icon={ moreVertical }
				label={ __( 'More', 'frontage-forms' ) }
				toggleProps={ { size: 'compact' } }
				popoverProps={ { placement: 'bottom-end' } }
			>
				{ ( { onClose } ) => (
					<MenuGroup>
						<MenuItem
							onClick={ async () => {
								onClose();
								if ( await deeds.onRead( [ id ], false ) ) {
									onGone();
								}
							} }
						>
							{ __( 'Mark as unread', 'frontage-forms' ) }
						</MenuItem>
						{ canBeMailed( submission ) && mayDelete && state !== 'failed' && (
							<MenuItem
								onClick={ () => {
									onClose();
									setAsked( 'mail' );
								} }
							>
								{ __( 'Resend email', 'frontage-forms' ) }
							</MenuItem>
						) }
						{ ! isAside && (
							<MenuItem
								onClick={ () => {
									onClose();
									void go( 'spam' );
								} }
							>
								{ __( 'Mark as spam', 'frontage-forms' ) }
							</MenuItem>
						) }
						<MenuItem
							onClick={ () => {
								onClose();
								window.print();
							} }
						>
							{ __( 'Print', 'frontage-forms' ) }
						</MenuItem>
					</MenuGroup>
				) }
			</DropdownMenu>
			{ asked && (
				<Modal title={ TITLES[ asked ]() } size="small" onRequestClose={ () => setAsked( null ) }>
					{ asked === 'assign' && (
						<AssignDialog
							readers={ readers }
							assigned={ assigned }
							onClose={ () => setAsked( null ) }
							onConfirm={ ( to ) =>
								set(
									{ assigned_to: to },
									marked.assigned( readers.find( ( reader ) => reader.id === to ) )
								)
							}
						/>
					) }
					{ asked === 'delete' && (
						<ConfirmDelete
							count={ 1 }
							onClose={ () => setAsked( null ) }
							onConfirm={ async () => {
								const problem = await deeds.onDelete( [ id ] );
								if ( ! problem ) {
									onGone();
								}
								return problem;
							} }
						/>
					) }
					{ ( asked === 'inbox' || asked === 'mail' ) && (
						<ConfirmMail
							to={ asked }
							onClose={ () => setAsked( null ) }
							onConfirm={ ( second ) => go( asked, second ) }
						/>
					) }
				</Modal>
			) }
		</span>
	);
}
