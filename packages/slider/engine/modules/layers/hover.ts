import type { Layer } from './layer';
import { looks, varying } from './pose';
import type { ModuleContext } from '../../types/module-context';

export type HoverUses = Pick< ModuleContext, 'clock' | 'still' | 'undo' | 'play' | 'level' >;

/** Gives what shows a layer's hover state and takes it back, on its content: frames go on moving the layer itself. */
export function createHover( context: HoverUses, { content, spec }: Layer ): ( on: boolean ) => void {
	const { clock, still } = context;
	let animation: Animation | undefined;

	function begin() {
		const { to, duration, ease } = spec.hover!;
		const states = looks( [ {}, to ], { context, edge: () => 0 } );
		/** Values equal to rest are not part of the hover state. */
		const own = ( kind: 'frame' | 'paint' | 'style' ) => varying( states, kind )[ 1 ]!;
		const style = own( 'style' ); // It switches, so both ends are the same.
		animation = clock.animate( content, [ style, { ...own( 'frame' ), ...own( 'paint' ), ...style } ], {
			duration: still() ? 0 : duration,
			easing: ease,
			fill: 'forwards',
		} );
		animation.onfinish = () => animation!.playbackRate < 0 && stop();
	}
	function stop() {
		animation?.cancel();
		animation = undefined;
	}

	context.undo( stop );
	return ( on ) => {
		if ( ! animation && on ) {
			begin();
		} else if ( animation && animation.playbackRate > 0 !== on ) {
			animation.reverse();
		}
	};
}
