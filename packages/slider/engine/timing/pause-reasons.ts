/**
 * Reasons why the slider is paused (docs: decisions on pause). Autoplay only runs without any. `area`: less of it is in
 * the viewport than the owner requires (`Play.viewport`).
 */
export type PauseReason =
	'hover' | 'focus' | 'hidden' | 'blur' | 'offscreen' | 'area' | 'user' | 'action' | 'video' | 'motion' | 'stop';

export interface Reasons {
	add: ( reason: PauseReason ) => void;
	toggle: ( reason: PauseReason, on: boolean ) => void;
	/** Removing a missing reason has no effect. */
	remove: ( ...reasons: PauseReason[] ) => void;
	/** Whether at least one of these is set. */
	has: ( ...reasons: PauseReason[] ) => boolean;
	list: () => PauseReason[];
	/** Whether the slider is not visible. */
	unseen: () => boolean;
	/** Whether a reason pauses all motion; the other reasons only pause autoplay. */
	holdsAll: () => boolean;
}

/** `onChange` is called after the set changed. */
export class PauseReasons implements Reasons {
	readonly #onChange: () => void;
	#all: PauseReason[] = [];

	constructor( onChange: () => void ) {
		this.#onChange = onChange;
	}

	add( reason: PauseReason ) {
		if ( ! this.has( reason ) ) {
			this.#all = this.#all.concat( reason ); // `concat` is shorter in the build than a spread.
			this.#onChange();
		}
	}

	remove( ...reasons: PauseReason[] ) {
		if ( this.has( ...reasons ) ) {
			this.#all = this.#all.filter( ( reason ) => ! reasons.includes( reason ) );
			this.#onChange();
		}
	}

	toggle( reason: PauseReason, on: boolean ) {
		this[ on ? 'add' : 'remove' ]( reason );
	}

	has( ...reasons: PauseReason[] ) {
		return reasons.some( ( reason ) => this.#all.includes( reason ) );
	}

	list() {
		return this.#all.slice(); // A copy, since it is passed to page scripts with an event.
	}

	unseen() {
		return this.has( 'hidden', 'offscreen' );
	}

	holdsAll() {
		return this.unseen() || this.has( 'user' );
	}
}
