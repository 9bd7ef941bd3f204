<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'group'       => 'pages',
	'title'       => __( 'Page transitions', 'frontage-site' ),
	'words'       => __( 'One page fades into the next while header and footer stay where they are, and a page is fetched as soon as the pointer rests on its link. Browsers that cannot do that load pages as ever.', 'frontage-site' ),
	'recommended' => true,
	'about'       => __( 'The browser animates the change from one page to the next, as apps do. Header and footer stay in place. Older browsers load pages as usual.', 'frontage-site' ),
];
