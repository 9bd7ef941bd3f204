/**
 * Positions of carousel items, as calculations without access to the DOM.
 *
 * A *position* is a number of steps: 2 = slide 2 (from 0) is in the middle, 2.5 = halfway to slide 3. In an endless
 * carousel positions continue beyond the ends, and an item appears in the nearest round.
 */
import type { Carousel } from '../../types/playback-config';

export interface Track {
	look: Carousel;
	/** Size of each item in px along the axis. */
	sizes: number[];
	/** Start of each item; the last value is the start of the next round. */
	starts: number[];
	/** px from the center of the module to the center of each item in the CSS layout. */
	homes: number[];
	/** Size of the module in px along the axis. */
	view: number;
	endless: boolean;
	/** Alignment of the front item in the module: 0 start, 0.5 middle, 1 end. */
	anchor: number;
	/** -1: the next item comes from the left. */
	way: 1 | -1;
}

/** Style of one item. The transform always has the same functions, so that CSS can interpolate it. */
interface Stand {
	transform: string;
	opacity: number;
	/** Whether some part of it is visible. */
	seen: boolean;
}
export type ItemPose = ( track: Track, index: number, position: number ) => Stand;

export const figure = ( value: number ) => Math.round( value * 1000 ) / 1000 || 0;

export function transform( ...functions: [ name: string, unit: string, ...values: number[] ][] ): string {
	return functions
		.map(
			( [ name, unit, ...values ] ) => `${ name }(${ values.map( ( value ) => figure( value ) + unit ).join() })`
		)
		.join( ' ' );
}

/** Perspective in px. */
export const EYE = 1200;

export const clamp = ( low: number, value: number, high: number ) => Math.min( Math.max( low, value ), high );

/** Round of an endless carousel in which item `index` is nearest to `position`. */
const round = ( { endless, sizes }: Track, index: number, position: number ) =>
	endless ? Math.round( ( position - index ) / sizes.length ) : 0;

/** Position nearest to `position` at which slide `index` is in the middle. */
export const nearest = ( track: Track, index: number, position: number ) =>
	index + round( track, index, position ) * track.sizes.length;

/** Steps from the front item to the middle of the visible items. */
export const tiltOf = ( { anchor, look }: Track ) => ( 0.5 - anchor ) * ( look.visible - 1 );

/** Steps from `position` to item `index`, in the round nearest to the visible items. */
export const stepsTo = ( track: Track, index: number, position: number ) =>
	nearest( track, index, position + tiltOf( track ) ) - position;

/** Whether any part of the item may be visible during a move. A fast estimate that excludes most slides of a long row. */
export function mayShow( track: Track, index: number, from: number, to: number ): boolean {
	const { look, sizes, view } = track;
	const step = Math.max( 1, Math.min( ...sizes ) + look.space );
	const middle = ( from + to ) / 2;
	const away = Math.abs( stepsTo( track, index, middle ) );
	return away <= Math.abs( to - from ) / 2 + Math.max( Math.min( look.visible, sizes.length ), view / step ) + 1;
}

/** Limits a position to the ends; an endless carousel has none. */
export const within = ( { endless, sizes }: Track, position: number ) =>
	endless ? position : clamp( 0, position, sizes.length - 1 );

export function startsOf( sizes: number[], space: number ): number[] {
	let sum = 0;
	return [ 0, ...sizes.map( ( size ) => ( sum += size + space ) ) ];
}

/** px from the start of the track to the `anchor` at a position. */
export function reach( { sizes, starts, look, endless, anchor: own }: Track, position: number, anchor = own ): number {
	const count = sizes.length;
	if ( count < 2 ) {
		return position * look.space + ( position + anchor ) * ( sizes[ 0 ] ?? 0 );
	}
	const edge = ( step: number ) => {
		const turns = endless ? Math.floor( step / count ) : 0;
		const index = step - turns * count;
		return turns * ( starts[ count ] ?? 0 ) + ( starts[ index ] ?? 0 ) + ( sizes[ index ] ?? 0 ) * anchor;
	};
	const from = endless ? Math.floor( position ) : clamp( 0, Math.floor( position ), count - 2 );
	return edge( from ) + ( edge( from + 1 ) - edge( from ) ) * ( position - from );
}

/** Position that is `px` further along the track. */
export function along( track: Track, position: number, px: number ): number {
	const goal = reach( track, position ) + px;
	let low = position - track.sizes.length;
	let high = position + track.sizes.length;
	for ( let i = 0; i < 40; i++ ) {
		const middle = ( low + high ) / 2;
		if ( reach( track, middle ) < goal ) {
			low = middle;
		} else {
			high = middle;
		}
	}
	return ( low + high ) / 2;
}

/** Number of steps after which a varying effect has its full strength. */
export const reachOf = ( { visible }: Carousel, shouldVary?: true ) =>
	shouldVary ? Math.max( 1, Math.ceil( visible / 2 ) ) : 1;
/** Strength of an effect: 0 in the middle, up to 1. */
export const grown = ( steps: number, full: number ) => Math.min( 1, steps / full );
/** Sum of `grown` from the middle. */
export const grownInAll = ( steps: number, full: number ) =>
	steps < full ? ( steps * steps ) / ( 2 * full ) : steps - full / 2;

export const dimmed = ( { look }: Track, steps: number ) =>
	look.fade ? 1 - ( 1 - look.fade.to ) * grown( steps, reachOf( look, look.fade.vary ) ) : 1;

/** Opacity beyond the last visible item: it fades within half a step, so that no item appears or disappears abruptly. */
export const left = ( { look }: Track, steps: number ) => clamp( 0, ( look.visible / 2 + 0.5 - steps ) * 2, 1 );

/** Keyframes of item `index` for a move; `seen`: whether some part of it is visible at any time. */
export function path( track: Track, stance: ItemPose, index: number, from: number, to: number ) {
	const { look, sizes, endless } = track;
	const low = Math.min( from, to );
	const high = Math.max( from, to );
	const way = Math.sign( to - from );
	const places = [ from, to ];
	// Effects change their slope at whole steps; quarter steps approximate curves between them.
	for ( let place = Math.floor( low * 4 + 1 ) / 4; place < high; place += 0.25 ) {
		places.push( place );
	}
	// Half a round away, an item moves from one end to the other while it is invisible.
	const jumps: number[] = [];
	const half = index + sizes.length / 2 - tiltOf( track );
	for (
		let jump = half + Math.ceil( ( low - half ) / sizes.length ) * sizes.length;
		endless && jump < high;
		jump += sizes.length
	) {
		jumps.push( jump - 1e-6, jump + 1e-6 );
	}
	const isStraight =
		! ( look.fade || look.scale || look.rotation || look.skew || look.spin ) &&
		sizes.every( ( size ) => size === sizes[ 0 ] );
	const frames = [ ...( isStraight ? [ from, to ] : places ), ...jumps ]
		.filter( ( place ) => place >= low && place <= high )
		.sort( ( a, b ) => ( a - b ) * way )
		.map( ( place ) => {
			const { transform: how, opacity } = stance( track, index, place );
			return {
				transform: how,
				opacity,
				offset: from === to ? 0 : clamp( 0, ( place - from ) / ( to - from ), 1 ),
			};
		} );
	return { frames, seen: places.some( ( place ) => stance( track, index, place ).seen ) };
}
