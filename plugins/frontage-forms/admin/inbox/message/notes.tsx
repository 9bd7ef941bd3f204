import { Button, TextareaControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { addNote, removeNote, retryReply, sendReply } from '../api';
import { Message } from '../../shared/message';
import { NoteEntry } from './note-entry';
import { useDraft } from './use-draft';
import type { Answer } from '../api';
import type { Note, Submission } from '../types';

type Props = {
	submission: Submission;
	/** The ID of the current user: users may delete their own notes. */
	user: number;
	mayDelete: boolean;
	/** Grows each time the Reply button is pressed, which moves the focus here. */
	replies: number;
	onChange: ( submission: Submission ) => void;
};

/** Identifies a reply, so that a repeated request sends it once. `crypto.randomUUID()` needs HTTPS. */
const newKey = () =>
	[ ...window.crypto.getRandomValues( new Uint8Array( 16 ) ) ]
		.map( ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) )
		.join( '' );

/** Replies to the visitor, notes for the users of the site, and edits, oldest first; below them a box for the next. */
export function Notes( { submission, user, mayDelete, replies, onChange }: Props ) {
	const { id, notes, from, reply_to: address } = submission;
	const mayReply = submission.may_reply && address !== '';
	const [ isNote, setNote ] = useState( false );
	const kind = mayReply && ! isNote ? 'reply' : 'note';
	const drafts = { note: useDraft( id, 'note' ), reply: useDraft( id, 'reply' ) };
	const [ text, setText ] = drafts[ kind ];
	const [ busy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const field = useRef< HTMLTextAreaElement >( null );
	const key = useRef( '' );

	useEffect( () => {
		if ( replies ) {
			setNote( false );
			field.current?.focus();
		}
	}, [ replies ] );

	const run = async ( call: Promise< Answer< Submission > >, done: string ) => {
		setBusy( true );
		const answer = await call;
		setBusy( false );
		setProblem( answer.ok ? '' : answer.message );
		if ( answer.ok ) {
			onChange( answer.data );
			speak( done );
			field.current?.focus(); // The pressed button may be removed with its note.
		}
		return answer.ok;
	};
	const add = async () => {
		key.current ||= newKey();
		const isDone =
			kind === 'reply'
				? await run(
						sendReply( id, text, key.current ),
						__( 'Reply saved. It is being sent.', 'frontage-forms' )
					)
				: await run( addNote( id, text ), __( 'Note added.', 'frontage-forms' ) );
		if ( isDone ) {
			key.current = '';
			setText( '' );
		}
	};
	const take = ( note: Note ) => void run( removeNote( id, note ), __( 'Note removed.', 'frontage-forms' ) );
	const retry = ( note: Note ) => void run( retryReply( id, note.id ), __( 'Sending…', 'frontage-forms' ) );
	const choice = ( note: boolean, label: string ) => (
		<Button size="compact" isPressed={ isNote === note } onClick={ () => setNote( note ) }>
			{ label }
		</Button>
	);

	return (
		<section className="frontage-inbox__card frontage-inbox__notes" aria-labelledby="frontage-inbox-notes">
			<h3 id="frontage-inbox-notes" className="frontage-inbox__card-title">
				{ __( 'Replies and notes', 'frontage-forms' ) }
			</h3>
			{ problem && <Message text={ problem } onDismiss={ () => setProblem( '' ) } /> }
			<ul>
				{ notes.map( ( note ) => (
					<NoteEntry
						key={ `${ note.at.utc } ${ note.by.id } ${ note.id } ${ note.text }` }
						note={ note }
						busy={ busy }
						mayRemove={ note.by.id === user || mayDelete }
						mayReply={ submission.may_reply }
						onRemove={ take }
						onRetry={ retry }
					/>
				) ) }
			</ul>
			<form
				className="frontage-inbox__write"
				onSubmit={ ( event ) => {
					event.preventDefault();
					void add();
				} }
			>
				{ mayReply && (
					<div role="group" aria-label={ __( 'Reply or note', 'frontage-forms' ) }>
						{ choice( false, __( 'Reply', 'frontage-forms' ) ) }
						{ choice( true, __( 'Note', 'frontage-forms' ) ) }
					</div>
				) }
				<TextareaControl
					__nextHasNoMarginBottom
					ref={ field }
					label={
						kind === 'reply'
							? /* translators: %s: the name of a person. */
								sprintf( __( 'Reply to %s', 'frontage-forms' ), from )
							: __( 'New note', 'frontage-forms' )
					}
					help={
						kind === 'reply'
							? /* translators: %s: an email address. */
								sprintf( __( 'Sent by email to %s, as plain text.', 'frontage-forms' ), address )
							: __( 'Only visible to your team.', 'frontage-forms' )
					}
					rows={ kind === 'reply' ? 5 : 2 }
					maxLength={ kind === 'reply' ? 20000 : 2000 }
					value={ text }
					onChange={ ( next ) => {
						key.current = '';
						setText( next );
					} }
				/>
				<Button
					type="submit"
					size="compact"
					variant={ kind === 'reply' ? 'primary' : 'secondary' }
					isBusy={ busy }
					disabled={ busy || ! text.trim() }
					accessibleWhenDisabled
				>
					{ kind === 'reply' ? __( 'Send reply', 'frontage-forms' ) : __( 'Add note', 'frontage-forms' ) }
				</Button>
			</form>
		</section>
	);
}
