/** Backgrounds are asked for when their block is near. The style hides them for a while; what runs here holds it for as long. */
export {}; // A module of its own: its names are nobody else’s.

const observer = new IntersectionObserver(
	( entries ) => {
		for ( const { isIntersecting, target } of entries ) {
			if ( isIntersecting ) {
				observer.unobserve( target );
			}
			target.classList.toggle( 'fr-bg-wait', ! isIntersecting );
			target.classList.toggle( 'is-held', ! isIntersecting );
		}
	},
	{ rootMargin: '200px' }
);
const lookAround = () => document.querySelectorAll( '.fr-bg-wait' ).forEach( ( block ) => observer.observe( block ) );

document.addEventListener( 'frontage:in-place:swapped', lookAround ); // A list was filtered, or grew.
lookAround();
