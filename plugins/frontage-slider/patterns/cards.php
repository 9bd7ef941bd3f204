<?php
/** Cards next to each other: a draggable carousel in which each card is a link. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

$frontage_card = static fn ( string $key, string $title, string $line, string $alt, string $file, string $position ): array => TemplateDocument::slide(
	$key,
	$title,
	TemplateDocument::image_background( $file, $alt, [ 'position' => $position ] ),
	[
		TemplateLayers::shape( 'linear-gradient(0deg, rgba(8,18,24,0.94), rgba(8,18,24,0.72) 34%, rgba(8,18,24,0) 66%)' ),
		TemplateLayers::stack(
			'bottom',
			[
				TemplateLayers::text(
					esc_html( $title ),
					[],
					[
						'fontSize'   => [ 28, 26, 30, 24 ],
						'lineHeight' => '1.2em',
						'fontWeight' => 700,
						'margin'     => TemplateLayers::margin_below( 8, 8, 8, 6 ),
					],
					[ 'tag' => 'h2' ]
				),
				TemplateLayers::text( esc_html( $line ), [], [ 'fontSize' => [ 17, 17, 20, 16 ] ] ),
			],
			[ 'padding' => TemplateLayers::sides( [ 28, 26, 28, 22 ], [ 28, 26, 28, 22 ] ) ]
		),
	],
	[ 'link' => [ 'url' => '#' ] ]
);

TemplateRegistry::show(
	TemplateDocument::slider(
		__( 'Trips', 'frontage-slider' ),
		[
			'sliderType'   => 'carousel',
			'sliderLayout' => 'fullwidth',
			'gridwidth'    => [ 420, 380, 420, 290 ],
			'gridheight'   => [ 520, 480, 540, 400 ],
			'stopLoop'     => true,
			'stopAtSlide'  => 1,
			'progressBar'  => [ 'disableProgressBar' => true ],
			'carousel'     => [
				'maxVisibleItems'   => 3,
				'space'             => 20,
				'infinity'          => true,
				'fadeout'           => false,
				'border_radius'     => 20,
				'showLayersAllTime' => 'all',
				'padding_top'       => 8,
				'padding_bottom'    => 56,
			],
			'navigation'   => TemplateDocument::navigation(
				[
					'touch'   => [
						'touchenabled'   => true,
						'touchOnDesktop' => true,
					],
					'arrows'  => [
						'enable'     => true,
						'hide_under' => 700,
					],
					'bullets' => [
						'enable'   => true,
						'v_offset' => 8,
					],
				]
			),
		],
		[
			$frontage_card( 'coast', __( 'A week on the coast', 'frontage-slider' ), __( 'Seven nights, one boat, no schedule.', 'frontage-slider' ), __( 'Bay at dusk', 'frontage-slider' ), 'coast.svg', '72% 50%' ),
			$frontage_card( 'dunes', __( 'Three days in the dunes', 'frontage-slider' ), __( 'Local guides show you the way.', 'frontage-slider' ), __( 'Dunes in the morning light', 'frontage-slider' ), 'dunes.svg', '22% 50%' ),
			$frontage_card( 'forest', __( 'Into the woods', 'frontage-slider' ), __( 'A cozy cabin with a wood stove.', 'frontage-slider' ), __( 'Misty forest', 'frontage-slider' ), 'forest.svg', '50% 50%' ),
			$frontage_card( 'peaks', __( 'Hut to hut', 'frontage-slider' ), __( 'Five days of hiking, and the last one is all downhill.', 'frontage-slider' ), __( 'Mountains at first light', 'frontage-slider' ), 'peaks.svg', '40% 50%' ),
			$frontage_card( 'city', __( 'One night in the city', 'frontage-slider' ), __( 'A concert, a late dinner, and a hotel downtown.', 'frontage-slider' ), __( 'City at night', 'frontage-slider' ), 'city.svg', '82% 50%' ),
		]
	)
);
