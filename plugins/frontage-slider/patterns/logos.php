<?php
/** An endless band of logos that pauses on hover or with the pause button. Each logo is a slide, so it is edited in one place. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

$frontage_logo = static fn ( string $name, string $mark ): array => TemplateDocument::slide(
	sanitize_title( $name ),
	$name,
	TemplateDocument::color_background( 'transparent' ),
	[
		TemplateLayers::svg(
			'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="100%" height="100%" aria-hidden="true"><g fill="currentColor">' . $mark . '</g></svg>',
			[
				'y'       => 'middle',
				'offsetX' => [ 24, 24, 24, 16 ],
				'width'   => [ 40, 40, 46, 32 ],
				'height'  => [ 40, 40, 46, 32 ],
			],
			[ 'style' => [ 'color' => [ TemplateLayers::INK ] ] ]
		),
		TemplateLayers::text(
			esc_html( $name ),
			[
				'y'       => 'middle',
				'offsetX' => [ 76, 76, 84, 58 ],
			],
			[
				'color'      => TemplateLayers::INK,
				'fontSize'   => [ 24, 24, 28, 19 ],
				'fontWeight' => 700,
				'lineHeight' => '1.2em',
				'whiteSpace' => 'nowrap',
			]
		),
	]
);

TemplateRegistry::show(
	TemplateDocument::slider(
		__( 'Trusted by', 'frontage-slider' ),
		[
			'sliderType'  => 'carousel',
			'gridwidth'   => [ 220, 210, 230, 165 ],
			'gridheight'  => [ 100, 100, 110, 80 ],
			'duration'    => 3000,
			'progressBar' => [ 'disableProgressBar' => true ],
			'carousel'    => [
				'maxVisibleItems'   => 7,
				'infinity'          => true,
				'fadeout'           => false,
				'speed'             => 3000,
				'easing'            => 'none',
				'showLayersAllTime' => 'all',
				'padding_bottom'    => 40,
			],
			'navigation'  => TemplateDocument::navigation(),
		],
		[
			$frontage_logo( _x( 'Nordvik', 'a company that does not exist', 'frontage-slider' ), '<path d="M4 34L20 4l16 30h-9L20 20l-7 14z"></path>' ),
			$frontage_logo( _x( 'Orrin', 'a company that does not exist', 'frontage-slider' ), '<path d="M20 3a17 17 0 1 0 0 34 17 17 0 0 0 0-34zm0 9a8 8 0 1 1 0 16 8 8 0 0 1 0-16z"></path>' ),
			$frontage_logo( _x( 'Kestrel', 'a company that does not exist', 'frontage-slider' ), '<path d="M4 8h12l20 12-20 12H4l12-12z"></path>' ),
			$frontage_logo( _x( 'Fjellbo', 'a company that does not exist', 'frontage-slider' ), '<path d="M4 18L20 5l16 13v17H24V24h-8v11H4z"></path>' ),
			$frontage_logo( _x( 'Marlo', 'a company that does not exist', 'frontage-slider' ), '<path d="M4 34V6l16 14L36 6v28h-8V22l-8 7-8-7v12z"></path>' ),
			$frontage_logo( _x( 'Tindra', 'a company that does not exist', 'frontage-slider' ), '<path d="M20 2l4 12 13-3-9 9 9 9-13-3-4 12-4-12-13 3 9-9-9-9 13 3z"></path>' ),
			$frontage_logo( _x( 'Solvei', 'a company that does not exist', 'frontage-slider' ), '<path d="M4 22a16 16 0 0 1 32 0zM2 26h36v4H2zM8 33h24v4H8z"></path>' ),
			$frontage_logo( _x( 'Brygge', 'a company that does not exist', 'frontage-slider' ), '<path d="M4 6h14v28H4zM22 6h14v12H22zM22 22h14v12H22z"></path>' ),
			$frontage_logo( _x( 'Alma', 'a company that does not exist', 'frontage-slider' ), '<path d="M20 36C6 26 2 20 2 14a9 9 0 0 1 18-2 9 9 0 0 1 18 2c0 6-4 12-18 22z"></path>' ),
		]
	)
);
