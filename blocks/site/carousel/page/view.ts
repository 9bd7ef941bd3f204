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
type DragModule = { onMouseDrag: ( list: HTMLElement, drag: MouseDrag ) => void };

const DRAGGED = 75; // px: a shorter drag snaps back.
const reducedMotion = matchMedia( '(prefers-reduced-motion: reduce)' );
const ease = ( progress: number ) => 1 - ( 1 - progress ) ** 3;

function start( section: HTMLElement ): void {
	const list = section.querySelector< HTMLElement >( '.fr-carousel__list' );
	if ( ! list ) {
		return;
	}
	const part = ( name: string ) =>
		section.querySelector< HTMLElement >( `:scope > .fr-carousel__controls > [data-part="${ name }"]` );
	const dots = [ ...( part( 'dots' )?.children ?? [] ) ] as HTMLElement[];
	const [ previous, next, pause, status ] = [ 'previous', 'next', 'pause', 'status' ].map( part );
	const { speed, step, rewinds, autoplay, hover, drag: dragScript } = section.dataset;
	const items = () => [ ...list.children ] as HTMLElement[];
	const directionSign = getComputedStyle( list ).direction === 'rtl' ? -1 : 1;

	let frame = 0;
	let targetIndex = -1; // Index of the item that it is scrolling to.
	let announcedIndex = -1;
	let isByVisitor = false; // The visitor is moving it: announcements are off.
	let isInView = false;
	let isPlaying = Boolean( pause ) && ! reducedMotion.matches;
	let isStartedByVisitor = false; // The visitor started autoplay: focus or hover on the play button does not pause it.
	let timer: ReturnType< typeof setTimeout > | undefined;

	const visibleCount = () => parseInt( getComputedStyle( list ).getPropertyValue( '--fr-columns' ) ) || 1;
	const lastIndex = () => Math.max( 0, items().length - visibleCount() );
	/** Distance of an item from the first one, in px. */
	const offsetOf = ( at: number ) => {
		const [ first, item ] = [ items()[ 0 ], items()[ at ] ];
		return first && item ? item.getBoundingClientRect().left - first.getBoundingClientRect().left : 0;
	};
	const currentIndex = () => Math.min( lastIndex(), Math.round( list.scrollLeft / ( offsetOf( 1 ) || 1 ) ) );

	/** Scrolls with the carousel's own duration. Snapping is off meanwhile, since it would interfere at each step. */
	function scrollToItem( to: number ): void {
		const from = list!.scrollLeft;
		const distance = offsetOf( to ) - from;
		const startTime = performance.now();
		const ms = reducedMotion.matches ? 0 : Number( speed );
		const move = ( now: number ) => {
			const progress = ms ? Math.min( 1, Math.max( 0, now - startTime ) / ms ) : 1;
			list!.scrollLeft = from + distance * ease( progress );
			if ( progress < 1 ) {
				frame = requestAnimationFrame( move );
			} else {
				endScroll();
			}
		};
		cancelScroll();
		targetIndex = to;
		list!.style.scrollSnapType = 'none';
		move( startTime );
		update();
	}

	/** Stops the animation, for a visitor's interaction. */
	function cancelScroll(): void {
		cancelAnimationFrame( frame );
		targetIndex = -1;
	}

	/** Scrolling has ended: turns snapping on again. */
	function endScroll(): void {
		cancelScroll();
		list!.style.scrollSnapType = '';
		update();
		stopAnnouncing();
		scheduleStep();
	}

	function moveBy( by: 1 | -1 ): void {
		const end = lastIndex();
		const at = targetIndex < 0 ? currentIndex() : targetIndex;
		const to = at + by * Number( step );
		const isAtEnd = by > 0 ? at >= end : at <= 0;
		if ( ! isAtEnd ) {
			scrollToItem( Math.min( end, Math.max( 0, to ) ) );
		} else if ( rewinds ) {
			scrollToItem( by > 0 ? 0 : end );
		} else {
			stopAnnouncing();
		}
	}

	function stopAnnouncing(): void {
		isByVisitor = false;
	}

	function update(): void {
		const end = lastIndex();
		const at = targetIndex < 0 ? currentIndex() : targetIndex;
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
		if ( status && isByVisitor && announcedIndex !== at ) {
			const numbers = new Intl.NumberFormat( document.documentElement.lang || undefined );
			status.textContent = status.dataset.text!.replace( '%s', numbers.format( at + 1 ) );
		}
		announcedIndex = at;
		if ( isInView ) {
			preloadImages( at - 1 );
			preloadImages( at + visibleCount() );
		}
	}

	/** Loads the images of the adjacent item in advance. */
	function preloadImages( at: number ): void {
		items()
			[ at ]?.querySelectorAll( 'img' )
			.forEach( ( image ) => ( image.loading = 'eager' ) );
	}

	/** Schedules the next autoplay step, unless it is paused. */
	function scheduleStep(): void {
		clearTimeout( timer );
		const pauseSelector = `:focus-within${ hover ? ', :hover' : '' }`;
		if (
			isPlaying &&
			isInView &&
			lastIndex() &&
			! ( isStartedByVisitor ? list! : section ).matches( pauseSelector )
		) {
			// Polling instead of a listener on the document, which would keep a removed carousel in memory.
			timer = setTimeout( () => ( document.hidden ? scheduleStep() : moveBy( 1 ) ), Number( autoplay ) );
		}
	}

	function setPlaying( to: boolean ): void {
		isPlaying = to;
		if ( pause ) {
			pause.setAttribute( 'aria-label', pause.dataset[ to ? 'stop' : 'start' ]! );
			pause.dataset.state = to ? 'playing' : 'paused';
			scheduleStep();
		}
	}

	/** After an interaction, autoplay stops. */
	const stop = () => {
		isByVisitor = true;
		if ( isPlaying ) {
			setPlaying( false );
		}
	};

	previous?.addEventListener( 'click', () => {
		stop();
		moveBy( -1 );
	} );
	next?.addEventListener( 'click', () => {
		stop();
		moveBy( 1 );
	} );
	dots.forEach( ( dot, to ) =>
		dot.addEventListener( 'click', () => {
			stop();
			scrollToItem( Math.min( to, lastIndex() ) );
		} )
	);
	pause?.addEventListener( 'click', () => {
		isStartedByVisitor = ! isPlaying;
		setPlaying( ! isPlaying );
	} );

	list.addEventListener( 'keydown', ( event ) => {
		const actions: Record< string, () => void > = {
			ArrowLeft: () => moveBy( directionSign < 0 ? 1 : -1 ),
			ArrowRight: () => moveBy( directionSign < 0 ? -1 : 1 ),
			Home: () => scrollToItem( 0 ),
			End: () => scrollToItem( lastIndex() ),
		};
		const action = actions[ event.key ];
		if (
			action &&
			event.target === list &&
			! ( event.ctrlKey || event.altKey || event.metaKey || event.shiftKey )
		) {
			event.preventDefault();
			stop();
			action();
		}
	} );

	// A visitor's gesture interrupts any animated scroll.
	const interrupt = () => {
		if ( targetIndex >= 0 ) {
			endScroll();
		}
		stop();
	};
	list.addEventListener( 'pointerdown', interrupt );
	list.addEventListener( 'pointerup', stopAnnouncing ); // A tap does not move it.
	list.addEventListener( 'scrollend', () => targetIndex < 0 && stopAnnouncing() );
	list.addEventListener( 'wheel', ( { deltaX, deltaY } ) => Math.abs( deltaX ) > Math.abs( deltaY ) && interrupt(), {
		passive: true,
	} );

	let from = 0;
	let startIndex = 0;
	const mouseDrag: MouseDrag = {
		start() {
			startIndex = currentIndex();
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
			isByVisitor = true;
			const isFar = ! cancelled && Math.abs( dx ) >= DRAGGED;
			const direction = dx * directionSign < 0 ? 1 : -1;
			const nearest = currentIndex();
			const to = nearest === startIndex ? startIndex + direction : nearest;
			scrollToItem( isFar ? Math.min( lastIndex(), Math.max( 0, to ) ) : startIndex );
		},
	};
	// Touch devices never load the script for mouse dragging; others load it at the first mouse move.
	const loadDragScript = ( { pointerType }: PointerEvent ) => {
		if ( dragScript && pointerType === 'mouse' ) {
			section.removeEventListener( 'pointermove', loadDragScript );
			( import( /* webpackIgnore: true */ dragScript ) as Promise< DragModule > ).then(
				( { onMouseDrag } ) => onMouseDrag( list, mouseDrag ),
				() => {} // Wheel and buttons work.
			);
		}
	};
	section.addEventListener( 'pointermove', loadDragScript );

	list.addEventListener( 'scroll', () => targetIndex < 0 && update(), { passive: true } );
	[ 'pointerenter', 'pointerleave', 'focusin', 'focusout' ].forEach( ( type ) =>
		section.addEventListener( type, () => setTimeout( scheduleStep ) )
	);
	new ResizeObserver( update ).observe( list );
	new IntersectionObserver( ( entries ) => {
		isInView = entries.at( -1 )!.isIntersecting;
		update();
		scheduleStep();
	} ).observe( section );
	setPlaying( isPlaying );
	update();
}

onArrival( '.fr-carousel', start );
