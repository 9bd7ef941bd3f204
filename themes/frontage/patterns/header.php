<?php
/**
 * Title: Header
 * Slug: frontage/header
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

// A plugin that has a menu of its own offers a header with it; the theme alone has links.
$name = WP_Block_Patterns_Registry::get_instance()->is_registered( 'frontage-site/header' ) ? 'frontage-site/header' : 'frontage/header-links';

?>
<!-- wp:pattern {"slug":"<?php echo esc_attr( $name ); ?>"} /-->
