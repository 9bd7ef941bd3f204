import { useEffect, useRef } from '@wordpress/element';
import type { EditingStage } from '@frontage/slider/react';

export interface Part {
	from: number;
	to: number;
	/** Whether to include the slide's transition. */
	transition?: boolean;
	loop?: boolean;
	rate?: number;
}

const still = () => window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

/** Plays a part; at its end, shows the slide at rest again if it was at rest before. */
export function playPart( { clock }: EditingStage, { from, to, transition = false, loop, rate }: Part ): void {
	const wasResting = clock.resting;
	clock.withTransition( transition );
	clock.play( { from: Math.max( 0, from ), to, loop, rate } );
	const stop = clock.subscribe( () => {
		if ( ! clock.playing ) {
			stop();
			if ( wasResting && clock.time >= to ) {
				clock.rest();
			}
		}
	} );
}

/**
 * Previews a choice once the canvas has rendered it. With reduced motion nothing plays automatically; the play button
 * still works.
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
	/** Without a part, a pending preview is canceled. */
	return ( part: Part | undefined ) => {
		wanted.current = part;
	};
}
