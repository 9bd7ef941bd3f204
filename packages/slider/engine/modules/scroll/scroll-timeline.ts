import type { Timeline } from '../../types/module-context';

/** A position in a module's passage through the viewport. */
interface Place {
	rangeName: string;
	offset: unknown;
}
interface Way {
	/** Range in ms that scrolling covers; time stops before and after it. */
	from: number;
	to: number;
	place: ( ms: number ) => Place;
}
type Ranged = Animation & { rangeStart: Place; rangeEnd: Place };

/**
 * A timeline driven by scrolling. Animations entirely within its range use the browser's own scroll timeline, if
 * available. The others stay on `soft` (`loose`), which the caller must seek.
 */
export function scrolled(
	soft: Timeline,
	native: AnimationTimeline | undefined,
	now: () => number,
	{ from, to, place }: Way
): Timeline & { readonly loose: boolean } {
	const tied = new Set< Animation >();
	let loose = false;

	/** Returns false if the browser cannot do it, or if the animation exceeds the range of scrolling. */
	function tie( animation: Animation ): boolean {
		const { delay = 0, activeDuration = 0 } = animation.effect!.getComputedTiming();
		const end = delay + Number( activeDuration );
		if ( ! native || delay < from || end > to ) {
			return false;
		}
		try {
			animation.timeline = native;
			animation.effect!.updateTiming( { delay: 0 } ); // Chromium accepts `auto` only without a delay.
			animation.effect!.updateTiming( { duration: 'auto' } );
			Object.assign( animation as Ranged, { rangeStart: place( delay ), rangeEnd: place( end ) } );
			animation.persist();
			tied.add( animation );
			return true;
		} catch {
			return false; // The browser has such timelines, but a running animation keeps its own.
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
