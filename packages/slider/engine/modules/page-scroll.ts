import { linkTo } from './shared/action-link';
import type { EngineModule } from '../types/module-context';
import type { PlayAction } from '../types/playback-config';

/** Events by which the visitor takes over. */
const INTERRUPTIONS = [ 'wheel', 'touchstart', 'keydown', 'pointerdown' ];

const px = ( element: Element, property: 'scrollMarginTop' | 'scrollPaddingTop' ) =>
	parseFloat( getComputedStyle( element )[ property ] ) || 0;

function unescaped( id: string ): string {
	try {
		return decodeURIComponent( id );
	} catch {
		return id; // A percent sign that is not an escape sequence.
	}
}

/** Actions that scroll the page: below the slider, to an element, or to the target of a menu link. */
const pageScroll: EngineModule = ( { element, clock, still, onAction } ) => {
	const root = document.documentElement;
	let stop = () => {};

	/** Scrolls until a position is at the top of the window; calls `done` only if nothing interrupts. */
	function scroll(
		place: () => number,
		{ duration = 400, ease = 'ease', offset = 0 }: PlayAction,
		done: () => void
	) {
		stop();
		const to = () => Math.min( Math.max( 0, scrollY + place() + offset ), root.scrollHeight - innerHeight );
		const jump = ( top: number ) => scrollTo( { top, left: scrollX, behavior: 'instant' } );
		if ( still() || ! duration ) {
			jump( to() );
			done();
			return;
		}
		const from = scrollY;
		const way = to() - from;
		// An animation without effect; its progress provides the easing, in any CSS notation.
		const pace = clock.animate( root, [], { duration, easing: ease, fill: 'forwards' } );
		const abort = new AbortController();
		let frame = requestAnimationFrame( step );
		stop = () => {
			abort.abort();
			cancelAnimationFrame( frame );
			pace.cancel();
		};
		for ( const type of INTERRUPTIONS ) {
			// Listens in the capture phase, because the key event that started the scroll is still bubbling.
			addEventListener( type, stop, { signal: abort.signal, passive: true, capture: true } );
		}

		function step() {
			const part = pace.effect?.getComputedTiming().progress ?? 1;
			if ( Number( pace.currentTime ?? duration ) < duration ) {
				jump( from + way * part );
				frame = requestAnimationFrame( step );
			} else {
				stop();
				jump( to() ); // The page may have changed its height meanwhile.
				done();
			}
		}
	}

	function toElement( id: string, action: PlayAction ): boolean {
		const target = document.getElementById( id );
		if ( target ) {
			const margin = px( target, 'scrollMarginTop' ) + px( root, 'scrollPaddingTop' );
			scroll(
				() => target.getBoundingClientRect().top - margin,
				action,
				() => {
					history.pushState( null, '', `#${ id }` );
					arrive( target );
				}
			);
		}
		return Boolean( target );
	}

	/** Tab continues from the target, as after a native anchor link. */
	function arrive( target: HTMLElement ) {
		target.focus( { preventScroll: true } );
		if ( ! target.matches( ':focus' ) ) {
			target.tabIndex = -1;
			target.addEventListener( 'blur', () => target.removeAttribute( 'tabindex' ), { once: true } );
			target.focus( { preventScroll: true } );
		}
	}

	onAction( 'scrollbelow', ( action ) =>
		scroll(
			() => element.getBoundingClientRect().bottom,
			action,
			() => {}
		)
	);
	onAction( 'scrollto', ( action ) => void toElement( ( action.anchor ?? '' ).replace( /^#/, '' ), action ) );
	onAction( 'menulink', ( action ) => {
		const link = linkTo( action.url, action.target );
		const here = link?.target === '_self' && link.host === location.host && link.pathname === location.pathname;
		if ( ! here || ! toElement( unescaped( link.hash.slice( 1 ) ), action ) ) {
			link?.click();
		}
	} );

	return () => stop();
};

export default pageScroll;
