import { Button, DropdownMenu, MenuGroup, MenuItem, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { canBeMailed, isStopped } from '../list/message-actions';
import { chevronBack, chevronOn } from '../arrow-icons';
import { ConfirmDelete } from '../dialogs/confirm-delete';
import { ConfirmMail } from '../dialogs/confirm-email';
import { linkFor } from './value-link';
import type { Deeds } from '../use-message-actions';
import type { Goal, Submission } from '../types';

type Props = {
	submission: Submission;
	mayDelete: boolean;
	neighbours: { newer?: number | undefined; older?: number | undefined };
	deeds: Deeds;
	onOpen: ( id: number ) => void;
	/** It was moved out of the current list. */
	onGone: () => void;
	/** It has changed. */
	onChanged: () => void;
};

type Question = 'inbox' | 'mail' | 'delete';

const TITLES: Record< Question, () => string > = {
	inbox: () => __( 'Let into the inbox', 'frontage-forms' ),
	mail: () => __( 'Send again', 'frontage-forms' ),
	delete: () => __( 'Delete for good', 'frontage-forms' ),
};

/** The actions for the open submission. */
export function SubmissionBar( { submission, mayDelete, neighbours, deeds, onOpen, onGone, onChanged }: Props ) {
	const [ asked, setAsked ] = useState< Question | null >( null );
	const { id, state } = submission;
	const reply = linkFor( submission.email );
	const isAside = state === 'trash' || state === 'spam';

	const go = async ( to: Goal, second = false ) => {
		const problem = await deeds.onMove( [ id ], to, second );
		if ( ! problem ) {
			( to === 'trash' || to === 'spam' ? onGone : onChanged )();
		}
		return problem;
	};
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
			{ walk( neighbours.newer, __( 'Newer submission', 'frontage-forms' ), chevronBack() ) }
			{ walk( neighbours.older, __( 'Older submission', 'frontage-forms' ), chevronOn() ) }
			{ isStopped( submission ) && mayDelete && (
				<Button size="compact" variant="primary" onClick={ () => setAsked( 'inbox' ) }>
					{ state === 'spam' ? __( 'Not spam', 'frontage-forms' ) : __( 'Release', 'frontage-forms' ) }
				</Button>
			) }
			{ state === 'failed' && mayDelete && (
				<Button size="compact" variant="primary" onClick={ () => setAsked( 'mail' ) }>
					{ __( 'Send again', 'frontage-forms' ) }
				</Button>
			) }
			{ state === 'trash' && mayDelete && (
				<Button size="compact" variant="primary" onClick={ () => void go( 'restore' ) }>
					{ __( 'Restore', 'frontage-forms' ) }
				</Button>
			) }
			{ reply && (
				<Button
					size="compact"
					variant={ isAside || state === 'failed' || state === 'held' ? 'secondary' : 'primary' }
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
					{ isAside ? __( 'Delete for good', 'frontage-forms' ) : __( 'Move to trash', 'frontage-forms' ) }
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
								{ __( 'Send again', 'frontage-forms' ) }
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
					{ asked === 'delete' ? (
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
					) : (
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
