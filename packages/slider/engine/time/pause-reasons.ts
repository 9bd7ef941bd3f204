/**
 * Why the slider stands still (docs: decisions on pause). It advances only while no reason is left. `area`: less of it is
 * in the window than the owner asks for (`Play.viewport`).
 */
export type PauseReason =
	'hover' | 'focus' | 'hidden' | 'blur' | 'offscreen' | 'area' | 'user' | 'action' | 'video' | 'motion' | 'stop';

export interface Reasons {
	add: ( reason: PauseReason ) => void;
	/** Taking away what is not there is harmless. */
	remove: ( ...reasons: PauseReason[] ) => void;
	/** Any of these is there. */
	has: ( ...reasons: PauseReason[] ) => boolean;
	list: () => PauseReason[];
	/** Something holds everything that moves; the other reasons hold the advance to the next slide only. */
	holdsAll: () => boolean;
}

/** `onChange` is told after the set became another one. */
export function createReasons( onChange: () => void ): Reasons {
	const set = new Set< PauseReason >();
	const has = ( ...reasons: PauseReason[] ) => reasons.some( ( reason ) => set.has( reason ) );
	return {
		add( reason ) {
			if ( ! set.has( reason ) ) {
				set.add( reason );
				onChange();
			}
		},
		remove( ...reasons ) {
			if ( reasons.filter( ( reason ) => set.delete( reason ) ).length ) {
				onChange();
			}
		},
		has,
		list: () => [ ...set ],
		holdsAll: () => has( 'user', 'hidden', 'offscreen' ),
	};
}
