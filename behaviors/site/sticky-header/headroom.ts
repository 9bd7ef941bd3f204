/**
 * A fixed header that makes room on the way down and comes back on the way up. The event `frontage:header:freeze`, sent to
 * the document, keeps it as it is until the same comes with `detail: false`; so does an overlay while it is open.
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
	/** Out of sight it may go only while nobody is in it, or has opened a menu of it. */
	const pin = ( on: boolean ) =>
		is( on || bar.matches( ':focus-within,:has([aria-expanded=true])' ), 'pinned', 'unpinned' );
	const move = () => {
		const end = document.documentElement.scrollHeight - innerHeight;
		const y = Math.max( 0, Math.min( end, scrollY ) ); // Past the ends a finger may pull; that is no way.
		if ( y !== last ) {
			pin( y < last );
		}
		is( y <= 0, 'top', 'not-top' );
		is( y >= end - 1, 'bottom', 'not-bottom' );
		last = y;
	};
	const freeze = () => {
		isFrozen = bar.classList.toggle( 'is-frozen', isHeld || !! document.querySelector( 'dialog:modal' ) );
		pin( bar.matches( '.is-pinned' ) ); // The focus may have come back to it.
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
