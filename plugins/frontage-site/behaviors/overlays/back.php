<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'title' => __( 'Back button skips popups', 'frontage-site' ),
	'words' => __( 'On phones, the Back button first closes an open image, video, dialog, or menu. Turn this on to leave the page right away instead.', 'frontage-site' ),
];
