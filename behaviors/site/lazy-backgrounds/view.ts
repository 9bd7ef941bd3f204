/** Loads background images when their block is near the viewport. The style hides them temporarily; this module extends that as needed. */
export {}; // Makes this file a module with its own scope.

const observer = new IntersectionObserver(
	( entries ) => {
		for ( const { isIntersecting, target } of entries ) {
			const { classList } = target;
			if ( isIntersecting ) {
				observer.unobserve( target );
				classList.remove( 'fr-bg-wait' );
			}
			// On a busy device, one callback may report that a block entered and left: then it is loaded.
			classList.toggle( 'is-held', classList.contains( 'fr-bg-wait' ) );
		}
	},
	{ rootMargin: '200px' }
);
const lookAround = () => document.querySelectorAll( '.fr-bg-wait' ).forEach( ( block ) => observer.observe( block ) );

document.addEventListener( 'frontage:in-place:swapped', lookAround ); // A list was filtered or extended.
lookAround();
