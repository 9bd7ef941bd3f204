import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Shows the slider as visitors will see it. */
export function Play() {
	return (
		<Button variant="secondary" size="compact">
			{ __( 'Preview', 'frontage-slider' ) }
		</Button>
	);
}
