import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

type Props = { text: string; status?: 'error' | 'success'; onDismiss?: () => void; onAgain?: () => void };

/** What went wrong and what to do about it, or what was done; read out when it appears. */
export function Message( { text, status = 'error', onDismiss, onAgain }: Props ) {
	return (
		<Notice
			className="frontage-forms__message"
			status={ status }
			isDismissible={ !! onDismiss }
			{ ...( onDismiss ? { onRemove: onDismiss } : {} ) }
			actions={
				onAgain
					? [ { label: __( 'Try again', 'frontage-forms' ), onClick: onAgain, variant: 'secondary' } ]
					: []
			}
		>
			{ text }
		</Notice>
	);
}
