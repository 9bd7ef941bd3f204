/** Messages between the widget and the page. Only those of Trustpilot for this widget are accepted. */
import { ORIGIN } from './widget-url';

interface WidgetMessage {
	command?: string;
	widgetId?: string;
	name?: string;
	height?: number;
	style?: object | null;
	styles?: object | null;
	source?: string;
	show?: unknown;
}

/** Styles that a widget may change, and their values: lengths and keywords, never a URL. */
const STYLES = /^(height|width|top|bottom|left|right|margin|position|display|zIndex)$/;
const VALUE = /^-?[\w.%]{0,12}$/;

/** px; maximum height, so that it cannot push the page away. */
const TALLEST = 10_000;

/** Maximum number of popups per widget. */
const POPUPS = 3;

const display = ( frame: HTMLIFrameElement, isShown: unknown ) => ( frame.style.display = isShown ? 'block' : 'none' );

function paint( frame: HTMLIFrameElement, styles: object | null | undefined ) {
	for ( const [ name, value ] of Object.entries( styles ?? {} ) ) {
		if ( STYLES.test( name ) && VALUE.test( value ) ) {
			frame.style[ name as 'height' ] = value;
		}
	}
}

function parseMessage( data: string ): WidgetMessage | undefined {
	try {
		return JSON.parse( data ) as WidgetMessage;
	} catch {
		return undefined;
	}
}

/** Calls back with each message. Returns a function that stops listening. */
export function listen( main: HTMLIFrameElement, box: HTMLElement, onMessage: () => void ): () => void {
	const widgetId = String( Math.random() );
	const frames: Record< string, HTMLIFrameElement > = { __proto__: null!, main };
	const send = ( frame: HTMLIFrameElement, what: unknown ) =>
		frame.contentWindow?.postMessage( JSON.stringify( what ), ORIGIN );
	const greet = ( frame: HTMLIFrameElement ) => {
		frame.onload = () => send( frame, { command: 'setId', widgetId } );
	};

	/** Only after consent, since the iframe is loaded only then. */
	function track( command: string ) {
		const { language, platform, userAgent } = navigator;
		const { URL: url, referrer } = document;
		send( main, { command, url, referrer, userAgent, language, platform } );
	}
	const observer = new IntersectionObserver( ( [ entry ] ) => {
		if ( entry!.isIntersecting ) {
			observer.disconnect();
			track( 'trustbox-in-viewport' );
		}
	} );
	let shouldTrack = 'frTells' in box.dataset;

	const all = () => Object.values( frames );
	const hide = () => all().forEach( ( frame ) => frame !== main && display( frame, false ) );

	function handleMessage( { origin, source, data }: MessageEvent ) {
		const message = parseMessage( data );
		if (
			origin !== ORIGIN ||
			message?.widgetId !== widgetId ||
			! all().some( ( { contentWindow } ) => contentWindow === source )
		) {
			return;
		}
		onMessage();
		const { command, name = '', height, style, styles, source: file, show: isShown } = message;
		const frame = frames[ name ] ?? main;
		switch ( command ) {
			case 'resize-height':
				if ( height! > 0 && height! < TALLEST ) {
					frame.style.height = `${ +height! }px`;
				}
				break;
			case 'setStyle':
				paint( frame, style );
				break;
			case 'show':
			case 'hide':
				display( frame, command === 'show' );
				break;
			case 'focus':
				frame.focus();
				break;
			case 'message':
				send( frame, message );
				break;
			case 'loaded':
				send( main, command );
				break;
			case 'ping':
				send( main, { command: 'pong' } );
				break;
			case 'scrollTo':
				box.scrollIntoView();
				break;
			case 'createIFrame':
				// An additional iframe of the widget, with the same data.
				if ( name && ! frames[ name ] && all().length <= POPUPS && /^[\w-]+\.html$/.test( file! ) ) {
					const popup = main.cloneNode() as HTMLIFrameElement;
					popup.removeAttribute( 'style' );
					paint( popup, styles );
					display( popup, isShown );
					popup.src = main.src.replace( /index\w*\.html/, file! );
					frames[ name ] = popup;
					greet( popup );
					box.append( popup );
				}
				break;
			case 'impression':
				if ( shouldTrack ) {
					shouldTrack = false; // Once.
					track( 'impression-received' );
					observer.observe( main );
				}
		}
	}

	greet( main );
	addEventListener( 'message', handleMessage );
	document.addEventListener( 'click', hide );
	return () => {
		removeEventListener( 'message', handleMessage );
		document.removeEventListener( 'click', hide );
		observer.disconnect();
	};
}
