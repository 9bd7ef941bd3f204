<?php
/**
 * Title: Blog title
 * Slug: frontage/blog-title
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

// The page that shows the posts names them; where they stand on the front page nobody has.
$frontage_page = get_option( 'page_for_posts' );
?>
<!-- wp:heading {"level":1,"align":"wide","style":{"spacing":{"margin":{"bottom":"var:preset|spacing|50"}}}} -->
<h1 class="wp-block-heading alignwide" style="margin-bottom:var(--wp--preset--spacing--50)"><?php echo esc_html( is_numeric( $frontage_page ) && $frontage_page ? get_the_title( (int) $frontage_page ) : __( 'Blog', 'frontage' ) ); ?></h1>
<!-- /wp:heading -->
