/** Two slides as faces of a rotating body, as calculations without access to the DOM. */
import type { PlayTransition } from '../../types/playback-config';
import type { Motion, Side } from './motion';
import type { Size } from './slice-plan';

type Look = NonNullable< PlayTransition[ 'cube' ] >;

/** Darkness of a face when it begins to turn, and when it has turned away. */
const SHADE: [ number, number ] = [ 0, 0.45 ];

/** Keyframes of both slides; the new one comes from `side`. `eye`: minimum perspective in px. */
export function faces(
	{ shape, depth, tilt, shade = SHADE }: Look,
	side: Side,
	{ width, height }: Size,
	eye = 0
): Motion {
	const isVertical = side === 'top' || side === 'bottom';
	const extent = isVertical ? height : width;
	const half = extent / 2;
	const far = Math.max( eye, extent * 1.5 );
	const axis = isVertical ? 'rotateX' : 'rotateY';
	// A positive rotation brings the left (or the bottom) edge to the front.
	const way = side === 'right' || side === 'top' ? 1 : -1;
	const lean = ( angle: number ) => ( isVertical ? `rotateY(${ angle }deg)` : `rotateX(${ angle }deg)` );

	const turning = ( from: number, to: number, out: number ) => {
		const at = ( part: number, back: number, angle: number ): Keyframe => {
			const turned = from + ( to - from ) * part;
			const away = Math.min( 1, Math.abs( turned ) / 90 );
			const light = turned ? 1 - shade[ 0 ] * ( 1 - away ) - shade[ 1 ] * away : 1; // The front face has its original brightness.
			return {
				transform: `perspective(${ far }px) translateZ(${ -back - out }px) ${ lean( angle ) } ${ axis }(${ turned }deg) translateZ(${ out }px)`,
				...( shade[ 0 ] || shade[ 1 ] ? { filter: `brightness(${ Math.round( light * 1000 ) / 1000 })` } : {} ),
			};
		};
		return [ at( 0, 0, 0 ), at( 0.5, depth, tilt ), at( 1, 0, 0 ) ];
	};

	switch ( shape ) {
		case 'incube':
			return { incoming: turning( -90 * way, 0, -half ), outgoing: turning( 0, 90 * way, -half ) };
		case 'turn':
			return { incoming: turning( 180 * way, 0, 0 ), outgoing: turning( 0, -180 * way, 0 ) };
		case 'fly': {
			const flown = ( sign: number ): Keyframe => {
				const shift = way * ( isVertical ? -sign : sign ) * 100 + '%';
				return {
					transform: `perspective(${ far }px) translate3d(${ isVertical ? 0 : shift },${ isVertical ? shift : 0 },${ -depth }px) ${ axis }(${ tilt * sign }deg)`,
					opacity: 0,
				};
			};
			const rest: Keyframe = {
				transform: `perspective(${ far }px) translate3d(0,0,0px) ${ axis }(0deg)`,
				opacity: 1,
			};
			return {
				incoming: [ flown( 1 ), { opacity: 1, offset: 0.5 }, rest ],
				outgoing: [ rest, { opacity: 1, offset: 0.5 }, flown( -1 ) ],
			};
		}
		default:
			return { incoming: turning( 90 * way, 0, half ), outgoing: turning( 0, -90 * way, half ) };
	}
}
