/** The two buttons that stand over the page: one comes when a visitor is far down and leads back up, one is for the beginning. */
const DURATION = 800; // ms up to the top, from wherever.

/** On its way up; somebody who scrolls, touches or types ends it. */
let isGoing = false;

const { body } = document;

for ( const button of document.querySelectorAll< HTMLElement >( '[data-fr-scroll]' ) ) {
	const { frScroll } = button.dataset;
	const isUp = frScroll === 'up';
	const top = document.createElement( 'i' );
	top.style.cssText = 'position:absolute;top:0';
	body.append( top );
	new IntersectionObserver(
		( seen ) => {
			const isOff = seen.at( -1 )!.isIntersecting === isUp;
			if ( isOff || frScroll !== 'leaves' ) {
				button.inert = button.classList.toggle( 'is-off', isOff );
				button.classList.toggle( 'is-on', ! isOff );
			}
		},
		{ rootMargin: `${ isUp ? '100%' : '680px' } 0px 0px` }
	).observe( top );
	if ( isUp ) {
		for ( const type of [ 'wheel', 'touchstart', 'keydown' ] ) {
			addEventListener( type, () => ( isGoing = false ), { passive: true } );
		}
		button.onclick = () => {
			const from = scrollY;
			const start = performance.now();
			const duration = matchMedia( '(prefers-reduced-motion: reduce)' ).matches ? 1 : DURATION;
			const step = ( now: number ) => {
				const part = Math.min( 1, ( now - start ) / duration );
				if ( isGoing ) {
					scrollTo( { top: from * ( 0.5 + Math.cos( Math.PI * part ) / 2 ), behavior: 'instant' } );
					isGoing = part < 1;
					requestAnimationFrame( step );
				}
			};
			isGoing = true;
			requestAnimationFrame( step );
			body.tabIndex = -1;
			body.focus( { preventScroll: true } );
			body.removeAttribute( 'tabindex' );
			return false;
		};
	}
}
