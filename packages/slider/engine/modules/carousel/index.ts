import type { EngineModule } from '../../types/module-context';
import { layOut } from './carousel-layout';
import {
	clamp,
	EYE,
	dimmed,
	figure,
	grown,
	grownInAll,
	tiltOf,
	left,
	reach,
	reachOf,
	stepsTo,
	transform,
	type ItemPose,
} from './track';

/** Several slides next to each other, in a row or a column. The module `ring` places them on a ring. */
const carousel: EngineModule = ( context ) => ( context.play.carousel?.spin ? undefined : layOut( context, flat ) );
export default carousel;

/** The flat carousel: items in a row or a column, rotated, scaled, skewed and dimmed by their steps from the middle. */
export const flat: ItemPose = ( track, index, position ) => {
	const { look, sizes, view, way, anchor } = track;
	const { scale, rotation, skew, vertical, visible } = look;
	const away = stepsTo( track, index, position );
	const steps = Math.abs( away );
	const side = Math.sign( away );
	const own = sizes[ index ] ?? 0;

	let place = reach( track, away + position, 0.5 ) - reach( track, position ) + ( anchor - 0.5 ) * view;
	let factor = 1;
	if ( scale ) {
		const full = reachOf( look, scale.vary );
		factor = 1 - ( 1 - scale.to ) * grown( steps, full );
		place -= scale.offset ? side * own * ( 1 - scale.to ) * grownInAll( steps, full ) : 0;
	}
	const direction = vertical ? 1 : way;
	const turn = rotation ? side * rotation.to * grown( steps, reachOf( look, rotation.vary ) ) : 0;
	const slant = clamp( -1, away, 1 ) * direction;
	const there = place * direction - ( track.homes[ index ] ?? 0 );
	// Hides other items if the module is wider than the visible ones, or if scaled items are drawn together.
	const hides = scale?.offset || ( ! look.justify && visible * ( own + look.space ) + look.space < view - 1 );
	const rest = hides ? left( track, Math.abs( away - tiltOf( track ) ) ) : 1;
	const turned = transform(
		[ 'perspective', 'px', EYE ],
		[ vertical ? 'rotateX' : 'rotateY', 'deg', -turn * direction ]
	);
	return {
		transform: [
			transform( [ 'translate3d', 'px', ...( vertical ? [ 0, there, 0 ] : [ there, 0, 0 ] ) ] ),
			...( rotation ? [ turned ] : [] ),
			transform(
				[ 'scale', '', factor ],
				[ 'skew', 'deg', ...( skew ?? [ 0, 0 ] ).map( ( angle ) => angle * slant ) ]
			),
		].join( ' ' ),
		opacity: figure( dimmed( track, steps ) * rest ),
		seen: rest > 0 && Math.abs( place ) < ( view + own * factor ) / 2 - 0.5,
	};
};
