<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'group'       => 'scroll',
	'title'       => __( 'Titles that fade', 'frontage-site' ),
	'words'       => __( 'The title of a page fades while visitors scroll past it.', 'frontage-site' ),
	'needs'       => 'block-theme',
	'recommended' => false,
];
