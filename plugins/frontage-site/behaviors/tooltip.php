<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'group' => 'pointer',
	'title' => __( 'Tooltips', 'frontage-site' ),
	'words' => __( 'Shows the text that a link, a button or a field carries in data-tooltip, also where your theme or another plugin printed it. Tooltips that you gave to words in the editor work without this.', 'frontage-site' ),
];
