import { __ } from '@wordpress/i18n';
import type { ChoiceTable } from './choice-table';

/** Choices of a layer's actions. */
export const actionChoices = (): ChoiceTable => ( {
	'Action.on': {
		click: __( 'On click', 'frontage-slider' ),
		mouseenter: __( 'On mouse enter', 'frontage-slider' ),
		mouseleave: __( 'On mouse leave', 'frontage-slider' ),
	},
	'Action.target': {
		_self: __( 'Same tab', 'frontage-slider' ),
		_blank: __( 'New tab', 'frontage-slider' ),
	},
	'Action.do': {
		simplelink: __( 'Open link', 'frontage-slider' ),
		menulink: __( 'Open link or anchor', 'frontage-slider' ),
		jumptoslide: __( 'Go to slide', 'frontage-slider' ),
		scrollbelow: __( 'Scroll below slider', 'frontage-slider' ),
		scrollto: __( 'Scroll to element', 'frontage-slider' ),
		startlayer: __( 'Play layer entrance', 'frontage-slider' ),
		stoplayer: __( 'Play layer exit', 'frontage-slider' ),
		togglelayer: __( 'Toggle layer', 'frontage-slider' ),
		gotoframe: __( 'Go to keyframe', 'frontage-slider' ),
		nextframe: __( 'Go to next keyframe', 'frontage-slider' ),
		prevframe: __( 'Go to previous keyframe', 'frontage-slider' ),
		toggleframes: __( 'Toggle between two keyframes', 'frontage-slider' ),
		playvideo: __( 'Play video', 'frontage-slider' ),
		stopvideo: __( 'Stop video', 'frontage-slider' ),
		togglevideo: __( 'Toggle video', 'frontage-slider' ),
		mutevideo: __( 'Mute video', 'frontage-slider' ),
		unmutevideo: __( 'Unmute video', 'frontage-slider' ),
		toggle_mute_video: __( 'Toggle video mute', 'frontage-slider' ),
		toggle_global_mute_video: __( 'Toggle mute, all videos', 'frontage-slider' ),
		playslider: __( 'Play slider', 'frontage-slider' ),
		pauseslider: __( 'Pause slider', 'frontage-slider' ),
		toggleslider: __( 'Toggle slider playback', 'frontage-slider' ),
		gofullscreen: __( 'Enter full screen', 'frontage-slider' ),
		exitfullscreen: __( 'Exit full screen', 'frontage-slider' ),
		togglefullscreen: __( 'Toggle full screen', 'frontage-slider' ),
		openmodal: __( 'Open slider as popup', 'frontage-slider' ),
		closemodal: __( 'Close popup slider', 'frontage-slider' ),
		toggleclass: __( 'Toggle CSS class', 'frontage-slider' ),
		simulateclick: __( 'Click another layer', 'frontage-slider' ),
		unknown: __( 'None (unknown action)', 'frontage-slider' ),
	},
} );
