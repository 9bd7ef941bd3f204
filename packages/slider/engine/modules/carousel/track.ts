/**
 * Where the items of a carousel stand: plain arithmetic, no page.
 *
 * A *position* is a number of steps: 2 = slide 2 (from 0) is in the middle, 2.5 = halfway to slide 3. An endless carousel
 * counts on past its ends, and an item stands in the round that is nearest.
 */
import type { Carousel } from '../../types/playback-config';

export interface Track {
	look: Carousel;
	/** px of each item along the way it moves. */
	sizes: number[];
	/** Where each item begins, and, as the last one, where the next round does. */
	starts: number[];
	/** px from the middle of the module to where CSS puts the middle of each item. */
	homes: number[];
	/** px that the module has along the way. */
	view: number;
	endless: boolean;
	/** Which part of the item in front lies at the same part of the module: 0 its start, 0.5 its middle, 1 its end. */
	anchor: number;
	/** -1: the next item comes from the left. */
	way: 1 | -1;
}

/** How one item stands. The transform always has the same functions, so that two of them blend. */
export interface Stand {
	transform: string;
	opacity: number;
	/** Some part of it can be seen. */
	seen: boolean;
}
export type Stance = ( track: Track, index: number, position: number ) => Stand;

export const figure = ( value: number ) => Math.round( value * 1000 ) / 1000 || 0;

export function transform( ...functions: [ name: string, unit: string, ...values: number[] ][] ): string {
	return functions
		.map(
			( [ name, unit, ...values ] ) => `${ name }(${ values.map( ( value ) => figure( value ) + unit ).join() })`
		)
		.join( ' ' );
}

/** px from the eye. */
export const EYE = 1200;

export const clamp = ( low: number, value: number, high: number ) => Math.min( Math.max( low, value ), high );

/** Which round of an endless carousel brings item `index` nearest to `position`. */
const round = ( { endless, sizes }: Track, index: number, position: number ) =>
	endless ? Math.round( ( position - index ) / sizes.length ) : 0;

/** The place nearest to `position` where slide `index` is in the middle. */
export const nearest = ( track: Track, index: number, position: number ) =>
	index + round( track, index, position ) * track.sizes.length;

/** Steps from the place in front to the middle of those that show. */
export const leanOf = ( { anchor, look }: Track ) => ( 0.5 - anchor ) * ( look.visible - 1 );

/** Steps from `position` to item `index`, in the round that brings it nearest to what shows. */
export const stepsTo = ( track: Track, index: number, position: number ) =>
	nearest( track, index, position + leanOf( track ) ) - position;

/** Can any part of the item show on the way from one place to another? Generous, and cheap: most slides of a long row cannot. */
export function mayShow( track: Track, index: number, from: number, to: number ): boolean {
	const { look, sizes, view } = track;
	const step = Math.max( 1, Math.min( ...sizes ) + look.space );
	const middle = ( from + to ) / 2;
	const away = Math.abs( stepsTo( track, index, middle ) );
	return away <= Math.abs( to - from ) / 2 + Math.max( Math.min( look.visible, sizes.length ), view / step ) + 1;
}

/** Where a move may end: an endless one everywhere. */
export const within = ( { endless, sizes }: Track, position: number ) =>
	endless ? position : clamp( 0, position, sizes.length - 1 );

export function startsOf( sizes: number[], space: number ): number[] {
	let sum = 0;
	return [ 0, ...sizes.map( ( size ) => ( sum += size + space ) ) ];
}

/** px from the track's start to the `anchor` of what stands at the place `position`. */
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

/** The place that is `px` further along than `position`. */
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

/** The number of steps at which a look that varies has grown to its end. */
export const reachOf = ( { visible }: Carousel, vary?: true ) => ( vary ? Math.max( 1, Math.ceil( visible / 2 ) ) : 1 );
/** 0 in the middle to 1. */
export const grown = ( steps: number, full: number ) => Math.min( 1, steps / full );
/** What `grown` comes to when it is added up from the middle. */
export const grownInAll = ( steps: number, full: number ) =>
	steps < full ? ( steps * steps ) / ( 2 * full ) : steps - full / 2;

export const dimmed = ( { look }: Track, steps: number ) =>
	look.fade ? 1 - ( 1 - look.fade.to ) * grown( steps, reachOf( look, look.fade.vary ) ) : 1;

/** Past the last that may be seen (`steps` from the middle of those) an item goes within half a step, so that none comes or goes at one stroke. */
export const left = ( { look }: Track, steps: number ) => clamp( 0, ( look.visible / 2 + 0.5 - steps ) * 2, 1 );

/** What item `index` goes through from one place to another, as keyframes; `seen`: at some time some part of it shows. */
export function path( track: Track, stance: Stance, index: number, from: number, to: number ) {
	const { look, sizes, endless } = track;
	const low = Math.min( from, to );
	const high = Math.max( from, to );
	const way = Math.sign( to - from );
	const places = [ from, to ];
	// Looks bend at whole steps; quarters follow what is round between them.
	for ( let place = Math.floor( low * 4 + 1 ) / 4; place < high; place += 0.25 ) {
		places.push( place );
	}
	// Half a round away an item leaves one end and comes back at the other, out of sight.
	const jumps: number[] = [];
	const half = index + sizes.length / 2 - leanOf( track );
	for (
		let jump = half + Math.ceil( ( low - half ) / sizes.length ) * sizes.length;
		endless && jump < high;
		jump += sizes.length
	) {
		jumps.push( jump - 1e-6, jump + 1e-6 );
	}
	const straight =
		! ( look.fade || look.scale || look.rotation || look.skew || look.spin ) &&
		sizes.every( ( size ) => size === sizes[ 0 ] );
	const frames = [ ...( straight ? [ from, to ] : places ), ...jumps ]
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
