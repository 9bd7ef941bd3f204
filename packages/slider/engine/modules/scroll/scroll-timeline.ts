import type { Timeline } from '../../types/module-context';

/** A place on the way of a module through the window. */
interface Place {
	rangeName: string;
	offset: unknown;
}
interface Way {
	/** Scrolling leads from here to there (ms) and holds still before and after. */
	from: number;
	to: number;
	place: ( ms: number ) => Place;
}
type Ranged = Animation & { rangeStart: Place; rangeEnd: Place };

/**
 * A timeline whose clock is the scroll. What lies on the way as a whole runs on the browser's own scroll timeline, if
 * there is one; the rest stays on `soft` (`loose`), for somebody to seek.
 */
export function scrolled(
	soft: Timeline,
	native: AnimationTimeline | undefined,
	now: () => number,
	{ from, to, place }: Way
): Timeline & { readonly loose: boolean } {
	const tied = new Set< Animation >();
	let loose = false;

	/** False: the browser cannot, or it goes on where scrolling does not lead. */
	function tie( animation: Animation ): boolean {
		const { delay = 0, activeDuration = 0 } = animation.effect!.getComputedTiming();
		const end = delay + Number( activeDuration );
		if ( ! native || delay < from || end > to ) {
			return false;
		}
		try {
			animation.timeline = native;
			animation.effect!.updateTiming( { delay: 0 } ); // Chromium takes `auto` only where there is no delay any more.
			animation.effect!.updateTiming( { duration: 'auto' } );
			Object.assign( animation as Ranged, { rangeStart: place( delay ), rangeEnd: place( end ) } );
			animation.persist();
			tied.add( animation );
			return true;
		} catch {
			return false; // It has such timelines, but an animation that has begun keeps its own.
		}
	}

	return {
		at: ( ms, call ) => soft.at( ms, call ),
		play: ( rate ) => soft.play( rate ),
		pause: () => soft.pause(),
		seek: ( ms ) => soft.seek( ms ),
		calm: ( on ) => soft.calm( on ),
		get time() {
			return now();
		},
		get end() {
			return soft.end;
		},
		get playing() {
			return soft.playing;
		},
		get loose() {
			return loose;
		},
		animate( element, keyframes, timing ) {
			const animation = native && element.animate( keyframes, timing );
			if ( animation && tie( animation ) ) {
				return animation;
			}
			animation?.cancel();
			loose = true;
			return soft.animate( element, keyframes, timing );
		},
		adopt( animation ) {
			if ( ! tie( animation ) ) {
				loose = true;
				soft.adopt( animation );
			}
			return animation;
		},
		drop( animation ) {
			tied.delete( animation );
			soft.drop( animation );
		},
		clear() {
			tied.forEach( ( animation ) => animation.cancel() );
			tied.clear();
			loose = false;
			soft.clear();
		},
	};
}
