import type { Block } from '@wordpress/blocks';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { compile, normalise, type SliderDocument } from '@frontage/slider/model';
import { withForcedBreakpoint, rulesForWidth, Slider } from '@frontage/slider/react';
import { documentOf } from '../state';

interface PreviewProps {
	/** A slider's block. */
	block: Block;
	id: string;
	/** Whether it plays its first slide from the start; otherwise it shows the end of the slide. */
	plays: boolean;
}

/** Assumed width of a card's slider in px: the desktop size, also on phones. */
const WIDE = 1240;

/** Small preview of a slider: the page's markup, scaled to the card and run by the page's engine. */
export function Preview( { block, id, plays }: PreviewProps ) {
	const host = useRef< HTMLDivElement >( null );
	const isNear = useNear( host );
	const [ shows, setShows ] = useState( 0 );
	useEffect( () => {
		if ( plays ) {
			setShows( ( before ) => before + 1 ); // Restarts at the first entrance.
		}
	}, [ plays ] );
	const made = useMemo( () => {
		const { play, tree, classes } = compile( normalise( asCard( documentOf( block ) ) ).model, id, TEXTS );
		return { play, tree: withForcedBreakpoint( tree, WIDE ), rules: rulesForWidth( classes, 0, WIDE ) };
	}, [ block, id ] );
	return (
		<div ref={ host } className="fr-templates__preview" aria-hidden="true">
			{ isNear && (
				<>
					<style>{ made.rules }</style>
					<Slider key={ shows } play={ made.play } tree={ made.tree } paused={ ! plays } />
				</>
			) }
		</div>
	);
}

/** Empty, since the preview is hidden from screen readers. */
const TEXTS = { slide: '', next: '', previous: '', pause: '', play: '', videoFailed: '' };

/** In a card, no slider fills the window, depends on scrolling or opens a dialog. */
function asCard( document: SliderDocument ): SliderDocument {
	const { options = {} } = document;
	return {
		...document,
		options: {
			...options,
			sliderLayout: 'auto',
			minHeight: 0,
			viewPort: {},
			sbtimeline: {},
			modal: {},
			navigation: { onHoverStop: false },
			progressBar: { disableProgressBar: true },
		},
	};
}

/** Whether the element has been near the viewport; the preview is only created then. */
function useNear( host: React.RefObject< HTMLElement | null > ): boolean {
	const [ isNear, setNear ] = useState( false );
	useEffect( () => {
		const observer = new IntersectionObserver(
			( entries ) => {
				if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
					setNear( true );
					observer.disconnect();
				}
			},
			{ rootMargin: '200px' }
		);
		host.current!.inert = true; // The card is the button; nothing in it is interactive.
		observer.observe( host.current! );
		return () => observer.disconnect();
	}, [ host ] );
	return isNear;
}
