/** A slider in jsdom with a manually controlled clock. */
import { createSlider, type Play, type Slider, type SliderOptions } from '../../packages/slider/engine';
import { handClock, settle, type HandClock } from './manual-clock';
import { installMedia } from './media';
import { sliderMarkup } from './slider-page';

export interface Bench {
	slider: Slider;
	clock: HandClock;
	element: HTMLElement;
	slides: HTMLElement[];
	/** The engine's events in order, without `frontage:`. */
	events: string[];
	button: ( name: string ) => HTMLElement;
	/** `data-state` of each slide. */
	states: () => ( string | undefined )[];
}

/** Starts a slider and waits until it runs. Animations and media are test doubles; visibility is not observed. */
export async function startSlider(
	play: Play,
	{
		content,
		media = [],
		style = '',
		...options
	}: SliderOptions & { content?: ( slide: number ) => string; media?: string[]; style?: string } = {}
): Promise< Bench > {
	installMedia( media );
	document.body.innerHTML = sliderMarkup( play, content );
	const element = document.querySelector< HTMLElement >( '.fr-slider' )!;
	element.style.cssText = style;
	const clock = handClock();
	const events: string[] = [];
	for ( const name of [
		'slider:ready',
		'slider:playing',
		'slider:paused',
		'slider:stopped',
		'slider:destroyed',
		'slide:changing',
		'slide:waiting',
		'slide:changed',
	] ) {
		element.addEventListener( `frontage:${ name }`, () => void events.push( name ) );
	}
	const slider = createSlider( element, { clock, ...options } );
	await slider.ready;
	await settle();
	const slides = [ ...element.querySelectorAll< HTMLElement >( '.fr-slide' ) ];
	return {
		slider,
		clock,
		element,
		slides,
		events,
		button: ( name ) => element.querySelector< HTMLElement >( `[aria-label="${ name }"]` )!,
		states: () => slides.map( ( { dataset } ) => dataset.state ),
	};
}
