/**
 * A fixed header that hides on scrolling down and returns on scrolling up. The event `frontage:header:freeze` on the
 * document keeps its state until it is dispatched with `detail: false`; so does an open overlay.
 */
export function headroom( bar: HTMLElement ): void {
	let last = scrollY;
	let isHeld = false;
	let isFrozen = false;

	const is = ( on: boolean, name: string, not: string ) => {
		if ( ! isFrozen ) {
			bar.classList.toggle( `is-${ name }`, on );
			bar.classList.toggle( `is-${ not }`, ! on );
		}
	};
	/** It may hide only without focus or an open menu inside. */
	const pin = ( on: boolean ) =>
		is( on || bar.matches( ':focus-within,:has([aria-expanded=true])' ), 'pinned', 'unpinned' );
	const move = () => {
		const end = document.documentElement.scrollHeight - innerHeight;
		const y = Math.max( 0, Math.min( end, scrollY ) ); // Overscroll past the ends does not count.
		if ( y !== last ) {
			pin( y < last );
		}
		is( y <= 0, 'top', 'not-top' );
		is( y >= end - 1, 'bottom', 'not-bottom' );
		last = y;
	};
	const freeze = () => {
		isFrozen = bar.classList.toggle( 'is-frozen', isHeld || !! document.querySelector( 'dialog:modal' ) );
		pin( bar.matches( '.is-pinned' ) ); // The focus may have returned to it.
	};

	bar.classList.add( 'headroom' );
	pin( true );
	move();
	addEventListener( 'scroll', move, { passive: true } );
	bar.addEventListener( 'focusin', () => pin( true ) );
	document.addEventListener( 'frontage:overlay:opened', freeze );
	document.addEventListener( 'frontage:overlay:closed', freeze );
	document.addEventListener( 'frontage:header:freeze', ( { detail }: CustomEventInit ) => {
		isHeld = detail !== false;
		freeze();
	} );
}
