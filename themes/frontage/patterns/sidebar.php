<?php
/**
 * Title: Sidebar
 * Slug: frontage/sidebar
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|50"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:search {"label":"<?php esc_attr_e( 'Search', 'frontage' ); ?>","showLabel":false,"buttonText":"<?php esc_attr_e( 'Search', 'frontage' ); ?>","placeholder":"<?php esc_attr_e( 'What are you looking for?', 'frontage' ); ?>"} /-->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Latest posts', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:latest-posts {"postsToShow":4,"displayPostDate":true} /--></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Categories', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:categories {"showPostCounts":true,"showEmpty":false} /--></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
