import type { Attributes } from '../../state/attribute-paths';

/** Keyframes of a layer as bars on the slide's timeline, and the keyframes after a bar was changed. */

export interface Frame extends Attributes {
	readonly id?: string;
	readonly at?: number | string;
	readonly duration?: number;
	readonly ease?: string;
	readonly to?: Attributes;
	readonly split?: readonly Attributes[];
	readonly mask?: Attributes;
}

export interface Bar {
	/** Name of the keyframe. */
	id: string;
	kind: 'in' | 'step' | 'out';
	/** ms on the slide's timeline as in the engine: no keyframe begins before the previous one has ended. */
	start: number;
	duration: number;
	/** Additional ms of split text after its first piece. */
	tail: number;
	/** Whether it runs at the end of the slide. */
	atEnd: boolean;
	/** Whether only an action starts it, so that it has no time. */
	byAction: boolean;
	ease: string;
}

export const ENTRANCE = 'frame_1';
export const EXIT = 'frame_999';
const BEFORE = 'frame_0';

const KINDS: Readonly< Record< string, Bar[ 'kind' ] > > = { [ ENTRANCE ]: 'in', [ EXIT ]: 'out' };

export const DURATION = 300;
const EASE = 'power3.inOut';

export const framesOf = ( { frames }: Attributes ): Frame[] => ( Array.isArray( frames ) ? ( frames as Frame[] ) : [] );
const idOf = ( { id = ENTRANCE }: Frame ) => id;
const durationOf = ( { duration = DURATION }: Frame ) => duration;

/** Number of pieces of a text; the number of lines is only known after layout. */
function piecesOf( html: unknown, by: unknown ): number {
	const text = ( typeof html === 'string' ? html : '' ).replace( /<[^>]*>|&\w+;/g, ' ' ).trim();
	const words = text.split( /\s+/ ).filter( Boolean );
	return { lines: 1, words: words.length }[ by as string ] ?? words.join( '' ).length;
}

function tailOf( { split }: Frame, before: Frame | undefined, html: unknown ): number {
	const own = split?.[ 0 ] ?? before?.split?.[ 0 ];
	return own ? Math.max( 0, piecesOf( html, own.by ?? 'chars' ) - 1 ) * Number( own.step ?? 50 ) : 0;
}

/** Bars of a layer, in order. */
export function barsOf( attributes: Attributes, slideDuration: number ): Bar[] {
	const frames = framesOf( attributes );
	const before = frames.find( ( frame ) => idOf( frame ) === BEFORE );
	let free = 0;
	return frames
		.filter( ( frame ) => idOf( frame ) !== BEFORE )
		.map( ( frame ) => {
			const { at = 0 } = frame;
			const duration = durationOf( frame );
			const id = idOf( frame );
			const byAction = at === 'action';
			const isAtEnd = at === 'slideEnd';
			const start = isAtEnd || byAction ? slideDuration : Math.max( free, Number( at ) || 0 );
			if ( ! byAction && ! isAtEnd ) {
				free = start + duration;
			}
			return {
				id,
				kind: KINDS[ id ] ?? 'step',
				start,
				duration,
				tail: tailOf( frame, id === ENTRANCE ? before : undefined, attributes.html ),
				atEnd: isAtEnd,
				byAction,
				ease: frame.ease ?? EASE,
			};
		} );
}

const withFrame = ( frames: readonly Frame[], id: string, change: Attributes ): Frame[] =>
	frames.map( ( frame ) => ( idOf( frame ) === id ? { ...frame, ...change } : frame ) );

/** Range in which a bar can be moved without moving others. */
export function roomOf( bars: readonly Bar[], id: string ): { from: number; to: number } {
	const others = bars.filter( ( bar ) => ! bar.byAction && ( ! bar.atEnd || bar.id === id ) );
	const place = others.findIndex( ( bar ) => bar.id === id );
	const before = others[ place - 1 ];
	return { from: before ? before.start + before.duration : 0, to: others[ place + 1 ]?.start ?? Infinity };
}

export interface Time {
	start: number;
	duration: number;
}

/** The moved end of a bar; undefined: the whole bar moves. */
export type Edge = 'start' | 'end' | undefined;

/** A bar's time after one end, or the whole bar, was moved by ms. */
export function movedTime( { start, duration }: Time, edge: Edge, by: number ): Time {
	if ( edge === 'start' ) {
		return { start: start + by, duration: duration - by };
	}
	return edge === 'end' ? { start, duration: duration + by } : { start: start + by, duration };
}

/** Limits a bar's new time to the space between its neighbors, and to at least 10 ms. */
export function fitted( { from, to }: { from: number; to: number }, { start, duration }: Time, edge?: Edge ): Time {
	const whole = ( value: number ) => Math.round( value / 10 ) * 10;
	if ( edge === 'start' ) {
		const end = start + duration;
		const first = Math.min( Math.max( whole( start ), from ), end - 10 );
		return { start: first, duration: end - first };
	}
	if ( edge === 'end' ) {
		return { start, duration: Math.max( 10, Math.min( whole( start + duration ), to ) - start ) };
	}
	return { start: Math.max( from, Math.min( whole( start ), to - duration ) ), duration };
}

/** Keyframes with a bar at another time. `slideEnd`: it runs at the end of the slide. */
export function timed( frames: readonly Frame[], id: string, { start, duration }: Time, isAtEnd = false ): Frame[] {
	return withFrame( frames, id, { at: isAtEnd ? 'slideEnd' : start, duration } );
}

export const eased = ( frames: readonly Frame[], id: string, ease: string ) => withFrame( frames, id, { ease } );

/** Start of an entrance, or end of an exit; the keyframe's own time stays. */
export interface Move {
	pose: Attributes;
	duration: number;
	ease: string;
	/** Split text; `pose` then applies to the pieces. */
	split?: Attributes | undefined;
	/** Mask: the layer moves inside its own box. */
	mask?: Attributes | undefined;
}

const THERE = { opacity: [ 1 ] };

export function withEntrance( frames: readonly Frame[], { pose, duration, ease, split, mask }: Move, at = 0 ): Frame[] {
	const own = frames.find( ( frame ) => idOf( frame ) === ENTRANCE );
	const rest = frames.filter( ( frame ) => ! [ ENTRANCE, BEFORE ].includes( idOf( frame ) ) );
	const { split: pieces, mask: clip, sfx, ...kept } = own ?? {};
	return [
		{
			id: BEFORE,
			to: split ? THERE : pose,
			...( split && { split: [ { ...split, pose } ] } ),
			...( mask && { mask } ),
		},
		{
			to: {},
			...kept,
			id: ENTRANCE,
			at: own?.at ?? at,
			duration,
			ease,
			...( split && { split: [ split ] } ),
			...( mask && { mask: {} } ),
		},
		...rest,
	];
}

export function withExit( frames: readonly Frame[], { pose, duration, ease, split, mask }: Move ): Frame[] {
	const own = frames.find( ( frame ) => idOf( frame ) === EXIT );
	const come = frames.some( ( frame ) => idOf( frame ) === ENTRANCE ) ? frames : standing( frames );
	return [
		...come.filter( ( frame ) => idOf( frame ) !== EXIT ),
		{
			id: EXIT,
			at: own?.at ?? 'slideEnd',
			duration,
			ease,
			to: split ? THERE : pose,
			...( split && { split: [ { ...split, pose } ] } ),
			...( mask && { mask } ),
		},
	];
}

/** Adds an entrance without duration, since later keyframes need a previous one. */
const standing = ( frames: readonly Frame[] ): Frame[] => [
	{ id: BEFORE, to: THERE },
	{ id: ENTRANCE, at: 0, duration: 0, to: {} },
	...frames.filter( ( frame ) => ! [ BEFORE, ENTRANCE ].includes( idOf( frame ) ) ),
];

/** Adds a keyframe between entrance and exit, at a time or after the previous keyframes. */
export function withStep( attributes: Attributes, at: number, slideDuration: number ): { frames: Frame[]; id: string } {
	const given = framesOf( attributes );
	const frames = given.some( ( frame ) => idOf( frame ) === ENTRANCE ) ? given : standing( given );
	const number =
		Math.max( 1, ...frames.map( ( frame ) => Number( idOf( frame ).slice( 6 ) ) ).filter( ( own ) => own < 999 ) ) +
		1;
	const id = `frame_${ number }`;
	const bars = barsOf( { ...attributes, frames }, slideDuration ).filter(
		( bar ) => bar.kind !== 'out' && ! bar.byAction
	);
	const free = Math.max( 0, ...bars.map( ( bar ) => bar.start + bar.duration ) );
	const step: Frame = {
		id,
		at: Math.max( free, Math.round( at / 10 ) * 10 ),
		duration: 600,
		ease: 'power2.inOut',
		to: { scaleX: [ 1.1 ], scaleY: [ 1.1 ] },
	};
	const exit = frames.findIndex( ( frame ) => idOf( frame ) === EXIT );
	const place = exit < 0 ? frames.length : exit;
	return { frames: [ ...frames.slice( 0, place ), step, ...frames.slice( place ) ], id };
}

/** Removes a keyframe; undefined if no animation is left. */
export function withoutFrame( frames: readonly Frame[], id: string ): Frame[] | undefined {
	const rest = frames.filter( ( frame ) => idOf( frame ) !== id );
	const left = id === ENTRANCE ? standing( rest ) : rest;
	const others = left.filter( ( frame ) => ! [ BEFORE, ENTRANCE ].includes( idOf( frame ) ) );
	const stands = left.every( ( frame ) => idOf( frame ) !== ENTRANCE || durationOf( frame ) === 0 );
	return others.length || ! stands ? left : undefined;
}

/** Sets or removes the split text of a keyframe. */
export function withSplit( frames: readonly Frame[], id: string, split: Attributes | undefined ): Frame[] {
	const holder = id === ENTRANCE ? BEFORE : id;
	return frames.map( ( frame ) => {
		const own = idOf( frame );
		if ( own !== id && own !== holder ) {
			return frame;
		}
		const { split: pieces, ...rest } = frame;
		const pose = ( pieces?.[ 0 ]?.pose ?? frame.to ) as Attributes | undefined;
		if ( ! split ) {
			// The pose of the pieces becomes that of the whole layer.
			return own === holder && pieces ? { ...rest, to: pose ?? {} } : rest;
		}
		return own === holder
			? { ...rest, to: THERE, split: [ { ...split, pose: pose ?? {} } ] }
			: { ...rest, split: [ split ] };
	} );
}

export const splitOf = ( frames: readonly Frame[], id: string ): Attributes | undefined =>
	[ id, ...( id === ENTRANCE ? [ BEFORE ] : [] ) ]
		.map( ( name ) => frames.find( ( frame ) => idOf( frame ) === name )?.split?.[ 0 ] )
		.find( Boolean );
