<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Page transitions', 'frontage-site' ),
	'words'       => __( 'Fades between pages while the header and footer stay in place. Preloads a page when its link is hovered. Unsupported browsers load pages normally.', 'frontage-site' ),
	'recommended' => true,
	'about'       => __( 'The browser animates the change from one page to the next, as apps do. Header and footer stay in place. Older browsers load pages as usual.', 'frontage-site' ),
];
