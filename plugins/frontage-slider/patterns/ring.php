<?php
/** Posters on a 3D ring, with a ring that shows the remaining time. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

$frontage_poster = static fn ( int $number, string $title, string $line, string $alt ): array => TemplateDocument::slide(
	"poster-$number",
	$title,
	[
		'type'  => 'image',
		'image' => TemplateDocument::image( "poster-$number.svg", $alt, 600, 800 ),
	],
	[
		TemplateLayers::text(
			'<strong>' . esc_html( $title ) . '</strong><br>' . esc_html( $line ),
			[
				'y'     => 'bottom',
				'width' => '100%',
				'base'  => 'slide',
			],
			[
				'background' => 'rgba(12,18,26,0.88)',
				'fontSize'   => [ 17, 16, 18, 15 ],
				'lineHeight' => '1.45em',
				'padding'    => TemplateLayers::sides( [ 14, 14, 14, 10 ], [ 20, 20, 20, 14 ] ),
			],
			[ 'frames' => TemplateKeyframes::entrance( 100, [ 'y' => '100%', 'opacity' => 1 ], 500 ) ]
		),
	],
	[ 'link' => [ 'url' => '#' ] ]
);

TemplateRegistry::show(
	TemplateDocument::slider(
		__( 'Exhibitions', 'frontage-slider' ),
		[
			'sliderType'   => 'carousel',
			'sliderLayout' => 'fullwidth',
			'gridwidth'    => [ 360, 340, 360, 230 ],
			'gridheight'   => [ 480, 454, 480, 308 ],
			'duration'     => 6000,
			'progressBar'  => [
				'style'      => 'cw',
				'radius'     => 18,
				'size'       => 5,
				'horizontal' => 'center',
				'vertical'   => 'bottom',
				'y'          => -6,
				'color'      => TemplateLayers::ACCENT,
				'bgcolor'    => 'rgba(128,128,128,0.35)',
			],
			'carousel'     => [
				'maxVisibleItems' => 3,
				'infinity'        => true,
				'space'           => 24,
				'spin'            => '3d',
				'spinAngle'       => 42,
				'fadeout'         => true,
				'vary_fade'       => true,
				'maxOpacity'      => 0.55,
				'border_radius'   => 10,
				'speed'           => 900,
				'padding_top'     => 32,
				'padding_bottom'  => 76,
			],
			'navigation'   => TemplateDocument::navigation(
				[
					'touch'  => [
						'touchenabled'   => true,
						'touchOnDesktop' => true,
					],
					'arrows' => [
						'enable'     => true,
						'hide_under' => 600,
					],
				]
			),
		],
		[
			$frontage_poster( 1, __( 'Low Sun', 'frontage-slider' ), __( 'Paintings, through March', 'frontage-slider' ), __( 'Poster: red sun over waves', 'frontage-slider' ) ),
			$frontage_poster( 2, __( 'Rounds', 'frontage-slider' ), __( 'Sound and brass, opening in May', 'frontage-slider' ), __( 'Poster: golden arcs around a door', 'frontage-slider' ) ),
			$frontage_poster( 3, __( 'Small Parts', 'frontage-slider' ), __( 'Textiles, all summer long', 'frontage-slider' ), __( 'Poster: rows of colored shapes', 'frontage-slider' ) ),
			$frontage_poster( 4, __( 'Sails', 'frontage-slider' ), __( 'Boats and models, opening in June', 'frontage-slider' ), __( 'Poster: triangle and circle', 'frontage-slider' ) ),
			$frontage_poster( 5, __( 'Loud Type', 'frontage-slider' ), __( 'Lettering, this fall', 'frontage-slider' ), __( 'Poster: white bars on red', 'frontage-slider' ) ),
			$frontage_poster( 6, __( 'Night Drive', 'frontage-slider' ), __( 'Movies every Friday', 'frontage-slider' ), __( 'Poster: sun over a grid', 'frontage-slider' ) ),
		]
	)
);
