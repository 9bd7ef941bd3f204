<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Import\Screens;

defined( 'ABSPATH' ) || exit;

/** Names of features that sliders of other plugins have and ours do not, by the code in a finding `feature-left`. */
final class FeatureLabels {

	public static function label( string $feature ): string {
		return match ( $feature ) {
			'generator'            => __( 'Dynamic slides', 'frontage-slider' ),
			'background-animation' => __( 'Background animation', 'frontage-slider' ),
			'ken-burns'            => __( 'Ken Burns effect', 'frontage-slider' ),
			'parallax', 'layer-parallax' => __( 'Parallax', 'frontage-slider' ),
			'particles'            => __( 'Particle effect', 'frontage-slider' ),
			'shape-divider'        => __( 'Shape divider', 'frontage-slider' ),
			'text-bar'             => __( 'Text bar', 'frontage-slider' ),
			'shadow'               => __( 'Shadow', 'frontage-slider' ),
			'play-button'          => __( 'Play and pause button', 'frontage-slider' ),
			'fullscreen-button'    => __( 'Full screen button', 'frontage-slider' ),
			'html-widget'          => __( 'HTML control', 'frontage-slider' ),
			'thumbnail-text'       => __( 'Thumbnail captions', 'frontage-slider' ),
			'arrow-image'          => __( 'Custom arrow image', 'frontage-slider' ),
			'position'             => __( 'Custom position', 'frontage-slider' ),
			'border'               => __( 'Border', 'frontage-slider' ),
			'autoplay-limit'       => __( 'Autoplay limit', 'frontage-slider' ),
			'reverse-order'        => __( 'Reverse order', 'frontage-slider' ),
			'sorted-slides'        => __( 'Sorted slides', 'frontage-slider' ),
			'smooth-height'        => __( 'Smooth height', 'frontage-slider' ),
			'theme'                => __( 'Theme', 'frontage-slider' ),
			'lightbox'             => __( 'Lightbox', 'frontage-slider' ),
			'device-visibility'    => __( 'Visibility by device', 'frontage-slider' ),
			'device-text'          => __( 'Text by device', 'frontage-slider' ),
			'image-blur'           => __( 'Image blur', 'frontage-slider' ),
			'image-opacity'        => __( 'Image opacity', 'frontage-slider' ),
			'fit-blurfit'          => __( 'Blurred image edges', 'frontage-slider' ),
			'fit-fixed'            => __( 'Fixed background', 'frontage-slider' ),
			'nested-row'           => __( 'Nested row', 'frontage-slider' ),
			'chained-layer'        => __( 'Linked layer position', 'frontage-slider' ),
			'layer-event'          => __( 'Layer event', 'frontage-slider' ),
			'button-icon'          => __( 'Button icon', 'frontage-slider' ),
			'split-text'           => __( 'Split text animation', 'frontage-slider' ),
			'animated-heading'     => __( 'Animated heading', 'frontage-slider' ),
			'animation-loop'       => __( 'Loop animation', 'frontage-slider' ),
			'animation-out'        => __( 'Exit animation', 'frontage-slider' ),
			'animation-long'       => __( 'Animation keyframes after the first', 'frontage-slider' ),
			'reveal'               => __( 'Reveal animation', 'frontage-slider' ),
			'type-showcase'        => __( 'Showcase slider', 'frontage-slider' ),
			'type-accordion'       => __( 'Accordion slider', 'frontage-slider' ),
			default                => $feature,
		};
	}
}
