import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { send as sendIcon } from '@wordpress/icons';
import { useTestMail } from '../panels/email/use-test-email';
import type { FormRecord } from '../panels/data/form-entity';
import type { EmailState } from './data/screen-props';

/** “Send test email” and its result, which is announced. `part` is the first active email; without one nothing can be sent. */
export function TestEmail( { form, part, onSent }: { form: FormRecord; part: string; onSent: () => void } ) {
	const { isSending, result, send } = useTestMail( { id: form.id, part, form }, onSent );
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				icon={ sendIcon }
				isBusy={ isSending }
				disabled={ isSending }
				accessibleWhenDisabled
				onClick={ () => void send() }
			>
				{ __( 'Send test email', 'frontage-forms' ) }
			</Button>
			<span
				className="fr-form-builder__result"
				role="status"
				data-failed={ result?.status === 'error' || undefined }
			>
				{ result?.text }
			</span>
		</>
	);
}

/** Whether notifications arrive, with a dot: green when it works, red when it does not. */
export function EmailStateLine( { email }: { email: EmailState } ) {
	return (
		<span className="fr-form-builder__state" data-state={ email.state }>
			{ email.text }
			{ email.detail && ` ${ email.detail }` }
		</span>
	);
}

type Props = { form: FormRecord; part: string; email: EmailState | undefined; onSent: () => void };

/** The first line of the tab Email: does email work, how does it leave the site, and a test with its result. */
export function EmailHealth( { form, part, email, onSent }: Props ) {
	const titles: Record< EmailState[ 'state' ], string > = {
		works: __( 'Email works', 'frontage-forms' ),
		failing: __( 'Email not working', 'frontage-forms' ),
		untested: __( 'Email not tested', 'frontage-forms' ),
	};
	const state = email?.state ?? 'untested';
	const facts = [
		state !== 'untested' && email?.text,
		email?.detail,
		email?.method &&
			/* translators: %s: how email leaves the site, such as "SMTP, mail.example.com". */
			sprintf( __( 'Sent through: %s', 'frontage-forms' ), email.method ),
	].filter( Boolean );
	return (
		<section className="fr-form-builder__health" aria-label={ __( 'Email delivery', 'frontage-forms' ) }>
			<p>
				<strong className="fr-form-builder__state" data-state={ state }>
					{ titles[ state ] }
				</strong>
				{ facts.map( ( fact ) => ` · ${ fact }` ) }
			</p>
			<TestEmail { ...{ form, part, onSent } } />
		</section>
	);
}
