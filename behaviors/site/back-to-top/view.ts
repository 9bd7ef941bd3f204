/** The two floating buttons: the one that leads back to the top appears far down the page, the other one at its beginning. */
export {}; // Makes this file a module with its own scope.

const DURATION = 800; // ms to the top, from any position.

/** An element at the top of the page: the buttons observe it, and it gets the focus after scrolling up. */
const head = document.createElement( 'i' );
head.tabIndex = -1;
head.style.cssText = 'position:absolute;top:0;outline:0';
document.body.prepend( head );

/** The pending animation frame. */
let next = 0;
const stop = () => cancelAnimationFrame( next );

function goUp() {
	const from = scrollY;
	const start = performance.now();
	const duration = matchMedia( '(prefers-reduced-motion: reduce)' ).matches ? 1 : DURATION;
	const step = ( now: number ) => {
		const remaining = Math.max( 0, 1 - ( now - start ) / duration );
		scrollTo( { top: from * remaining * remaining * ( 3 - 2 * remaining ), behavior: 'instant' } );
		if ( remaining ) {
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
		( entries ) => {
			const isOff = entries.at( -1 )!.isIntersecting === isUp;
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

/** Marks forms at the height of the buttons: the style hides the buttons then, so that they cover no field or text. */
const low = new IntersectionObserver(
	( seen ) =>
		seen.forEach( ( { target, isIntersecting } ) => target.toggleAttribute( 'data-fr-low', isIntersecting ) ),
	{ rootMargin: '-90% 0px 0px' }
);
document.querySelectorAll( 'form' ).forEach( ( form ) => low.observe( form ) );
