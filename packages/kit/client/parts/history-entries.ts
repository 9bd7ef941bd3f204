/** Entries of the history that what is open over a page has (back-button.ts). */

/** How many are open where the history stands. */
export const entriesHere = () => Number( history.state?.frOverlays ) || 0;

/** For a page that begins: nothing is open yet, so it was reloaded while something was, or come back to. */
export function leaveEntries(): void {
	const count = entriesHere();
	if ( count ) {
		history.replaceState( { ...history.state, frOverlays: 0 }, '' ); // Whoever asks next need not go once more.
		history.go( -count );
	}
}
