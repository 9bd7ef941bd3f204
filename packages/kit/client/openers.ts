/**
 * What opens overlays. They themselves (`@frontage/kit/overlay`) come at the first sign of somebody, a pointer, a finger or
 * a key, so that whoever clicks need not wait; a click that is faster opens a plain dialog, which they take over.
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
		coming = undefined; // Whoever asks next may have more luck.
		throw error;
	}
}

/** Has them fetched before anything is clicked; calling it again is harmless. */
export function expectOverlays(): void {
	if ( ! coming ) {
		leaveEntries();
	}
	SIGNS.forEach( ( sign ) => addEventListener( sign, early ) );
}
function early(): void {
	SIGNS.forEach( ( sign ) => removeEventListener( sign, early ) );
	bring().catch( () => {} ); // It shows when it matters: at a click.
}

/** Calls back with what opens and closes them: at once where it is there. `instead`: it cannot be had. */
export function withOverlays( call: ( overlays: Overlays ) => void, instead = () => {} ): void {
	if ( there ) {
		call( there );
	} else {
		bring().then( call, instead );
	}
}

let listening = false;
/** Links to `#fr-open-{name}`, or to a place inside, and what has `data-overlay="{name}"` open it from now on, and so does the page's own address. */
export function listenForOpeners(): void {
	const dialogs = document.querySelectorAll< HTMLElement >( `dialog[id^=${ PREFIX }]` );
	dialogs.forEach( ( { dataset } ) => ( dataset.state ??= 'closed' ) );
	if ( listening ) {
		return;
	}
	listening = true;
	let passing = false;
	expectOverlays();
	// A link that opens a dialog is a button once it does, and buttons answer to Space.
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
		// What is typed at once counts, and some keyboards come with a click alone. It is seen: nothing else gives it a state yet.
		delete overlay.dataset.state;
		overlay.showModal();
		overlay
			.querySelector< HTMLElement >( '[autofocus],input:not([type=hidden])' )
			?.focus( { preventScroll: true } );
		withOverlays(
			( { openOverlay } ) => overlay.open && ! openOverlay( overlay, opener ) && overlay.close(),
			() => {
				// As without script a link leads to where it stands.
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
				( { openOverlay } ) => openOverlay( overlay, null ), // Nobody in the page called it.
				() => delete overlay.dataset.state // It then stands at the end of the page, as without script.
			);
		}
	};
	addEventListener( 'hashchange', follow );
	follow();
}
