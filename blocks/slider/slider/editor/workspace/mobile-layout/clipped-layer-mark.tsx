import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { caution } from '@wordpress/icons';
import { levelName } from '../inspector/fields/breakpoint-badge';
import { store, type Level } from '../state';
import { useOutsideOf } from './use-clipped-layers';
import './mobile-layout.css';

interface MarkProps {
	id: string;
	/** The layer's name. */
	label: string;
}

/** Button in the list of layers: shows that a layer is clipped on a device, and switches to that device. */
export function OutsideMark( { id, label }: MarkProps ) {
	const out = useOutsideOf( id ).split( ',' ).map( Number );
	const { setLevel, selectLayers } = useDispatch( store );
	// The narrowest breakpoint, where most layers are clipped.
	const narrowest = out.findLastIndex( ( px ) => px > 0 );
	if ( narrowest < 0 ) {
		return null;
	}
	const level = narrowest as Level;
	return (
		<Button
			className="fr-outside__mark is-set"
			size="small"
			icon={ caution }
			iconSize={ 18 }
			label={ sprintf(
				/* translators: 1: name of a layer, 2: how many px of it lie outside the slide, 3: a device, such as Mobile. */
				__( '%1$s: %2$d px off screen on %3$s. Show layer', 'frontage-slider' ),
				label,
				out[ level ]!,
				levelName( level )
			) }
			onClick={ () => {
				void setLevel( level );
				void selectLayers( [ id ] );
			} }
		>
			{ sprintf(
				/* translators: %d: how many pixels. */
				__( '%d px', 'frontage-slider' ),
				out[ level ]!
			) }
		</Button>
	);
}
