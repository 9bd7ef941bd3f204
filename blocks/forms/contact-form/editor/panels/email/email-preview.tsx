import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { MailLetter, useLook } from './email-letter';
import { useTestMail, type MailRequest } from './use-test-email';

/** A preview of this email with sample values, and a button to send it to the user's own mailbox. */
export function MailLook( props: MailRequest ) {
	const { isSending, result, send, dismiss } = useTestMail( props );
	return (
		<section className="fr-form-mail__look" aria-labelledby="fr-form-mail-look">
			<header>
				<h2 id="fr-form-mail-look">{ __( 'Sample answers', 'frontage-forms' ) }</h2>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isSending }
					disabled={ isSending }
					accessibleWhenDisabled
					onClick={ send }
				>
					{ __( 'Send test email', 'frontage-forms' ) }
				</Button>
			</header>
			{ result && (
				<Notice status={ result.status } onRemove={ dismiss }>
					{ result.text }
				</Notice>
			) }
			<MailLetter { ...useLook( props ) } />
		</section>
	);
}
