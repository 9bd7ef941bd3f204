import { createBlock, type Block as BlockInstance } from '@wordpress/blocks';
import { slidesOf, type Picture } from '../new-slides';

type Values = Record< string, unknown >;

/**
 * What a new slider says of itself. In a stored document an absent key means what the original engine assumed, for ever;
 * a slider made today writes down what people expect: four levels, arrows, bullets, fingers, keys, and standing still
 * until somebody moves it.
 */
export const STARTING_OPTIONS: Values = {
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
		arrows: { enable: true, hide_under: 600 }, // On phones they would lie on the words; fingers and bullets lead on.
		bullets: { enable: true },
	},
};

/** What is set on the desktop follows the grid of narrower screens. A document without it keeps its px: so imports stay as they are. */
export const STARTING = { inherit: 'scale', options: STARTING_OPTIONS } as const;

/** A whole new slider of pictures. */
export const sliderOf = ( pictures: readonly Picture[], more: Values = {} ): BlockInstance =>
	createBlock( 'frontage/slider', { ...STARTING, ...more }, slidesOf( pictures ) );
