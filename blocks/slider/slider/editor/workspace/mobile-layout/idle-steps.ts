/** Runs steps in sequence, each when the browser is idle; returns a function that cancels the rest. */
export function whenIdle( steps: readonly ( () => void )[] ): () => void {
	const left = [ ...steps ];
	let id = 0;
	// Safari has no idle callbacks.
	const [ ask, drop ] =
		typeof requestIdleCallback === 'function'
			? [ ( run: () => void ) => requestIdleCallback( run, { timeout: 2000 } ), cancelIdleCallback ]
			: [ ( run: () => void ) => Number( setTimeout( run, 100 ) ), clearTimeout ];
	const next = () => {
		if ( left.length ) {
			id = ask( () => {
				left.shift()!();
				next();
			} );
		}
	};
	next();
	return () => {
		left.length = 0;
		drop( id );
	};
}
