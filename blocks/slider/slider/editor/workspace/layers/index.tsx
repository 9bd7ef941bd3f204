import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { layerName, layersBelow, store, useSlide, useView } from '../state';

/** The layers of the slide. */
export function Layers() {
	const slide = useSlide();
	const { layers } = useView();
	const { selectLayers } = useDispatch( store );
	return (
		<ul>
			{ ( slide ? layersBelow( slide ) : [] ).map( ( layer ) => (
				<li key={ layer.clientId }>
					<Button
						aria-pressed={ layers.includes( layer.clientId ) }
						onClick={ () => void selectLayers( [ layer.clientId ] ) }
					>
						{ layerName( layer ) }
					</Button>
				</li>
			) ) }
		</ul>
	);
}
