/**
 * Overlays of a page: dialogs, drawers, full-window search. They are native `<dialog>` elements opened by `showModal()`.
 * This module adds state transitions, scroll lock, stacking and replacement, and returning the focus.
 *
 * `data-state` on the dialog: closed → opening → opened → closing → closed. Each state dispatches `frontage:overlay:{state}`
 * (bubbling, `detail` is an `OverlayDetail`; `opening` and `closing` are cancelable). To close an overlay, dispatch a
 * cancelable `cancel` event on it, as Escape does. Attributes: `data-type` (a `modal` stacks, any other type replaces the
 * open non-modal one), `data-history` (Back closes it on desktops too), `data-scroll` (the page behind stays scrollable).
 */
import {
	removeHistoryEntry,
	listenForBack,
	ignoresBack,
	addHistoryEntry,
	needsHistoryEntry,
} from './parts/back-button';
import { overlayOfOpener, hashOf, OPENERS } from './parts/overlay-links';

export type OverlayState = 'closed' | 'opening' | 'opened' | 'closing';

export interface OverlayDetail {
	overlay: HTMLDialogElement;
	opener: Element | null;
}

/** Applies to dialogs of this suite only. The gutter is reserved only where removing a scrollbar would shift the page. */
const SCROLL_LOCK_CSS =
	'html:has(dialog[data-state]:not([data-scroll]):modal){overflow:hidden;scrollbar-gutter:var(--fr-gutter);&[style*=--fr-beside]{background:var(--fr-beside)}}';

interface Entry extends OverlayDetail {
	/** Another overlay replaced it and returns the focus instead. */
	replaced?: boolean;
	/** It has its own entry in the browser history. */
	hasEntry?: boolean;
}
/** Open and closing overlays; the topmost is last. */
let stack: Entry[] = [];
const prepared = new WeakSet< HTMLDialogElement >();

const isModal = ( { dataset }: HTMLElement ) => ( dataset.type ?? 'modal' ) === 'modal';
const isClosing = ( { overlay }: Entry ) => overlay.dataset.state === 'closing';
const entryOf = ( overlay: Element ) => stack.find( ( entry ) => entry.overlay === overlay );
const isVisible = ( element: Element | null ): element is HTMLElement =>
	!! element?.isConnected && ( element.checkVisibility?.( { visibilityProperty: true } ) ?? true );

/** Dispatches the event of a state. Returns false when a listener prevented it; only `opening` and `closing` are cancelable. */
const dispatchState = ( { overlay, opener }: Entry, state: OverlayState ) =>
	overlay.dispatchEvent(
		new CustomEvent< OverlayDetail >( `frontage:overlay:${ state }`, {
			bubbles: true,
			cancelable: state.endsWith( 'ing' ),
			detail: { overlay, opener },
		} )
	);

function setState( entry: Entry, state: 'opened' | 'closed' ) {
	entry.overlay.dataset.state = state;
	dispatchState( entry, state );
}

/** Calls back when the transitions of the dialog and its backdrop have ended. Animations inside the dialog are ignored. */
function afterTransitions( { overlay }: Entry, done: () => void ) {
	const { state } = overlay.dataset;
	const animations = matchMedia( '(prefers-reduced-motion: reduce)' ).matches
		? []
		: ( overlay.getAnimations?.( { subtree: true } ) ?? [] ).filter(
				( { effect } ) => ( effect as KeyframeEffect | null )?.target === overlay
			);
	if ( animations.length ) {
		void Promise.allSettled( animations.map( ( { finished } ) => finished ) ).then(
			() => overlay.dataset.state === state && done()
		);
	} else {
		done();
	}
}

function focusInside( overlay: HTMLDialogElement ) {
	const fields = overlay.querySelectorAll( 'input:not([type=hidden]),select,textarea' );
	const to =
		overlay.querySelector( '[autofocus]' ) ??
		[ ...fields ].find( ( field ) => isVisible( field ) && ! field.matches( ':disabled' ) ) ??
		overlay.querySelector( '[data-overlay-close]' );
	( to as HTMLElement | null )?.focus( { preventScroll: true } );
}

/** Removes the overlay's hash from the page's URL. */
function removeHash( { id }: HTMLDialogElement ) {
	if ( id && location.hash === `#${ id }` ) {
		history.replaceState( history.state, '', location.pathname + location.search );
	}
}

function focusBack( { overlay, opener }: Entry ) {
	const others = [ ...document.querySelectorAll( OPENERS ) ].filter(
		( other ) => overlayOfOpener( other ) === overlay
	);
	const to = [ opener, ...others ].find( isVisible ) ?? document.querySelector( 'main' );
	if ( to?.matches( 'main' ) ) {
		to.tabIndex = -1;
	}
	to?.focus( { preventScroll: true } );
}

/** Cleans up after closing, whatever caused it. */
function finishClosing( entry: Entry, keepFocus?: boolean ) {
	const { overlay } = entry;
	stack = stack.filter( ( other ) => other !== entry );
	overlay.close();
	if ( ! keepFocus && ! entry.replaced ) {
		focusBack( entry );
	}
	removeHash( overlay );
	if ( entry.hasEntry ) {
		entry.hasEntry = false;
		removeHistoryEntry();
	}
	setState( entry, 'closed' );
}

/**
 * Closes the overlay; returns false when a listener prevented it. `atOnce` skips the transition and leaves the focus where
 * the browser puts it.
 */
export function closeOverlay( overlay: HTMLDialogElement, { atOnce = false } = {} ): boolean {
	const entry = entryOf( overlay );
	if ( ! entry || ( isClosing( entry ) && ! atOnce ) ) {
		return ! entry;
	}
	if ( ! isClosing( entry ) && ! dispatchState( entry, 'closing' ) ) {
		return false;
	}
	overlay.dataset.state = 'closing';
	if ( atOnce ) {
		finishClosing( entry, true );
	} else {
		afterTransitions( entry, () => finishClosing( entry ) );
	}
	return true;
}

const isOutside = ( { target, clientX, clientY }: MouseEvent, overlay: HTMLDialogElement ) => {
	const { left, right, top, bottom } = overlay.getBoundingClientRect();
	return target === overlay && ( clientX < left || clientX > right || clientY < top || clientY > bottom );
};

/** Registers the dialog's close listeners, once per dialog. */
function addCloseListeners( overlay: HTMLDialogElement ) {
	if ( prepared.has( overlay ) ) {
		return;
	}
	prepared.add( overlay );
	overlay.addEventListener( 'cancel', ( event ) => {
		if ( event.target === overlay ) {
			event.preventDefault();
			closeOverlay( overlay );
		}
	} );
	overlay.addEventListener( 'keydown', ( event ) => {
		const { type, value } = event.target as HTMLInputElement;
		if ( event.key === 'Escape' && type === 'search' && ! value ) {
			event.preventDefault();
			closeOverlay( overlay ); // WebKit ignores Escape in an empty search field, as if there were text to clear.
		}
	} );
	overlay.addEventListener( 'close', () => {
		const entry = entryOf( overlay );
		if ( entry && ! overlay.open ) {
			finishClosing( entry ); // Closed by a form, or by Escape in a browser that fires no cancelable event.
		}
	} );
	overlay.addEventListener( 'click', ( event ) => {
		const target = event.target as Element;
		const linkTarget = document.getElementById( hashOf( target.closest( 'a' ) ) );
		if ( target.closest( '[data-overlay-close]' )?.closest( 'dialog' ) === overlay ) {
			closeOverlay( overlay );
		} else if ( linkTarget && ! linkTarget.closest( 'dialog' ) ) {
			closeOverlay( overlay, { atOnce: true } ); // The browser then follows the link.
		}
	} );
	if ( overlay.closedBy ) {
		const by = overlay.getAttribute( 'closedby' ) ?? 'any';
		const isOurs = by === 'any' && ignoresBack( overlay );
		overlay.closedBy = isOurs ? 'none' : by;
		if ( ! isOurs ) {
			return;
		}
		addEventListener( 'keydown', ( { key, defaultPrevented } ) => {
			if ( key === 'Escape' && ! defaultPrevented && stack.at( -1 )?.overlay === overlay ) {
				closeOverlay( overlay );
			}
		} );
	}
	let startedOutside = false;
	overlay.addEventListener( 'pointerdown', ( event ) => ( startedOutside = isOutside( event, overlay ) ) );
	overlay.addEventListener(
		'click',
		( event ) => startedOutside && isOutside( event, overlay ) && closeOverlay( overlay )
	);
}

/** Measured while the page is not locked yet. */
function keepGutter() {
	const { style, clientWidth } = document.documentElement;
	style.setProperty( '--fr-gutter', innerWidth > clientWidth ? 'stable' : 'auto' );
}

/**
 * The backdrop does not cover the scrollbar gutter, which shows the canvas color (mostly that of body): it is dimmed to
 * match.
 */
function dimGutter( overlay: HTMLDialogElement ) {
	const { body, documentElement: root } = document;
	if ( root.style.getPropertyValue( '--fr-gutter' ) !== 'stable' ) {
		return;
	}
	const [ own, page, cover ] = ( [ [ root ], [ body ], [ overlay, '::backdrop' ] ] as const ).map(
		( [ element, part ] ) => getComputedStyle( element, part ).backgroundColor
	) as [ string, string, string ];
	if ( own.endsWith( ' 0)' ) && ! page.endsWith( ' 0)' ) ) {
		const alpha = /rgba|\//.test( cover ) ? 100 * parseFloat( cover.split( /[,/]/ ).pop()! ) : 100;
		root.style.setProperty(
			'--fr-beside',
			`color-mix(in srgb,rgb(from ${ cover } r g b/1) ${ alpha }%,${ page })`
		);
	}
}

let isInitialized = false;
function initialize() {
	if ( isInitialized ) {
		return;
	}
	isInitialized = true;
	keepGutter();
	const sheet = new CSSStyleSheet();
	sheet.replaceSync( SCROLL_LOCK_CSS );
	document.adoptedStyleSheets = [ ...document.adoptedStyleSheets, sheet ];
	listenForBack( () => {
		const top = stack.filter( ( { hasEntry } ) => hasEntry ).at( -1 );
		if ( ! top ) {
			return true;
		}
		top.hasEntry = false;
		return isClosing( top ) || closeOverlay( top.overlay ) || ! ( top.hasEntry = true );
	} );
	addEventListener(
		'pageshow',
		// A page restored from the back/forward cache starts with all overlays closed.
		( { persisted } ) => persisted && stack.forEach( ( { overlay } ) => closeOverlay( overlay, { atOnce: true } ) )
	);
}

/** Opens the overlay; returns false when a listener prevented it. `opener` gets the focus back when it closes. */
export function openOverlay( overlay: HTMLDialogElement, opener = overlay.ownerDocument.activeElement ): boolean {
	initialize();
	addCloseListeners( overlay );
	const before = entryOf( overlay );
	if ( before && ! isClosing( before ) ) {
		return true;
	}
	const top = stack.filter( ( entry ) => ! isClosing( entry ) ).at( -1 );
	const entry: Entry = before ?? { overlay, opener };
	const replacedEntry = top && ! isModal( overlay ) && ! isModal( top.overlay ) ? top : undefined;
	entry.opener = replacedEntry?.opener ?? entry.opener;
	// Dispatched before anything changes: when it is prevented, open overlays stay open.
	if ( ! dispatchState( entry, 'opening' ) ) {
		return false;
	}
	if ( replacedEntry ) {
		replacedEntry.replaced = true;
		if ( ! closeOverlay( replacedEntry.overlay ) ) {
			return ( replacedEntry.replaced = false );
		}
	}
	entry.replaced = false;
	if ( ! before ) {
		const isEarly = overlay.open; // Opened early as a plain dialog; the visitor may already be typing in it.
		if ( ! stack.length && ! isEarly ) {
			keepGutter();
		}
		stack.push( entry );
		overlay.dataset.state ??= 'closed';
		if ( ! isEarly ) {
			overlay.showModal();
			dimGutter( overlay );
		}
		overlay.getBoundingClientRect(); // Forces a layout, so that the transition starts from the closed state.
		if ( ! isEarly ) {
			focusInside( overlay );
		}
	}
	if ( ! entry.hasEntry && needsHistoryEntry( overlay ) ) {
		removeHash( overlay ); // This is the URL that closing returns to.
		entry.hasEntry = true;
		addHistoryEntry();
	}
	overlay.dataset.state = 'opening';
	afterTransitions( entry, () => setState( entry, 'opened' ) );
	return true;
}
