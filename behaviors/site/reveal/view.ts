/**
 * What comes into view moves in, once. Only what lies outside of the window when this starts is hidden until then, so
 * nothing is where it does not run. How it moves, and who does not want that, is the style's to say.
 */
export {}; // A module of its own: its names are nobody else's.

const FIRST = 100; // ms; of what comes one after the other,
const STEP = 80; // and each further one so much later.

const USES = '.fr-reveal, .fr-stagger';
const still = matchMedia( '(prefers-reduced-motion: reduce)' );

/** What was asked for by its address, or has the focus, is there at once, as is what lies where somebody jumped to. */
const WANTED = ':target, :has(:target), :target *, :focus-within';

/** Somebody jumped: to a place, or to what a search in the page found. Nobody scrolls by a window in one frame. */
let jumped = false;
/** Known when the observer first tells: to ask as early as now would have the browser lay out the page for the answer. */
let before: number | undefined;
addEventListener(
	'scroll',
	() => {
		jumped ||= Math.abs( scrollY - ( before ?? scrollY ) ) > innerHeight;
		before = scrollY;
		// What this frame brings into view is told before the next one begins.
		requestAnimationFrame( () => requestAnimationFrame( () => ( jumped = false ) ) );
	},
	{ passive: true }
);

const observer = new IntersectionObserver( ( entries ) => {
	before ??= scrollY;
	const count = new Map< Element, number >();
	for ( const { isIntersecting, target } of entries ) {
		const { classList, style } = target as HTMLElement;
		// A busy browser tells at once that something came and that it went: it came.
		if ( classList.contains( 'is-revealed' ) ) {
			continue;
		}
		if ( ! isIntersecting ) {
			classList.add( 'is-waiting' );
			continue;
		}
		observer.unobserve( target );
		classList.add( 'is-revealed' );
		if ( classList.contains( 'is-waiting' ) && ! jumped && ! still.matches && ! target.matches( WANTED ) ) {
			const block = target.closest< HTMLElement >( USES )!;
			const { delay, duration } = block.dataset;
			const at = count.get( block ) ?? 0;
			count.set( block, at + 1 );
			const wait = block.matches( '.fr-stagger' ) ? FIRST + at * STEP : 0;
			style.setProperty( '--fr-reveal-delay', `${ wait + ( Number( delay ) || 0 ) }ms` );
			style.setProperty( '--fr-reveal-duration', `${ Number( duration ) || 1200 }ms` );
			classList.add( 'is-coming' );
		}
		classList.remove( 'is-waiting' );
	}
} );

/** The items of a list, however deep it stands in its block. */
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

/** It has come, or was hidden on its way. */
function come( { animationName, target }: AnimationEvent ): void {
	if ( animationName === 'fr-reveal' ) {
		( target as Element ).classList.remove( 'is-coming' );
	}
}

document.addEventListener( 'animationend', come );
document.addEventListener( 'animationcancel', come );
document.addEventListener( 'frontage:in-place:swapped', lookAround ); // A list was filtered, or grew.
lookAround();
