<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'title' => __( 'Tooltips', 'frontage-site' ),
	'words' => __( 'Shows the data-tooltip text of links, buttons, and fields from your theme or other plugins. Tooltips you add in the editor always work.', 'frontage-site' ),
];
