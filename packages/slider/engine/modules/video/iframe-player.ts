import type { Clock } from '../../timing/clock';
import type { PlayVideo } from '../../types/playback-config';
import { dialects } from './provider-messages';
import { addStyles } from '../shared/add-styles';
import { LOOK } from './iframe-player-styles';
import type { Player, Tell } from './player';

const POLL = 350; // ms between two handshake messages.
const PATIENCE = 5000; // ms until it counts as blocked.

export const style = () => addStyles( LOOK );

/** Red error box that replaces a failed player; it takes over the focus. */
export function failure( text: string, host: HTMLElement ): HTMLElement {
	console.warn( `Frontage: ${ text }` ); // eslint-disable-line no-console -- The contract: in the box and in the console.
	const box = document.createElement( 'p' );
	box.className = 'fr-player__failure';
	box.setAttribute( 'role', 'alert' );
	box.tabIndex = -1;
	box.textContent = text;
	host.append( box );
	if ( host.contains( host.ownerDocument.activeElement ) ) {
		box.focus();
	}
	return box;
}

/**
 * A provider's player in a sandboxed iframe. Handshake messages are sent until it responds; no script of the provider
 * runs in the page.
 */
export function createProvider( video: PlayVideo, background: boolean, clock: Clock, tell: Tell ): Player {
	const dialect = dialects[ video.provider === 'vimeo' ? 'vimeo' : 'youtube' ];
	const frame = document.createElement( 'iframe' );
	const waiting: object[] = [ dialect.volume( video.volume ?? 1 ) ];
	if ( video.speed ) {
		waiting.push( dialect.speed( video.speed ) );
	}
	let isReady = false;
	let cancelPoll = () => {};

	const post = ( message: object ) => frame.contentWindow?.postMessage( JSON.stringify( message ), dialect.origin );
	const say = ( message: object ) => ( isReady ? post( message ) : void waiting.push( message ) );

	function end() {
		cancelPoll();
		cancelWait();
		window.removeEventListener( 'message', hear );
	}
	function fail() {
		end();
		tell.failed();
	}
	const cancelWait = clock.after( PATIENCE, fail );

	function poll() {
		cancelPoll();
		post( dialect.hello );
		cancelPoll = clock.after( POLL, poll );
	}

	function understand( data: unknown ) {
		try {
			const message: unknown = typeof data === 'string' ? JSON.parse( data ) : data;
			return message && typeof message === 'object' ? dialect.read( message as Record< string, unknown > ) : {};
		} catch {
			return {}; // A message of another sender.
		}
	}

	function hear( event: MessageEvent ) {
		if ( event.origin !== dialect.origin || event.source !== frame.contentWindow ) {
			return;
		}
		const news = understand( event.data );
		if ( news.ready && ! isReady ) {
			isReady = true;
			cancelPoll();
			cancelWait();
			[ ...dialect.listen, ...waiting ].forEach( post );
		}
		if ( news.failed ) {
			fail();
		}
		if ( news.time !== undefined ) {
			tell.time( news.time );
		}
		if ( news.state ) {
			tell.state( news.state );
		}
	}

	window.addEventListener( 'message', hear );
	// Before that, its window has no origin, and a message to an exact origin would be rejected.
	frame.addEventListener( 'load', () => ! isReady && poll() );
	frame.title = dialect.name;
	frame.setAttribute( 'sandbox', 'allow-scripts allow-same-origin allow-presentation' );
	frame.allow = `autoplay; encrypted-media; picture-in-picture${ video.fullscreen === false ? '' : '; fullscreen' }`;
	frame.referrerPolicy = 'strict-origin-when-cross-origin'; // YouTube does not respond without a referrer.
	const address = dialect.address( video.src[ 0 ] ?? '', video, background );
	if ( video.ratio ) {
		frame.style.setProperty( '--fr-ratio', `${ video.ratio }` );
	}
	if ( address ) {
		frame.src = address;
	}

	return {
		element: frame,
		play: () => say( dialect.play ),
		pause: () => say( dialect.pause ),
		mute: ( on ) => say( dialect.mute( on ) ),
		seek: ( ms ) => say( dialect.seek( ms / 1000 ) ),
		destroy() {
			end();
			frame.remove();
		},
	};
}
