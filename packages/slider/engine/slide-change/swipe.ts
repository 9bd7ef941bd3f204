import { onDrag } from '@frontage/gesture';
import type { Core, Preview } from '../types/engine-core';

type Uses = Pick<
	Core,
	| 'play'
	| 'element'
	| 'stage'
	| 'slides'
	| 'rtl'
	| 'order'
	| 'slider'
	| 'undo'
	| 'note'
	| 'show'
	| 'go'
	| 'preview'
	| 'turn'
	| 'refresh'
>;

/** Dragging previews the next slide: its transition follows the pointer, and completes or reverts on release. */
export function followFinger( core: Uses ): void {
	const { play, element, order, rtl, slides } = core;
	if ( ! play.swipe || slides.length < 2 ) {
		return;
	}
	const { threshold, vertical = false, desktop = false, fingers = 1, blocks = false } = play.swipe;
	let held: Preview | undefined;
	let direction: 1 | -1 = 1;
	let size = 1;

	const wayOf = ( { dx, dy }: { dx: number; dy: number } ) => ( vertical ? dy : dx * ( rtl ? -1 : 1 ) );

	function take( way: number ) {
		direction = way < 0 ? 1 : -1;
		const to = order[ direction > 0 ? 'next' : 'previous' ]();
		held = to === undefined ? undefined : core.preview( to, direction );
	}

	core.undo(
		onDrag(
			core.stage,
			{
				start( drag ) {
					core.turn.pause(); // Until the next `refresh()`.
					size = ( vertical ? element.clientHeight : element.clientWidth ) || 1; // Read once, so that no layout is read while dragging.
					if ( ! core.show ) {
						take( wayOf( drag ) );
					}
				},
				move( drag ) {
					if ( core.show ) {
						core.show.drag?.( drag.dx, drag.dy );
						return;
					}
					const way = wayOf( drag );
					if ( way && ( ! held || way < 0 !== direction > 0 ) ) {
						held?.revert();
						take( way ); // Its image has loaded, or the direction changed to the other neighbor.
					}
					held?.progress( Math.min( 1, Math.abs( way ) / size ) );
				},
				end( drag, isCanceled ) {
					const wish = { byVisitor: true, byNext: direction > 0, direction };
					if ( core.show ) {
						const to = core.show.release?.( drag.dx, drag.dy, drag.velocityX, drag.velocityY );
						if ( to !== undefined && to !== core.slider.index ) {
							void core.go( to, { ...wish, direction: wayOf( drag ) < 0 ? 1 : -1 } );
						}
					} else {
						const isFar = ! isCanceled && Math.abs( wayOf( drag ) ) >= threshold;
						if ( held ) {
							if ( isFar ) {
								core.note();
							}
							void held[ isFar ? 'commit' : 'revert' ]();
						} else if ( isFar ) {
							void core.go( direction > 0 ? 'next' : 'previous', wish );
						}
					}
					held = undefined;
					core.refresh();
				},
			},
			{ axis: vertical ? 'y' : 'x', mouse: desktop, fingers, blocks }
		)
	);
}
