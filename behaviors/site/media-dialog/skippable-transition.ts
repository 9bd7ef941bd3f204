/**
 * A transition of the page may be skipped: for another one, in a hidden tab, on a machine or a page that takes its time. That
 * is no error of the page's: each promise that a reader of it is given has somebody who hears of it.
 */
export function maySkip( { ready, finished, updateCallbackDone }: ViewTransition ): void {
	[ ready, finished, updateCallbackDone ].forEach( ( promise ) => promise.catch( () => {} ) );
}
