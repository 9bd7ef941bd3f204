/**
 * Without script, a carousel scrolls and snaps by touch, wheel and keyboard. The script adds buttons, dots, mouse dragging,
 * and autoplay, which ends with the first interaction.
 */
import { onArrival } from '@frontage/kit/arrivals';
import type { DragHandlers } from '@frontage/gesture';

/** Handlers of dragging with a mouse, which lazy/drag.ts calls. */
export interface MouseDrag extends Pick< DragHandlers, 'move' | 'end' > {
	start: () => void;
}
type Late = { onMouseDrag: ( list: HTMLElement, drag: MouseDrag ) => void };

const DRAGGED = 75; // px: a shorter drag snaps back.
const still = matchMedia( '(prefers-reduced-motion: reduce)' );
const ease = ( part: number ) => 1 - ( 1 - part ) ** 3;

function start( section: HTMLElement ): void {
	const list = section.querySelector< HTMLElement >( '.fr-carousel__list' );
	if ( ! list ) {
		return;
	}
	const part = ( name: string ) =>
		section.querySelector< HTMLElement >( `:scope > .fr-carousel__controls > [data-part="${ name }"]` );
	const dots = [ ...( part( 'dots' )?.children ?? [] ) ] as HTMLElement[];
	const [ previous, next, pause, status ] = [ 'previous', 'next', 'pause', 'status' ].map( part );
	const { speed, step, rewinds, autoplay, hover, drag } = section.dataset;
	const items = () => [ ...list.children ] as HTMLElement[];
	const sideways = getComputedStyle( list ).direction === 'rtl' ? -1 : 1;

	let frame = 0;
	let goal = -1; // Index of the item that it is scrolling to.
	let told = -1;
	let asked = false; // The visitor is moving it: announcements are off.
	let seen = false;
	let plays = Boolean( pause ) && ! still.matches;
	let insists = false; // The visitor started autoplay: focus or hover on the play button does not pause it.
	let timer: ReturnType< typeof setTimeout > | undefined;

	const shown = () => parseInt( getComputedStyle( list ).getPropertyValue( '--fr-columns' ) ) || 1;
	const last = () => Math.max( 0, items().length - shown() );
	/** Distance of an item from the first one, in px. */
	const placeOf = ( at: number ) => {
		const [ first, item ] = [ items()[ 0 ], items()[ at ] ];
		return first && item ? item.getBoundingClientRect().left - first.getBoundingClientRect().left : 0;
	};
	const index = () => Math.min( last(), Math.round( list.scrollLeft / ( placeOf( 1 ) || 1 ) ) );

	/** Scrolls with the carousel's own duration. Snapping is off meanwhile, since it would interfere at each step. */
	function glide( to: number ): void {
		const from = list!.scrollLeft;
		const way = placeOf( to ) - from;
		const begun = performance.now();
		const ms = still.matches ? 0 : Number( speed );
		const move = ( now: number ) => {
			const done = ms ? Math.min( 1, Math.max( 0, now - begun ) / ms ) : 1;
			list!.scrollLeft = from + way * ease( done );
			if ( done < 1 ) {
				frame = requestAnimationFrame( move );
			} else {
				rest();
			}
		};
		halt();
		goal = to;
		list!.style.scrollSnapType = 'none';
		move( begun );
		update();
	}

	/** Stops the animation, for a visitor's interaction. */
	function halt(): void {
		cancelAnimationFrame( frame );
		goal = -1;
	}

	/** Scrolling has ended: turns snapping on again. */
	function rest(): void {
		halt();
		list!.style.scrollSnapType = '';
		update();
		hush();
		plan();
	}

	function go( by: 1 | -1 ): void {
		const end = last();
		const at = goal < 0 ? index() : goal;
		const to = at + by * Number( step );
		const over = by > 0 ? at >= end : at <= 0;
		if ( ! over ) {
			glide( Math.min( end, Math.max( 0, to ) ) );
		} else if ( rewinds ) {
			glide( by > 0 ? 0 : end );
		} else {
			hush();
		}
	}

	function hush(): void {
		asked = false;
	}

	function update(): void {
		const end = last();
		const at = goal < 0 ? index() : goal;
		section.dataset.state = end ? 'ready' : 'fits';
		if ( ! rewinds ) {
			previous?.setAttribute( 'aria-disabled', String( at <= 0 ) );
			next?.setAttribute( 'aria-disabled', String( at >= end ) );
		}
		dots.forEach( ( dot, to ) => {
			dot.hidden = to > end || Boolean( to % Number( step ) && to !== end );
			if ( to === at ) {
				dot.setAttribute( 'aria-current', 'true' );
			} else {
				dot.removeAttribute( 'aria-current' );
			}
		} );
		if ( status && asked && told !== at ) {
			const numbers = new Intl.NumberFormat( document.documentElement.lang || undefined );
			status.textContent = status.dataset.text!.replace( '%s', numbers.format( at + 1 ) );
		}
		told = at;
		if ( seen ) {
			askFor( at - 1 );
			askFor( at + shown() );
		}
	}

	/** Loads the images of the adjacent item in advance. */
	function askFor( at: number ): void {
		items()
			[ at ]?.querySelectorAll( 'img' )
			.forEach( ( image ) => ( image.loading = 'eager' ) );
	}

	/** Schedules the next autoplay step, unless it is paused. */
	function plan(): void {
		clearTimeout( timer );
		const held = `:focus-within${ hover ? ', :hover' : '' }`;
		if ( plays && seen && last() && ! ( insists ? list! : section ).matches( held ) ) {
			// Polling instead of a listener on the document, which would keep a removed carousel in memory.
			timer = setTimeout( () => ( document.hidden ? plan() : go( 1 ) ), Number( autoplay ) );
		}
	}

	function setPlays( to: boolean ): void {
		plays = to;
		if ( pause ) {
			pause.setAttribute( 'aria-label', pause.dataset[ to ? 'stop' : 'start' ]! );
			pause.dataset.state = to ? 'playing' : 'paused';
			plan();
		}
	}

	/** After an interaction, autoplay stops. */
	const stop = () => {
		asked = true;
		if ( plays ) {
			setPlays( false );
		}
	};

	previous?.addEventListener( 'click', () => {
		stop();
		go( -1 );
	} );
	next?.addEventListener( 'click', () => {
		stop();
		go( 1 );
	} );
	dots.forEach( ( dot, to ) =>
		dot.addEventListener( 'click', () => {
			stop();
			glide( Math.min( to, last() ) );
		} )
	);
	pause?.addEventListener( 'click', () => {
		insists = ! plays;
		setPlays( ! plays );
	} );

	list.addEventListener( 'keydown', ( event ) => {
		const ways: Record< string, () => void > = {
			ArrowLeft: () => go( sideways < 0 ? 1 : -1 ),
			ArrowRight: () => go( sideways < 0 ? -1 : 1 ),
			Home: () => glide( 0 ),
			End: () => glide( last() ),
		};
		const way = ways[ event.key ];
		if ( way && event.target === list && ! ( event.ctrlKey || event.altKey || event.metaKey || event.shiftKey ) ) {
			event.preventDefault();
			stop();
			way();
		}
	} );

	// A visitor's gesture interrupts any animated scroll.
	const take = () => {
		if ( goal >= 0 ) {
			rest();
		}
		stop();
	};
	list.addEventListener( 'pointerdown', take );
	list.addEventListener( 'pointerup', hush ); // A tap does not move it.
	list.addEventListener( 'scrollend', () => goal < 0 && hush() );
	list.addEventListener( 'wheel', ( { deltaX, deltaY } ) => Math.abs( deltaX ) > Math.abs( deltaY ) && take(), {
		passive: true,
	} );

	let from = 0;
	let before = 0;
	const byMouse: MouseDrag = {
		start() {
			before = index();
			from = list.scrollLeft;
			list.style.scrollSnapType = 'none';
			section.dataset.dragged = '';
			getSelection()?.empty();
		},
		move( { dx } ) {
			list.scrollLeft = from - dx;
		},
		end( { dx }, cancelled ) {
			delete section.dataset.dragged;
			asked = true;
			const far = ! cancelled && Math.abs( dx ) >= DRAGGED;
			const onwards = dx * sideways < 0 ? 1 : -1;
			const nearest = index();
			const to = nearest === before ? before + onwards : nearest;
			glide( far ? Math.min( last(), Math.max( 0, to ) ) : before );
		},
	};
	// Touch devices never load the script for mouse dragging; others load it at the first mouse move.
	const expectMouse = ( { pointerType }: PointerEvent ) => {
		if ( drag && pointerType === 'mouse' ) {
			section.removeEventListener( 'pointermove', expectMouse );
			( import( /* webpackIgnore: true */ drag ) as Promise< Late > ).then(
				( { onMouseDrag } ) => onMouseDrag( list, byMouse ),
				() => {} // Wheel and buttons work.
			);
		}
	};
	section.addEventListener( 'pointermove', expectMouse );

	list.addEventListener( 'scroll', () => goal < 0 && update(), { passive: true } );
	[ 'pointerenter', 'pointerleave', 'focusin', 'focusout' ].forEach( ( type ) =>
		section.addEventListener( type, () => setTimeout( plan ) )
	);
	new ResizeObserver( update ).observe( list );
	new IntersectionObserver( ( entries ) => {
		seen = entries.at( -1 )!.isIntersecting;
		update();
		plan();
	} ).observe( section );
	setPlays( plays );
	update();
}

onArrival( '.fr-carousel', start );
