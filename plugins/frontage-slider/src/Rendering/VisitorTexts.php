<?php

namespace Frontage\Slider\Rendering;

defined( 'ABSPATH' ) || exit;

/** Texts of a slider for visitors; the engine contains none. */
final class VisitorTexts {

	/** @return array<string, string> */
	public static function all(): array {
		return [
			/* translators: 1: number of the slide, 2: how many there are */
			'slide'       => __( '%1$d of %2$d', 'frontage-slider' ),
			'next'        => __( 'Next slide', 'frontage-slider' ),
			'previous'    => __( 'Previous slide', 'frontage-slider' ),
			'pause'       => __( 'Pause slides', 'frontage-slider' ),
			'play'        => __( 'Play slides', 'frontage-slider' ),
			'close'       => __( 'Close', 'frontage-slider' ),
			/* translators: the name of a video provider may follow, after a colon */
			'playVideo'   => __( 'Play video', 'frontage-slider' ),
			'choose'      => __( 'Choose a slide', 'frontage-slider' ),
			'videoFailed' => self::video_failed(),
		];
	}

	/** The wording that visitors of Slider Revolution sites know, with an instruction. */
	private static function video_failed(): string {
		/* translators: %s: name of a video provider */
		$failed = __( '%s Api Could not be loaded !', 'frontage-slider' );
		$secure = is_ssl() ? ' ' . __( 'Please Check and Renew SSL Certificate !', 'frontage-slider' ) : '';
		return $failed . $secure . ' ' . __( 'Please reload the page or try again later.', 'frontage-slider' );
	}
}
