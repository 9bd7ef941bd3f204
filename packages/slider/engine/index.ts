/** The slider engine: adopts markup as MARKUP.md describes it, in WordPress or on any other page. */
import { build } from './slider';
import type { Slider, SliderOptions } from './contract/module';
import type { Play } from './contract/play';

export type { Clock } from './time/clock';
export type { EventDetail, Slider, SliderEvents, SliderOptions } from './contract/module';
export type { PauseReason } from './time/pause-reasons';
export type { Play } from './contract/play';

const sliders = new WeakMap< HTMLElement, Slider >();

/** Starts the slider that stands in this element; for an element that has one, gives that one. */
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
