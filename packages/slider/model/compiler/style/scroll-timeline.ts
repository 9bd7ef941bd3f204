import type { Options, Slide } from '../../../generated/option-types';
import { cssNumber } from './css-value';

/** Scrolling as the clock of layers: what CSS has to know of it to show them where the page stands before there is script. TypeScript port of php/Compiler/Style/ScrollTimeline.php. */

/** When it begins and ends (ms), whether the slider is pinned while it runs, and whether layers follow it that do not say. */
export interface ScrollClock {
	from: number;
	to: number;
	pinned: boolean;
	layers: boolean;
}

/** Undefined where there is none, and where layers stand on slides at the side, which neither come nor go. */
export function scrollClock(
	{ sbtimeline, sliderType, carousel, duration }: Options,
	slide: Slide
): ScrollClock | undefined {
	const { set, fixStart: from, fixEnd: to, fixed: pinned, layers } = sbtimeline;
	const stay = sliderType === 'carousel' && carousel.showLayersAllTime;
	return set && ! stay ? { from, to: to > from ? to : ( slide.duration ?? duration ), pinned, layers } : undefined;
}

/**
 * The part of the slider's way through the window on which a frame runs, as CSS has it. Empty where the frame has begun
 * before the slider is pinned: it stands where the clock begins.
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
