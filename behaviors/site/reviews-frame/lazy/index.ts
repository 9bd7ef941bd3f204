/** One widget: whether it may be loaded, and when it has loaded. */
import { get, remove, set } from '@frontage/kit/storage';
import { addressOf } from './widget-url';
import { listen } from './widget-messages';

const KEY = 'reviews';
const LIFETIME = 180 * 24 * 60 * 60; // s
const PATIENCE = 10_000; // ms

/** API of WP Consent API, provided by consent plugins. */
interface Consent {
	wp_has_consent?: ( category: string ) => boolean;
	wp_set_consent?: ( category: string, value: 'allow' ) => void;
}
const api = window as Consent;

const boxes = new Set< () => void >();
const lookAgain = () => boxes.forEach( ( look ) => look() );
document.addEventListener( 'wp_listen_for_consent_change', lookAgain );

/** The consent state comes from PHP: a category to ask for, given, or refused; never from the page's markup, which authors control. */
export function start( box: HTMLElement, consent = 'refused' ): void {
	const { dataset, style } = box;
	const src = addressOf( dataset );
	const part = ( name: string ) => box.querySelector< HTMLElement >( `[data-fr-part=${ name }]` );
	let frame: HTMLIFrameElement | undefined;
	let stop = () => {};
	let isClicked = false; // Only by click: that is not undone when consent is withdrawn.
	const isAlwaysAllowed = () => get( KEY ) === true;

	const mayLoad = () =>
		consent === 'given' ||
		( consent !== 'refused' && ( api.wp_has_consent ? api.wp_has_consent( consent ) : isAlwaysAllowed() ) );

	function load( isByClick: boolean ) {
		// The question may be taller than the widget: its height is kept, so that the layout does not shift for visitors who
		// did not click.
		style.minBlockSize = isByClick ? '' : `${ box.offsetHeight }px`;
		dataset.frState = 'loading';
		box.toggleAttribute( 'data-fr-always', isAlwaysAllowed() );
		const newFrame = Object.assign( document.createElement( 'iframe' ), {
			title: dataset.frTitle,
			loading: 'lazy',
			referrerPolicy: 'strict-origin-when-cross-origin',
			// Third-party content in a sandbox: its own origin and scripts, but no access to our page and no forms.
			sandbox: 'allow-scripts allow-same-origin allow-popups',
			src,
		} );
		const giveUp = setTimeout( unload, PATIENCE, 'failed' );
		// A blocker's error page fires `load`, too: only a message from the widget counts.
		const deafen = listen( newFrame, box, () => {
			clearTimeout( giveUp );
			if ( dataset.frState === 'loading' ) {
				dataset.frState = 'shown';
				if ( isByClick ) {
					newFrame.focus( { preventScroll: true } ); // The clicked button is gone.
				}
			}
		} );
		stop = () => {
			clearTimeout( giveUp );
			deafen();
		};
		box.append( ( frame = newFrame ) );
	}

	function unload( state: string ) {
		stop();
		box.querySelectorAll( 'iframe' ).forEach( ( one ) => one.remove() );
		frame = undefined;
		style.minBlockSize = '';
		dataset.frState = state;
	}

	function look() {
		if ( ! box.isConnected ) {
			stop();
			boxes.delete( look );
		} else if ( ! frame && dataset.frState === 'asking' && mayLoad() ) {
			load( false );
		} else if ( frame && ! isClicked && ! mayLoad() ) {
			unload( 'asking' );
		}
	}

	if ( ! src ) {
		dataset.frState = 'failed';
		return;
	}
	dataset.frState = 'asking';
	part( 'show' )?.addEventListener( 'click', () => {
		if ( ( part( 'always' ) as HTMLInputElement | null )?.checked ) {
			api.wp_set_consent?.( consent, 'allow' );
			set( KEY, true, { lifetime: LIFETIME } );
		}
		isClicked = ! mayLoad();
		load( true );
		lookAgain();
	} );
	part( 'stop' )?.addEventListener( 'click', () => {
		remove( KEY );
		isClicked = false;
		lookAgain();
		part( 'show' )?.focus();
	} );
	boxes.add( look );
	look();
}
