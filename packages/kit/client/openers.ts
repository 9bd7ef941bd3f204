/**
 * Openers of overlays. The overlay module (`@frontage/kit/overlay`) is loaded at the first pointer, touch or keyboard event,
 * so that a click need not wait for it. A click that comes earlier opens a plain dialog, which the module takes over.
 */
import { called, calledBy, OPENERS, PREFIX } from './parts/overlay-links';
import { leaveEntries } from './parts/history-entries';
import { isPlainClick } from './parts/plain-click';

type Overlays = typeof import( './overlay' );

const BUTTONS = 'a[data-overlay][aria-haspopup]';
const SIGNS = [ 'pointermove', 'pointerdown', 'keydown' ];

let there: Overlays | undefined;
let coming: Promise< Overlays > | undefined;

async function bring(): Promise< Overlays > {
	try {
		return ( there = await ( coming ??= import( /* webpackIgnore: true */ '@frontage/kit/overlay' ) ) );
	} catch ( error ) {
		coming = undefined; // The next call tries again.
		throw error;
	}
}

/** Preloads the overlay module before anything is clicked. Calling it again is harmless. */
export function expectOverlays(): void {
	if ( ! coming ) {
		leaveEntries();
	}
	SIGNS.forEach( ( sign ) => addEventListener( sign, early ) );
}
function early(): void {
	SIGNS.forEach( ( sign ) => removeEventListener( sign, early ) );
	bring().catch( () => {} ); // A failure is handled at the click.
}

/** Calls back with the overlay module, synchronously if it is loaded. `instead` is called when it cannot be loaded. */
export function withOverlays( call: ( overlays: Overlays ) => void, instead = () => {} ): void {
	if ( there ) {
		call( there );
	} else {
		bring().then( call, instead );
	}
}

let listening = false;
/**
 * From now on, links to `#fr-open-{name}` or to an anchor inside it, elements with `data-overlay="{name}"`, and the page's
 * own URL open the overlay.
 */
export function listenForOpeners(): void {
	const dialogs = document.querySelectorAll< HTMLElement >( `dialog[id^=${ PREFIX }]` );
	dialogs.forEach( ( { dataset } ) => ( dataset.state ??= 'closed' ) );
	if ( listening ) {
		return;
	}
	listening = true;
	let passing = false;
	expectOverlays();
	// With script, a link that opens a dialog has the role button, and buttons must react to Space.
	document.querySelectorAll< HTMLElement >( BUTTONS ).forEach( ( link ) => ( link.role = 'button' ) );
	document.addEventListener( 'keydown', ( event ) => {
		const link = event.target as HTMLElement;
		if ( event.key === ' ' && link.matches( BUTTONS ) ) {
			event.preventDefault();
			link.click();
		}
	} );
	document.addEventListener( 'click', ( event ) => {
		const opener = ( event.target as Element ).closest< HTMLElement >( OPENERS );
		const overlay = opener && calledBy( opener );
		if ( ! overlay || overlay.contains( opener ) || passing || ! isPlainClick( event ) ) {
			return;
		}
		event.preventDefault();
		if ( there ) {
			there.openOverlay( overlay, opener );
			return;
		}
		// Opens and focuses at once: typing must not get lost, and some touch keyboards open only during a click. Without a
		// state attribute the dialog's styles show it.
		delete overlay.dataset.state;
		overlay.showModal();
		overlay
			.querySelector< HTMLElement >( '[autofocus],input:not([type=hidden])' )
			?.focus( { preventScroll: true } );
		withOverlays(
			( { openOverlay } ) => overlay.open && ! openOverlay( overlay, opener ) && overlay.close(),
			() => {
				// Follows the link to the dialog's place in the page, as it works without script.
				overlay.close();
				passing = true;
				opener.click();
				passing = false;
			}
		);
	} );
	const follow = () => {
		const overlay = called( location.hash.slice( 1 ) );
		if ( overlay ) {
			withOverlays(
				( { openOverlay } ) => openOverlay( overlay, null ), // No element of the page opened it.
				() => delete overlay.dataset.state // It is then visible at the end of the page, as it is without script.
			);
		}
	};
	addEventListener( 'hashchange', follow );
	follow();
}
