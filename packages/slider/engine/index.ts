/** The slider engine: takes over markup as described in MARKUP.md, in WordPress or on any other page. */
import { build } from './slider';
import type { Slider, SliderOptions } from './types/module-context';
import type { Play } from './types/playback-config';

export type { Clock } from './timing/clock';
export type { EventDetail, Slider, SliderEvents, SliderOptions } from './types/module-context';
export type { PauseReason } from './timing/pause-reasons';
export type { Play } from './types/playback-config';

const sliders = new WeakMap< HTMLElement, Slider >();

/** Starts the slider in this element, or returns the one that was already started. */
export function createSlider( element: HTMLElement, options: SliderOptions = {} ): Slider {
	let slider = sliders.get( element );
	if ( ! slider ) {
		const play: Play = JSON.parse( element.querySelector( 'script.fr-slider__play' )!.textContent! );
		slider = build(
			element,
			play,
			options,
			() => sliders.delete( element ),
			( other ) => createSlider( other, options )
		);
		sliders.set( element, slider );
	}
	return slider;
}
