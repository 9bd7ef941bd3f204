import type { EditingStage } from '@frontage/slider/react';
import { __, sprintf } from '@wordpress/i18n';
import type { Box } from '../canvas/geometry/box';
import { seenBox } from '../canvas/layer-boxes';
import { styleOf, type Projection } from '../canvas/projection';
import { useView } from '../state';
import { useOutside } from './use-outside';
import './phones.css';

/** On which side a box stands out most: there its label hides nothing of the slide. */
function sideOf( { left, top, width, height }: Box, { size }: EditingStage ): string {
	const out = {
		left: -left,
		right: left + width - size.width,
		top: -top,
		bottom: top + height - size.height,
	};
	return Object.entries( out ).toSorted( ( [ , one ], [ , other ] ) => other - one )[ 0 ]![ 0 ];
}

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
					<span className={ `fr-outside__px is-${ sideOf( box, stage ) }` }>
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
