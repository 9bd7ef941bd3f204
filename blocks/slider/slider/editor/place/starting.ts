import { createBlock, type Block as BlockInstance } from '@wordpress/blocks';

/** A picture as the media library, or a gallery, gives it. */
export interface Picture {
	id?: number | undefined;
	url: string;
	alt?: string | undefined;
	title?: string | undefined;
}

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
		arrows: { enable: true },
		bullets: { enable: true },
	},
};

/** The attributes of a slide that shows this picture; its text for those who do not see it comes along. */
export const slideOf = ( { id, url, alt }: Picture, at: number ): Values => ( {
	key: `slide-${ at + 1 }`,
	background: {
		type: 'image',
		fit: 'cover',
		image: { ...( id ? { id } : {} ), url, ...( alt ? { alt } : {} ) },
	},
} );

/** A slide for each picture, inside a slider that does not exist yet. */
export const slidesOf = ( pictures: readonly Picture[] ): BlockInstance[] =>
	pictures.map( ( picture, at ) => createBlock( 'frontage/slide', slideOf( picture, at ) ) );

/** A whole new slider of pictures. */
export const sliderOf = ( pictures: readonly Picture[], more: Values = {} ): BlockInstance =>
	createBlock( 'frontage/slider', { options: STARTING_OPTIONS, ...more }, slidesOf( pictures ) );

/** An empty first slide, for those who begin from nothing. */
export const blankSlide = (): BlockInstance =>
	createBlock( 'frontage/slide', { key: 'slide-1', background: { type: 'color', color: '#1f2d3a' } } );
