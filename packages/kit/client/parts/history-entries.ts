/** Browser history entries of open overlays (see back-button.ts). */

/** The number of open overlays recorded in the current history entry. */
export const entriesHere = () => Number( history.state?.frOverlays ) || 0;

/** Called when a page starts: no overlay is open yet, so recorded entries come from before a reload or a return to the page. */
export function leaveEntries(): void {
	const count = entriesHere();
	if ( count ) {
		history.replaceState( { ...history.state, frOverlays: 0 }, '' ); // The next caller need not go back again.
		history.go( -count );
	}
}
