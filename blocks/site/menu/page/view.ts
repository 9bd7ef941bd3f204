/**
 * A menu by mouse, touch and keys: submenus that open beside it, and a drawer that its list moves to where the window is
 * narrow. Submenus are disclosures: a button says whether one is open, and links stay links. Without this the browser opens
 * the list over the page.
 */
import { onArrival } from '@frontage/kit/arrivals';
import { expectOverlays, withOverlays } from '@frontage/kit/openers';

/** How long a pointer may be elsewhere, in milliseconds: on its way from an item to what it opened. */
const LEAVE = 200;

const buttonOf = ( parent: Element ) => parent.querySelector< HTMLElement >( ':scope > [aria-expanded]' )!;
const say = ( button: Element, open: boolean ) => button.setAttribute( 'aria-expanded', String( open ) );
const isOpen = ( parent: Element ) => buttonOf( parent ).getAttribute( 'aria-expanded' ) === 'true';
const focused = () => document.activeElement; // eslint-disable-line @wordpress/no-global-active-element -- A page has one document.

/** Turns to the other side what would leave the window there, and lifts what would leave it below. */
function place( parent: HTMLElement ) {
	const sub = parent.lastElementChild as HTMLElement;
	sub.classList.remove( 'is-flipped' );
	sub.style.removeProperty( '--fr-menu-up' );
	const { clientWidth, clientHeight } = document.documentElement;
	const { top, bottom } = sub.getBoundingClientRect();
	const outside = () => {
		const { left, right } = sub.getBoundingClientRect();
		return Math.max( 0, -left, right - clientWidth );
	};
	const before = outside();
	// Where there is room on neither side, the one with less of it outside.
	sub.classList.toggle( 'is-flipped', before > 0 );
	if ( outside() > before ) {
		sub.classList.remove( 'is-flipped' );
	}
	sub.style.setProperty( '--fr-menu-up', `${ Math.max( 0, Math.min( bottom - clientHeight, top ) ) }px` );
	const item = parent.getBoundingClientRect();
	const isRtl = getComputedStyle( parent ).direction === 'rtl';
	sub.style.setProperty( '--fr-menu-before', `${ isRtl ? clientWidth - item.right : item.left }px` );
	sub.style.setProperty( '--fr-menu-width', `${ clientWidth }px` );
}

function start( menu: HTMLElement ) {
	const toggle = menu.querySelector( 'button' );
	const panel = menu.querySelector< HTMLElement >( '.fr-menu-panel' );
	const list = panel?.querySelector( 'ul' );
	const drawer = document.getElementById( toggle?.getAttribute( 'aria-controls' ) ?? '' );
	if ( ! toggle || ! panel || ! list || ! ( drawer instanceof HTMLDialogElement ) ) {
		return; // Somebody else's element of that class.
	}
	const narrow = matchMedia( `(width < ${ menu.dataset.breakpoint }px)` );
	const parents = [ ...list.querySelectorAll< HTMLElement >( '.fr-menu__parent' ) ];
	/** Which of them a pointer opened: a click on its way to open them does not close them. */
	const hovered = new Set< Element >();
	const isInDrawer = () => ! panel.contains( list );

	const set = ( parent: HTMLElement, open: boolean ) => {
		hovered.delete( parent );
		say( buttonOf( parent ), open );
		if ( open && ! isInDrawer() ) {
			parents.forEach( ( other ) => other.contains( parent ) || set( other, false ) );
			place( parent );
		}
	};
	const collapse = ( but?: Node | null ) =>
		parents.forEach(
			( parent ) => isOpen( parent ) && ! ( but && parent.contains( but ) ) && set( parent, false )
		);

	/** In the drawer a row is one button: it lies over the link. */
	const move = ( to: Element ) => {
		collapse();
		to.prepend( list );
		parents.forEach( ( parent ) => {
			const link = parent.querySelector< HTMLElement >( ':scope > a' );
			if ( link ) {
				link.inert = isInDrawer();
			}
		} );
		say( toggle, isInDrawer() );
	};

	/** From a drawer that nothing gives states. */
	const comeBack = () => {
		if ( drawer.open ) {
			drawer.close();
		}
		move( panel );
	};

	expectOverlays();
	toggle.addEventListener( 'click', ( event ) => {
		if ( panel.checkVisibility?.() ) {
			return; // The browser opened it over the page: it closes it, too.
		}
		event.preventDefault();
		move( drawer.querySelector( '.fr-overlay__content' )! );
		let isThere = false;
		withOverlays(
			( { openOverlay } ) => {
				isThere = true;
				// Closed by now, or kept closed by somebody.
				if ( ! isInDrawer() || ! openOverlay( drawer, toggle ) ) {
					comeBack();
				}
			},
			() => {
				if ( isInDrawer() ) {
					comeBack();
					panel.showPopover();
				}
			}
		);
		if ( ! isThere ) {
			drawer.showModal(); // A plain dialog, until what gives it its states has come.
		}
	} );
	drawer.addEventListener( 'close', () => isInDrawer() && ! drawer.open && move( panel ) );
	drawer.addEventListener( 'frontage:overlay:closed', ( { target } ) => target === drawer && move( panel ) );
	let asked = false;
	addEventListener( 'resize', () => {
		// Once a frame, and only while something is open that may stand elsewhere now.
		if ( ! asked && ! isInDrawer() && parents.some( isOpen ) ) {
			asked = true;
			requestAnimationFrame( () => {
				asked = false;
				parents.filter( isOpen ).forEach( place );
			} );
		}
	} );
	narrow.addEventListener( 'change', () => {
		if ( ! isInDrawer() ) {
			panel.hidePopover?.();
			return;
		}
		const before = focused();
		withOverlays( ( { closeOverlay } ) => closeOverlay( drawer, { atOnce: true } ) );
		if ( isInDrawer() ) {
			comeBack();
		}
		if ( list.contains( before ) ) {
			( before as HTMLElement ).focus();
		}
	} );

	list.addEventListener( 'click', ( { target } ) => {
		if ( ( target as Element ).closest( 'a' ) ) {
			panel.hidePopover?.(); // It may lead to a place on this page.
		}
		const parent = ( target as Element ).closest( '.fr-menu__open' )?.closest< HTMLElement >( '.fr-menu__parent' );
		if ( parent && list.contains( parent ) ) {
			set( parent, hovered.has( parent ) || ! isOpen( parent ) );
		}
	} );
	list.addEventListener( 'focusout', ( { relatedTarget } ) => {
		if ( relatedTarget && ! isInDrawer() ) {
			collapse( relatedTarget as Node );
		}
	} );
	document.addEventListener( 'pointerdown', ( { target } ) => isInDrawer() || collapse( target as Node ) );
	document.addEventListener( 'keydown', ( { key } ) => {
		const last = parents.filter( isOpen ).at( -1 );
		if ( key === 'Escape' && last && ! isInDrawer() ) {
			if ( last.contains( focused() ) ) {
				buttonOf( last ).focus();
			}
			set( last, false );
		}
	} );

	if ( menu.dataset.openOn === 'hover' ) {
		parents.forEach( ( parent ) => {
			let leaving: ReturnType< typeof setTimeout >;
			parent.addEventListener( 'pointerenter', ( { pointerType } ) => {
				clearTimeout( leaving );
				if ( pointerType === 'mouse' && ! isInDrawer() && ! isOpen( parent ) ) {
					set( parent, true );
					hovered.add( parent );
				}
			} );
			parent.addEventListener( 'pointerleave', ( { pointerType } ) => {
				// A finger leaves whenever it is lifted.
				if ( pointerType === 'mouse' ) {
					leaving = setTimeout( () => isInDrawer() || set( parent, false ), LEAVE );
				}
			} );
		} );
	}
	menu.dataset.state = 'ready';
}

onArrival( '.fr-menu', start );
