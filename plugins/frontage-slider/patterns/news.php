<?php
/** Headlines with tabs: images that break into pieces, and a bar for the remaining time. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

$frontage_news = static fn ( string $key, string $tab, string $headline, string $line, string $alt, string $transition ): array => TemplateDocument::slide(
	$key,
	$tab,
	TemplateDocument::image_background( "$key.svg", $alt ),
	[
		TemplateLayers::shape( 'linear-gradient(0deg, rgba(7,16,26,0.95), rgba(7,16,26,0.78) 45%, rgba(7,16,26,0.15) 85%)' ),
		TemplateLayers::stack(
			'bottom',
			[
				TemplateLayers::text(
					esc_html( $tab ),
					[ 'display' => 'inline-block' ],
					[
						'color'        => TemplateLayers::DARK,
						'background'   => '#f3c77a',
						'fontSize'     => [ 14, 14, 19, 13 ],
						'fontWeight'   => 700,
						'padding'      => TemplateLayers::sides( [ 4 ], [ 12 ] ),
						'borderRadius' => TemplateLayers::corners( 6 ),
						'margin'       => TemplateLayers::margin_below( 16, 16, 16, 12 ),
					],
					[ 'frames' => TemplateKeyframes::entrance( 200, [ 'x' => -30 ], 600 ) ]
				),
				TemplateLayers::text(
					esc_html( $headline ),
					[ 'maxWidth' => [ 820, 720, 660, 342 ] ],
					[
						'fontSize'   => [ 50, 44, 48, 30 ],
						'lineHeight' => '1.14em',
						'fontWeight' => 700,
						'margin'     => TemplateLayers::margin_below( 14, 14, 14, 10 ),
					],
					[
						'tag'    => 'h2',
						'frames' => TemplateKeyframes::entrance( 300, [ 'y' => 60 ], 900, [ 'mask' => [ 'y' => [ 0 ] ] ] ),
					]
				),
				TemplateLayers::text(
					esc_html( $line ),
					[ 'maxWidth' => [ 640, 600, 640, 342 ] ],
					[ 'fontSize' => [ 19, 18, 23, 16 ] ],
					[ 'frames' => TemplateKeyframes::entrance( 500 ) ]
				),
			],
			[ 'padding' => TemplateLayers::sides( [ 48, 44, 48, 44 ], [ 64, 56, 48, 24 ] ) ]
		),
	],
	[
		'link'       => [ 'url' => '#' ],
		'transition' => [
			'name'     => $transition,
			'duration' => 1100,
		],
	]
);

TemplateRegistry::show(
	TemplateDocument::slider(
		__( 'News', 'frontage-slider' ),
		[
			'sliderLayout' => 'fullwidth',
			'gridheight'   => [ 600, 520, 620, 500 ],
			'duration'     => 7000,
			'progressBar'  => [
				'vertical' => 'bottom',
				'size'     => 4,
				'color'    => '#f3c77a',
				'bgcolor'  => 'rgba(255,255,255,0.2)',
			],
			'navigation'   => TemplateDocument::navigation(
				[
					'tabs' => [
						'enable'          => true,
						'width'           => 300,
						'min_width'       => 132,
						'height'          => 64,
						'space'           => 0,
						'wrapper_padding' => 0,
						'wrapper_color'   => '#10161a',
						'visibleAmount'   => 4,
						'span'            => true,
						'position'        => 'outer-bottom',
					],
				]
			),
		],
		[
			$frontage_news( 'city', __( 'City', 'frontage-slider' ), __( 'Night trams are here to stay, running every 15 minutes', 'frontage-slider' ), __( 'The city council approved the new schedule last night.', 'frontage-slider' ), __( 'City at night', 'frontage-slider' ), 'boxfade' ),
			$frontage_news( 'forest', __( 'Nature', 'frontage-slider' ), __( 'City forest gets 40,000 new trees', 'frontage-slider' ), __( 'Volunteers are planting beech, oak, and rowan through the end of November. Come lend a hand.', 'frontage-slider' ), __( 'Misty forest', 'frontage-slider' ), 'slotslide-vertical' ),
			$frontage_news( 'peaks', __( 'Weekend', 'frontage-slider' ), __( 'Fresh snow and sunshine in the mountains', 'frontage-slider' ), __( 'See which huts are open and which trails are closed.', 'frontage-slider' ), __( 'Mountains at first light', 'frontage-slider' ), 'curtain-3' ),
			$frontage_news( 'coast', __( 'Culture', 'frontage-slider' ), __( 'Choir festival opens this Friday', 'frontage-slider' ), __( 'Twelve choirs perform on the dock over three days.', 'frontage-slider' ), __( 'Bay at dusk', 'frontage-slider' ), 'boxslide' ),
		]
	)
);
