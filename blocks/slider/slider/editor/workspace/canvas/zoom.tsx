import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../state';

/** How large the slide is drawn. */
export function Zoom() {
	const { setZoom } = useDispatch( store );
	return (
		<Button size="compact" onClick={ () => void setZoom( 'fit' ) }>
			{ __( 'Fit', 'frontage-slider' ) }
		</Button>
	);
}
