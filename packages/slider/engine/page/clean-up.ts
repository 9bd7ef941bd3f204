/** Everything that a slider adds to the page and removes when it is destroyed. */
export interface Lifetime {
	/** addEventListener that is removed with the slider. */
	listen: (
		target: EventTarget,
		type: string,
		listener: ( event: never ) => void,
		options?: AddEventListenerOptions
	) => void;
	/** Registers a callback for destroy(); they run in reverse order. Undefined is ignored. */
	undo: ( call: ( () => void ) | void ) => void;
}

export function createLifetime(): Lifetime & { end: () => void } {
	const listening = new AbortController();
	const { signal } = listening;
	const undos: ( ( () => void ) | void )[] = [ () => listening.abort() ];
	return {
		listen( target, type, listener, how ) {
			target.addEventListener( type, listener as EventListener, { ...how, signal } );
		},
		undo: ( call ) => void undos.push( call ),
		end: () => undos.reverse().forEach( ( undo ) => undo?.() ),
	};
}
