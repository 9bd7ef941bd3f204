import { Button, Spinner } from '@wordpress/components';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { fetchSubmission, mark } from '../api';
import { arrowBack } from '../arrow-icons';
import { Facts } from './submission-details';
import { Log } from './delivery-log';
import { Message } from '../../shared/message';
import { Notes } from './notes';
import { Rows } from './field-rows';
import { SubmissionBar } from './submission-bar';
import type { ComponentProps, MouseEvent } from 'react';
import type { Submission } from '../types';

type Props = Pick< ComponentProps< typeof SubmissionBar >, 'mayDelete' | 'neighbours' | 'deeds' | 'onOpen' > & {
	id: number;
	/** The current user. */
	user: number;
	listAddress: string;
	onClose: () => void;
	/** It has been marked as read. */
	onSeen: ( id: number ) => void;
};

type Shown =
	| { status: 'loading' }
	| { status: 'failed'; gone: boolean; message: string }
	| { status: 'ready'; submission: Submission };

/** One complete submission. Opening it marks it as read. */
export function SubmissionView( {
	id,
	user,
	mayDelete,
	listAddress,
	neighbours,
	deeds,
	onOpen,
	onClose,
	onSeen,
}: Props ) {
	const [ shown, setShown ] = useState< Shown >( { status: 'loading' } );
	const heading = useRef< HTMLHeadingElement >( null );
	const seen = useRef( onSeen );
	seen.current = onSeen;

	const load = useCallback( async () => {
		const answer = await fetchSubmission( id );
		if ( ! answer.ok ) {
			return setShown( { status: 'failed', gone: answer.gone, message: answer.message } );
		}
		setShown( { status: 'ready', submission: answer.data } );
		// A failure is not reported: the submission stays unread and is marked the next time.
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
					<Message
						text={ shown.message }
						{ ...( shown.gone
							? {}
							: {
									onAgain: () => {
										setShown( { status: 'loading' } );
										void load();
									},
								} ) }
					/>
				) }
			</div>
		);
	}

	const { submission } = shown;
	return (
		<div className="frontage-inbox__single">
			<div className="frontage-inbox__bar">
				{ back }
				<SubmissionBar
					submission={ submission }
					mayDelete={ mayDelete }
					neighbours={ neighbours }
					deeds={ deeds }
					onOpen={ onOpen }
					onGone={ onClose }
					onChanged={ () => {
						void load();
						heading.current?.focus();
					} }
				/>
			</div>
			<h2 ref={ heading } tabIndex={ -1 } className="frontage-inbox__title">
				{ submission.from }
			</h2>
			<div className="frontage-inbox__columns">
				<div className="frontage-inbox__stack">
					<Rows fields={ submission.fields } />
					<Notes
						submission={ submission }
						user={ user }
						mayDelete={ mayDelete }
						onChange={ ( changed ) => setShown( { status: 'ready', submission: changed } ) }
					/>
				</div>
				<div className="frontage-inbox__stack">
					<Facts submission={ submission } />
					<Log deliveries={ submission.deliveries } />
				</div>
			</div>
		</div>
	);
}
