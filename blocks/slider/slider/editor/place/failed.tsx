import { Warning } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Something that the site did not give: no connection, a fault, a session that has ended. */
export function Failed( { children, onAgain }: { children: string; onAgain: () => void } ) {
	return (
		<Warning
			actions={ [
				<Button key="again" __next40pxDefaultSize variant="secondary" onClick={ onAgain }>
					{ __( 'Try again', 'frontage-slider' ) }
				</Button>,
			] }
		>
			<span role="status">{ children }</span>
		</Warning>
	);
}
