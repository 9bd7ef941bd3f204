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

export const needsHistoryEntry = ( overlay: HTMLElement ) =>
	overlay.hasAttribute( 'data-history' ) || ( isPhone() && ! hasCloseRequests() && ! isOff() );
/** Back would close the overlay through a close request, although the owner turned that off. */
export const ignoresBack = ( overlay: HTMLElement ) =>
	! overlay.hasAttribute( 'data-history' ) && isPhone() && hasCloseRequests() && isOff();

/** Number of history entries that open overlays have. */
let entryCount = 0;
const pushEntry = () => history.pushState( { ...history.state, frOverlays: entryCount }, '' );

/** The hash of the entry that is being removed. */
let removedHash: string | undefined;

/** Goes back over entries without an open overlay: of closed overlays, and of a page that was reloaded or returned to. */
function removeUnusedEntries() {
	if ( removedHash === undefined && entriesHere() > entryCount ) {
		removedHash = location.hash;
		history.go( entryCount - entriesHere() );
	}
}

export function addHistoryEntry(): void {
	entryCount++;
	if ( entriesHere() < entryCount ) {
		pushEntry(); // Otherwise an entry that is about to be removed would be kept.
	}
}
/** Called when an overlay closed otherwise than by Back. The timeout lets a followed link navigate first. */
export function removeHistoryEntry(): void {
	entryCount--;
	setTimeout( removeUnusedEntries );
}

/** `close` closes the topmost overlay that has an entry; it returns false when a listener prevents that. */
export function listenForBack( close: () => boolean ): void {
	addEventListener(
		'popstate',
		( event ) => {
			if ( removedHash === undefined && entryCount === entriesHere() ) {
				return;
			}
			// The page itself has not changed, so other listeners must not handle this event. Capturing runs before those
			// added earlier.
			event.stopImmediatePropagation();
			if ( removedHash === undefined ) {
				while ( entryCount > entriesHere() ) {
					entryCount--;
					if ( ! close() ) {
						entryCount++;
						pushEntry();
					}
				}
				removeUnusedEntries(); // Forward led to an entry whose overlay is closed.
				return;
			}
			// Closing removed the overlay's hash from an entry that is gone, so it is removed here as well.
			if ( location.hash !== removedHash ) {
				history.replaceState( history.state, '', location.pathname + location.search + removedHash );
			}
			removedHash = undefined;
			if ( entryCount > entriesHere() ) {
				pushEntry(); // Another overlay opened meanwhile.
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
		if ( entryCount && hashOf( link ) ) {
			history.replaceState( state, '' ); // The link's target is inside the open overlay.
		}
	} );
	addEventListener( 'pageshow', () => setTimeout( removeUnusedEntries ) );
	removeUnusedEntries();
}
