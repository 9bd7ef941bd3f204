<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'title'   => __( 'Notices for custom scripts', 'frontage-site' ),
	'words'   => __( 'Adds the function frontage.notify(), which shows a short notice at the window edge for five seconds. Errors stay until dismissed.', 'frontage-site' ),
	'options' => [
		'position' => [
			'type'    => 'string',
			'enum'    => [ 'top-end', 'top-start', 'top', 'bottom-end', 'bottom-start', 'bottom' ],
			'default' => 'top-end',
			'title'   => __( 'Position', 'frontage-site' ),
			'labels'  => [
				'top-end'      => __( 'Top right', 'frontage-site' ),
				'top-start'    => __( 'Top left', 'frontage-site' ),
				'top'          => __( 'Top center', 'frontage-site' ),
				'bottom-end'   => __( 'Bottom right', 'frontage-site' ),
				'bottom-start' => __( 'Bottom left', 'frontage-site' ),
				'bottom'       => __( 'Bottom center', 'frontage-site' ),
			],
		],
	],
	'texts'   => [ 'close' => __( 'Close', 'frontage-site' ) ],
];
