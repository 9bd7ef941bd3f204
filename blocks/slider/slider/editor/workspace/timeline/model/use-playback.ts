import { useEvent } from '@wordpress/compose';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import type { EditingClock, EditingStage } from '@frontage/slider/react';
import type { KeyboardEvent } from 'react';
import { toPx } from './time-scale';
import type { Rows } from './use-timeline-rows';

export interface Part {
	from: number;
	to: number;
	/** Whether to include the slide's transition. */
	transition?: boolean;
	loop?: boolean;
	rate?: number;
}

const isReducedMotion = () => window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

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
			if ( part && ! isReducedMotion() ) {
				playPart( stage, part );
			}
		} );
	}, [ stage ] );
	/** Without a part, a pending preview is canceled. */
	return ( part: Part | undefined ) => {
		wanted.current = part;
	};
}

/** The line at the current time. Returns a ref for its element, which follows the clock without React. */
export function usePlayhead( clock: EditingClock | undefined, second: number ) {
	const playhead = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const show = () => {
			const { style, classList } = playhead.current!;
			style.transform = `translateX(${ toPx( clock?.time ?? 0, { second } ) }px)`;
			classList.toggle( 'is-resting', clock?.resting ?? true );
		};
		show();
		return clock?.subscribe( show );
	}, [ clock, second ] );
	return playhead;
}

/** Playback of the slide: its speed, the looped section, and what the play button does. */
export function usePlayback( stage: EditingStage | undefined, rows: Rows, end: number ) {
	const { duration, slide } = rows;
	const [ isLooping, setLooping ] = useState( false );
	const [ rate, setRate ] = useState( 1 );
	const [ range, setRange ] = useState< { from: number; to: number } | undefined >();
	const loop = useMemo(
		() => ( isLooping ? ( range ?? { from: 0, to: duration } ) : undefined ),
		[ isLooping, range, duration ]
	);
	useEffect( () => setRange( undefined ), [ slide?.clientId ] );
	const play = useEvent( () => {
		if ( stage ) {
			const { clock } = stage;
			const part = loop ?? { from: clock.resting || clock.time >= end ? 0 : clock.time, to: end };
			const transition = rows.comes && part.from < Number( rows.transition.duration ?? 1000 );
			playPart( stage, { ...part, transition, loop: Boolean( loop ), rate } );
		}
	} );
	/** Space plays and pauses, except on a control, which uses the key itself. */
	function onSpace( event: KeyboardEvent< HTMLElement > ) {
		const { key, target } = event;
		const isControl = target instanceof HTMLElement && target.closest( 'button, input, select, textarea' );
		if ( key === ' ' && ! isControl ) {
			event.preventDefault();
			if ( stage?.clock.playing ) {
				stage.clock.pause();
			} else {
				play();
			}
		}
	}
	return { isLooping, setLooping, rate, setRate, loop, setRange, play, onSpace };
}
