import type { ModuleContext } from '../../types/module-context';
import { rest, wake } from './frame-loop';
import type { Passage } from './scroll-progress';
import { viewTimeline } from './view-timeline';

/** An element and its animation while the module passes through the viewport. */
export interface Follower {
	element: Element;
	frames: ( passage: Passage ) => Keyframe[];
}

/**
 * Connects elements to a module's passage through the viewport. If possible, the browser's compositor animates them.
 * Otherwise a frame per scroll event sets the progress of the same animations.
 */
export function createFollowing( section: HTMLElement, onSeen: ModuleContext[ 'onSeen' ] ) {
	const native = viewTimeline( section );
	const animations = new Map< Follower, Animation >();
	const passage: Passage = { height: section.offsetHeight || 1, window: window.innerHeight };
	let isVisible = true;

	const place = () => {
		const { top } = section.getBoundingClientRect();
		const way = ( passage.window - top ) / ( passage.window + passage.height );
		animations.forEach( ( animation ) => ( animation.currentTime = Math.min( 1, Math.max( 0, way ) ) * 1000 ) );
		return false;
	};
	const scrolled = () => isVisible && animations.size && wake( place );
	const measured = ( height: number ) => {
		if ( height && ( height !== passage.height || innerHeight !== passage.window ) ) {
			Object.assign( passage, { height, window: innerHeight } );
			animations.forEach( ( animation, { frames } ) =>
				( animation.effect as KeyframeEffect ).setKeyframes( frames( passage ) )
			);
			if ( ! native ) {
				scrolled();
			}
		}
	};

	const observer = new ResizeObserver( ( entries ) => measured( entries.at( -1 )!.contentRect.height ) );
	observer.observe( section );
	const resized = () => measured( passage.height );
	addEventListener( 'resize', resized );
	let unseen = () => {};
	if ( ! native ) {
		addEventListener( 'scroll', scrolled, { passive: true } );
		unseen = onSeen( section, '0px', ( now ) => {
			isVisible = now;
			scrolled(); // The scroll event of a jump came while the module was still out of view.
		} );
	}

	return {
		add( followers: Follower[] ): () => void {
			for ( const follower of followers ) {
				const timing: KeyframeAnimationOptions & { timeline?: AnimationTimeline } = native
					? { fill: 'both', timeline: native }
					: { fill: 'both', duration: 1000 };
				const animation = follower.element.animate( follower.frames( passage ), timing );
				if ( ! native ) {
					animation.pause();
				}
				animations.set( follower, animation );
			}
			if ( ! native ) {
				place();
			}
			return () =>
				followers.forEach( ( follower ) => {
					animations.get( follower )?.cancel();
					animations.delete( follower );
				} );
		},
		end() {
			animations.forEach( ( animation ) => animation.cancel() );
			animations.clear();
			observer.disconnect();
			removeEventListener( 'resize', resized );
			removeEventListener( 'scroll', scrolled );
			rest( place );
			unseen();
		},
	};
}
