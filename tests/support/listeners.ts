/** Tracks active event listeners on elements, which a page cannot list: removed, used up and aborted ones do not count. */
import type { Locator, Page } from '@playwright/test';

declare global {
	interface Window {
		listenersIn: ( root: Element ) => string[];
	}
}

/** Call it before the page is opened. */
export const watchListeners = ( page: Page ) =>
	page.addInitScript( () => {
		interface Heard {
			target: Element;
			type: string;
			call: unknown;
			capture: boolean;
		}
		const live = new Set< Heard >();
		const { addEventListener, removeEventListener } = EventTarget.prototype;
		const captures = ( how?: boolean | EventListenerOptions ) =>
			typeof how === 'object' ? Boolean( how.capture ) : Boolean( how );
		const find = ( target: EventTarget, type: string, call: unknown, capture: boolean ) =>
			[ ...live ].find(
				( heard ) =>
					heard.target === target && heard.type === type && heard.call === call && heard.capture === capture
			);
		window.listenersIn = ( root ) =>
			[ ...live ]
				.filter( ( { target } ) => root.contains( target ) )
				.map( ( { target, type } ) => `${ target.className }: ${ type }` );

		EventTarget.prototype.addEventListener = function (
			this: EventTarget,
			...given: Parameters< typeof addEventListener >
		) {
			const [ type, call, how ] = given;
			addEventListener.apply( this ?? window, given );
			if ( ! ( this instanceof Element ) || ! call || find( this, type, call, captures( how ) ) ) {
				return;
			}
			const heard = { target: this, type, call, capture: captures( how ) };
			const signal = typeof how === 'object' ? how.signal : undefined;
			if ( signal?.aborted ) {
				return;
			}
			live.add( heard );
			const gone = () => void live.delete( heard );
			signal?.addEventListener( 'abort', gone );
			if ( typeof how === 'object' && how.once ) {
				addEventListener.call( this, type, gone, how );
			}
		};
		EventTarget.prototype.removeEventListener = function (
			this: EventTarget,
			...given: Parameters< typeof removeEventListener >
		) {
			const [ type, call, how ] = given;
			removeEventListener.apply( this ?? window, given );
			const heard = find( this, type, call, captures( how ) );
			if ( heard ) {
				live.delete( heard );
			}
		};
	} );

/** Each as `class: event`. */
export const listenersIn = ( root: Locator ): Promise< string[] > =>
	root.evaluate( ( element ) => window.listenersIn( element ) );
