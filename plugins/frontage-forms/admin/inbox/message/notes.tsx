import { Button, TextareaControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { addNote, removeNote } from '../api';
import { Message } from '../../shared/message';
import { Time } from '../time';
import type { Answer } from '../api';
import type { Note, Submission } from '../types';

type Props = {
	submission: Submission;
	/** The ID of the current user: users may delete their own notes. */
	user: number;
	mayDelete: boolean;
	onChange: ( submission: Submission ) => void;
};

/** Notes of the site's users, with author and time. Visitors never see them. */
export function Notes( { submission: { id, notes }, user, mayDelete, onChange }: Props ) {
	const [ text, setText ] = useState( '' );
	const [ busy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const field = useRef< HTMLTextAreaElement >( null );

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
		if ( await run( addNote( id, text ), __( 'Noted.', 'frontage-forms' ) ) ) {
			setText( '' );
		}
	};
	const take = ( note: Note ) => void run( removeNote( id, note ), __( 'Note taken away.', 'frontage-forms' ) );

	return (
		<section className="frontage-inbox__card frontage-inbox__notes" aria-labelledby="frontage-inbox-notes">
			<h3 id="frontage-inbox-notes" className="frontage-inbox__card-title">
				{ __( 'Notes', 'frontage-forms' ) }
			</h3>
			{ problem && <Message text={ problem } onDismiss={ () => setProblem( '' ) } /> }
			<ul>
				{ notes.map( ( note ) => (
					<li key={ `${ note.at.utc } ${ note.by.id } ${ note.text }` }>
						<p className="frontage-inbox__note">{ note.text }</p>
						<p className="frontage-inbox__by">
							{ note.by.name }, <Time when={ note.at } whole />
							{ ( note.by.id === user || mayDelete ) && (
								<Button
									variant="link"
									disabled={ busy }
									accessibleWhenDisabled
									aria-label={ sprintf(
										/* translators: %s: name of a person. */
										__( 'Take away the note of %s', 'frontage-forms' ),
										note.by.name
									) }
									onClick={ () => take( note ) }
								>
									{ __( 'Take away', 'frontage-forms' ) }
								</Button>
							) }
						</p>
					</li>
				) ) }
			</ul>
			<form
				className="frontage-inbox__write"
				onSubmit={ ( event ) => {
					event.preventDefault();
					void add();
				} }
			>
				<TextareaControl
					__nextHasNoMarginBottom
					ref={ field }
					label={ __( 'Add a note', 'frontage-forms' ) }
					help={ __( 'For people of this site only.', 'frontage-forms' ) }
					rows={ 2 }
					maxLength={ 2000 }
					value={ text }
					onChange={ setText }
				/>
				<Button
					type="submit"
					size="compact"
					variant="secondary"
					isBusy={ busy }
					disabled={ busy || ! text.trim() }
					accessibleWhenDisabled
				>
					{ __( 'Add note', 'frontage-forms' ) }
				</Button>
			</form>
		</section>
	);
}
