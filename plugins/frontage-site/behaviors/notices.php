<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'group'   => 'overlays',
	'title'   => __( 'Notices for your own scripts', 'frontage-site' ),
	'words'   => __( 'Gives scripts of your site the function frontage.notify(), which shows a short text at the window’s edge for five seconds. Errors stay until they are closed.', 'frontage-site' ),
	'options' => [
		'position' => [
			'type'    => 'string',
			'enum'    => [ 'top-end', 'top-start', 'top', 'bottom-end', 'bottom-start', 'bottom' ],
			'default' => 'top-end',
			'title'   => __( 'Where they stand', 'frontage-site' ),
			'labels'  => [
				'top-end'      => __( 'At the top, where lines end', 'frontage-site' ),
				'top-start'    => __( 'At the top, where lines begin', 'frontage-site' ),
				'top'          => __( 'At the top, in the middle', 'frontage-site' ),
				'bottom-end'   => __( 'At the bottom, where lines end', 'frontage-site' ),
				'bottom-start' => __( 'At the bottom, where lines begin', 'frontage-site' ),
				'bottom'       => __( 'At the bottom, in the middle', 'frontage-site' ),
			],
		],
	],
	'texts'   => [ 'close' => __( 'Close', 'frontage-site' ) ],
];
