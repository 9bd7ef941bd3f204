import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Avatar } from '../list/fact-icons';
import { Time } from '../time';
import type { Delivery, Note } from '../types';

type Props = {
	note: Note;
	busy: boolean;
	mayRemove: boolean;
	mayReply: boolean;
	onRemove: ( note: Note ) => void;
	onRetry: ( note: Note ) => void;
};

/** How far the email of a reply got; one that failed says why. */
function ReplyState( { delivery }: { delivery: Delivery } ) {
	const { state, due, attempts } = delivery;
	const error = attempts.at( -1 )?.error;
	if ( state === 'sent' ) {
		return <>{ __( 'Sent', 'frontage-forms' ) }</>;
	}
	if ( state === 'failed' ) {
		return (
			<span className="frontage-inbox__error">
				{ __( 'Reply failed.', 'frontage-forms' ) } { error }
			</span>
		);
	}
	return (
		<>
			{ error && due
				? sprintf(
						/* translators: 1: what the mail server answered, 2: date and time. */
						__( '%1$s Next retry: %2$s', 'frontage-forms' ),
						error,
						due.text
					)
				: __( 'Sending…', 'frontage-forms' ) }
		</>
	);
}

function titleOf( { kind, to, field }: Note ): string {
	switch ( kind ) {
		case 'reply':
			/* translators: %s: an email address. */
			return sprintf( __( 'Reply to %s', 'frontage-forms' ), to );
		case 'edit':
			/* translators: %s: the label of a field. */
			return sprintf( __( 'Edited “%s”', 'frontage-forms' ), field );
		default:
			return __( 'Note', 'frontage-forms' );
	}
}

/** A note, a reply or an edit, with author and time. */
export function NoteEntry( { note, busy, mayRemove, mayReply, onRemove, onRetry }: Props ) {
	return (
		<li className={ `frontage-inbox__entry frontage-inbox__entry--${ note.kind }` }>
			<p className="frontage-inbox__by">
				<Avatar name={ note.by.name } />
				<strong>{ note.by.name }</strong> <span>{ titleOf( note ) }</span> <Time when={ note.at } whole />
			</p>
			{ note.kind === 'edit' ? (
				<p className="frontage-inbox__note">
					<bdi>
						<del>{ note.old || __( 'empty', 'frontage-forms' ) }</del>{ ' ' }
						<ins>{ note.text || __( 'empty', 'frontage-forms' ) }</ins>
					</bdi>
				</p>
			) : (
				<p className="frontage-inbox__note">
					<bdi>{ note.text }</bdi>
				</p>
			) }
			<p className="frontage-inbox__by">
				{ note.delivery && (
					<span>
						<ReplyState delivery={ note.delivery } />
					</span>
				) }
				{ note.delivery?.state === 'failed' && mayReply && (
					<Button variant="link" disabled={ busy } accessibleWhenDisabled onClick={ () => onRetry( note ) }>
						{ __( 'Resend email', 'frontage-forms' ) }
					</Button>
				) }
				{ note.kind === 'note' && mayRemove && (
					<Button
						variant="link"
						disabled={ busy }
						accessibleWhenDisabled
						aria-label={ sprintf(
							/* translators: %s: name of a person. */
							__( 'Remove note by %s', 'frontage-forms' ),
							note.by.name
						) }
						onClick={ () => onRemove( note ) }
					>
						{ __( 'Remove', 'frontage-forms' ) }
					</Button>
				) }
			</p>
		</li>
	);
}
