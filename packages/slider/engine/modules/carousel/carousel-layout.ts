import type { ModuleContext } from '../../types/module-context';
import { rubberBand, snapPosition } from './drag-physics';
import { mayShow, nearest, path, startsOf, stepsTo, type ItemPose, type Track } from './track';

const OWN_STYLES = [ 'transform', 'opacity', 'z-index' ];

type LayOutUses = Pick<
	ModuleContext,
	| 'play'
	| 'slides'
	| 'stage'
	| 'slider'
	| 'rtl'
	| 'newTimeline'
	| 'images'
	| 'setShow'
	| 'still'
	| 'hook'
	| 'listen'
	| 'note'
>;

/** Lays the slides out as a carousel and moves them. At the ends the items themselves are moved to the other side; none is cloned. */
export function layOut( context: LayOutUses, stance: ItemPose ): () => void {
	const { play, slides, stage, slider } = context;
	const look = play.carousel;
	const frame = slides[ 0 ]?.parentElement;
	if ( ! look || ! frame ) {
		return () => {};
	}
	const timeline = context.newTimeline();
	let track = measure();
	let position = slider.index;
	let targetPosition: { index: number; place: number } | undefined; // Target of a released carousel.
	let moving: { from: number; to: number; lead?: Animation; done: () => void } | undefined;
	let seen = new Set< number >();

	function measure(): Track {
		const size = look!.vertical ? 'offsetHeight' : 'offsetWidth';
		const edge = look!.vertical ? 'offsetTop' : 'offsetLeft';
		const view = frame![ size ];
		const sizes = slides.map( ( slide ) => slide[ size ] );
		return {
			look: look!,
			sizes,
			starts: startsOf( sizes, look!.space ),
			homes: slides.map(
				( slide ) =>
					slide[ edge ] - ( slide.offsetParent === frame ? 0 : frame![ edge ] ) + ( slide[ size ] - view ) / 2
			),
			view,
			anchor: look!.spin ? 0.5 : { start: 0, center: 0.5, end: 1 }[ look!.align ],
			endless: !! look!.infinite && slides.length >= look!.visible + 2,
			way: context.rtl ? -1 : 1,
		};
	}

	/** Positions the items for `to`; items that are invisible before and after are skipped. */
	function stand( to: number, all = false ) {
		const from = position;
		position = to;
		seen = new Set();
		slides.forEach( ( slide, index ) => {
			if ( ! all && ! mayShow( track, index, from, to ) ) {
				return;
			}
			const { transform, opacity, seen: shows } = stance( track, index, to );
			slide.style.transform = transform;
			slide.style.opacity = String( opacity );
			if ( shows ) {
				seen.add( index );
				show( index );
			}
		} );
		stack( to );
	}

	/** Items nearer to the middle are above the others. */
	function stack( to: number ) {
		slides.forEach( ( slide, index ) => {
			if ( mayShow( track, index, to, to ) ) {
				const steps = Math.round( Math.abs( stepsTo( track, index, to ) ) );
				slide.style.zIndex = String( slides.length - steps );
			}
		} );
	}

	function show( index: number ) {
		const slide = slides[ index ];
		if ( slide && slide.dataset.state !== 'active' && slide.dataset.state !== 'leaving' ) {
			slide.dataset.state = 'beside';
		}
		void context.images( index );
	}

	/** Current position, also during an animation. */
	function now(): number {
		const progress = moving?.lead?.effect?.getComputedTiming().progress;
		return moving && typeof progress === 'number' ? moving.from + ( moving.to - moving.from ) * progress : position;
	}

	function halt() {
		const last = moving;
		const at = now();
		moving = undefined;
		timeline.clear();
		last?.done();
		return at;
	}

	function glide( to: number, duration = look!.speed ): Promise< void > {
		const from = halt();
		stand( to );
		if ( from === to || duration <= 0 ) {
			return Promise.resolve();
		}
		stack( from );
		return new Promise( ( done ) => {
			const current = { from, to, done } as NonNullable< typeof moving >;
			moving = current;
			slides.forEach( ( slide, index ) => {
				const way = mayShow( track, index, from, to ) && path( track, stance, index, from, to );
				if ( way && way.seen ) {
					show( index );
					current.lead = timeline.animate( slide, way.frames, {
						duration,
						easing: look!.ease,
						fill: 'both',
					} );
				}
			} );
			timeline.at( duration / 2, () => stack( to ) );
			timeline.at( duration, halt );
			timeline.play();
		} );
	}

	const px = ( dx: number, dy: number ) => ( look.vertical ? -dy : -dx * track.way );

	let start: number | undefined;

	context.setShow( {
		move( _from, to, _direction, isInstant ) {
			const place = targetPosition?.index === to ? targetPosition.place : nearest( track, to, now() );
			targetPosition = undefined;
			return glide( place, isInstant ? 0 : look.speed );
		},
		drag( dx, dy ) {
			start ??= halt();
			stand( rubberBand( track, start, px( dx, dy ) ) );
		},
		release( dx, dy, velocityX, velocityY ) {
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
			const back = ( to: number ) => void glide( to, context.still() ? 0 : look.speed );
			if ( index === slider.index ) {
				back( place );
				return undefined;
			}
			targetPosition = { index, place };
			queueMicrotask( () => {
				if ( slider.index !== index ) {
					targetPosition = undefined; // A listener prevented the change, or its image has not loaded yet.
					back( nearest( track, slider.index, position ) );
				}
			} );
			return index;
		},
		visible: ( index ) => seen.has( index ),
	} );
	context.hook( 'hold', ( isHeld ) => ( isHeld ? timeline.pause() : timeline.play() ) );

	context.hook( 'enter', ( slide, previous ) => previous < 0 && stand( slide ) ); // A deep link may start with another slide.
	stand( position, true );

	let box: string | undefined;
	const observer = new ResizeObserver( ( [ entry ] ) => {
		const { width, height } = entry!.contentRect;
		const last = box;
		box = `${ width } ${ height }`;
		if ( ! last || last === box ) {
			return; // The first notification is the size that was just measured.
		}
		const to = moving?.to ?? position;
		halt();
		track = measure();
		stand( to, true );
	} );
	observer.observe( stage );

	context.listen( window, 'beforeprint', halt );

	// A click on a neighboring item goes to it, unless the clicked element is interactive.
	context.listen( frame, 'click', ( event: MouseEvent ) => {
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
		halt();
		for ( const element of slides ) {
			OWN_STYLES.forEach( ( name ) => element.style.removeProperty( name ) );
			if ( ! element.style.length ) {
				element.removeAttribute( 'style' );
			}
		}
	};
}
