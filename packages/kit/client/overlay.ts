/**
 * What opens over a page: dialogs, drawers, a search that takes the whole window. A native `<dialog>` opened by
 * `showModal()`; here is what that leaves open: states with a transition, the lock of the page, who replaces whom, and
 * where the focus goes back to.
 *
 * `data-state` on the dialog: closed → opening → opened → closing → closed, each told by `frontage:overlay:{state}`
 * (bubbling, `detail` is an `OverlayDetail`; `opening` and `closing` can be prevented). Whoever wants an overlay closed
 * may send it a cancelable `cancel`, as Escape does. What may stand on it: `data-type` (a `modal` stacks, everything else
 * replaces what is no modal either), `data-history` (Back closes it on computers too), `data-scroll` (the page behind scrolls on).
 */
import { giveEntry, listenForBack, refusesBack, takeEntry, takesEntry } from './parts/back-button';
import { calledBy, hashOf, OPENERS } from './parts/overlay-links';

export type OverlayState = 'closed' | 'opening' | 'opened' | 'closing';

export interface OverlayDetail {
	overlay: HTMLDialogElement;
	opener: Element | null;
}

/** Of dialogs of ours alone; the gutter is kept only where a scrollbar goes. */
const LOCK =
	'html:has(dialog[data-state]:not([data-scroll]):modal){overflow:hidden;scrollbar-gutter:var(--fr-gutter);&[style*=--fr-beside]{background:var(--fr-beside)}}';

interface Entry extends OverlayDetail {
	/** The one that takes its place gives the focus back. */
	replaced?: boolean;
	/** It has an entry in the history. */
	hasEntry?: boolean;
}
/** What is open or on its way out, the top last. */
let stack: Entry[] = [];
const known = new WeakSet< HTMLDialogElement >();

const isModal = ( { dataset }: HTMLElement ) => ( dataset.type ?? 'modal' ) === 'modal';
const isLeaving = ( { overlay }: Entry ) => overlay.dataset.state === 'closing';
const find = ( overlay: Element ) => stack.find( ( entry ) => entry.overlay === overlay );
const isSeen = ( element: Element | null ): element is HTMLElement =>
	!! element?.isConnected && ( element.checkVisibility?.( { visibilityProperty: true } ) ?? true );

/** False: a listener prevented it, which `opening` and `closing` allow. */
const tell = ( { overlay, opener }: Entry, state: OverlayState ) =>
	overlay.dispatchEvent(
		new CustomEvent< OverlayDetail >( `frontage:overlay:${ state }`, {
			bubbles: true,
			cancelable: state.endsWith( 'ing' ),
			detail: { overlay, opener },
		} )
	);

function reach( entry: Entry, state: 'opened' | 'closed' ) {
	entry.overlay.dataset.state = state;
	tell( entry, state );
}

/** Calls back once what the state moves has come to rest: the dialog and its backdrop, not what plays inside. */
function settle( { overlay }: Entry, done: () => void ) {
	const { state } = overlay.dataset;
	const moving = matchMedia( '(prefers-reduced-motion: reduce)' ).matches
		? []
		: ( overlay.getAnimations?.( { subtree: true } ) ?? [] ).filter(
				( { effect } ) => ( effect as KeyframeEffect | null )?.target === overlay
			);
	if ( moving.length ) {
		void Promise.allSettled( moving.map( ( { finished } ) => finished ) ).then(
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
		[ ...fields ].find( ( field ) => isSeen( field ) && ! field.matches( ':disabled' ) ) ??
		overlay.querySelector( '[data-overlay-close]' );
	( to as HTMLElement | null )?.focus( { preventScroll: true } );
}

/** The page's address opens it no longer. */
function forget( { id }: HTMLDialogElement ) {
	if ( id && location.hash === `#${ id }` ) {
		history.replaceState( history.state, '', location.pathname + location.search );
	}
}

function focusBack( { overlay, opener }: Entry ) {
	const others = [ ...document.querySelectorAll( OPENERS ) ].filter( ( other ) => calledBy( other ) === overlay );
	const to = [ opener, ...others ].find( isSeen ) ?? document.querySelector( 'main' );
	if ( to?.matches( 'main' ) ) {
		to.tabIndex = -1;
	}
	to?.focus( { preventScroll: true } );
}

/** However it was closed. */
function over( entry: Entry, keepFocus?: boolean ) {
	const { overlay } = entry;
	stack = stack.filter( ( other ) => other !== entry );
	overlay.close();
	if ( ! keepFocus && ! entry.replaced ) {
		focusBack( entry );
	}
	forget( overlay );
	if ( entry.hasEntry ) {
		entry.hasEntry = false;
		giveEntry();
	}
	reach( entry, 'closed' );
}

/** `atOnce`: without a transition; the focus then stays where the browser puts it. */
export function closeOverlay( overlay: HTMLDialogElement, { atOnce = false } = {} ): boolean {
	const entry = find( overlay );
	if ( ! entry || ( isLeaving( entry ) && ! atOnce ) ) {
		return ! entry;
	}
	if ( ! isLeaving( entry ) && ! tell( entry, 'closing' ) ) {
		return false;
	}
	overlay.dataset.state = 'closing';
	if ( atOnce ) {
		over( entry, true );
	} else {
		settle( entry, () => over( entry ) );
	}
	return true;
}

const isOutside = ( { target, clientX, clientY }: MouseEvent, overlay: HTMLDialogElement ) => {
	const { left, right, top, bottom } = overlay.getBoundingClientRect();
	return target === overlay && ( clientX < left || clientX > right || clientY < top || clientY > bottom );
};

/** Its ways out, once for each dialog. */
function learn( overlay: HTMLDialogElement ) {
	if ( known.has( overlay ) ) {
		return;
	}
	known.add( overlay );
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
			closeOverlay( overlay ); // WebKit would keep it to itself, as where there is text to be cleared.
		}
	} );
	overlay.addEventListener( 'close', () => {
		const entry = find( overlay );
		if ( entry && ! overlay.open ) {
			over( entry ); // By a form, or by Escape where the browser no longer asks.
		}
	} );
	overlay.addEventListener( 'click', ( event ) => {
		const target = event.target as Element;
		const place = document.getElementById( hashOf( target.closest( 'a' ) ) );
		if ( target.closest( '[data-overlay-close]' )?.closest( 'dialog' ) === overlay ) {
			closeOverlay( overlay );
		} else if ( place && ! place.closest( 'dialog' ) ) {
			closeOverlay( overlay, { atOnce: true } ); // The browser then goes there.
		}
	} );
	if ( overlay.closedBy ) {
		const by = overlay.getAttribute( 'closedby' ) ?? 'any';
		const isOurs = by === 'any' && refusesBack( overlay );
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
	let began = false;
	overlay.addEventListener( 'pointerdown', ( event ) => ( began = isOutside( event, overlay ) ) );
	overlay.addEventListener( 'click', ( event ) => began && isOutside( event, overlay ) && closeOverlay( overlay ) );
}

/** While nothing holds the page yet. */
function keepGutter() {
	const { style, clientWidth } = document.documentElement;
	style.setProperty( '--fr-gutter', innerWidth > clientWidth ? 'stable' : 'auto' );
}

/** No backdrop covers the gutter, where the window's color is seen, which is the body's mostly: it gets the backdrop's. */
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

let begun = false;
function begin() {
	if ( begun ) {
		return;
	}
	begun = true;
	keepGutter();
	const sheet = new CSSStyleSheet();
	sheet.replaceSync( LOCK );
	document.adoptedStyleSheets = [ ...document.adoptedStyleSheets, sheet ];
	listenForBack( () => {
		const top = stack.filter( ( { hasEntry } ) => hasEntry ).at( -1 );
		if ( ! top ) {
			return true;
		}
		top.hasEntry = false;
		return isLeaving( top ) || closeOverlay( top.overlay ) || ! ( top.hasEntry = true );
	} );
	addEventListener(
		'pageshow',
		// A page that comes back as it was left is read from its beginning.
		( { persisted } ) => persisted && stack.forEach( ( { overlay } ) => closeOverlay( overlay, { atOnce: true } ) )
	);
}

/** False: a listener prevented it. `opener` has the focus afterwards. */
export function openOverlay( overlay: HTMLDialogElement, opener = overlay.ownerDocument.activeElement ): boolean {
	begin();
	learn( overlay );
	const before = find( overlay );
	if ( before && ! isLeaving( before ) ) {
		return true;
	}
	const top = stack.filter( ( entry ) => ! isLeaving( entry ) ).at( -1 );
	const entry: Entry = before ?? { overlay, opener };
	const old = top && ! isModal( overlay ) && ! isModal( top.overlay ) ? top : undefined;
	entry.opener = old?.opener ?? entry.opener;
	// Asked first: who prevents it leaves open what is.
	if ( ! tell( entry, 'opening' ) ) {
		return false;
	}
	if ( old ) {
		old.replaced = true;
		if ( ! closeOverlay( old.overlay ) ) {
			return ( old.replaced = false );
		}
	}
	entry.replaced = false;
	if ( ! before ) {
		const isEarly = overlay.open; // Somebody may be typing in it already.
		if ( ! stack.length && ! isEarly ) {
			keepGutter();
		}
		stack.push( entry );
		overlay.dataset.state ??= 'closed';
		if ( ! isEarly ) {
			overlay.showModal();
			dimGutter( overlay );
		}
		overlay.getBoundingClientRect(); // What it looks like closed is where its transition begins.
		if ( ! isEarly ) {
			focusInside( overlay );
		}
	}
	if ( ! entry.hasEntry && takesEntry( overlay ) ) {
		forget( overlay ); // Where closing it goes back to.
		entry.hasEntry = true;
		takeEntry();
	}
	overlay.dataset.state = 'opening';
	settle( entry, () => reach( entry, 'opened' ) );
	return true;
}
