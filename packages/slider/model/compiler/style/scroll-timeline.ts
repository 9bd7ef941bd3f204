import type { Options, Slide } from '../../../generated/option-types';
import { cssNumber } from './css-value';

/**
 * Scroll timelines in CSS: they show layers at the page's scroll position before any JavaScript runs.
 * TypeScript port of php/Compiler/Style/ScrollTimeline.php.
 */

/** Start and end of the timeline (ms), whether the slider is pinned meanwhile, and whether layers follow it by default. */
export interface ScrollClock {
	from: number;
	to: number;
	pinned: boolean;
	layers: boolean;
}

/**
 * Undefined without a timeline, and in a carousel whose layers stay visible on neighboring slides, since those neither
 * enter nor leave.
 */
export function scrollClock(
	{ sbtimeline, sliderType, carousel, duration }: Options,
	slide: Slide
): ScrollClock | undefined {
	const { set, fixStart: from, fixEnd: to, fixed: isPinned, layers } = sbtimeline;
	const stay = sliderType === 'carousel' && carousel.showLayersAllTime;
	return set && ! stay
		? { from, to: to > from ? to : ( slide.duration ?? duration ), pinned: isPinned, layers }
		: undefined;
}

/**
 * Range of the view timeline on which a keyframe runs, as CSS. Empty if the keyframe starts before the slider is
 * pinned: it then has the pose at the start of the timeline.
 */
export function scrollRange( { from, to, pinned }: ScrollClock, at: number, duration: number ): string {
	const start = at - from;
	if ( pinned ) {
		const px = ( ms: number ) => `exit-crossing ${ cssNumber( ms, 0 ) }px`;
		return start < 0 ? '' : `${ px( start ) } ${ px( start + duration ) }`;
	}
	const part = 100 / Math.max( 1, to - from );
	const percent = ( ms: number ) => `cover ${ cssNumber( ms * part, 2 ) }%`;
	return `${ percent( start ) } ${ percent( start + duration ) }`;
}
