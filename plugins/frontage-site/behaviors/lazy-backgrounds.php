<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'group'       => 'media',
	'title'       => __( 'Backgrounds when they are near', 'frontage-site' ),
	'words'       => __( 'Background pictures of blocks further down are fetched when visitors come near them, as WordPress does with pictures. What is seen first is fetched first.', 'frontage-site' ),
	'recommended' => true,
	'about'       => __( 'A page with many large backgrounds loads them all at once. With this, those further down wait until a visitor scrolls near them, so the page appears sooner.', 'frontage-site' ),
];
