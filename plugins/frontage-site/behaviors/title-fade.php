<?php
/** Words of a behavior; Behaviors\Words reads them. */

defined( 'ABSPATH' ) || exit;

return [
	'group'       => 'scroll',
	'title'       => __( 'Titles that fade', 'frontage-site' ),
	'words'       => __( 'The title of a page fades while visitors scroll past it.', 'frontage-site' ),
	'needs'       => 'block-theme',
	'recommended' => false,
];
