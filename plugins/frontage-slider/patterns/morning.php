<?php
/** Three views of one morning. A board with three entries stays, and the entry of the slide is marked. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

$frontage_views = [
	[ 'dawn', __( 'First light', 'frontage-slider' ), __( 'One boat, and the river to itself.', 'frontage-slider' ), 'dawn.svg', __( 'Single rower on calm water at sunrise', 'frontage-slider' ) ],
	[ 'rowers', __( 'Full pressure', 'frontage-slider' ), __( 'Eight people, one stroke.', 'frontage-slider' ), 'rowers.svg', __( 'Rowing eight from above', 'frontage-slider' ) ],
	[ 'finish', __( 'Across the line', 'frontage-slider' ), __( 'Then tea for everyone.', 'frontage-slider' ), 'finish.svg', __( 'Two boats at the finish flag', 'frontage-slider' ) ],
];

$frontage_board = static fn ( int $now ): array => TemplateLayers::row(
	'bottom',
	array_map(
		static fn ( int $at ): array => TemplateLayers::column(
			'33.333%',
			[
				TemplateLayers::text(
					'<strong>' . esc_html( $frontage_views[ $at ][1] ) . '</strong><br>' . esc_html( $frontage_views[ $at ][2] ),
					[],
					[
						'color'       => $at === $now ? '#0c2340' : '#f7f3e8',
						'background'  => $at === $now ? '#f7f3e8' : '#0c2340',
						'fontSize'    => [ 20, 18, 21, 15 ],
						'lineHeight'  => '1.35em',
						'padding'     => TemplateLayers::sides( [ 24, 20, 16, 10 ], [ 28, 22, 24, 16 ] ),
						'borderStyle' => 'solid',
						'borderColor' => $at === $now ? '#c0262d' : '#0c2340',
						'borderWidth' => [
							'top'    => [ 6, 6, 0, 0 ],
							'right'  => [ 0 ],
							'bottom' => [ 0 ],
							'left'   => [ 0, 0, 6, 6 ],
						],
					]
				),
			],
			[ 'background' => $at === $now ? '#f7f3e8' : '#0c2340' ]
		),
		[ 0, 1, 2 ]
	),
	[ 'padding' => TemplateLayers::sides( [ 0 ], [ 0 ] ) ],
	[ 'breakAt' => 2 ]
);

TemplateRegistry::show(
	TemplateDocument::slider(
		__( 'A morning on the water', 'frontage-slider' ),
		[
			'sliderLayout' => 'fullwidth',
			'gridheight'   => [ 680, 600, 860, 640 ],
			'duration'     => 6000,
			'progressBar'  => [ 'disableProgressBar' => true ],
			'navigation'   => TemplateDocument::navigation(
				[
					'arrows' => [
						'enable'     => true,
						'hide_under' => 900,
					],
				]
			),
		],
		array_map(
			static fn ( int $at ): array => TemplateDocument::slide(
				$frontage_views[ $at ][0],
				$frontage_views[ $at ][1],
				TemplateDocument::image_background(
					$frontage_views[ $at ][3],
					$frontage_views[ $at ][4],
					[
						'position' => 'center bottom',
						'panZoom'  => [
							'duration'   => 9000,
							'scaleStart' => 1,
							'scaleEnd'   => 1.06,
						],
					]
				),
				[ $frontage_board( $at ) ],
				[
					'transition' => [
						'name'     => 'fade',
						'duration' => 900,
					],
				]
			),
			[ 0, 1, 2 ]
		)
	)
);
