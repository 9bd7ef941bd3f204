import { Notice } from '@wordpress/components';
import { _n, sprintf } from '@wordpress/i18n';
import { allMails } from '../template/mails';
import type { FormRecord } from './entity';
import { labelOf, mailName } from './mail-words';
import type { Problem } from './use-preview';

export const ofMail = ( problem: Problem ) => problem.part.startsWith( 'mail' );
export const ofTemplate = ( problem: Problem ) => problem.part === 'form.body';

/** The first thing wrong with one part, as help under its control. */
export function helpFor( problems: Problem[], part: string ): string | undefined {
	return problems.find( ( problem ) => problem.part === part )?.message;
}

/** Says above everything else that mails would not arrive: nothing in the form itself shows it. */
export function MailWarning( { problems, form }: { problems: Problem[]; form: FormRecord } ) {
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
