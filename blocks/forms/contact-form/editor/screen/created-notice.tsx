import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useTestMail, type MailRequest } from '../panels/email/use-test-email';

type Props = Omit< MailRequest, 'part' > & {
	/** The address that creates a page with the form; '' until it is known, and for users who may not. */
	newPage: string;
	onTested: () => void;
	onClose: () => void;
};

/** After the first save: what to do next. */
export function CreatedNotice( { id, form, newPage, onTested, onClose }: Props ) {
	const { isSending, result, send } = useTestMail( { id, part: 'mail', form }, onTested );
	const created = __( 'Form created. Send yourself a test message, then add the form to a page.', 'frontage-forms' );
	return (
		<Notice
			status="success"
			spokenMessage={ created } // The result below announces itself.
			onRemove={ onClose }
			actions={ [
				{
					label: __( 'Send test email', 'frontage-forms' ),
					onClick: () => void send(),
					variant: 'secondary',
					disabled: isSending,
				},
				...( newPage
					? [ { label: __( 'Create a page', 'frontage-forms' ), url: newPage, variant: 'link' as const } ]
					: [] ),
			] }
		>
			{ created }
			<p className="fr-form-builder__test" role="status" data-failed={ result?.status === 'error' || undefined }>
				{ result?.text }
			</p>
		</Notice>
	);
}
