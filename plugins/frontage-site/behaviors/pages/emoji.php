<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Native emoji', 'frontage-site' ),
	'words'       => __( 'Removes the script and styles that WordPress loads for browsers without emoji support. All current browsers support emoji.', 'frontage-site' ),
	'recommended' => true,
];
