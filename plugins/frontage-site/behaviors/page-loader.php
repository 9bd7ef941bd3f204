<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'group'       => 'pages',
	'title'       => __( 'Cover until a page is there', 'frontage-site' ),
	'words'       => __( 'A plain cover with a turning circle until all of a page has come, three seconds at most. Pages rarely need one: leave it off while yours are fast.', 'frontage-site' ),
	'recommended' => false,
];
