/**
 * Back, on phones: it closes what is open over the page, as it does in the phone's own programs, and leaves the page when
 * nothing is. A browser that knows close requests sends one to the dialog by itself, and nothing is needed here. Elsewhere
 * each dialog that is open has an entry of its own in the history, which goes with it.
 */
import { hashOf } from './overlay-links';
import { entriesHere } from './history-entries';
import { moduleData } from './module-data';
import { isPlainClick } from './plain-click';

const isPhone = () => matchMedia( '(hover: none) and (pointer: coarse)' ).matches;
/** The owner wants Back to leave the page at once. */
const isOff = () => moduleData< { back?: boolean } >( '@frontage/kit/overlay' ).back === false;
const hasCloseRequests = () => 'CloseWatcher' in window;

export const takesEntry = ( overlay: HTMLElement ) =>
	overlay.hasAttribute( 'data-history' ) || ( isPhone() && ! hasCloseRequests() && ! isOff() );
/** Back would close it by a close request, which is not wanted. */
export const refusesBack = ( overlay: HTMLElement ) =>
	! overlay.hasAttribute( 'data-history' ) && isPhone() && hasCloseRequests() && isOff();

/** How many entries are there for what is open. */
let taken = 0;
const push = () => history.pushState( { ...history.state, frOverlays: taken }, '' );

/** The address that an entry had, while it is being taken away. */
let leaving: string | undefined;

/** Takes away entries that nothing is open for: those of what was closed, and of a page that was reloaded or come back to. */
function tidy() {
	if ( leaving === undefined && entriesHere() > taken ) {
		leaving = location.hash;
		history.go( taken - entriesHere() );
	}
}

export function takeEntry(): void {
	taken++;
	if ( entriesHere() < taken ) {
		push(); // Else one that is about to go stays.
	}
}
/** Closed otherwise than by Back. Where a link of it leads is on its way by then. */
export function giveEntry(): void {
	taken--;
	setTimeout( tidy );
}

/** `close`: closes what is on top and has an entry; false: somebody keeps it open. */
export function listenForBack( close: () => boolean ): void {
	addEventListener(
		'popstate',
		( event ) => {
			if ( leaving === undefined && taken === entriesHere() ) {
				return;
			}
			// The page is where it was: nobody else need act upon it. Their listeners were there before this one.
			event.stopImmediatePropagation();
			if ( leaving === undefined ) {
				while ( taken > entriesHere() ) {
					taken--;
					if ( ! close() ) {
						taken++;
						push();
					}
				}
				tidy(); // Forward leads to what is no longer open.
				return;
			}
			// The address that opened it was forgotten on the entry that is gone.
			if ( location.hash !== leaving ) {
				history.replaceState( history.state, '', location.pathname + location.search + leaving );
			}
			leaving = undefined;
			if ( taken > entriesHere() ) {
				push(); // Another was opened meanwhile.
			}
		},
		true
	);
	// A link that is followed takes the place of the entry: coming back, one is on the page.
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
			history.replaceState( state, '' ); // A place in what is open.
		}
	} );
	addEventListener( 'pageshow', () => setTimeout( tidy ) );
	tidy();
}
