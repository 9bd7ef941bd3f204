/**
 * A header that stays in the window: from its own height and 200 px on, on the way up alone, or always. Which one, and
 * when, PHP says by `data-fr-sticky`. Behind it PHP prints what takes its room while it is fixed, and maybe a part that is
 * shown instead. What is jumped to lies below it.
 */
import { focusTargets } from './anchor-focus';
import { headroom } from './headroom';

const FURTHER = 200; // px more than its height are scrolled, if it is not lower than that.
const MOST = 0.3; // of the window's height; what is higher goes with the page.
const LOWEST = 500; // px: a window lower than this, or zoomed to it, has no room for it.
const WHOLE = 0.99; // of the way in sight: the header is where it belongs.

const { body, documentElement: root } = document;
const { style, classList } = root;
/** Not what an author alone gave the attribute. */
const headers = [ ...document.querySelectorAll< HTMLElement >( '[data-fr-sticky]:has(+ .fr-header-room)' ) ];
const updates = headers.map( ( header ) => {
	const room = header.nextElementSibling as HTMLElement;
	const next = room.nextElementSibling as HTMLElement | null;
	const bar = next?.matches( '.fr-sticky-part' ) ? next : header;
	const isItself = bar === header;
	const mode = header.dataset.frSticky;
	/** What is scrolled past before it is fixed; it begins where the header does. */
	const way = document.createElement( 'i' );
	let isPast = false;
	let isAway = false;
	let isStuck = false;

	const update = () => {
		// One at a time; others go with the page, or are for windows of another width.
		const isOne = header === headers.find( ( { offsetHeight } ) => offsetHeight );
		const { offsetHeight } = bar;
		const fits = isOne && innerHeight >= LOWEST && offsetHeight <= innerHeight * MOST;
		const is = fits && isPast;
		const isHere = ! ( isStuck && isItself );
		if ( isHere ) {
			header.dataset.frSticky = 'off'; // One that stays always is not where it belongs.
		}
		const { top, width, height } = ( isHere ? header : room ).getBoundingClientRect();
		const y = top - root.getBoundingClientRect().top;
		way.style.cssText = `position:absolute;top:${ y }px;width:1px;height:${ mode === 'always' ? 0 : height + Math.max( 0, FURTHER - y ) }px`;
		header.dataset.frSticky = fits ? mode : 'off';
		if ( isHere ) {
			const { position, margin, gridArea } = getComputedStyle( header );
			Object.assign( room.style, { position, margin, gridArea, width: `${ width }px`, height: `${ height }px` } );
		}
		if ( isOne ) {
			style.setProperty( '--fr-fixed', `${ fits ? offsetHeight : 0 }px` );
			style.setProperty( '--fr-header-height', `${ height }px` );
			classList.toggle( 'is-header-fixed', is );
		}
		// On its way back it stays until it is where it belongs, so nothing is to be seen of that.
		isStuck = bar.classList.toggle( 'is-stuck', is || ( isStuck && fits && isAway && isItself ) );
		bar.inert = ! ( is || isItself );
	};

	body.append( way );
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
	const sizes = new ResizeObserver( update );
	sizes.observe( bar );
	sizes.observe( body ); // What stands before it may grow.
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
