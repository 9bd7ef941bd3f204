import { __ } from '@wordpress/i18n';
import type { Word, Words } from './option-label';

const shared = (): Record< string, Word > => ( {
	enable: __( 'Show', 'frontage-slider' ),
	style: __( 'Look', 'frontage-slider' ),
	border_radius: __( 'Corners', 'frontage-slider' ),
	tmp: [
		__( 'Template', 'frontage-slider' ),
		__( 'HTML of each item, with {{title}}, {{thumb}} and {{param1}}.', 'frontage-slider' ),
	],
	rtl: __( 'From right to left', 'frontage-slider' ),
	animSpeed: __( 'Time to appear', 'frontage-slider' ),
	animDelay: __( 'Appear after', 'frontage-slider' ),
	hide_onmobile: __( 'Hide on phones', 'frontage-slider' ),
	hide_under: __( 'Hide below', 'frontage-slider' ),
	hide_over: __( 'Hide above', 'frontage-slider' ),
	hide_onleave: __( 'Show only while the mouse is over', 'frontage-slider' ),
	hide_delay: __( 'Hide after', 'frontage-slider' ),
	hide_delay_mobile: __( 'Hide after, on phones', 'frontage-slider' ),
} );

const place = (): Record< string, Word > => ( {
	h_align: __( 'Horizontal place', 'frontage-slider' ),
	v_align: __( 'Vertical place', 'frontage-slider' ),
	h_offset: __( 'Horizontal distance', 'frontage-slider' ),
	v_offset: __( 'Vertical distance', 'frontage-slider' ),
	container: __( 'Measured from', 'frontage-slider' ),
	anim: __( 'How it appears', 'frontage-slider' ),
} );

const row = (): Record< string, Word > => ( {
	direction: __( 'Direction', 'frontage-slider' ),
	space: __( 'Space between', 'frontage-slider' ),
} );

const size = (): Record< string, Word > => ( {
	size: __( 'Size', 'frontage-slider' ),
	height: [ __( 'Height', 'frontage-slider' ), __( 'Empty: as high as wide.', 'frontage-slider' ) ],
} );

/** Labels for arrows, bullets, thumbnails, tabs; keyboard, wheel and touch. */
export const navigationWords = (): Words => ( {
	Navigation: {
		keyboardNavigation: __( 'Arrow keys change slides', 'frontage-slider' ),
		keyboard_direction: __( 'Which arrow keys', 'frontage-slider' ),
		mouseScrollNavigation: __( 'The mouse wheel changes slides', 'frontage-slider' ),
		mouseScrollReverse: __( 'Direction of the wheel', 'frontage-slider' ),
		wheelViewPort: __( 'Part in sight before the wheel counts', 'frontage-slider' ),
		wheelCallDelay: __( 'Between two turns of the wheel', 'frontage-slider' ),
		wheelThreshold: __( 'Wheel movement that counts', 'frontage-slider' ),
		onHoverStop: __( 'Pause while the mouse is over it', 'frontage-slider' ),
		touch: __( 'Touch', 'frontage-slider' ),
		arrows: __( 'Arrows', 'frontage-slider' ),
		bullets: __( 'Bullets', 'frontage-slider' ),
		thumbnails: __( 'Thumbnails', 'frontage-slider' ),
		tabs: __( 'Tabs', 'frontage-slider' ),
	},
	'Navigation.touch': {
		touchenabled: __( 'Swipe on touch screens', 'frontage-slider' ),
		touchOnDesktop: __( 'Drag with the mouse', 'frontage-slider' ),
		mobileCarousel: __( 'Carousel: swipe on phones', 'frontage-slider' ),
		desktopCarousel: __( 'Carousel: drag on desktops', 'frontage-slider' ),
		swipe_treshold: __( 'Distance that counts as a swipe', 'frontage-slider' ),
		swipe_min_touches: __( 'Fingers', 'frontage-slider' ),
		swipe_direction: __( 'Direction of the swipe', 'frontage-slider' ),
		drag_block_vertical: __( 'Do not scroll the page meanwhile', 'frontage-slider' ),
	},
	'Navigation.arrows': {
		...shared(),
		color: __( 'Colour of the sign', 'frontage-slider' ),
		background: __( 'Colour behind', 'frontage-slider' ),
		hover_background: __( 'Colour behind, under the mouse', 'frontage-slider' ),
		...size(),
		left: __( 'Previous', 'frontage-slider' ),
		right: __( 'Next', 'frontage-slider' ),
	},
	Arrow: place(),
	'Navigation.bullets': {
		...shared(),
		...row(),
		...place(),
		color: __( 'Colour', 'frontage-slider' ),
		active_color: __( 'Colour of the slide in sight', 'frontage-slider' ),
		...size(),
	},
	Strip: {
		...shared(),
		...row(),
		...place(),
		color: __( 'Text colour', 'frontage-slider' ),
		background: __( 'Background', 'frontage-slider' ),
		active_color: __( 'Mark of the slide in sight', 'frontage-slider' ),
		width: __( 'Width', 'frontage-slider' ),
		height: __( 'Height', 'frontage-slider' ),
		min_width: __( 'Smallest width', 'frontage-slider' ),
		wrapper_padding: __( 'Padding around', 'frontage-slider' ),
		wrapper_color: __( 'Colour behind', 'frontage-slider' ),
		visibleAmount: __( 'In sight at once', 'frontage-slider' ),
		span: __( 'As long as the slider', 'frontage-slider' ),
		position: __( 'Place', 'frontage-slider' ),
		mhoffset: __( 'Margin left and right', 'frontage-slider' ),
		mvoffset: __( 'Margin above and below', 'frontage-slider' ),
	},
} );
