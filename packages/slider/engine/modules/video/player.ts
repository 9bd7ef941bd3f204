/** What a player tells of itself. */
export interface Tell {
	state: ( state: 'playing' | 'paused' | 'ended' ) => void;
	/** ms */
	time: ( ms: number ) => void;
	/** It had to begin without sound. */
	silenced: () => void;
	/** The browser does not let it begin by itself. */
	refused: () => void;
	/** It will not come: the provider did not answer, or no source can be played. */
	failed: () => void;
}

/** One face for the browser's own player and for those of providers. What is said before it listens is kept. */
export interface Player {
	readonly element: HTMLElement;
	play: () => void;
	pause: () => void;
	mute: ( on: boolean ) => void;
	/** ms */
	seek: ( ms: number ) => void;
	destroy: () => void;
}
