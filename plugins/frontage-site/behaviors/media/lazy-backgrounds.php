<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Lazy load backgrounds', 'frontage-site' ),
	'words'       => __( 'Loads background images only when visitors scroll near them, as WordPress does for other images. Backgrounds at the top load first.', 'frontage-site' ),
	'recommended' => true,
	'about'       => __( 'A page with many large backgrounds loads them all at once. With this, those further down wait until a visitor scrolls near them, so the page appears sooner.', 'frontage-site' ),
];
