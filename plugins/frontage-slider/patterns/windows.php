<?php
/** Views of an app over one gradient. The headline stays, a window slides in, and a small card follows. */

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

$frontage_card = [
	'background'   => '#ffffff',
	'borderRadius' => TemplateLayers::corners( 18 ),
	'boxShadow'    => [
		'color' => 'rgba(40,36,110,0.18)',
		'y'     => [ 30 ],
		'blur'  => [ 60 ],
	],
];

$frontage_window = static fn ( string $key, string $title, string $line, string $note, string $file, string $alt, int $width, int $height ): array => TemplateDocument::slide(
	$key,
	$title,
	TemplateDocument::color_background( 'linear-gradient(115deg, #ffd9b8, #ffc2d6 36%, #c8cdff 72%, #c9f0ea)' ),
	[
		TemplateLayers::image(
			TemplateDocument::image( $file, $alt, $width, $height ),
			[
				'x'       => [ 'right', 'right', 'center', 'center' ],
				'y'       => [ 'middle', 'middle', 'bottom', 'bottom' ],
				'offsetX' => [ 90, 50, 0, 0 ],
				'offsetY' => [ -20, -20, 110, 84 ],
				'width'   => [ 520, 430, 560, 310 ],
				'height'  => [ 330, 273, 356, 196 ],
			],
			[
				'style'  => TemplateLayers::breakpoint_values( $frontage_card + [ 'objectFit' => 'contain' ] ),
				'frames' => TemplateKeyframes::entrance( 100, [ 'x' => 120 ], 800 ),
			]
		),
		TemplateLayers::text(
			esc_html( $note ),
			[
				'x'       => [ 'right', 'right', 'center', 'center' ],
				'y'       => [ 'bottom' ],
				'offsetX' => [ 500, 390, 0, 0 ],
				'offsetY' => [ 130, 120, 82, 62 ],
			],
			$frontage_card + [
				'color'      => '#12131a',
				'fontSize'   => [ 17, 16, 20, 15 ],
				'fontWeight' => 600,
				'padding'    => TemplateLayers::sides( [ 16, 14, 18, 12 ], [ 22, 20, 24, 18 ] ),
				'whiteSpace' => 'nowrap',
			],
			[ 'frames' => TemplateKeyframes::entrance( 180, [ 'x' => 120 ], 800 ) ]
		),
		TemplateLayers::text(
			esc_html( $line ),
			[
				'x'        => [ 'left' ],
				'y'        => [ 'middle', 'middle', 'top', 'top' ],
				'offsetX'  => [ 64, 56, 48, 24 ],
				'offsetY'  => [ 78, 72, 236, 176 ],
				'width'    => [ 440, 380, 620, 342 ],
			],
			[
				'color'    => '#12131a',
				'fontSize' => [ 20, 18, 23, 17 ],
			],
			[ 'frames' => TemplateKeyframes::entrance( 200, [ 'y' => 20 ], 600 ) ]
		),
	],
	[
		'transition' => [
			'name'     => 'fade',
			'duration' => 500,
		],
	]
);

TemplateRegistry::show(
	TemplateDocument::slider(
		__( 'See it work', 'frontage-slider' ),
		[
			'gridheight'  => [ 600, 520, 760, 560 ],
			'duration'    => 6500,
			'progressBar' => [ 'disableProgressBar' => true ],
			'navigation'  => TemplateDocument::navigation(
				[
					'bullets' => [
						'enable' => true,
						'color'  => '#12131a',
					],
				]
			),
		],
		[
			$frontage_window( 'fair', __( 'Fair', 'frontage-slider' ), __( 'Weekends are counted, so nobody has to ask.', 'frontage-slider' ), __( 'Everyone within one', 'frontage-slider' ), 'app-weekends.svg', __( 'Weekends this quarter for four people', 'frontage-slider' ), 296, 188 ),
			$frontage_window( 'wishes', __( 'Wishes', 'frontage-slider' ), __( 'Each person says once when work fits.', 'frontage-slider' ), __( 'Saved for next week', 'frontage-slider' ), 'app-hours.svg', __( 'Early and late shifts to choose from', 'frontage-slider' ), 312, 152 ),
			$frontage_window( 'draft', __( 'Draft', 'frontage-slider' ), __( 'The draft fills each shift from who can work.', 'frontage-slider' ), __( 'Draft ready', 'frontage-slider' ), 'app-draft.svg', __( 'Bars that compare needed and staffed hours', 'frontage-slider' ), 692, 230 ),
		],
		[
			TemplateLayers::text(
				esc_html__( 'Watch a week plan itself', 'frontage-slider' ),
				[
					'x'       => [ 'left' ],
					'y'       => [ 'middle', 'middle', 'top', 'top' ],
					'offsetX' => [ 64, 56, 48, 24 ],
					'offsetY' => [ -50, -44, 64, 48 ],
					'width'   => [ 480, 400, 640, 342 ],
				],
				[
					'color'      => '#12131a',
					'fontSize'   => [ 56, 46, 60, 40 ],
					'lineHeight' => '1.08em',
					'fontWeight' => 700,
				],
				[ 'tag' => 'h2' ]
			),
		]
	)
);
