import { Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { allMails } from '../../template/mails';
import type { ChangeForm, FormRecord } from '../data/form-entity';
import { MailEditor } from './email-editor';
import { labelOf, mailName } from './email-labels';
import { ofMail } from '../data/form-problems';
import type { Preview, Problem } from '../data/use-preview';

type WarningProps = { form: FormRecord; preview: Preview; change: ChangeForm };

/** A notice at the top that emails would not arrive, with a button to open them: nothing else in the form shows it. */
export function MailWarning( { form, preview, change }: WarningProps ) {
	const [ opened, open ] = useState( '' );
	const failing = preview.problems.filter( ( problem ) => ofMail( problem ) && problem.level === 'error' );
	const shown = allMails( form ).find( ( { part } ) => part === opened );
	return (
		<>
			{ failing.length > 0 && <Warning failing={ failing } form={ form } onOpen={ open } /> }
			{ shown && (
				<MailEditor
					mail={ shown }
					form={ form }
					preview={ preview }
					change={ change }
					onClose={ () => open( '' ) }
				/>
			) }
		</>
	);
}

type ListProps = { failing: Problem[]; form: FormRecord; onOpen: ( part: string ) => void };

function Warning( { failing, form, onOpen }: ListProps ) {
	const isWrong = ( mail: string ) => failing.some( ( { part } ) => part.startsWith( `${ mail }.` ) );
	const wrong = allMails( form ).filter( ( { part } ) => isWrong( part ) );
	return (
		<Notice
			className="fr-contact-form__warning"
			status="warning"
			isDismissible={ false }
			politeness="polite"
			actions={ wrong.map( ( mail ) => ( {
				/* translators: %s: name of a mail. */
				label: sprintf( __( 'Open “%s”', 'frontage-forms' ), mailName( mail ) ),
				onClick: () => onOpen( mail.part ),
			} ) ) }
		>
			<strong>
				{ sprintf(
					/* translators: %d: number of problems. */
					_n(
						'The email settings of this form have %d problem:',
						'The email settings of this form have %d problems:',
						failing.length,
						'frontage-forms'
					),
					failing.length
				) }
			</strong>
			<ul>
				{ failing.map( ( { part, code, line, message } ) => (
					<li key={ `${ part } ${ code } ${ line } ${ message }` }>
						{ partName( part, form ) }: { message }
					</li>
				) ) }
			</ul>
		</Notice>
	);
}

function partName( part: string, form: FormRecord ): string {
	const [ place = '', key = '' ] = part.split( '.' );
	const names: Record< string, string > = {
		recipient: labelOf( 'recipient' ),
		sender: labelOf( 'sender' ),
		subject: labelOf( 'subject' ),
		body: labelOf( 'body' ),
		additional_headers: labelOf( 'additional_headers' ),
		attachments: labelOf( 'attachments' ),
	};
	const mail = allMails( form ).find( ( one ) => one.part === place && place !== 'mail' );
	return [ ...( mail ? [ mailName( mail ) ] : [] ), names[ key ] ?? key ].join( ', ' );
}
