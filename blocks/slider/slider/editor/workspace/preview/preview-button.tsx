import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Preview } from './preview-dialog';

/** Opens a preview of the slider as visitors will see it. */
export function Play() {
	const [ isOpen, setOpen ] = useState( false );
	return (
		<>
			<Button variant="secondary" size="compact" aria-haspopup="dialog" onClick={ () => setOpen( true ) }>
				{ __( 'Preview', 'frontage-slider' ) }
			</Button>
			{ isOpen && <Preview onClose={ () => setOpen( false ) } /> }
		</>
	);
}
