import type { ModuleContext, Show } from '../../types/module-context';
import type { Carousel } from '../../types/playback-config';
import { rubberBand, snapPosition } from './drag-physics';
import { createMotion, type MotionUses } from './item-motion';
import { nearest, type ItemPose } from './track';

const OWN_STYLES = [ 'transform', 'opacity', 'z-index' ];

type LayOutUses = MotionUses & Pick< ModuleContext, 'stage' | 'setShow' | 'still' | 'hook' | 'listen' | 'note' >;
type Motion = ReturnType< typeof createMotion >;

/** Moves the items when the slide changes or the visitor drags. */
function createShow( { play, slides, slider, still }: LayOutUses, look: Carousel, motion: Motion ): Show {
	let target: { index: number; place: number } | undefined; // Of a released carousel.
	let start: number | undefined; // Position at which a drag began.
	const px = ( dx: number, dy: number ) => ( look.vertical ? -dy : -dx * motion.track.way );
	const glideBack = ( place: number ) => void motion.glide( place, still() ? 0 : look.speed );
	return {
		move( _from, to, _direction, isInstant ) {
			const place = target?.index === to ? target.place : nearest( motion.track, to, motion.now() );
			target = undefined;
			return motion.glide( place, isInstant ? 0 : look.speed );
		},
		drag( dx, dy ) {
			start ??= motion.halt();
			motion.stand( rubberBand( motion.track, start, px( dx, dy ) ) );
		},
		release( dx, dy, velocityX, velocityY ) {
			const { track, position } = motion;
			const place = snapPosition( track, {
				start: start ?? position,
				position,
				active: slider.index,
				px: px( dx, dy ),
				speed: px( velocityX, velocityY ),
				threshold: play.swipe?.threshold ?? 75,
			} );
			start = undefined;
			const count = slides.length;
			const index = ( ( Math.round( place ) % count ) + count ) % count;
			if ( index === slider.index ) {
				glideBack( place );
				return undefined;
			}
			target = { index, place };
			queueMicrotask( () => {
				if ( slider.index !== index ) {
					target = undefined; // A listener prevented the change, or its image has not loaded yet.
					glideBack( nearest( motion.track, slider.index, motion.position ) );
				}
			} );
			return index;
		},
		visible: motion.isSeen,
	};
}

/** Lays the slides out as a carousel and moves them. At the ends the items themselves are moved to the other side; none is cloned. */
export function layOut( context: LayOutUses, stance: ItemPose ): () => void {
	const { slides, slider, listen, hook } = context;
	const look = context.play.carousel;
	const frame = slides[ 0 ]?.parentElement;
	if ( ! look || ! frame ) {
		return () => {};
	}
	const motion = createMotion( context, look, frame, stance );
	context.setShow( createShow( context, look, motion ) );
	hook( 'hold', ( isHeld ) => motion.timeline[ isHeld ? 'pause' : 'play' ]() );
	hook( 'enter', ( slide, previous ) => previous < 0 && motion.stand( slide ) ); // A deep link may start with another slide.

	let box: string | undefined;
	const observer = new ResizeObserver( ( [ entry ] ) => {
		const { width, height } = entry!.contentRect;
		const last = box;
		box = `${ width } ${ height }`;
		if ( last && last !== box ) {
			motion.resize(); // The first notification is the size that was just measured.
		}
	} );
	observer.observe( context.stage );
	listen( window, 'beforeprint', motion.halt );

	// A click on a neighboring item goes to it, unless the clicked element is interactive.
	listen( frame, 'click', ( event: MouseEvent ) => {
		const target = event.target as Element;
		const index = slides.findIndex( ( slide ) => slide.contains( target ) );
		if (
			index >= 0 &&
			index !== slider.index &&
			! target.closest( 'a,button,input,select,textarea,video,audio' )
		) {
			context.note();
			void slider.go( index );
		}
	} );

	return () => {
		observer.disconnect();
		motion.halt();
		for ( const element of slides ) {
			OWN_STYLES.forEach( ( name ) => element.style.removeProperty( name ) );
			if ( ! element.style.length ) {
				element.removeAttribute( 'style' );
			}
		}
	};
}
