import { looks } from './pose';
import type { Elements } from '../../types/layer-keyframe';
import type { ModuleContext } from '../../types/module-context';
import type { PlayLayer, Pose } from '../../types/playback-config';

type Animate = ( element: Element, keyframes: Keyframe[], timing: KeyframeAnimationOptions ) => void;

const kindOf = ( key: string ) => {
	if ( /^(sc|.$)/.test( key ) ) {
		return key.length > 1 ? 'scale' : 'move';
	}
	return /^(f|op)/.test( key ) ? 'filter' : 'rotate';
};

export type LoopUses = Pick< ModuleContext, 'play' | 'level' | 'moves' >;

/** Animates a layer between two poses while its slide is active, on a separate element, since keyframes move the layer itself. */
export function startLoop(
	context: LoopUses,
	{ from, to, duration, ease, yoyo = {}, start = 0, end }: NonNullable< PlayLayer[ 'loop' ] >,
	{ loop }: Elements,
	animate: Animate
): void {
	if ( ! loop ) {
		return;
	}
	const keys = Object.keys( { ...from, ...to } ).filter( ( key ) => ! /^(or|p)/.test( key ) );
	const backs = keys.filter( ( key ) => yoyo[ kindOf( key ) ] ) as ( keyof Pose )[];
	const filters = keys.some( ( key ) => kindOf( key ) === 'filter' );
	/** Some properties alternate and others restart, so one animation contains both directions. */
	const mixed = backs.length && backs.length < keys.length;
	const turn = ( pose: Pose, other: Pose ): Pose =>
		Object.assign( { ...pose }, ...backs.map( ( key ) => ( { [ key ]: other[ key ] } ) ) );
	const poses = [ from, to, ...( mixed ? [ turn( from, to ), turn( to, from ) ] : [] ) ];
	const time = mixed ? 2 * duration : duration;
	animate(
		loop,
		looks( poses, { context, edge: () => 0 } ).map(
			( { frame: { transform, transformOrigin, opacity, filter } }, at ) => ( {
				transform: transform!,
				transformOrigin: transformOrigin!,
				// Blur is repainted for each frame, so it never runs endlessly.
				...( filters && {
					opacity: opacity!,
					filter: filter!.replace( /blur\(.*?\)/, '' ) || 'none',
				} ),
				easing: ease,
				offset: Math.ceil( at / 2 ) / ( mixed ? 2 : 1 ),
			} )
		),
		{
			delay: start,
			duration: time,
			iterations: end ? Math.max( 1, ( end - start ) / time ) : Infinity,
			direction: backs.length && ! mixed ? 'alternate' : 'normal',
			fill: 'both',
		}
	);
	context.moves();
}
