import { CheckboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import type { ConfirmProps } from '../../shared/confirm-dialog';

type Props = Pick< ConfirmProps, 'onClose' > & {
	to: 'inbox' | 'mail';
	onConfirm: ( includesCopy: boolean ) => Promise< string >;
};

/** Shows the recipients before emails are sent. The visitor's copy is sent only on request. */
export function ConfirmMail( { to, onConfirm, onClose }: Props ) {
	const [ includesCopy, setIncludesCopy ] = useState( false );
	return (
		<ConfirmDialog
			label={ to === 'inbox' ? __( 'Approve', 'frontage-forms' ) : __( 'Resend email', 'frontage-forms' ) }
			onConfirm={ () => onConfirm( includesCopy ) }
			onClose={ onClose }
		>
			<p>
				{ to === 'inbox'
					? __(
							'Emails for messages on hold are sent now. Messages that someone marked as spam return to their previous folder without an email.',
							'frontage-forms'
						)
					: __( 'The notification is sent again with the form’s current settings.', 'frontage-forms' ) }
			</p>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Also send the confirmation email to the visitor', 'frontage-forms' ) }
				help={ __( 'Only if the form has one and the message is less than three days old.', 'frontage-forms' ) }
				checked={ includesCopy }
				onChange={ setIncludesCopy }
			/>
		</ConfirmDialog>
	);
}
