<?php
/** Template of a `VirtualPage` in a classic theme. */

defined( 'ABSPATH' ) || exit;

get_header();
echo \Frontage\Kit\Frontend\VirtualPage::html(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made.
get_footer();
