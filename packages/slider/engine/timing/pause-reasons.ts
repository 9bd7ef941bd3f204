/**
 * Why the slider stands still (docs: decisions on pause). It advances only while no reason is left. `area`: less of it is
 * in the window than the owner asks for (`Play.viewport`).
 */
export type PauseReason =
	'hover' | 'focus' | 'hidden' | 'blur' | 'offscreen' | 'area' | 'user' | 'action' | 'video' | 'motion' | 'stop';

export interface Reasons {
	add: ( reason: PauseReason ) => void;
	toggle: ( reason: PauseReason, on: boolean ) => void;
	/** Taking away what is not there is harmless. */
	remove: ( ...reasons: PauseReason[] ) => void;
	/** Any of these is there. */
	has: ( ...reasons: PauseReason[] ) => boolean;
	list: () => PauseReason[];
	/** Nobody can see it. */
	unseen: () => boolean;
	/** Something holds everything that moves; the other reasons hold the advance to the next slide only. */
	holdsAll: () => boolean;
}

/** `onChange` is told after the set became another one. */
export class PauseReasons implements Reasons {
	readonly #onChange: () => void;
	#all: PauseReason[] = [];

	constructor( onChange: () => void ) {
		this.#onChange = onChange;
	}

	add( reason: PauseReason ) {
		if ( ! this.has( reason ) ) {
			this.#all = this.#all.concat( reason ); // No longer than it has to be, as a spread would make it.
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
		return this.#all.slice(); // A page's script is handed it with an event, and may do with it what it wants.
	}

	unseen() {
		return this.has( 'hidden', 'offscreen' );
	}

	holdsAll() {
		return this.unseen() || this.has( 'user' );
	}
}
