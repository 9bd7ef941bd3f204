<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'group'       => 'lists',
	'title'       => __( 'Styled choice fields', 'frontage-site' ),
	'words'       => __( 'Choice fields of forms have the arrow of your design, and in browsers that let a page draw it the list too. They stay the browser’s own: keys, screen readers and phones use them as before.', 'frontage-site' ),
	'recommended' => true,
];
