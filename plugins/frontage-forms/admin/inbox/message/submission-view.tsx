import { speak } from '@wordpress/a11y';
import { Button, Spinner } from '@wordpress/components';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { editAnswer, fetchSubmission, markMessages } from '../api';
import { arrowBack } from '../arrow-icons';
import { StateAlert, SubmissionDetails } from './submission-details';
import { DeliveryLog } from './delivery-log';
import { ScreenNotice } from '../../shared/message';
import { Notes } from './notes';
import { FieldRows } from './field-rows';
import { SubmissionBar } from './submission-bar';
import type { ComponentProps, MouseEvent } from 'react';
import type { FieldRow, Submission } from '../types';

type Props = Pick<
	ComponentProps< typeof SubmissionBar >,
	'mayDelete' | 'readers' | 'neighbours' | 'messageActions' | 'onOpen'
> & {
	id: number;
	/** The current user. */
	user: number;
	listAddress: string;
	onClose: () => void;
	/** How often a message was starred, assigned or marked as done, here or by an undo. */
	markCount: number;
	/** It has been marked as read. */
	onSeen: ( id: number ) => void;
};

type Shown =
	| { status: 'loading' }
	| { status: 'failed'; gone: boolean; message: string }
	| { status: 'ready'; submission: Submission };

/** Milliseconds between two looks at a reply that is being sent. */
const REFRESH = 5000;

/** Loads a submission, marks it as read, and keeps it current. */
function useSubmission( id: number, markCount: number, onSeen: Props[ 'onSeen' ] ) {
	const [ shown, setShown ] = useState< Shown >( { status: 'loading' } );
	const seen = useRef( onSeen );
	seen.current = onSeen;

	const load = useCallback( async () => {
		const answer = await fetchSubmission( id );
		if ( ! answer.ok ) {
			return setShown( { status: 'failed', gone: answer.gone, message: answer.message } );
		}
		setShown( { status: 'ready', submission: answer.data } );
		// A failure is not reported: the submission stays unread and is marked the next time.
		if ( ! answer.data.read && ( await markMessages( [ id ], { read: true } ) ).ok ) {
			seen.current( id );
		}
	}, [ id ] );

	/** As `load()`, without another word: a failed attempt is followed by the next. */
	const refresh = useCallback( async () => {
		const answer = await fetchSubmission( id );
		if ( answer.ok ) {
			setShown( { status: 'ready', submission: answer.data } );
		}
	}, [ id ] );

	useEffect( () => void load(), [ load ] );
	const lastMark = useRef( markCount );
	useEffect( () => {
		if ( lastMark.current !== markCount ) {
			lastMark.current = markCount;
			void refresh();
		}
	}, [ markCount, refresh ] );

	/** A reply is sent after the response: the screen looks for its outcome until there is one. */
	const isSending = shown.status === 'ready' && shown.submission.reply === 'waiting';
	useEffect( () => {
		const timer = isSending
			? setInterval( () => document.visibilityState === 'visible' && void refresh(), REFRESH )
			: undefined;
		return () => clearInterval( timer );
	}, [ isSending, refresh ] );

	return { shown, setShown, load };
}

/** A submission that is loading, or could not be loaded. */
function PendingState( { shown, onRetry }: { shown: Exclude< Shown, { status: 'ready' } >; onRetry: () => void } ) {
	return shown.status === 'loading' ? (
		<Spinner />
	) : (
		<ScreenNotice text={ shown.message } { ...( shown.gone ? {} : { onRetry } ) } />
	);
}

/** One complete submission. Opening it marks it as read. */
export function SubmissionView( {
	id,
	user,
	readers,
	mayDelete,
	listAddress,
	neighbours,
	messageActions,
	markCount,
	onOpen,
	onClose,
	onSeen,
}: Props ) {
	const { shown, setShown, load } = useSubmission( id, markCount, onSeen );
	const [ replies, setReplies ] = useState( 0 );
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => heading.current?.focus(), [ shown.status ] );

	const retry = () => {
		setShown( { status: 'loading' } );
		void load();
	};
	const toList = ( event: MouseEvent ) => {
		if ( ! event.metaKey && ! event.ctrlKey && ! event.shiftKey ) {
			event.preventDefault();
			onClose();
		}
	};
	const back = (
		<Button href={ listAddress } icon={ arrowBack() } onClick={ toList } size="compact">
			{ __( 'All messages', 'frontage-forms' ) }
		</Button>
	);

	if ( shown.status !== 'ready' ) {
		return (
			<div className="frontage-inbox__single">
				<div className="frontage-inbox__bar">{ back }</div>
				<PendingState shown={ shown } onRetry={ retry } />
			</div>
		);
	}

	const { submission } = shown;
	const onEdit = async ( { name, text }: FieldRow, value: string ) => {
		const answer = await editAnswer( id, name, text ?? '', value );
		if ( ! answer.ok ) {
			return answer.message;
		}
		setShown( { status: 'ready', submission: answer.data } );
		speak( __( 'Answer saved.', 'frontage-forms' ) );
		return '';
	};
	return (
		<div className="frontage-inbox__single">
			<div className="frontage-inbox__bar">
				{ back }
				<SubmissionBar
					submission={ submission }
					mayDelete={ mayDelete }
					readers={ readers }
					neighbours={ neighbours }
					messageActions={ messageActions }
					onOpen={ onOpen }
					onGone={ onClose }
					onReply={ () => setReplies( replies + 1 ) }
					onChanged={ () => {
						void load();
						heading.current?.focus();
					} }
				/>
			</div>
			<h2 ref={ heading } tabIndex={ -1 } className="frontage-inbox__title">
				{ submission.from }
			</h2>
			<StateAlert submission={ submission } />
			<div className="frontage-inbox__columns">
				<div className="frontage-inbox__stack">
					<FieldRows fields={ submission.fields } { ...( submission.may_reply ? { onEdit } : {} ) } />
					<Notes
						submission={ submission }
						user={ user }
						mayDelete={ mayDelete }
						replies={ replies }
						onChange={ ( changed ) => setShown( { status: 'ready', submission: changed } ) }
					/>
				</div>
				<div className="frontage-inbox__stack">
					<SubmissionDetails submission={ submission } />
					<DeliveryLog deliveries={ submission.deliveries } />
				</div>
			</div>
		</div>
	);
}
