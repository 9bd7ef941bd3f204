<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'group'       => 'scroll',
	'title'       => __( 'Sticky header', 'frontage-site' ),
	'words'       => __( 'The header stays in the window while visitors scroll, and what they jump to lies below it. In a window that has no room for it, it goes with the page. A header whose block says otherwise keeps that.', 'frontage-site' ),
	'needs'       => 'block-theme',
	'recommended' => true,
	'options'     => [
		'mode' => [
			'type'    => 'string',
			'enum'    => [ 'up', 'after', 'always' ],
			'default' => 'up',
			'title'   => __( 'When', 'frontage-site' ),
			'labels'  => [
				'up'     => __( 'On the way up alone', 'frontage-site' ),
				'after'  => __( 'Once the page was scrolled past it', 'frontage-site' ),
				'always' => __( 'Always', 'frontage-site' ),
			],
		],
	],
];
