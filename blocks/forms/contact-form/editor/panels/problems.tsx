import { Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Problem } from './use-preview';

export const ofMail = ( problem: Problem ) => problem.part.startsWith( 'mail' );
export const ofTemplate = ( problem: Problem ) => problem.part === 'form.body';

/** The first thing wrong with one part, as help under its control. */
export function helpFor( problems: Problem[], part: string ): string | undefined {
	return problems.find( ( problem ) => problem.part === part )?.message;
}

/** Says above everything else that mails would not arrive: nothing in the form itself shows it. */
export function MailWarning( { problems }: { problems: Problem[] } ) {
	const failing = problems.filter( ( problem ) => ofMail( problem ) && problem.level === 'error' );
	if ( ! failing.length ) {
		return null;
	}
	return (
		<Notice className="fr-contact-form__warning" status="warning" isDismissible={ false } politeness="polite">
			<strong>
				{ sprintf(
					/* translators: %d: number of problems. */
					_n(
						'The mail of this form has %d problem:',
						'The mails of this form have %d problems:',
						failing.length,
						'frontage-forms'
					),
					failing.length
				) }
			</strong>
			<ul>
				{ failing.map( ( { part, code, line, message } ) => (
					<li key={ `${ part } ${ code } ${ line } ${ message }` }>
						{ partName( part ) }: { message }
					</li>
				) ) }
			</ul>
		</Notice>
	);
}

function partName( part: string ): string {
	const [ mail, key = '' ] = part.split( '.' );
	const names: Record< string, string > = {
		recipient: __( 'To', 'frontage-forms' ),
		sender: __( 'From', 'frontage-forms' ),
		subject: __( 'Subject', 'frontage-forms' ),
		body: __( 'Text', 'frontage-forms' ),
		additional_headers: __( 'Further headers', 'frontage-forms' ),
		attachments: __( 'Attachments', 'frontage-forms' ),
	};
	const name = names[ key ] ?? key;
	/* translators: %s: part of a mail, such as Subject. */
	return mail === 'mail_2' ? sprintf( __( 'Second mail, %s', 'frontage-forms' ), name ) : name;
}
