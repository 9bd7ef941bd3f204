import { __ } from '@wordpress/i18n';
import type { Play } from '@frontage/slider';

/** Texts for visitors, the same as in VisitorTexts.php. */
export const visitorTexts = (): Play[ 'texts' ] => ( {
	/* translators: 1: number of the slide, 2: how many there are */
	slide: __( '%1$d of %2$d', 'frontage-slider' ),
	next: __( 'Next slide', 'frontage-slider' ),
	previous: __( 'Previous slide', 'frontage-slider' ),
	pause: __( 'Pause slides', 'frontage-slider' ),
	play: __( 'Play slides', 'frontage-slider' ),
	close: __( 'Close', 'frontage-slider' ),
	/* translators: the name of a video provider may follow, after a colon */
	playVideo: __( 'Play video', 'frontage-slider' ),
	choose: __( 'Choose a slide', 'frontage-slider' ),
	/* translators: %s: name of a video provider */
	videoFailed: __( '%s Api Could not be loaded !', 'frontage-slider' ),
} );
