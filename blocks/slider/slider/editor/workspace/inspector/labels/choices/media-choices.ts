import { __ } from '@wordpress/i18n';
import type { ChoiceTable } from './choice-table';

/** Choices of slides, backgrounds and videos. */
export const mediaChoices = (): ChoiceTable => ( {
	'Slide.waitsForVideo': {
		once: __( 'First time', 'frontage-slider' ),
		always: __( 'Every time', 'frontage-slider' ),
	},
	'Background.type': {
		transparent: __( 'Transparent', 'frontage-slider' ),
		color: __( 'Color', 'frontage-slider' ),
		image: __( 'Image', 'frontage-slider' ),
		video: __( 'Video', 'frontage-slider' ),
	},
	'Video.provider': {
		html5: __( 'File', 'frontage-slider' ),
		youtube: 'YouTube',
		vimeo: 'Vimeo',
		audio: __( 'Audio file', 'frontage-slider' ),
	},
	'Background.mediaFilter': {
		inkwell: __( 'Black and white', 'frontage-slider' ),
		sierra: __( 'Soft warm', 'frontage-slider' ),
		toaster: __( 'Strong warm', 'frontage-slider' ),
	},
	'Video.aspect': Object.fromEntries(
		[ '16:9', '4:3', '21:9', '1:1', '4:5', '9:16' ].map( ( one ) => [ one, one ] )
	),
	'Video.autoplay': {
		never: __( 'Never', 'frontage-slider' ),
		always: __( 'Always', 'frontage-slider' ),
		first: __( 'First time', 'frontage-slider' ),
		'not-first': __( 'After the first time', 'frontage-slider' ),
	},
	'Video.loop': {
		none: __( 'Stop', 'frontage-slider' ),
		loop: __( 'Restart', 'frontage-slider' ),
		loopandnoslidestop: __( 'Restart, keep timer running', 'frontage-slider' ),
	},
	'Video.preload': { metadata: __( 'Metadata', 'frontage-slider' ) },
} );
