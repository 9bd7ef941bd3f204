import { useState } from '@wordpress/element';

/** px of the document. */
const MESH = 20;

/** Whether layers snap, and whether there is a grid. Nothing of this is stored. */
export function useSnapping() {
	const [ isSnapping, setSnaps ] = useState( true );
	const [ hasGrid, setGrid ] = useState( false );
	return {
		snaps: isSnapping,
		hasGrid,
		mesh: hasGrid ? MESH : 0,
		toggleSnaps: () => setSnaps( ! isSnapping ),
		toggleGrid: () => setGrid( ! hasGrid ),
	};
}

export type Snapping = ReturnType< typeof useSnapping >;
