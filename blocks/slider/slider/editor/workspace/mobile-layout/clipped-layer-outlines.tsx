import type { EditingStage } from '@frontage/slider/react';
import { __, sprintf } from '@wordpress/i18n';
import type { Turned } from '../canvas/geometry/box';
import { seenBox } from '../canvas/layers/layer-boxes';
import { styleOf, type Projection } from '../canvas/projection';
import { useView } from '../state';
import { useOutside } from './use-clipped-layers';
import './mobile-layout.css';

const EDGES = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;

/** Side on which a box extends most beyond the slide; its label covers nothing there. */
function besideSlide( { left, top, width, height, angle }: Turned, { size }: EditingStage, zoom: number ) {
	const out = {
		left: -left,
		right: left + width - size.width,
		top: -top,
		bottom: top + height - size.height,
	};
	const [ side ] = ( [ 'left', 'right', 'top', 'bottom' ] as const ).toSorted(
		( one, other ) => out[ other ] - out[ one ]
	);
	const isTurned = Math.abs( angle ) > 1;
	return {
		className: `fr-outside__px is-${ isTurned ? 'top' : side }`,
		style: isTurned ? {} : { [ EDGES[ side! ] ]: `calc(100% - ${ out[ side! ] * zoom }px)` },
	};
}

interface OutlinesProps {
	stage: EditingStage;
	projection: Projection;
}

/** Outlines the layers that are clipped at the current breakpoint, with the distance. The list of layers has the same as text. */
export function Outlines( { stage, projection }: OutlinesProps ) {
	const outside = useOutside();
	const level = useView( 'level' );
	return [ ...outside ].map( ( [ id, out ] ) => {
		const box = out[ level ] ? seenBox( stage.layer( id ) ) : undefined;
		return (
			box && (
				<div key={ id } className="fr-outside__box" style={ styleOf( projection, box ) } aria-hidden="true">
					<span { ...besideSlide( box, stage, projection.zoom ) }>
						{ sprintf(
							/* translators: %d: how many pixels. */
							__( '%d px', 'frontage-slider' ),
							out[ level ]!
						) }
					</span>
				</div>
			)
		);
	} );
}
