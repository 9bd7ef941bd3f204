<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Instant pages', 'frontage-site' ),
	'words'       => __( 'Prepares a page of your site in the background when its link is hovered, so it opens at once. Off for carts, account pages, and signed-in users.', 'frontage-site' ),
	'recommended' => true,
	'about'       => __( 'Works in Chrome and Edge; other browsers load pages as usual. Visitors who save data are left alone. Add the class no-prerender to a link to exclude it. Your analytics must count a visit when the page is shown, as Google Analytics does.', 'frontage-site' ),
];
