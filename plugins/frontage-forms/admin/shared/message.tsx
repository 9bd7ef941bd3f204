import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

type Props = { text: string; status?: 'error' | 'success'; onDismiss?: () => void; onRetry?: () => void };

/** An error with what to do about it, or a success message; announced when it appears. */
export function ScreenNotice( { text, status = 'error', onDismiss, onRetry }: Props ) {
	const retry = ( { currentTarget }: React.MouseEvent ) => {
		currentTarget.closest< HTMLElement >( '[role="dialog"]' )?.focus(); // The button disappears.
		onRetry?.();
	};
	return (
		<Notice
			className="frontage-forms__message"
			status={ status }
			isDismissible={ !! onDismiss }
			{ ...( onDismiss ? { onRemove: onDismiss } : {} ) }
			actions={
				onRetry ? [ { label: __( 'Try again', 'frontage-forms' ), onClick: retry, variant: 'secondary' } ] : []
			}
		>
			{ text }
		</Notice>
	);
}
