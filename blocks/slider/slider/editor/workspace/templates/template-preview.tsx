import type { Block } from '@wordpress/blocks';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { compile, normalise, type SliderDocument } from '@frontage/slider/model';
import { forced, rulesAt, Slider } from '@frontage/slider/react';
import { documentOf } from '../state';

interface PreviewProps {
	/** A slider's block. */
	block: Block;
	id: string;
	/** Plays its first slide from the start; else it stands at the slide's end. */
	plays: boolean;
}

/** px that a card's slider is taken to be wide: its size for desktops, also where the window is a phone's. */
const WIDE = 1240;

/** A slider as small as its card: the page's own markup, in the card's width and run by the page's engine. */
export function Preview( { block, id, plays }: PreviewProps ) {
	const host = useRef< HTMLDivElement >( null );
	const near = useNear( host );
	const [ shows, setShows ] = useState( 0 );
	useEffect( () => {
		if ( plays ) {
			setShows( ( before ) => before + 1 ); // From the first entrance on.
		}
	}, [ plays ] );
	const made = useMemo( () => {
		const { play, tree, classes } = compile( normalise( asCard( documentOf( block ) ) ).model, id, TEXTS );
		return { play, tree: forced( tree, WIDE ), rules: rulesAt( classes, 0, WIDE ) };
	}, [ block, id ] );
	return (
		<div ref={ host } className="fr-templates__preview" aria-hidden="true">
			{ near && (
				<>
					<style>{ made.rules }</style>
					<Slider key={ shows } play={ made.play } tree={ made.tree } paused={ ! plays } />
				</>
			) }
		</div>
	);
}

/** Nobody reads a preview aloud. */
const TEXTS = { slide: '', next: '', previous: '', pause: '', play: '', videoFailed: '' };

/** In a card nothing fills a window, waits for the page's scroll or calls a dialog. */
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

/** Whether the element has been near the window: only then is it worth making. */
function useNear( host: React.RefObject< HTMLElement | null > ): boolean {
	const [ near, setNear ] = useState( false );
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
		host.current!.inert = true; // The card is the button; nothing in it is another one.
		observer.observe( host.current! );
		return () => observer.disconnect();
	}, [ host ] );
	return near;
}
