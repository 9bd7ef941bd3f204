import { forwardRef } from '@wordpress/element';
import type { CSSProperties } from 'react';
import { upright, type Box, type Turned } from '../geometry/box';
import type { Handle } from '../geometry/resize';
import { styleOf, type Projection } from '../projection';

/** Direction of each handle, named by its compass point. */
export const HANDLES: Readonly< Record< string, Handle > > = {
	nw: { x: -1, y: -1 },
	n: { x: 0, y: -1 },
	ne: { x: 1, y: -1 },
	e: { x: 1, y: 0 },
	se: { x: 1, y: 1 },
	s: { x: 0, y: 1 },
	sw: { x: -1, y: 1 },
	w: { x: -1, y: 0 },
};

const CURSORS = [ 'ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize' ];
const COMPASS = [ 'n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw' ];

/** Cursor of a handle on a box that may be rotated. */
const cursorOf = ( name: string, angle: number ) =>
	CURSORS[ ( ( ( COMPASS.indexOf( name ) + Math.round( angle / 45 ) ) % 4 ) + 4 ) % 4 ];

interface LayerFrameProps {
	style: CSSProperties;
	/** Whether it is the frame around several layers. */
	isAround?: boolean;
	/** Whether it can be resized and rotated. */
	hasHandles: boolean;
	/** Whether it is locked or has no own position. */
	isFixed?: boolean;
	angle: number;
}

/** Frame around a selected layer, or around all of them. Its handles are for the pointer; keys and the inspector offer the same. */
const LayerFrame = forwardRef< HTMLDivElement, LayerFrameProps >( ( props, ref ) => {
	const { style, isAround = false, hasHandles, isFixed = false, angle } = props;
	const name = `fr-canvas__${ isAround ? 'group' : 'layer' }${ isFixed ? ' is-fixed' : '' }`;
	return (
		<div ref={ ref } className={ name } style={ style }>
			{ hasHandles && (
				<>
					<span className="fr-canvas__turn" data-handle="turn" />
					{ COMPASS.map( ( point ) => (
						<span
							key={ point }
							className={ `fr-canvas__handle is-${ point }` }
							data-handle={ point }
							style={ { cursor: cursorOf( point, angle ) } }
						/>
					) ) }
				</>
			) }
		</div>
	);
} );

interface SelectionFramesProps {
	/** Boxes of the selected layers, by id. */
	boxes: ReadonlyMap< string, Turned >;
	/** Box around several selected layers. */
	outer: Box | undefined;
	/** Selected layers that can be moved. */
	free: readonly string[];
	projection: Projection;
	/** Receives the elements by the layer's id, '' around several layers, for gestures to move them. */
	frames: Map< string, HTMLElement >;
}

/** Frames of the selected layers, and one around several of them. */
export function SelectionFrames( { boxes, outer, free, projection, frames }: SelectionFramesProps ) {
	const keep = ( id: string ) => ( element: HTMLElement | null ) => {
		if ( element ) {
			frames.set( id, element );
		} else {
			frames.delete( id );
		}
	};
	return (
		<>
			{ [ ...boxes ].map( ( [ id, box ] ) => (
				<LayerFrame
					key={ id }
					ref={ keep( id ) }
					style={ styleOf( projection, box ) }
					hasHandles={ boxes.size === 1 && free.includes( id ) }
					isFixed={ ! free.includes( id ) }
					angle={ box.angle }
				/>
			) ) }
			{ outer && (
				<LayerFrame
					ref={ keep( '' ) }
					style={ styleOf( projection, upright( outer ) ) }
					isAround
					hasHandles={ free.length > 1 }
					angle={ 0 }
				/>
			) }
		</>
	);
}
