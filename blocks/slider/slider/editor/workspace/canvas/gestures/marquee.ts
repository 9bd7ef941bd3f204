import { between, meets, type Point } from '../geometry/box';
import { seenBox } from '../layers/layer-boxes';
import type { Gesture, Scene } from './gesture-context';

/** Draws a marquee and selects the selectable layers that it touches. */
export function drawMarquee(
	{ stage, draw }: Scene,
	from: Point,
	pickable: readonly string[],
	select: ( ids: string[] ) => void
): Gesture {
	const boxes = pickable.flatMap( ( id ) => {
		const box = seenBox( stage.layer( id ) );
		return box ? [ { id, box } ] : [];
	} );
	return {
		move( at ) {
			const marquee = between( from, at );
			draw( { marquee } );
			select( boxes.filter( ( { box } ) => meets( marquee, box ) ).map( ( { id } ) => id ) );
		},
		end() {},
		cancel: () => select( [] ),
	};
}
