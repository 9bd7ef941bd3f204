import { looks, varying } from './pose';
import type { Run } from './keyframe-schedule';
import type { Elements, Properties, Surroundings } from '../../types/layer-keyframe';
import type { PlayLayer, Pose } from '../../types/playback-config';

/** An element that keyframes animate; `states[ n ]` are its properties after keyframe n, 0 those before the entrance. */
export interface Part {
	element: HTMLElement;
	states: Properties[];
	/** Properties that need layout; they switch when their keyframe starts. */
	cuts: Properties[];
}

/** px until the layer is fully outside an edge of the slide; running transforms do not count. */
function wayOut( layer: HTMLElement, side: string ): number {
	let [ x, y ] = [ 0, 0 ];
	const slide = layer.closest< HTMLElement >( '.fr-slide,.fr-slider__stage' )!;
	for (
		let each: HTMLElement | null = layer;
		each && each !== slide;
		each = each.offsetParent as HTMLElement | null
	) {
		x += each.offsetLeft;
		y += each.offsetTop;
	}
	return (
		{ left: -x - layer.offsetWidth, right: slide.offsetWidth - x, top: -y - layer.offsetHeight }[ side ] ??
		slide.offsetHeight - y
	);
}

/** States of a layer as CSS at the current breakpoint; only properties that keyframes change. */
export function partsOf(
	context: Surroundings[ 'context' ],
	{ before = {}, frames = [] }: PlayLayer,
	{ layer, content, mask, target }: Elements
): Part[] {
	const poses: Pose[] = [ before, ...frames.map( ( { to } ) => to ) ];
	if ( context.play.modules.includes( 'split' ) ) {
		// A block hides and shows the content itself (modules/split), so the content is fully visible under it.
		frames.forEach( ( { block }, index ) => {
			const [ there, away ] = index ? [ index, index + 1 ] : [ 1, 0 ];
			if ( block ) {
				poses[ away ] = { ...poses[ away ], opacity: poses[ there ]!.opacity ?? 1 };
			}
		} );
	}
	const around = { context, edge: ( side: string ) => wayOut( layer, side ) };
	const all = looks( poses, around );
	// The first keyframe brings the mask in from its pose; the others move it to theirs.
	const places = [
		frames[ 0 ]?.mask?.from ?? {},
		...frames.map( ( frame, index ) => ( index && frame.mask?.from ) || {} ),
	];
	const style = varying( all, 'style' );
	return [
		{ element: target, states: varying( all, 'frame' ), cuts: [] },
		{
			element: content,
			states: varying( all, 'paint' ).map( ( state, index ) => ( { ...state, ...style[ index ] } ) ),
			cuts: style,
		},
		...( mask ? [ { element: mask, states: varying( looks( places, around ), 'frame' ), cuts: [] } ] : [] ),
	].filter( ( { states } ) => Object.keys( states[ 0 ]! ).length );
}

/** One animation for all keyframes of a run. */
export function keyframes( { states, cuts }: Part, { segments }: Run ): Keyframe[] {
	const begin = segments[ 0 ]!.start;
	const whole = segments.at( -1 )!.end - begin || 1;
	const list: Keyframe[] = segments.flatMap( ( { start, end, ease, from, to } ) => {
		const offset = ( start - begin ) / whole;
		return [
			{ ...states[ from ], offset },
			{ ...states[ from ], ...cuts[ to ], offset, easing: ease },
			{ ...states[ to ], offset: ( end - begin ) / whole },
		];
	} );
	list.at( -1 )!.offset = 1;
	return list;
}
