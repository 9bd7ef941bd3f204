<?php
/** A page behind a link of a letter, in a classic theme. */

defined( 'ABSPATH' ) || exit;

get_header();
echo \Frontage\Forms\Subscription\Pages::html(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made.
get_footer();
