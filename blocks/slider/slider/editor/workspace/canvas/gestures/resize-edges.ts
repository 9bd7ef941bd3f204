import { resize, withRatio, type Handle, type Pull } from '../geometry/resize';
import type { Turned } from '../geometry/box';
import { snap, type Lines } from '../geometry/snap';
import type { Held, Scene } from './gesture-context';

/** Edges of the box that a handle moves. */
const edgesOf = ( { x, y }: Handle ) => {
	const part = ( way: number ) => ( way ? [ way < 0 ? 0 : 1 ] : [] );
	return { x: part( x ), y: part( y ) };
};

/** Resizes the box and snaps it to nearby lines; not with Ctrl or Cmd, when rotated, or when resizing from the center. */
export function pulled(
	scene: Scene,
	box: Turned,
	handle: Handle,
	lines: Lines,
	pull: Pull,
	{ primary }: Held
): Turned {
	const { snaps, reach, draw } = scene;
	const made = resize( box, handle, pull );
	if ( ! snaps || primary || pull.fromMiddle || box.angle ) {
		draw( { guides: [] } );
		return made;
	}
	const edges = edgesOf( handle );
	const { by: jump, guides } = snap( made, lines, { reach, edges } );
	if ( pull.ratio ) {
		const there = resize( box, handle, { ...pull, by: withRatio( box, made, handle, jump ) } );
		draw( { guides: snap( there, lines, { reach: 0, edges } ).guides } );
		return there;
	}
	draw( { guides } );
	return resize( box, handle, { ...pull, by: { x: pull.by.x + jump.x, y: pull.by.y + jump.y } } );
}
