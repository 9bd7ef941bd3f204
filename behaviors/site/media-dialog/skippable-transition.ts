/**
 * A view transition may be skipped: for another one, in a hidden tab, on a slow device or page. That is no error, so the
 * rejections of its promises are handled here.
 */
export function maySkip( { ready, finished, updateCallbackDone }: ViewTransition ): void {
	[ ready, finished, updateCallbackDone ].forEach( ( promise ) => promise.catch( () => {} ) );
}
