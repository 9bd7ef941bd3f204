/**
 * The menu by mouse, touch and keyboard: submenus, and a drawer that the list moves into on narrow windows. Submenus use the
 * disclosure pattern: a button shows whether one is open, and links stay links. Without script the browser opens the list as
 * a popover.
 */
import { expectOverlays, withOverlays } from '@frontage/kit/openers';
import { whilePresent } from '@frontage/kit/presence';

/** How long the pointer may leave, in milliseconds: on its way from an item to its submenu. */
const LEAVE = 200;

const buttonOf = ( parent: Element ) => parent.querySelector< HTMLElement >( ':scope > [aria-expanded]' )!;
const setExpanded = ( button: Element, open: boolean ) => button.setAttribute( 'aria-expanded', String( open ) );
const isOpen = ( parent: Element ) => buttonOf( parent ).getAttribute( 'aria-expanded' ) === 'true';
const focused = () => document.activeElement; // eslint-disable-line @wordpress/no-global-active-element -- A page has one document.

/** Flips a submenu that would leave the window at the side, and moves up one that would leave it at the bottom. */
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
	const overflowBefore = outside();
	// If neither side has enough space, the side that overflows less.
	sub.classList.toggle( 'is-flipped', overflowBefore > 0 );
	if ( outside() > overflowBefore ) {
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
		return undefined; // An element of another plugin with this class.
	}
	const narrowWindow = matchMedia( `(width < ${ menu.dataset.breakpoint }px)` );
	const parents = [ ...list.querySelectorAll< HTMLElement >( '.fr-menu__parent' ) ];
	/** Submenus opened by hover: a click at that moment does not close them. */
	const hovered = new Set< Element >();
	const isInDrawer = () => ! panel.contains( list );

	const setOpen = ( parent: HTMLElement, open: boolean ) => {
		hovered.delete( parent );
		setExpanded( buttonOf( parent ), open );
		if ( open && ! isInDrawer() ) {
			parents.forEach( ( other ) => other.contains( parent ) || setOpen( other, false ) );
			place( parent );
		}
	};
	const collapse = ( but?: Node | null ) =>
		parents.forEach(
			( parent ) => isOpen( parent ) && ! ( but && parent.contains( but ) ) && setOpen( parent, false )
		);

	/** In the drawer an item's button covers its link. */
	const moveList = ( to: Element ) => {
		collapse();
		to.prepend( list );
		parents.forEach( ( parent ) => {
			const link = parent.querySelector< HTMLElement >( ':scope > a' );
			if ( link ) {
				link.inert = isInDrawer();
			}
		} );
		setExpanded( toggle, isInDrawer() );
	};

	/** Returns from a drawer without state events. */
	const leaveDrawerAtOnce = () => {
		if ( drawer.open ) {
			drawer.close();
		}
		moveList( panel );
	};
	const leaveDrawer = () => {
		withOverlays( ( { closeOverlay } ) => closeOverlay( drawer, { atOnce: true } ) );
		if ( isInDrawer() ) {
			leaveDrawerAtOnce();
		}
	};

	expectOverlays();
	toggle.addEventListener( 'click', ( event ) => {
		if ( panel.checkVisibility?.() ) {
			return; // The browser opened it as a popover and also closes it.
		}
		event.preventDefault();
		moveList( drawer.querySelector( '.fr-overlay__content' )! );
		let isThere = false;
		withOverlays(
			( { openOverlay } ) => {
				isThere = true;
				// Closed meanwhile, or a listener prevented opening.
				if ( ! isInDrawer() || ! openOverlay( drawer, toggle ) ) {
					leaveDrawerAtOnce();
				}
			},
			() => {
				if ( isInDrawer() ) {
					leaveDrawerAtOnce();
					panel.showPopover();
				}
			}
		);
		if ( ! isThere ) {
			drawer.showModal(); // A plain dialog until the overlay module is loaded.
		}
	} );
	list.addEventListener( 'click', ( { target } ) => {
		if ( ( target as Element ).closest( 'a' ) ) {
			panel.hidePopover?.(); // The link may point to an anchor on this page.
		}
		const parent = ( target as Element ).closest( '.fr-menu__open' )?.closest< HTMLElement >( '.fr-menu__parent' );
		if ( parent && list.contains( parent ) ) {
			setOpen( parent, hovered.has( parent ) || ! isOpen( parent ) );
		}
	} );
	list.addEventListener( 'focusout', ( { relatedTarget } ) => {
		if ( relatedTarget && ! isInDrawer() ) {
			collapse( relatedTarget as Node );
		}
	} );

	if ( menu.dataset.openOn === 'hover' ) {
		parents.forEach( ( parent ) => {
			let leaving: ReturnType< typeof setTimeout >;
			parent.addEventListener( 'pointerenter', ( { pointerType } ) => {
				clearTimeout( leaving );
				if ( pointerType === 'mouse' && ! isInDrawer() && ! isOpen( parent ) ) {
					setOpen( parent, true );
					hovered.add( parent );
				}
			} );
			parent.addEventListener( 'pointerleave', ( { pointerType } ) => {
				// A touch pointer leaves whenever it is lifted.
				if ( pointerType === 'mouse' ) {
					leaving = setTimeout( () => isInDrawer() || setOpen( parent, false ), LEAVE );
				}
			} );
		} );
	}
	menu.dataset.state = 'ready';

	let isFrameRequested = false;
	/** Listeners outside of the menu, which would keep it in memory after it is removed. */
	return ( signal: AbortSignal ) => {
		const options = { signal };
		signal.addEventListener( 'abort', () => isInDrawer() && leaveDrawer() );
		drawer.addEventListener( 'close', () => isInDrawer() && ! drawer.open && moveList( panel ), options );
		drawer.addEventListener(
			'frontage:overlay:closed',
			( { target } ) => target === drawer && moveList( panel ),
			options
		);
		addEventListener(
			'resize',
			() => {
				// At most once per frame, and only while an open submenu may have to move.
				if ( ! isFrameRequested && ! isInDrawer() && parents.some( isOpen ) ) {
					isFrameRequested = true;
					requestAnimationFrame( () => {
						isFrameRequested = false;
						parents.filter( isOpen ).forEach( place );
					} );
				}
			},
			options
		);
		narrowWindow.addEventListener(
			'change',
			() => {
				if ( ! isInDrawer() ) {
					panel.hidePopover?.();
					return;
				}
				const focusedBefore = focused();
				leaveDrawer();
				if ( list.contains( focusedBefore ) ) {
					( focusedBefore as HTMLElement ).focus();
				}
			},
			options
		);
		document.addEventListener(
			'pointerdown',
			( { target } ) => isInDrawer() || collapse( target as Node ),
			options
		);
		document.addEventListener(
			'keydown',
			( { key } ) => {
				const last = parents.filter( isOpen ).at( -1 );
				if ( key === 'Escape' && last && ! isInDrawer() ) {
					if ( last.contains( focused() ) ) {
						buttonOf( last ).focus();
					}
					setOpen( last, false );
				}
			},
			options
		);
	};
}

whilePresent( '.fr-menu', start );
