/**
 * The Back button on phones closes the open overlay, as in native apps, and leaves the page when none is open. Browsers with
 * close requests (`CloseWatcher`) do this for dialogs themselves. In other browsers each open overlay pushes one history
 * entry, which is removed when it closes.
 */
import { hashOf } from './overlay-links';
import { entriesHere } from './history-entries';
import { moduleData } from './module-data';
import { isPlainClick } from './plain-click';

const isPhone = () => matchMedia( '(hover: none) and (pointer: coarse)' ).matches;
/** The owner turned this off: Back leaves the page at once. */
const isOff = () => moduleData< { back?: boolean } >( '@frontage/kit/overlay' ).back === false;
const hasCloseRequests = () => 'CloseWatcher' in window;

export const takesEntry = ( overlay: HTMLElement ) =>
	overlay.hasAttribute( 'data-history' ) || ( isPhone() && ! hasCloseRequests() && ! isOff() );
/** Back would close the overlay through a close request, although the owner turned that off. */
export const refusesBack = ( overlay: HTMLElement ) =>
	! overlay.hasAttribute( 'data-history' ) && isPhone() && hasCloseRequests() && isOff();

/** Number of history entries that open overlays have. */
let taken = 0;
const push = () => history.pushState( { ...history.state, frOverlays: taken }, '' );

/** The hash of the entry that is being removed. */
let leaving: string | undefined;

/** Goes back over entries without an open overlay: of closed overlays, and of a page that was reloaded or returned to. */
function tidy() {
	if ( leaving === undefined && entriesHere() > taken ) {
		leaving = location.hash;
		history.go( taken - entriesHere() );
	}
}

export function takeEntry(): void {
	taken++;
	if ( entriesHere() < taken ) {
		push(); // Otherwise an entry that is about to be removed would be kept.
	}
}
/** Called when an overlay closed otherwise than by Back. The timeout lets a followed link navigate first. */
export function giveEntry(): void {
	taken--;
	setTimeout( tidy );
}

/** `close` closes the topmost overlay that has an entry; it returns false when a listener prevents that. */
export function listenForBack( close: () => boolean ): void {
	addEventListener(
		'popstate',
		( event ) => {
			if ( leaving === undefined && taken === entriesHere() ) {
				return;
			}
			// The page itself has not changed, so other listeners must not handle this event. Capturing runs before those
			// added earlier.
			event.stopImmediatePropagation();
			if ( leaving === undefined ) {
				while ( taken > entriesHere() ) {
					taken--;
					if ( ! close() ) {
						taken++;
						push();
					}
				}
				tidy(); // Forward led to an entry whose overlay is closed.
				return;
			}
			// Closing removed the overlay's hash from an entry that is gone, so it is removed here as well.
			if ( location.hash !== leaving ) {
				history.replaceState( history.state, '', location.pathname + location.search + leaving );
			}
			leaving = undefined;
			if ( taken > entriesHere() ) {
				push(); // Another overlay opened meanwhile.
			}
		},
		true
	);
	// A followed link replaces the overlay's entry, so that Back from there returns to the page.
	addEventListener( 'click', ( event ) => {
		const link = ( event.target as Element ).closest?.< HTMLAnchorElement >( 'a[href]' );
		if (
			! entriesHere() ||
			! link ||
			link.matches( '[download],[target]:not([target=_self])' ) ||
			! /^https?:$/.test( link.protocol ) ||
			! isPlainClick( event )
		) {
			return;
		}
		event.preventDefault();
		const { state } = history;
		location.replace( link.href );
		if ( taken && hashOf( link ) ) {
			history.replaceState( state, '' ); // The link's target is inside the open overlay.
		}
	} );
	addEventListener( 'pageshow', () => setTimeout( tidy ) );
	tidy();
}
