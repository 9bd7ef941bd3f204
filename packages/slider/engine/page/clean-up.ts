/** What a slider adds to the page, and takes away again at its end. */
export interface Lifetime {
	/** addEventListener that goes with the slider. */
	listen: (
		target: EventTarget,
		type: string,
		listener: ( event: never ) => void,
		options?: AddEventListenerOptions
	) => void;
	/** Runs at destroy(), last come first; nothing is nothing to run. */
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
