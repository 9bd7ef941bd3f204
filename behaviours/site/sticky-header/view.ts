/**
 * A header that stays in the window: from its own height and 200 px on, on the way up alone, or always. Which one, and
 * when, PHP says by `data-fr-sticky`. Behind it PHP prints the room that is kept for it, the way on which nothing happens,
 * and maybe a part that is shown instead. What is jumped to lies below it.
 */
import { focusTargets } from './anchors';
import { headroom } from './headroom';

const BEHIND = 200; // px past its own height.
const MOST = 0.3; // of the window's height; what is higher goes with the page.
const LOWEST = 500; // px: a window lower than this, or zoomed to it, has no room for it.

const { style, classList } = document.documentElement;

function start( header: HTMLElement ) {
	const way = header.nextElementSibling!.nextElementSibling as HTMLElement;
	const next = way.nextElementSibling as HTMLElement | null;
	const bar = next?.matches( '.fr-sticky-part' ) ? next : header;
	const isItself = bar === header;
	const mode = header.dataset.frSticky;
	let isPast = false;
	let isAway = false;
	let isStuck = false;

	const update = () => {
		const { offsetHeight } = bar;
		if ( ! offsetHeight ) {
			return; // Another one is for windows of this width.
		}
		const fits = innerHeight >= LOWEST && offsetHeight <= innerHeight * MOST;
		const is = fits && isPast;
		const was = isStuck;
		style.setProperty( '--fr-fixed', `${ fits ? offsetHeight : 0 }px` );
		if ( ! isItself || ! was ) {
			const { height } = header.getBoundingClientRect();
			header.style.position = 'static'; // As one that stays always says where it is, not where it belongs.
			const { offsetTop } = header;
			header.style.position = '';
			style.setProperty( '--fr-header-height', `${ height }px` );
			way.style.cssText = `margin:0;top:${ offsetTop }px;height:${ mode === 'always' ? 0 : height + BEHIND - offsetTop }px`;
		}
		// On its way back it stays until it is where it belongs, so nothing is to be seen of that.
		isStuck = bar.classList.toggle( 'is-stuck', is || ( was && fits && isAway && isItself ) );
		bar.inert = ! ( is || isItself );
		if ( isStuck && ! was && mode === 'up' ) {
			bar.getAnimations().forEach( ( motion ) => motion.finish() ); // It had left the window already.
		}
		classList.toggle( 'is-header-fixed', is );
	};

	update();
	new IntersectionObserver(
		( seen ) => {
			const { isIntersecting, intersectionRatio } = seen.at( -1 )!;
			isPast = ! isIntersecting;
			isAway = intersectionRatio < 0.98;
			update();
		},
		{ threshold: [ 0, 0.99 ] }
	).observe( way );
	new ResizeObserver( update ).observe( bar );
	addEventListener( 'resize', update );
	if ( mode === 'up' ) {
		headroom( bar );
	}
}

document.querySelectorAll< HTMLElement >( '[data-fr-sticky]' ).forEach( start );
focusTargets();

// The browser went there when it did not know of the header yet.
const target = document.querySelector( ':target' );
if ( target && Math.abs( target.getBoundingClientRect().top ) < innerHeight * MOST ) {
	target.scrollIntoView();
}
