import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

type Props = { text: string; status?: 'error' | 'success'; onDismiss?: () => void; onAgain?: () => void };

/** An error with what to do about it, or a success message; announced when it appears. */
export function Message( { text, status = 'error', onDismiss, onAgain }: Props ) {
	const askAgain = ( { currentTarget }: React.MouseEvent ) => {
		currentTarget.closest< HTMLElement >( '[role="dialog"]' )?.focus(); // The button disappears.
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
