/**
 * Entrance animations, once per element. Only elements outside the viewport are hidden initially, so nothing is hidden
 * without script. The style defines the animations and reduced motion.
 */
export {}; // Makes this file a module with its own scope.

const FIRST = 100; // ms; delay of the first staggered child,
const STEP = 80; // and of each further one.

const USES = '.fr-reveal, .fr-stagger';
const reducedMotion = matchMedia( '(prefers-reduced-motion: reduce)' );

/** The target of the URL and the focused element are shown at once, as is everything around them. */
const WANTED = ':target, :has(:target), :target *, :focus-within';

/** The visitor jumped: to an anchor or a search result. Nobody scrolls by a viewport in one frame. */
let hasJumped = false;
/** Known when the observer first reports: reading it now would force a layout. */
let previousTop: number | undefined;
addEventListener(
	'scroll',
	() => {
		hasJumped ||= Math.abs( scrollY - ( previousTop ?? scrollY ) ) > innerHeight;
		previousTop = scrollY;
		// The observer reports what this frame brings into view before the next frame begins.
		requestAnimationFrame( () => requestAnimationFrame( () => ( hasJumped = false ) ) );
	},
	{ passive: true }
);

const observer = new IntersectionObserver( ( entries ) => {
	previousTop ??= scrollY;
	const count = new Map< Element, number >();
	for ( const { isIntersecting, target } of entries ) {
		const { classList, style } = target as HTMLElement;
		// On a busy device, one callback may report that an element entered and left: it counts as entered.
		if ( classList.contains( 'is-revealed' ) ) {
			continue;
		}
		if ( ! isIntersecting ) {
			classList.add( 'is-waiting' );
			continue;
		}
		observer.unobserve( target );
		classList.add( 'is-revealed' );
		if (
			classList.contains( 'is-waiting' ) &&
			! hasJumped &&
			! reducedMotion.matches &&
			! target.matches( WANTED )
		) {
			const block = target.closest< HTMLElement >( USES )!;
			const { delay, duration } = block.dataset;
			const at = count.get( block ) ?? 0;
			count.set( block, at + 1 );
			const wait = block.matches( '.fr-stagger' ) ? FIRST + at * STEP : 0;
			style.setProperty( '--fr-reveal-delay', `${ wait + ( Number( delay ) || 0 ) }ms` );
			style.setProperty( '--fr-reveal-duration', `${ Number( duration ) || 520 }ms` );
			classList.add( 'is-coming' );
		}
		classList.remove( 'is-waiting' );
	}
} );

/** The items of a list, however deep it is nested in its block. */
function itemsOf( block: Element ) {
	let list = block;
	while ( list.children.length === 1 && ! list.matches( 'ul, ol' ) ) {
		list = list.firstElementChild!;
	}
	return list.children;
}

function lookAround(): void {
	for ( const block of document.querySelectorAll( USES ) ) {
		for ( const target of block.matches( '.fr-stagger' ) ? itemsOf( block ) : [ block ] ) {
			if ( ! target.matches( '.is-revealed' ) ) {
				observer.observe( target );
			}
		}
	}
}

/** The animation has ended, or was canceled. */
function onAnimationEnd( { animationName, target }: AnimationEvent ): void {
	if ( animationName === 'fr-reveal' ) {
		( target as Element ).classList.remove( 'is-coming' );
	}
}

document.addEventListener( 'animationend', onAnimationEnd );
document.addEventListener( 'animationcancel', onAnimationEnd );
document.addEventListener( 'frontage:in-place:swapped', lookAround ); // A list was filtered or extended.
lookAround();
