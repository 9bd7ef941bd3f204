/**
 * A sticky header: after its own height plus 200 px, only on scrolling up, or always; PHP sets the mode in `data-fr-sticky`.
 * After the header, PHP renders a spacer for its height while it is fixed, and optionally an alternative template part.
 * Anchors scroll to below the header.
 */
import { focusTargets } from './anchor-focus';
import { headroom } from './headroom';

const FURTHER = 200; // px to scroll beyond its height, unless it is further down.
const MOST = 0.3; // of the window's height; a taller header scrolls with the page.
const LOWEST = 500; // px: a lower or zoomed window has no space for it.
const WHOLE = 0.99; // of the observed element is in view: the header is in its original place.

const { body, documentElement: root } = document;
const { style, classList } = root;
/** Without PHP's spacer, an author's attribute alone does not count. */
const headers = [ ...document.querySelectorAll< HTMLElement >( '[data-fr-sticky]:has(+ .fr-header-room)' ) ];
const updates = headers.map( ( header ) => {
	const room = header.nextElementSibling as HTMLElement;
	const next = room.nextElementSibling as HTMLElement | null;
	const bar = next?.matches( '.fr-sticky-part' ) ? next : header;
	const isItself = bar === header;
	const mode = header.dataset.frSticky;
	/** An element for the distance to scroll before it is fixed; it starts at the header. */
	const sentinel = document.createElement( 'i' );
	let isPast = false;
	let isAway = false;
	let isStuck = false;

	const update = () => {
		// One at a time; others scroll with the page, or are for other window widths.
		const isOne = header === headers.find( ( { offsetHeight } ) => offsetHeight );
		const { offsetHeight } = bar;
		const hasSpace = isOne && innerHeight >= LOWEST && offsetHeight <= innerHeight * MOST;
		const isSticky = hasSpace && isPast;
		const isHere = ! ( isStuck && isItself );
		if ( isHere ) {
			header.dataset.frSticky = 'off'; // Measured in its original place, where a header with the mode `always` never is.
		}
		const { top, width, height } = ( isHere ? header : room ).getBoundingClientRect();
		const y = top - root.getBoundingClientRect().top;
		sentinel.style.cssText = `position:absolute;top:${ y }px;width:1px;height:${ mode === 'always' ? 0 : height + Math.max( 0, FURTHER - y ) }px`;
		header.dataset.frSticky = hasSpace ? mode : 'off';
		if ( isHere ) {
			const { position, margin, gridArea } = getComputedStyle( header );
			Object.assign( room.style, { position, margin, gridArea, width: `${ width }px`, height: `${ height }px` } );
		}
		if ( isOne ) {
			style.setProperty( '--fr-fixed', `${ hasSpace ? offsetHeight : 0 }px` );
			style.setProperty( '--fr-header-height', `${ height }px` );
			classList.toggle( 'is-header-fixed', isSticky );
		}
		// On the way back it stays fixed until it is in its original place, so that the change is invisible.
		isStuck = bar.classList.toggle( 'is-stuck', isSticky || ( isStuck && hasSpace && isAway && isItself ) );
		bar.inert = ! ( isSticky || isItself );
	};

	body.append( sentinel );
	new IntersectionObserver(
		( entries ) => {
			const { isIntersecting, intersectionRatio } = entries.at( -1 )!;
			isAway = intersectionRatio < WHOLE;
			isPast = ! isIntersecting;
			update();
		},
		// Content below the viewport is still to come.
		{ threshold: [ 0, WHOLE ], rootMargin: '0px 0px 99999px' }
	).observe( sentinel );
	const sizes = new ResizeObserver( update );
	sizes.observe( bar );
	sizes.observe( body ); // Content before it may grow.
	if ( mode === 'up' ) {
		headroom( bar );
	}
	return update;
} );
const update = () => updates.forEach( ( one ) => one() );

update();
addEventListener( 'resize', update );
focusTargets();

// The browser scrolled there before the header was fixed.
const target = document.querySelector( ':target' );
if ( target && Math.abs( target.getBoundingClientRect().top ) < innerHeight * MOST ) {
	target.scrollIntoView();
}
