import { Warning } from '@wordpress/block-editor';
import { Button, Notice } from '@wordpress/components';

const BLOCK = '.block-editor-block-list__block';

interface FailedProps {
	/** What failed to load, as a sentence. */
	children: string;
	/** Label of the retry button. */
	again: string;
	onAgain: () => void;
}

/** Error of a failed request with a retry button: no connection, a server error, an expired session. */
export function Failed( { children, again, onAgain }: FailedProps ) {
	return (
		<Warning
			actions={ [
				<Button
					key="again"
					__next40pxDefaultSize
					variant="secondary"
					onClick={ ( { currentTarget }: React.MouseEvent ) => {
						currentTarget.closest< HTMLElement >( BLOCK )?.focus(); // The button is removed, so the block gets the focus.
						onAgain();
					} }
				>
					{ again }
				</Button>,
			] }
		>
			<span role="status">{ children }</span>
		</Warning>
	);
}

/** The same error below a control whose options failed to load. */
export function ListFailed( { children, again, onAgain }: FailedProps ) {
	const onClick = ( { currentTarget }: React.MouseEvent ) => {
		const control = currentTarget.closest( '.components-notice' )?.previousElementSibling;
		control?.querySelector< HTMLElement >( 'select, input' )?.focus(); // The button is removed, so the control gets the focus.
		onAgain();
	};
	return (
		<Notice status="warning" isDismissible={ false } actions={ [ { label: again, onClick } ] }>
			{ children }
		</Notice>
	);
}
