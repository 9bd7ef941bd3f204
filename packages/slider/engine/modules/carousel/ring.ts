import type { EngineModule } from '../../types/module-context';
import { layOut } from './carousel-layout';
import { dimmed, figure, left, stepsTo, transform, type ItemPose, type Track } from './track';

/** A carousel whose slides are on a ring: a wheel (2d) or a drum (3d). */
const turning: EngineModule = ( context ) => ( context.play.carousel?.spin ? layOut( context, ring ) : undefined );
export default turning;

/** Radius of the ring in px, so that neighbors are `space` apart. A negative angle bends it the other way. */
export function radius( { look, sizes }: Track, index: number ): number {
	const half = ( ( look.spinAngle || 1 ) * Math.PI ) / 360;
	return ( ( sizes[ index ] ?? 0 ) + look.space ) / 2 / Math.tan( half );
}

/** Transform on the ring: 2d = a wheel seen from the front, 3d = a drum seen from the side. */
export const ring: ItemPose = ( track, index, position ) => {
	const { look, way, homes } = track;
	const away = stepsTo( track, index, position );
	const isDeep = look.spin === '3d';
	const out = radius( track, index ) * ( isDeep ? -1 : 1 );
	const turn = away * ( look.spinAngle || 1 ) * ( look.vertical ? -1 : way );
	const [ x, y, z ] = [ ! isDeep && look.vertical ? out : 0, isDeep || look.vertical ? 0 : out, isDeep ? out : 0 ];
	const home = -( homes[ index ] ?? 0 );
	const axis = look.vertical ? 'rotateX' : 'rotateY';
	const rest = look.visible >= track.sizes.length ? 1 : left( track, Math.abs( away ) );
	return {
		transform: transform(
			[ 'translate3d', 'px', x + ( look.vertical ? 0 : home ), y + ( look.vertical ? home : 0 ), z ],
			[ isDeep ? axis : 'rotate', 'deg', turn ],
			[ 'translate3d', 'px', -x, -y, -z ]
		),
		opacity: figure( dimmed( track, Math.abs( away ) ) * rest ),
		seen: rest > 0,
	};
};
