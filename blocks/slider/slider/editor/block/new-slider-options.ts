import { createBlock, type Block as BlockInstance } from '@wordpress/blocks';
import { slidesOf, type Picture } from '../new-slides';

type Values = Record< string, unknown >;

/**
 * Options of a new slider. In a stored document, a missing key always means the original engine's default. So a new
 * slider stores the options that people expect: four breakpoints, arrows, bullets, touch, keyboard, and no autoplay.
 */
const STARTING_OPTIONS: Values = {
	sliderLayout: 'auto',
	gridwidth: [ 1240, 1024, 778, 480 ],
	gridheight: [ 600, 540, 480, 420 ],
	responsiveLevels: [ 1240, 1024, 778, 480 ],
	visibilityLevels: [ 1240, 1024, 778, 480 ],
	duration: 7000,
	stopLoop: true,
	stopAtSlide: 1,
	stopAfterLoops: 0,
	lazyType: 'smart',
	progressBar: { disableProgressBar: true },
	navigation: {
		keyboardNavigation: true,
		onHoverStop: true,
		touch: { touchenabled: true, touchOnDesktop: true },
		arrows: { enable: true, hide_under: 600 }, // On phones they would cover the text; touch and bullets navigate there.
		bullets: { enable: true },
	},
};

/** Desktop values follow the grid at narrower breakpoints. A document without `inherit` keeps its px, so imports do not change. */
export const STARTING = { inherit: 'scale', options: STARTING_OPTIONS } as const;

/** A new slider with one slide for each image. */
export const sliderOf = ( pictures: readonly Picture[], more: Values = {} ): BlockInstance =>
	createBlock( 'frontage/slider', { ...STARTING, ...more }, slidesOf( pictures ) );
