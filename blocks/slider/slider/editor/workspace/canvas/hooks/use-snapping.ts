import { useState } from '@wordpress/element';

/** px of the document. */
const MESH = 20;

/** Whether layers jump onto lines as they are moved, and whether there is a grid besides. Nothing of it is stored. */
export function useSnapping() {
	const [ snaps, setSnaps ] = useState( true );
	const [ hasGrid, setGrid ] = useState( false );
	return {
		snaps,
		hasGrid,
		mesh: hasGrid ? MESH : 0,
		toggleSnaps: () => setSnaps( ! snaps ),
		toggleGrid: () => setGrid( ! hasGrid ),
	};
}

export type Snapping = ReturnType< typeof useSnapping >;
