import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { slideName, store, useSlide, useSlider } from '../state';

/** The slides in their order. */
export function Filmstrip() {
	const { slides } = useSlider();
	const shown = useSlide();
	const { showSlide } = useDispatch( store );
	return (
		<ol>
			{ slides.map( ( slide, index ) => (
				<li key={ slide.clientId }>
					<Button
						aria-current={ shown?.clientId === slide.clientId }
						onClick={ () => void showSlide( slide.clientId ) }
					>
						{ slideName( slide, index ) }
					</Button>
				</li>
			) ) }
		</ol>
	);
}
