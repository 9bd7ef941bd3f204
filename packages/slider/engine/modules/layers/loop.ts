import { length } from './pose';
import { pick } from '../../level';
import type { Elements } from './parts';
import type { ModuleContext } from '../../module';
import type { PlayLayer, Pose } from '../../play';

type Animate = ( element: Element, keyframes: Keyframe[], timing: KeyframeAnimationOptions ) => void;

/**
 * Swings a layer between two states for as long as its slide is there. Frames own `transform` and parallax `translate`
 * of the layer, so a loop that moves has an element of its own; `rotate` and `scale` are free.
 */
export function startLoop(
	context: ModuleContext,
	{ from, to, duration, ease, yoyo = {}, start = 0, end }: NonNullable< PlayLayer[ 'loop' ] >,
	{ layer, loop, content }: Elements,
	animate: Animate
): void {
	const all = { ...from, ...to };
	const get = ( pose: Pose, key: 'x' | 'y' | 'z' | 'rotateX' | 'rotateY' | 'rotateZ' | 'scaleX' | 'scaleY' ) =>
		pick( pose[ key ], context.level() );
	const axis = ( [ 'rotateZ', 'rotateY', 'rotateX' ] as const ).find( ( key ) => key in all );

	const swing = (
		used: unknown,
		element: HTMLElement | null,
		back: boolean | undefined,
		draw: ( pose: Pose ) => Keyframe
	) => {
		if ( used && element ) {
			animate( element, [ draw( from ), draw( to ) ], {
				delay: start,
				duration,
				easing: ease,
				iterations: end ? Math.max( 1, ( end - start ) / duration ) : Infinity,
				direction: back ? 'alternate' : 'normal',
				fill: 'both',
			} );
			context.moves();
		}
	};
	swing( 'x' in all || 'y' in all || 'z' in all, loop, yoyo.move, ( pose ) => ( {
		translate: ( [ 'x', 'y', 'z' ] as const ).map( ( key ) => length( get( pose, key ) ) ).join( ' ' ),
	} ) );
	swing( axis, loop ?? layer, yoyo.rotate, ( pose ) => ( {
		rotate: `${ axis!.slice( 6 ).toLowerCase() } ${ get( pose, axis! ) ?? 0 }deg`,
	} ) );
	swing( 'scaleX' in all || 'scaleY' in all, loop ?? layer, yoyo.scale, ( pose ) => ( {
		scale: `${ get( pose, 'scaleX' ) ?? 1 } ${ get( pose, 'scaleY' ) ?? 1 }`,
	} ) );
	// Blur is drawn anew for each picture: never endlessly.
	swing( all.filter, loop ?? content, yoyo.filter, ( { filter } ) => ( {
		filter: ( pick( filter, context.level() ) ?? 'none' ).replace( /blur\(.*?\)/, '' ) || 'none',
	} ) );
}
