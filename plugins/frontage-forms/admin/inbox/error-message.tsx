import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

type Props = { text: string; onDismiss?: () => void; onAgain?: () => void };

/** An error and what to do about it; announced when it appears. */
export function Message( { text, onDismiss, onAgain }: Props ) {
	return (
		<Notice
			className="frontage-inbox__message"
			status="error"
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
