import { Button, TextareaControl } from '@wordpress/components';
import { forwardRef, useEffect, useRef, useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { addNote, removeNote, retryReply, sendReply } from '../api';
import { ScreenNotice } from '../../shared/message';
import { NoteEntry } from './note-entry';
import { useDraft } from './use-draft';
import type { Result } from '../api';
import type { FormEvent } from 'react';
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

type FieldProps = {
	kind: 'reply' | 'note';
	from: string;
	address: string;
	text: string;
	onChange: ( text: string ) => void;
};

const NoteField = forwardRef< HTMLTextAreaElement, FieldProps >( ( { kind, from, address, text, onChange }, ref ) => (
	<TextareaControl
		__nextHasNoMarginBottom
		ref={ ref }
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
		onChange={ onChange }
	/>
) );

/** Chooses what the box is for. */
function KindButtons( { isNote, onChange }: { isNote: boolean; onChange: ( isNote: boolean ) => void } ) {
	return (
		<div role="group" aria-label={ __( 'Reply or note', 'frontage-forms' ) }>
			<Button size="compact" isPressed={ ! isNote } onClick={ () => onChange( false ) }>
				{ __( 'Reply', 'frontage-forms' ) }
			</Button>
			<Button size="compact" isPressed={ isNote } onClick={ () => onChange( true ) }>
				{ __( 'Note', 'frontage-forms' ) }
			</Button>
		</div>
	);
}

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

	const request = async ( call: Promise< Result< Submission > >, done: string ) => {
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
	const saveEntry = async ( event: FormEvent ) => {
		event.preventDefault();
		key.current ||= newKey();
		const isDone =
			kind === 'reply'
				? await request(
						sendReply( id, text, key.current ),
						__( 'Reply saved. It is being sent.', 'frontage-forms' )
					)
				: await request( addNote( id, text ), __( 'Note added.', 'frontage-forms' ) );
		if ( isDone ) {
			key.current = '';
			setText( '' );
		}
	};
	const removeEntry = ( note: Note ) =>
		void request( removeNote( id, note ), __( 'Note removed.', 'frontage-forms' ) );
	const retryEntry = ( note: Note ) => void request( retryReply( id, note.id ), __( 'Sending…', 'frontage-forms' ) );

	return (
		<section className="frontage-inbox__card frontage-inbox__notes" aria-labelledby="frontage-inbox-notes">
			<h3 id="frontage-inbox-notes" className="frontage-inbox__card-title">
				{ __( 'Replies and notes', 'frontage-forms' ) }
			</h3>
			{ problem && <ScreenNotice text={ problem } onDismiss={ () => setProblem( '' ) } /> }
			<ul>
				{ notes.map( ( note ) => (
					<NoteEntry
						key={ `${ note.at.utc } ${ note.by.id } ${ note.id } ${ note.text }` }
						note={ note }
						busy={ busy }
						mayRemove={ note.by.id === user || mayDelete }
						mayReply={ submission.may_reply }
						onRemove={ removeEntry }
						onRetry={ retryEntry }
					/>
				) ) }
			</ul>
			<form className="frontage-inbox__write" onSubmit={ saveEntry }>
				{ mayReply && <KindButtons isNote={ isNote } onChange={ setNote } /> }
				<NoteField
					ref={ field }
					kind={ kind }
					from={ from }
					address={ address }
					text={ text }
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
