/** One frame: whether it may be loaded, and when it has come. */
import { get, remove, set } from '@frontage/kit/storage';
import { addressOf } from './address';
import { listen } from './messages';

const KEY = 'reviews';
const LIFETIME = 180 * 24 * 60 * 60; // s
const PATIENCE = 10_000; // ms

/** Of WP Consent API, where a consent plugin brings it. */
interface Consent {
	wp_has_consent?: ( category: string ) => boolean;
	wp_set_consent?: ( category: string, value: 'allow' ) => void;
}
const api = window as Consent;

const boxes = new Set< () => void >();
const lookAgain = () => boxes.forEach( ( look ) => look() );
document.addEventListener( 'wp_listen_for_consent_change', lookAgain );

export function start( box: HTMLElement ): void {
	const { frConsent = '', frTitle = '' } = box.dataset;
	const src = addressOf( box.dataset );
	const part = ( name: string ) => box.querySelector< HTMLElement >( `[data-fr-part=${ name }]` );
	let frame: HTMLIFrameElement | undefined;
	let stop = () => {};
	let clicked = false; // By a click alone: nobody's consent is withdrawn with it.
	let asked = false;
	box.dataset.frState = src ? 'asking' : 'failed';
	if ( ! src ) {
		return;
	}

	const mayLoad = () =>
		frConsent === 'given' ||
		( frConsent !== 'refused' && ( api.wp_has_consent ? api.wp_has_consent( frConsent ) : get( KEY ) === true ) );

	function load() {
		const byHand = asked;
		// The question may be taller than the frame: what is in sight does not move under a reader who did not ask.
		box.style.minBlockSize = asked ? '' : `${ box.offsetHeight }px`;
		box.dataset.frState = 'loading';
		box.toggleAttribute( 'data-fr-always', get( KEY ) === true );
		frame = document.createElement( 'iframe' );
		const made = frame;
		Object.assign( made, {
			title: frTitle,
			loading: 'lazy',
			referrerPolicy: 'strict-origin-when-cross-origin',
			// Of somebody else, so it gets a box: its own origin and script, and neither our page nor its forms.
			sandbox: 'allow-scripts allow-same-origin allow-popups',
			src,
		} );
		const giveUp = setTimeout( () => {
			unload();
			box.dataset.frState = 'failed';
		}, PATIENCE );
		// An error page of the browser's own has loaded, too, where a blocker stands between: only what speaks has come.
		const deafen = listen( made, box, () => {
			clearTimeout( giveUp );
			if ( box.dataset.frState === 'loading' ) {
				box.dataset.frState = 'shown';
				if ( byHand ) {
					made.focus( { preventScroll: true } ); // The button that was pressed is gone.
				}
			}
		} );
		stop = () => {
			clearTimeout( giveUp );
			deafen();
		};
		box.append( made );
	}

	function unload() {
		stop();
		box.querySelectorAll( 'iframe' ).forEach( ( one ) => one.remove() );
		frame = undefined;
		box.style.minBlockSize = '';
		box.dataset.frState = 'asking';
	}

	function look() {
		if ( ! box.isConnected ) {
			stop();
			boxes.delete( look );
		} else if ( ! frame && mayLoad() && box.dataset.frState === 'asking' ) {
			load();
		} else if ( frame && ! clicked && ! mayLoad() ) {
			unload();
		}
	}

	part( 'show' )?.addEventListener( 'click', () => {
		clicked = asked = true;
		if ( ( part( 'always' ) as HTMLInputElement | null )?.checked ) {
			api.wp_set_consent?.( frConsent, 'allow' );
			set( KEY, true, { lifetime: LIFETIME } );
			clicked = false;
		}
		load();
		asked = false;
		lookAgain();
	} );
	part( 'stop' )?.addEventListener( 'click', () => {
		remove( KEY );
		clicked = false;
		lookAgain();
		part( 'show' )?.focus();
	} );
	boxes.add( look );
	look();
}
