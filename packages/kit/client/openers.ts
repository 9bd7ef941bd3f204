/**
 * Openers of overlays. The overlay module (`@frontage/kit/overlay`) is loaded at the first pointer, touch or keyboard event,
 * so that a click need not wait for it. A click that comes earlier opens a plain dialog, which the module takes over.
 */
import { overlayOf, overlayOfOpener, OPENERS, PREFIX } from './parts/overlay-links';
import { leaveEntries } from './parts/history-entries';
import { isPlainClick } from './parts/plain-click';

type Overlays = typeof import( './overlay' );

const BUTTONS = 'a[data-overlay][aria-haspopup]';
const EARLY_EVENTS = [ 'pointermove', 'pointerdown', 'keydown' ];

let overlayModule: Overlays | undefined;
let modulePromise: Promise< Overlays > | undefined;

async function loadModule(): Promise< Overlays > {
	try {
		return ( overlayModule = await ( modulePromise ??= import(
			/* webpackIgnore: true */ '@frontage/kit/overlay'
		) ) );
	} catch ( error ) {
		modulePromise = undefined; // The next call tries again.
		throw error;
	}
}

/** Preloads the overlay module before anything is clicked. Calling it again is harmless. */
export function expectOverlays(): void {
	if ( ! modulePromise ) {
		leaveEntries();
	}
	EARLY_EVENTS.forEach( ( eventName ) => addEventListener( eventName, preload ) );
}
function preload(): void {
	EARLY_EVENTS.forEach( ( sign ) => removeEventListener( sign, preload ) );
	loadModule().catch( () => {} ); // A failure is handled at the click.
}

/** Calls back with the overlay module, synchronously if it is loaded. `instead` is called when it cannot be loaded. */
export function withOverlays( call: ( overlays: Overlays ) => void, instead = () => {} ): void {
	if ( overlayModule ) {
		call( overlayModule );
	} else {
		loadModule().then( call, instead );
	}
}

let isListening = false;
/**
 * From now on, links to `#fr-open-{name}` or to an anchor inside it, elements with `data-overlay="{name}"`, and the page's
 * own URL open the overlay.
 */
export function listenForOpeners(): void {
	const dialogs = document.querySelectorAll< HTMLElement >( `dialog[id^=${ PREFIX }]` );
	dialogs.forEach( ( { dataset } ) => ( dataset.state ??= 'closed' ) );
	if ( isListening ) {
		return;
	}
	isListening = true;
	let isPassing = false;
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
		const overlay = opener && overlayOfOpener( opener );
		if ( ! overlay || overlay.contains( opener ) || isPassing || ! isPlainClick( event ) ) {
			return;
		}
		event.preventDefault();
		if ( overlayModule ) {
			overlayModule.openOverlay( overlay, opener );
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
				isPassing = true;
				opener.click();
				isPassing = false;
			}
		);
	} );
	const openFromHash = () => {
		const overlay = overlayOf( location.hash.slice( 1 ) );
		if ( overlay ) {
			withOverlays(
				( { openOverlay } ) => openOverlay( overlay, null ), // No element of the page opened it.
				() => delete overlay.dataset.state // It is then visible at the end of the page, as it is without script.
			);
		}
	};
	addEventListener( 'hashchange', openFromHash );
	openFromHash();
}
