/** The two buttons that stand over the page: one comes when a visitor is far down and leads back up, one is for the beginning. */
export {}; // A module of its own: its names are nobody else’s.

const DURATION = 800; // ms up to the top, from wherever.

/** Where the page begins: what the buttons look for, and what has the focus after the way up. */
const head = document.createElement( 'i' );
head.tabIndex = -1;
head.style.cssText = 'position:absolute;top:0;outline:0';
document.body.prepend( head );

/** The next step on the way up. */
let next = 0;
const stop = () => cancelAnimationFrame( next );

function goUp() {
	const from = scrollY;
	const start = performance.now();
	const duration = matchMedia( '(prefers-reduced-motion: reduce)' ).matches ? 1 : DURATION;
	const step = ( now: number ) => {
		const left = Math.max( 0, 1 - ( now - start ) / duration );
		scrollTo( { top: from * left * left * ( 3 - 2 * left ), behavior: 'instant' } );
		if ( left ) {
			next = requestAnimationFrame( step );
		} else {
			head.focus();
		}
	};
	stop();
	for ( const type of [ 'wheel', 'touchstart', 'keydown' ] ) {
		addEventListener( type, stop );
	}
	step( start );
	return false;
}

document.querySelectorAll< HTMLElement >( '[data-fr-scroll]' ).forEach( ( button ) => {
	const { frScroll } = button.dataset;
	const isUp = frScroll === 'up';
	new IntersectionObserver(
		( seen ) => {
			const isOff = seen.at( -1 )!.isIntersecting === isUp;
			if ( isOff || frScroll !== 'leaves' ) {
				button.inert = button.classList.toggle( 'is-off', isOff );
				button.classList.toggle( 'is-on', ! isOff );
			}
		},
		{ rootMargin: isUp ? '100%' : '680px' }
	).observe( head );
	if ( isUp ) {
		button.onclick = goUp;
	}
} );
