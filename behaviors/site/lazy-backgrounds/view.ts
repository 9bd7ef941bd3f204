/** Backgrounds are asked for when their block is near. The style hides them for a while; what runs here holds it for as long. */
export {}; // A module of its own: its names are nobody else’s.

const observer = new IntersectionObserver(
	( entries ) => {
		for ( const { isIntersecting, target } of entries ) {
			const { classList } = target;
			if ( isIntersecting ) {
				observer.unobserve( target );
				classList.remove( 'fr-bg-wait' );
			}
			// A busy browser tells at once that something came and that it went: it was asked for.
			classList.toggle( 'is-held', classList.contains( 'fr-bg-wait' ) );
		}
	},
	{ rootMargin: '200px' }
);
const lookAround = () => document.querySelectorAll( '.fr-bg-wait' ).forEach( ( block ) => observer.observe( block ) );

document.addEventListener( 'frontage:in-place:swapped', lookAround ); // A list was filtered, or grew.
lookAround();
