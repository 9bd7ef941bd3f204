<?php
/** Template of a `VirtualPage` in a classic theme. */

defined( 'ABSPATH' ) || exit;

get_header();
\Frontage\Kit\Frontend\EscapedMarkup::print( \Frontage\Kit\Frontend\VirtualPage::html() );
get_footer();
