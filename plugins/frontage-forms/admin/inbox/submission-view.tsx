import { Button, Modal, Spinner } from '@wordpress/components';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { fetchSubmission, mark } from './api';
import { arrowBack } from './arrows';
import { ConfirmDelete } from './confirm-delete';
import { Facts } from './facts';
import { linkFor } from './link-for';
import { Message } from './message';
import { Rows } from './rows';
import type { MouseEvent } from 'react';
import type { Deeds } from './actions';
import type { Submission } from './types';

type Props = Deeds & {
	id: number;
	mayDelete: boolean;
	listAddress: string;
	onClose: () => void;
	/** It has been marked as read. */
	onSeen: ( id: number ) => void;
};

type Shown =
	| { status: 'loading' }
	| { status: 'failed'; gone: boolean; message: string }
	| { status: 'ready'; submission: Submission };

/** One submission, whole. Looking at it marks it as read. */
export function SubmissionView( { id, mayDelete, listAddress, onClose, onSeen, onRead, onDelete }: Props ) {
	const [ shown, setShown ] = useState< Shown >( { status: 'loading' } );
	const [ asking, setAsking ] = useState( false );
	const heading = useRef< HTMLHeadingElement >( null );
	const seen = useRef( onSeen );
	seen.current = onSeen;

	const load = useCallback( async () => {
		setShown( { status: 'loading' } );
		const answer = await fetchSubmission( id );
		if ( ! answer.ok ) {
			return setShown( { status: 'failed', gone: answer.gone, message: answer.message } );
		}
		setShown( { status: 'ready', submission: answer.data } );
		// A failure is no news to the reader: it stays unread and is marked the next time.
		if ( ! answer.data.read && ( await mark( [ id ], true ) ).ok ) {
			seen.current( id );
		}
	}, [ id ] );

	useEffect( () => void load(), [ load ] );
	useEffect( () => heading.current?.focus(), [ shown.status ] );

	const toList = ( event: MouseEvent ) => {
		if ( ! event.metaKey && ! event.ctrlKey && ! event.shiftKey ) {
			event.preventDefault();
			onClose();
		}
	};
	const back = (
		<Button href={ listAddress } icon={ arrowBack() } onClick={ toList } size="compact">
			{ __( 'All submissions', 'frontage-forms' ) }
		</Button>
	);

	if ( shown.status !== 'ready' ) {
		return (
			<div className="frontage-inbox__single">
				<div className="frontage-inbox__bar">{ back }</div>
				{ shown.status === 'loading' ? (
					<Spinner />
				) : (
					<Message text={ shown.message } { ...( shown.gone ? {} : { onAgain: () => void load() } ) } />
				) }
			</div>
		);
	}

	const { submission } = shown;
	const reply = linkFor( submission.email );
	return (
		<div className="frontage-inbox__single">
			<div className="frontage-inbox__bar">
				{ back }
				<span className="frontage-inbox__buttons">
					{ reply && (
						<Button
							size="compact"
							variant="primary"
							href={ `${ reply }?subject=${ encodeURIComponent( `Re: ${ submission.subject || submission.form.title }` ) }` }
						>
							{ __( 'Reply', 'frontage-forms' ) }
						</Button>
					) }
					<Button
						size="compact"
						variant="secondary"
						onClick={ async () => {
							if ( await onRead( [ id ], false ) ) {
								onClose();
							}
						} }
					>
						{ __( 'Mark as unread', 'frontage-forms' ) }
					</Button>
					{ mayDelete && (
						<Button size="compact" variant="secondary" isDestructive onClick={ () => setAsking( true ) }>
							{ __( 'Delete', 'frontage-forms' ) }
						</Button>
					) }
				</span>
			</div>
			<h2 ref={ heading } tabIndex={ -1 } className="frontage-inbox__title">
				{ submission.from }
			</h2>
			<div className="frontage-inbox__columns">
				<Rows fields={ submission.fields } />
				<Facts submission={ submission } />
			</div>
			{ asking && (
				<Modal
					title={ __( 'Delete', 'frontage-forms' ) }
					size="small"
					onRequestClose={ () => setAsking( false ) }
				>
					<ConfirmDelete
						count={ 1 }
						onClose={ () => setAsking( false ) }
						onConfirm={ async () => {
							const problem = await onDelete( [ id ] );
							if ( ! problem ) {
								onClose();
							}
							return problem;
						} }
					/>
				</Modal>
			) }
		</div>
	);
}
