import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

type Props = { text: string; status?: 'error' | 'success'; onDismiss?: () => void; onAgain?: () => void };

/** What went wrong and what to do about it, or what was done; read out when it appears. */
export function Message( { text, status = 'error', onDismiss, onAgain }: Props ) {
	const askAgain = ( { currentTarget }: React.MouseEvent ) => {
		currentTarget.closest< HTMLElement >( '[role="dialog"]' )?.focus(); // The button goes away.
		onAgain?.();
	};
	return (
		<Notice
			className="frontage-forms__message"
			status={ status }
			isDismissible={ !! onDismiss }
			{ ...( onDismiss ? { onRemove: onDismiss } : {} ) }
			actions={
				onAgain
					? [ { label: __( 'Try again', 'frontage-forms' ), onClick: askAgain, variant: 'secondary' } ]
					: []
			}
		>
			{ text }
		</Notice>
	);
}
