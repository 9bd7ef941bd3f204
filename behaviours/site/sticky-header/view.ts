/**
 * A header that stays in the window: from its own height and 200 px on, on the way up alone, or always. Which one, and
 * when, PHP says by `data-fr-sticky`. Behind it PHP prints the room that is kept for it, the way on which nothing happens,
 * and maybe a part that is shown instead. What is jumped to lies below it.
 */
import { focusTargets } from './anchors';
import { headroom } from './headroom';

const MOST = 0.3; // of the window's height; what is higher goes with the page.
const LOWEST = 500; // px: a window lower than this, or zoomed to it, has no room for it.
const WHOLE = 0.99; // of the way in sight: the page is at its head.

const { style, classList } = document.documentElement;
/** Not what an author alone gave the attribute. */
const headers = [ ...document.querySelectorAll< HTMLElement >( '[data-fr-sticky]:has(+ * + .fr-header-way)' ) ];
const updates = headers.map( ( header ) => {
	const way = header.nextElementSibling!.nextElementSibling!;
	const next = way.nextElementSibling as HTMLElement | null;
	const bar = next?.matches( '.fr-sticky-part' ) ? next : header;
	const isItself = bar === header;
	const mode = header.dataset.frSticky;
	let isPast = false;
	let isAway = false;
	let isStuck = false;

	const update = () => {
		// One at a time; others go with the page, or are for windows of another width.
		const isOne = header === headers.find( ( { offsetHeight } ) => offsetHeight );
		const { offsetHeight } = bar;
		const fits = isOne && innerHeight >= LOWEST && offsetHeight <= innerHeight * MOST;
		const is = fits && isPast;
		if ( isOne ) {
			style.setProperty( '--fr-fixed', `${ fits ? offsetHeight : 0 }px` );
			if ( ! isStuck || ! isItself ) {
				style.setProperty( '--fr-header-height', `${ header.getBoundingClientRect().height }px` );
			}
			classList.toggle( 'is-header-fixed', is );
		}
		header.dataset.frSticky = fits ? mode : 'off';
		// On its way back it stays until it is where it belongs, so nothing is to be seen of that.
		isStuck = bar.classList.toggle( 'is-stuck', is || ( isStuck && fits && isAway && isItself ) );
		bar.inert = ! ( is || isItself );
	};

	new IntersectionObserver(
		( seen ) => {
			const { isIntersecting, intersectionRatio } = seen.at( -1 )!;
			isAway = intersectionRatio < WHOLE;
			isPast = ! isIntersecting;
			update();
		},
		// What lies below the window is still to come.
		{ threshold: [ 0, WHOLE ], rootMargin: '0px 0px 99999px' }
	).observe( way );
	new ResizeObserver( update ).observe( bar );
	if ( mode === 'up' ) {
		headroom( bar );
	}
	return update;
} );
const update = () => updates.forEach( ( one ) => one() );

update();
addEventListener( 'resize', update );
focusTargets();

// The browser went there when it did not know of the header yet.
const target = document.querySelector( ':target' );
if ( target && Math.abs( target.getBoundingClientRect().top ) < innerHeight * MOST ) {
	target.scrollIntoView();
}
