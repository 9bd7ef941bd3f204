/** Notifications of a player. */
export interface Tell {
	state: ( state: 'playing' | 'paused' | 'ended' ) => void;
	/** ms */
	time: ( ms: number ) => void;
	/** It had to start muted. */
	silenced: () => void;
	/** The browser does not allow autoplay. */
	refused: () => void;
	/** It failed: the provider did not respond, or no source can be played. */
	failed: () => void;
}

/** Common interface of native players and provider players. Commands are stored until the player is ready. */
export interface Player {
	readonly element: HTMLElement;
	play: () => void;
	pause: () => void;
	mute: ( on: boolean ) => void;
	/** ms */
	seek: ( ms: number ) => void;
	destroy: () => void;
}
