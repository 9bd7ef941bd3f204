import type { ModuleContext } from '../../types/module-context';
import type { Carousel } from '../../types/playback-config';
import { mayShow, path, startsOf, stepsTo, type ItemPose, type Track } from './track';

export type MotionUses = Pick< ModuleContext, 'play' | 'slides' | 'slider' | 'rtl' | 'newTimeline' | 'images' >;

function measure( { slides, rtl }: MotionUses, look: Carousel, frame: HTMLElement ): Track {
	const size = look.vertical ? 'offsetHeight' : 'offsetWidth';
	const edge = look.vertical ? 'offsetTop' : 'offsetLeft';
	const view = frame[ size ];
	const sizes = slides.map( ( slide ) => slide[ size ] );
	return {
		look,
		sizes,
		starts: startsOf( sizes, look.space ),
		homes: slides.map(
			( slide ) =>
				slide[ edge ] - ( slide.offsetParent === frame ? 0 : frame[ edge ] ) + ( slide[ size ] - view ) / 2
		),
		view,
		anchor: look.spin ? 0.5 : { start: 0, center: 0.5, end: 1 }[ look.align ],
		endless: !! look.infinite && slides.length >= look.visible + 2,
		way: rtl ? -1 : 1,
	};
}

/** Items nearer to the middle are above the others. */
function stack( slides: readonly HTMLElement[], track: Track, to: number ) {
	slides.forEach( ( slide, index ) => {
		if ( mayShow( track, index, to, to ) ) {
			const steps = Math.round( Math.abs( stepsTo( track, index, to ) ) );
			slide.style.zIndex = String( slides.length - steps );
		}
	} );
}

/** Shows an item beside the active one, and loads its images. */
function show( { slides, images }: MotionUses, index: number ) {
	const slide = slides[ index ];
	if ( slide && slide.dataset.state !== 'active' && slide.dataset.state !== 'leaving' ) {
		slide.dataset.state = 'beside';
	}
	void images( index );
}

/** Positions the items of a carousel, and moves them from one position to another. */
export function createMotion( context: MotionUses, look: Carousel, frame: HTMLElement, stance: ItemPose ) {
	const { slides, slider } = context;
	const timeline = context.newTimeline();
	let track = measure( context, look, frame );
	let position = slider.index;
	let moving: { from: number; to: number; lead?: Animation; done: () => void } | undefined;
	let seen = new Set< number >();

	/** Positions the items for `to`; items that are invisible before and after are skipped. */
	function stand( to: number, all = false ) {
		const from = position;
		position = to;
		seen = new Set();
		slides.forEach( ( slide, index ) => {
			if ( ! all && ! mayShow( track, index, from, to ) ) {
				return;
			}
			const { transform, opacity, seen: isSeen } = stance( track, index, to );
			slide.style.transform = transform;
			slide.style.opacity = String( opacity );
			if ( isSeen ) {
				seen.add( index );
				show( context, index );
			}
		} );
		stack( slides, track, to );
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

	function glide( to: number, duration: number ): Promise< void > {
		const from = halt();
		stand( to );
		if ( from === to || duration <= 0 ) {
			return Promise.resolve();
		}
		stack( slides, track, from );
		return new Promise( ( done ) => {
			const current = { from, to, done } as NonNullable< typeof moving >;
			moving = current;
			slides.forEach( ( slide, index ) => {
				const way = mayShow( track, index, from, to ) && path( track, stance, index, from, to );
				if ( way && way.seen ) {
					show( context, index );
					current.lead = timeline.animate( slide, way.frames, {
						duration,
						easing: look.ease,
						fill: 'both',
					} );
				}
			} );
			timeline.at( duration / 2, () => stack( slides, track, to ) );
			timeline.at( duration, halt );
			timeline.play();
		} );
	}

	stand( position, true );
	return {
		timeline,
		stand,
		now,
		halt,
		glide,
		get track() {
			return track;
		},
		get position() {
			return position;
		},
		isSeen: ( index: number ) => seen.has( index ),
		/** Adapts to another size of the module. */
		resize() {
			const to = moving?.to ?? position;
			halt();
			track = measure( context, look, frame );
			stand( to, true );
		},
	};
}
