import { useEffect, useRef } from '@wordpress/element';
import type { EditingStage } from '@frontage/slider/react';

export interface Part {
	from: number;
	to: number;
	/** The slide's transition is part of it. */
	transition?: boolean;
	loop?: boolean;
	rate?: number;
}

const still = () => window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

/** Plays a part, and when it has come to its end, shows the slide standing again if it stood before. */
export function playPart( { clock }: EditingStage, { from, to, transition = false, loop, rate }: Part ): void {
	const rested = clock.resting;
	clock.withTransition( transition );
	clock.play( { from: Math.max( 0, from ), to, loop, rate } );
	const stop = clock.subscribe( () => {
		if ( ! clock.playing ) {
			stop();
			if ( rested && clock.time >= to ) {
				clock.rest();
			}
		}
	} );
}

/**
 * Shows what was just chosen, once the canvas has drawn it. Who wants less motion is not moved by it: the play button is
 * there for them.
 */
export function usePreview( stage: EditingStage | undefined ) {
	const wanted = useRef< Part | undefined >( undefined );
	useEffect( () => {
		if ( ! stage ) {
			return undefined;
		}
		return stage.onChange( () => {
			const part = wanted.current;
			wanted.current = undefined;
			if ( part && ! still() ) {
				playPart( stage, part );
			}
		} );
	}, [ stage ] );
	/** Without a part: what was wished for is not shown any more. */
	return ( part: Part | undefined ) => {
		wanted.current = part;
	};
}
