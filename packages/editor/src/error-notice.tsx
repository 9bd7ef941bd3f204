import { Warning } from '@wordpress/block-editor';
import { Button, Notice } from '@wordpress/components';

const BLOCK = '.block-editor-block-list__block';

interface FailedProps {
	/** What did not come, as a sentence. */
	children: string;
	/** What the button says. */
	again: string;
	onAgain: () => void;
}

/** Something that the site did not give: no connection, a fault, a session that has ended. */
export function Failed( { children, again, onAgain }: FailedProps ) {
	return (
		<Warning
			actions={ [
				<Button
					key="again"
					__next40pxDefaultSize
					variant="secondary"
					onClick={ ( { currentTarget }: React.MouseEvent ) => {
						currentTarget.closest< HTMLElement >( BLOCK )?.focus(); // The button goes away.
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

/** The same right below a control, whose list did not come. */
export function ListFailed( { children, again, onAgain }: FailedProps ) {
	const onClick = ( { currentTarget }: React.MouseEvent ) => {
		const control = currentTarget.closest( '.components-notice' )?.previousElementSibling;
		control?.querySelector< HTMLElement >( 'select, input' )?.focus(); // As above.
		onAgain();
	};
	return (
		<Notice status="warning" isDismissible={ false } actions={ [ { label: again, onClick } ] }>
			{ children }
		</Notice>
	);
}
