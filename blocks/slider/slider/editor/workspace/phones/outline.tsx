import type { EditingStage } from '@frontage/slider/react';
import { __, sprintf } from '@wordpress/i18n';
import { seenBox } from '../canvas/layer-boxes';
import { styleOf, type Projection } from '../canvas/projection';
import { useView } from '../state';
import { useOutside } from './use-outside';
import './phones.css';

interface OutlinesProps {
	stage: EditingStage;
	projection: Projection;
}

/** Around each layer on the canvas that is cut on the level shown, with how far it stands out. The list says the same in words. */
export function Outlines( { stage, projection }: OutlinesProps ) {
	const outside = useOutside();
	const level = useView( 'level' );
	return [ ...outside ].map( ( [ id, out ] ) => {
		const box = out[ level ] ? seenBox( stage.layer( id ) ) : undefined;
		return (
			box && (
				<div key={ id } className="fr-outside__box" style={ styleOf( projection, box ) } aria-hidden="true">
					<span className="fr-outside__px">
						{ sprintf(
							/* translators: %d: how many px of a layer lie outside the slide. */
							__( '%d px outside', 'frontage-slider' ),
							out[ level ]!
						) }
					</span>
				</div>
			)
		);
	} );
}
