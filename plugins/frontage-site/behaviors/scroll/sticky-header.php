<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Sticky header', 'frontage-site' ),
	'words'       => __( 'Keeps the header visible on scroll and adjusts anchor links to its height. In short windows, it scrolls with the page. Header block settings take precedence.', 'frontage-site' ),
	'needs'       => 'block-theme',
	'recommended' => true,
	'options'     => [
		'mode' => [
			'type'    => 'string',
			'enum'    => [ 'up', 'after', 'always' ],
			'default' => 'up',
			'title'   => __( 'Sticky behavior', 'frontage-site' ),
			'labels'  => [
				'up'     => __( 'On scroll up', 'frontage-site' ),
				'after'  => __( 'After scrolling past it', 'frontage-site' ),
				'always' => __( 'Always', 'frontage-site' ),
			],
		],
	],
];
